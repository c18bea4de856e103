import type { ProductPrice } from '#app/domain/price.ts'

/** Formats a price as text: "$80.00 (was $100.00)", "Sold out, last $80.00". */
export function formatPriceText({ price, salePrice, isSoldOut, lastPrice }: ProductPrice): string {
  if (isSoldOut) return lastPrice === undefined ? 'sold out' : `sold out, last ${lastPrice}`
  if (salePrice === undefined) return price
  return `${salePrice} (was ${price})`
}
