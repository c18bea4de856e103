import type { ProductPrice } from '#app/domain/price.ts'

/** "$80.00 (was $100.00, 20% off)", "Sold out, last $80.00" */
export function formatPriceText({ price, salePrice, discount, isSoldOut }: ProductPrice): string {
  if (isSoldOut) return price === 'Sold Out' ? 'sold out' : `sold out, last ${salePrice ?? price}`
  if (salePrice === undefined) return price
  return `${salePrice} (was ${price}${discount > 0 ? `, ${discount}% off` : ''})`
}
