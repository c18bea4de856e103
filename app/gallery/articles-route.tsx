import { servicesContext } from '#app/context/services.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/articles-route.ts'
import { ArticleStates } from './article-states.tsx'
import { GalleryFrame } from './gallery-frame.tsx'
import { getGalleryPage } from './gallery-page.ts'
import { galleryPaths } from './gallery-paths.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return getGalleryPage(context.get(servicesContext).catalogue)
}

export function meta({ matches }: Route.MetaArgs) {
  const title = 'Articles'
  return getPageMeta(matches[0].loaderData?.shell, {
    title,
    path: galleryPaths[title],
    isNoindex: true,
  })
}

export default function ArticlesRoute({ loaderData: { sites, samples } }: Route.ComponentProps) {
  const cards = samples.cards.map(({ card }) => card)
  return (
    <GalleryFrame title="Articles" sites={sites}>
      <ArticleStates picture={samples.pictures[0]?.picture} cards={cards} />
    </GalleryFrame>
  )
}
