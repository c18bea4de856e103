import { galleryPaths } from '#app/domain/links.ts'
import { emptyListQuery } from '#app/domain/list-query.ts'
import { catalogueContext } from '#app/middleware/contexts.ts'
import { toCard } from '#app/pages/card.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import { GalleryFrame, GallerySection } from '#app/ui/admin/gallery/gallery-frame.tsx'
import { createSamples, emptyList, samplePaging } from '#app/ui/admin/gallery/samples.ts'
import { ProductGrid } from '#app/ui/cards/product-grid.tsx'
import { ProductRail } from '#app/ui/cards/product-rail.tsx'
import { Pagination } from '#app/ui/elements/pagination.tsx'
import { EmptyList } from '#app/ui/list/empty-list.tsx'
import { getPageMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/templates-lists.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { products } = await context.get(catalogueContext).list(emptyListQuery, 1)
  return {
    sites: storefronts.map(({ id, siteName }) => ({ id, siteName })),
    pictures: products.map(toCard).flatMap(({ picture }) => picture ?? []),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const title = 'Lists'
  return getPageMeta(matches[0].loaderData?.shell, {
    title,
    path: galleryPaths[title],
    isNoindex: true,
  })
}

export default function TemplatesLists({ loaderData: { sites, pictures } }: Route.ComponentProps) {
  const cards = createSamples(pictures).cards.map(({ card }) => card)
  return (
    <GalleryFrame title="Lists" sites={sites}>
      <GallerySection title="Grid">
        <ProductGrid cards={cards} />
        <Pagination paging={samplePaging} toPage={page => `/products?page=${page}`} />
      </GallerySection>
      <ProductRail title="Rail" cards={cards} more={{ label: 'See all', to: '/products' }} />
      <GallerySection title="Empty list">
        <EmptyList list={emptyList} />
      </GallerySection>
    </GalleryFrame>
  )
}
