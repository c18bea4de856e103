import { servicesContext } from '#app/context/services.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/components-route.ts'
import { ControlStates } from './control-states.tsx'
import { ElementStates } from './element-states.tsx'
import { GalleryFrame } from './gallery-frame.tsx'
import { getGalleryPage } from './gallery-page.ts'
import { galleryPaths } from './gallery-paths.ts'
import { MenuStates } from './menu-states.tsx'
import { OfferStates } from './offer-states.tsx'
import { ProductStates } from './product-states.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return getGalleryPage(context.get(servicesContext).catalogue)
}

export function meta({ matches }: Route.MetaArgs) {
  const title = 'Components'
  return getPageMeta(matches[0].loaderData?.shell, {
    title,
    path: galleryPaths[title],
    isNoindex: true,
  })
}

export default function ComponentsRoute({ loaderData }: Route.ComponentProps) {
  const { sites, samples, comparison, real } = loaderData
  return (
    <GalleryFrame title="Components" sites={sites}>
      <ElementStates prices={samples.prices} />
      <ControlStates />
      <MenuStates picture={samples.pictures[0]?.picture} />
      <ProductStates cards={samples.cards} pictures={samples.pictures} real={real} />
      <OfferStates comparison={comparison} />
    </GalleryFrame>
  )
}
