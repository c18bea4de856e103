import type { ProductCard } from '../card.ts'

/** The class of a card, or of an empty box of the same height. */
export function toCardClass({
  price,
  detail,
  name,
  retailer,
  stores,
}: Pick<ProductCard, 'price' | 'detail' | 'name' | 'retailer' | 'stores'>): string {
  const parts = [
    [price.isSaleRefused, 'refusal'],
    [detail, 'detail'],
    [name.length > 24, 'long-name'],
    [name.length > 42, 'longer-name'],
    [retailer.length > 16, 'long-store'],
    [stores, 'stores'],
  ]
  return parts.reduce(
    (classes, [isIn, part]) => (isIn ? `${classes} has-${part}` : classes),
    'card',
  )
}
