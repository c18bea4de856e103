import type { Product } from '#app/domain/product.ts'
import type { UsualClues } from './derive-product.ts'
import { isOneProduct } from './is-one-product.ts'
import { joinVariants } from './join-variants.ts'
import { isBrand } from './own-id.ts'
import type { StatedProduct } from './product-facts.ts'
import type { Variant } from './variant.ts'

/** A product with the variants that it was joined from. */
export interface JoinedVariants {
  product: Product
  variants: [Variant, ...Variant[]]
}

/** How a source names the products of a group, and where it reports a group that is none. */
interface GroupNaming {
  /** Undefined for a record without a group. */
  groupId: string | undefined
  of: StatedProduct
  /** The identity of a row that is its own product; undefined if its id cannot name one. */
  toRowOf(rowId: string): StatedProduct | undefined
  /** Called with the first row of a group that was not used. */
  noteGroup(groupId: string, first: Variant): void
  usual?: UsualClues | undefined
}

/**
 * Joins the rows of a group into one product. Retailers fill in group ids by hand, so rows that
 * cannot be one product, or whose group is their brand, are a product each.
 */
export function joinGroup(
  variants: readonly Variant[],
  { groupId, of, toRowOf, noteGroup, usual }: GroupNaming,
): JoinedVariants[] {
  const [first, ...others] = variants
  if (first === undefined) return []
  const isOne =
    groupId === undefined ||
    (!variants.every(({ brand }) => isBrand(groupId, brand)) && isOneProduct(variants, groupId))
  if (isOne) {
    const joined: [Variant, ...Variant[]] = [first, ...others]
    return [{ product: joinVariants(of, joined, usual), variants: joined }]
  }
  noteGroup(groupId, first)
  return variants.flatMap(variant => {
    const rowOf = toRowOf(variant.rowId)
    if (rowOf === undefined) return []
    return [{ product: joinVariants(rowOf, [variant], usual), variants: [variant] }]
  })
}
