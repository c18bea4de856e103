import type { ProductPrice } from '#app/domain/price.ts'

/** Formats a price as text: "$80.00 (was $100.00)", "Sold out, last $80.00". */
export function formatPriceText({ price, salePrice, isSoldOut }: ProductPrice): string {
  if (isSoldOut) return price === 'Sold Out' ? 'sold out' : `sold out, last ${salePrice ?? price}`
  if (salePrice === undefined) return price
  return `${salePrice} (was ${price})`
}
