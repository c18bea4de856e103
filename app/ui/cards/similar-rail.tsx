import type { SimilarProducts } from '#app/pages/find-similar-products.ts'
import { similarId } from '../product/product-view.tsx'
import { ProductRail } from './product-rail.tsx'

/** Products similar to the one on the page, or alternatives to one that is unavailable. */
export function SimilarRail({
  similar,
  isInstead,
}: {
  similar: SimilarProducts | undefined
  isInstead: boolean
}) {
  if (!similar) return null
  const { category, brand, to, cards } = similar
  const more = category ? `More ${category}` : brand ? `More from ${brand}` : 'You may also like'
  const instead = category
    ? `Available in ${category}`
    : brand
      ? `Available from ${brand}`
      : 'Available now'
  return (
    <ProductRail
      id={similarId}
      title={isInstead ? instead : more}
      cards={cards}
      more={{ label: 'See all', to }}
    />
  )
}
