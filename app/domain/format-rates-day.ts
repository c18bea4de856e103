import { type CurrencyCode, getUsdRates } from './currency.ts'
import { formatShortDay } from './day.ts'

/** Returns the day of the exchange rates in use for display: "Nov 25", "Mar 15, 2024". */
export function formatRatesDay(now = new Date()): string {
  return formatShortDay(new Date(getUsdRates().day), now)
}

/** Returns true if a product's current price is shown in dollars but asked in another currency. */
export function isConverted(product: {
  inStock: boolean
  converted?: unknown
  currency: CurrencyCode
}): boolean {
  return product.inStock && product.converted !== undefined && product.currency !== 'USD'
}
