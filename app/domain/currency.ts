import { formatWholeCount } from './count.ts'
import { builtInRatesDay, minorDigitsOf, unitsPerUsd } from './usd-rates.ts'

export type CurrencyCode = keyof typeof unitsPerUsd

/** Returns true if we have a rate for the currency. Expects an uppercase code. */
export function isCurrencyCode(code: string): code is CurrencyCode {
  return Object.hasOwn(unitsPerUsd, code)
}

/** Exchange rates and their day, like 2026-11-25. */
export interface UsdRates {
  day: string
  unitsPerUsd: Readonly<Record<CurrencyCode, number>>
}

const builtIn: UsdRates = { day: builtInRatesDay, unitsPerUsd }
let inUse = builtIn

/** Returns the exchange rates that this process converts at. */
export function getUsdRates(): UsdRates {
  return inUse
}

/** Converts at other rates from now on; at the built-in ones if undefined. */
export function setUsdRates(rates: UsdRates | undefined): void {
  inUse = rates ?? builtIn
}

/** Returns a currency's number of decimals: 2 for most, 0 for yen and won, 3 for Kuwaiti dinars. */
export function minorDigits(currency: CurrencyCode): number {
  return minorDigitsOf[currency] ?? 2
}

/**
 * Converts an amount to minor units, rounding halves
 * away from zero: 118.8 USD → 11880; 3070 JPY → 3070.
 */
export function toMinorUnits(amount: number, currency: CurrencyCode): number {
  // Uses an exponent instead of multiplying, because 1.005 * 100 is 100.49999999999999.
  return Math.round(Number(`${amount}e${minorDigits(currency)}`))
}

/** Converts minor units of any currency to US cents at the exchange rates in use. */
export function toUsdCents(minorUnits: number, currency: CurrencyCode): number {
  return Math.round((minorUnits * 10 ** (2 - minorDigits(currency))) / inUse.unitsPerUsd[currency])
}

/**
 * Formats US cents: 119800 → $1,198.00. Averages below ten cents have a further digit: 1.4 →
 * $0.014. Avoids Intl for the reason given in `formatWholeCount`.
 */
export function formatUsd(cents: number): string {
  const amount = Math.abs(cents)
  const digits = amount < 10 && !Number.isInteger(amount) ? 3 : 2
  const [dollars = '', decimals = ''] = (amount / 100).toFixed(digits).split('.')
  const sign = cents < 0 && Number(`${dollars}${decimals}`) > 0 ? '-' : ''
  return `${sign}$${formatWholeCount(Number(dollars))}.${decimals}`
}
