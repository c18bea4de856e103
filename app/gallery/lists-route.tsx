import { servicesContext } from '#app/context/services.ts'
import { ProductGrid } from '#app/ui/cards/product-grid.tsx'
import { ProductRail } from '#app/ui/cards/product-rail.tsx'
import { Pagination } from '#app/ui/elements/pagination.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/lists-route.ts'
import { GalleryFrame, GallerySection } from './gallery-frame.tsx'
import { getGalleryPage } from './gallery-page.ts'
import { galleryPaths } from './gallery-paths.ts'
import { ListStates } from './list-states.tsx'
import { samplePaging } from './samples.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return getGalleryPage(context.get(servicesContext).catalogue)
}

export function meta({ matches }: Route.MetaArgs) {
  const title = 'Lists'
  return getPageMeta(matches[0].loaderData?.shell, {
    title,
    path: galleryPaths[title],
    isNoindex: true,
  })
}

export default function ListsRoute({ loaderData: { sites, samples } }: Route.ComponentProps) {
  const cards = samples.cards.map(({ card }) => card)
  return (
    <GalleryFrame title="Lists" sites={sites}>
      <GallerySection title="Grid">
        <ProductGrid cards={cards} />
        <Pagination paging={samplePaging} toPage={page => `/products?page=${page}`} />
      </GallerySection>
      <ProductRail title="Rail" cards={cards} more={{ label: 'See all', to: '/products' }} />
      <ListStates cards={cards} />
    </GalleryFrame>
  )
}
