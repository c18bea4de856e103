import { isAvailable } from '#app/accounts/alerts/evaluate-alert.ts'
import { facets } from '#app/domain/facets/facets.ts'
import type { Product, ProductSize } from '#app/domain/product.ts'
import { listPath } from '#app/domain/urls/links.ts'

/** A size on a scale links to the other products in that size. */
export interface ShownSize {
  name: string
  /** True if the product is sold out, or its source lists what is in stock, and this size is not. */
  isSoldOut?: true
  title?: string
  to?: string
  /** The size as the link names it: "12 (L)" for a product's size 12 that the list calls L. */
  toName?: string
  /** The number of products in that list, if it is known. */
  similarCount?: number
}

export function toShownSize(
  { name, canonicalSize, sizeId }: ProductSize,
  product: Product,
  counts: ReadonlyMap<string, number> | undefined,
): ShownSize {
  const { categoryId } = product
  const similarCount = sizeId ? counts?.get(sizeId) : undefined
  const inCategory = categoryId === undefined ? {} : { category: categoryId }
  return {
    name: name.toUpperCase(),
    ...(canonicalSize ? { title: canonicalSize.name } : {}),
    ...(product.inStock && isAvailable(product, name) ? {} : { isSoldOut: true as const }),
    ...(sizeId && similarCount !== 0
      ? {
          to: listPath({ ...inCategory, sizes: [sizeId], stock: ['in'] }),
          ...nameSize(facets.sizes.format(sizeId), name.toUpperCase()),
        }
      : {}),
    ...(similarCount ? { similarCount } : {}),
  }
}

/**
 * Names a list's size together with the one that the shopper chose, unless one of them says the other.
 *
 *     16, listed as XL → 16 (XL)      8, listed as US 8 → US 8      UK 8, listed as UK 8 → nothing
 */
function nameSize(listed: string, own: string): { toName?: string } {
  const inList = listed.toUpperCase().split(/[\s/]+/)
  if (listed.toUpperCase() === own) return {}
  return { toName: inList.includes(own) ? listed : `${own} (${listed})` }
}
