import { data } from 'react-router'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { toCard } from '#app/domain/card.ts'
import { findCategory } from '#app/domain/category-tree.ts'
import { listPath } from '#app/domain/links.ts'
import { emptyListQuery } from '#app/domain/list-query.ts'
import type { Product } from '#app/domain/product.ts'
import { toProductPage } from '#app/domain/product-page.ts'
import { isSourceLetter } from '#app/domain/source.ts'
import { catalogueContext } from '#app/middleware/contexts.ts'
import { getPageMeta } from '#app/ui/page-meta.ts'
import { ProductRail } from '#app/ui/product-rail.tsx'
import { ProductView } from '#app/ui/product-view.tsx'
import { shouldRevalidateProducts } from '#app/ui/revalidation.ts'
import type { Route } from './+types/product.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { source, product: id } = params
  const catalogue = context.get(catalogueContext)
  const found = isSourceLetter(source) && id ? await catalogue.find(source, id) : undefined
  if (!found) throw data('This page could not be found', { status: 404 })
  const { product, goneSince } = found
  const [offers, related] = await Promise.all([
    catalogue.findOffers(product.source, product.id),
    findRelated(catalogue, product),
  ])
  return { page: toProductPage(product, goneSince !== undefined, offers), related }
}

const relatedCount = 12

/** Others of its category, most popular first; none when the list cannot be asked: the product itself matters more. */
async function findRelated(catalogue: Catalogue, product: Product) {
  const category = findCategory(product.categoryId)
  if (!category) return undefined
  const query = { ...emptyListQuery, sort: 'popular', category: category.id } as const
  const listing = await catalogue.list(query, relatedCount + 1).catch(() => undefined)
  const others = listing?.products.filter(other => other.id !== product.id || other.source !== product.source)
  return (
    others && { title: category.title, to: listPath(query), cards: others.slice(0, relatedCount).map(toCard) }
  )
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
  return (
    <>
      <ProductView product={page} />
      {related ? (
        <ProductRail
          title={`More in ${related.title}`}
          cards={related.cards}
          more={{ label: 'See all', to: related.to }}
        />
      ) : null}
    </>
  )
}
