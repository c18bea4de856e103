import { servicesContext } from '#app/context/services.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/operators-route.ts'
import { GalleryFrame } from './gallery-frame.tsx'
import { getGalleryPage } from './gallery-page.ts'
import { galleryPaths } from './gallery-paths.ts'
import { OperatorStates } from './operator-states.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return getGalleryPage(context.get(servicesContext).catalogue)
}

export function meta({ matches }: Route.MetaArgs) {
  const title = 'Operators'
  return getPageMeta(matches[0].loaderData?.shell, {
    title,
    path: galleryPaths[title],
    isNoindex: true,
  })
}

export default function OperatorsRoute({ loaderData: { sites } }: Route.ComponentProps) {
  return (
    <GalleryFrame title="Operators" sites={sites}>
      <OperatorStates sites={sites} />
    </GalleryFrame>
  )
}
