import type { ListedProduct } from '#app/domain/listing.ts'
import { type ProductCard, toCard } from '../card.ts'

/** One piece has one name at all stores, which two records may price differently. */
export function toPieceName({ brand, name }: Pick<ProductCard, 'brand' | 'name'>): string {
  return `${brand} ${name}`.toLowerCase()
}

/** Leaves out the pieces that a page shows already, unless there are no others. */
export function withoutPieces(
  products: readonly ListedProduct[],
  pieces: ReadonlySet<string>,
): readonly ListedProduct[] {
  const others = products.filter(product => !pieces.has(toPieceName(toCard(product))))
  return others.length > 0 ? others : products
}
