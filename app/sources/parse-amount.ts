import { type CurrencyCode, minorDigits } from '#app/domain/currency.ts'

/**
 * The maximum number of digits: more than any real price has, but few enough for exact integers.
 */
const maxIntegerDigits = 10

/**
 * Parses an amount into minor units without converting it to a float. Rounds half a minor unit up.
 *
 *     "62.30" USD    → 6230
 *     "89" USD       → 8900
 *     "1,298.00" USD → 129800
 *     "3070.00" JPY  → 3070
 *     "62.305" USD   → 6231
 *     "-1", "89,00", "1e3", ""  → undefined
 */
export function parseAmount(text: string, currency: CurrencyCode): number | undefined {
  const match = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,12}))?$/.exec(text.trim().slice(0, 60))
  const whole = match?.[1]?.replaceAll(',', '').replace(/^0+(?=\d)/, '')
  if (whole === undefined || whole.length > maxIntegerDigits) return undefined
  const digits = minorDigits(currency)
  const fraction = (match?.[2] ?? '').padEnd(digits + 1, '0')
  const isRoundedUp = fraction.charAt(digits) >= '5'
  return Number(whole + fraction.slice(0, digits)) + (isRoundedUp ? 1 : 0)
}
