import { data } from 'react-router'
import { findSimilar } from '#app/catalogue/find-similar.ts'
import { toCard } from '#app/domain/card.ts'
import { listPath } from '#app/domain/links.ts'
import { catalogueContext } from '#app/middleware/contexts.ts'
import { findProductPage } from '#app/middleware/find-product-page.server.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import { ProductRail } from '#app/ui/product-rail.tsx'
import { ProductView } from '#app/ui/product-view.tsx'
import { RecentlyViewed } from '#app/ui/recently-viewed.tsx'
import { shouldRevalidateProducts } from '#app/ui/revalidation.ts'
import type { Route } from './+types/product.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const found = await findProductPage(catalogue, params.source, params.product)
  if (!found) throw data('This page could not be found', { status: 404 })
  const { product, page } = found
  const similar = await findSimilar(catalogue, product, page.otherOffers)
  const related = similar && {
    category: similar.category,
    to: listPath(similar.query),
    cards: similar.products.map(toCard),
  }
  return data({ page, related }, page.isLongGone ? { status: 410 } : {})
}

export const shouldRevalidate = shouldRevalidateProducts

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, brand, price, retailer, path, shareImage, isGone } = loaderData.page
  return getPageMeta(matches[0].loaderData?.shell, {
    title,
    description: `${brand} ${title} for ${price.salePrice ?? price.price} at ${retailer}. See sizes, colours and where to buy.`,
    path,
    image: shareImage,
    isNoindex: isGone,
  })
}

export default function ProductRoute({ loaderData: { page, related } }: Route.ComponentProps) {
  const isMissed = page.isGone || page.price.isSoldOut
  const place = related?.category ? ` in ${related.category}` : ''
  return (
    <>
      <ProductView key={page.path} product={page} />
      {related ? (
        <ProductRail
          title={isMissed ? `To be had${place}` : `More${place || ' to look at'}`}
          cards={related.cards}
          more={{ label: 'See all', to: related.to }}
        />
      ) : null}
      <RecentlyViewed without={page} />
    </>
  )
}
