import type { ProductPrice } from '#app/domain/price.ts'

/**
 * Formats a price as text: "$80.00 (was $100.00, 20% off)", "sold out, last $80.00". A percentage
 * means that our price history verifies the sale.
 */
export function formatPriceText(price: ProductPrice): string {
  const { isSoldOut, lastPrice, salePrice, percentOff } = price
  if (isSoldOut) return lastPrice === undefined ? 'sold out' : `sold out, last ${lastPrice}`
  if (price.isSaleRefused) return `${price.price} (listed as a sale; our record says no)`
  if (salePrice === undefined) return price.price
  return `${salePrice} (was ${price.price}${percentOff === undefined ? '' : `, ${percentOff}% off`})`
}
