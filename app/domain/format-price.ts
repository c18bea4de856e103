import { type CurrencyCode, minorDigits } from './currency.ts'

const formats = new Map<CurrencyCode, Intl.NumberFormat>()

/** Formats a price as shoppers see it: $198, $39.90, $3,070, £150. */
export function formatPrice(minorUnits: number, currency: CurrencyCode): string {
  // Creating a formatter costs a hundred times more than using one.
  let format = formats.get(currency)
  if (format === undefined) {
    format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    })
    formats.set(currency, format)
  }
  return format.format(minorUnits / 10 ** minorDigits(currency))
}
