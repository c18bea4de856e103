/**
 * Units of each currency that one US dollar buys. A fixed table on purpose: a price shown twice is the same price
 * twice, and a comparison between shops does not move with a rate feed.
 */
const unitsPerUsd = {
  USD: 1,
  EUR: 0.92,
  GBP: 0.79,
  CAD: 1.37,
  AUD: 1.52,
  NZD: 1.66,
  JPY: 150,
  CHF: 0.88,
  SEK: 10.5,
  NOK: 10.7,
  DKK: 6.87,
  PLN: 3.98,
  HKD: 7.81,
  SGD: 1.34,
  CNY: 7.2,
  KRW: 1340,
  INR: 83,
  MXN: 17.1,
  BRL: 5,
} as const

export type CurrencyCode = keyof typeof unitsPerUsd

/** Currencies that have no minor unit (ISO 4217). */
const wholeUnitCurrencies: ReadonlySet<CurrencyCode> = new Set(['JPY', 'KRW'])

export function isCurrencyCode(code: string): code is CurrencyCode {
  return Object.hasOwn(unitsPerUsd, code)
}

/** Digits after the point: 2 for most, 0 for yen and won. */
export function minorDigits(currency: CurrencyCode): number {
  return wholeUnitCurrencies.has(currency) ? 0 : 2
}

/** 118.8 USD → 11880; 3070 JPY → 3070. Rounds half away from zero at the minor unit. */
export function toMinorUnits(amount: number, currency: CurrencyCode): number {
  // Through text, because 1.005 * 100 is 100.49999999999999.
  return Math.round(Number(`${amount}e${minorDigits(currency)}`))
}

/** Minor units of any currency → US cents, by the fixed table. */
export function toUsdCents(minorUnits: number, currency: CurrencyCode): number {
  return Math.round((minorUnits * 10 ** (2 - minorDigits(currency))) / unitsPerUsd[currency])
}

/** US cents as shoppers read them: 119800 → $1,198.00. */
export function formatUsd(cents: number): string {
  // Below a thousand there is nothing to group, and no need for a format that costs twenty times as much.
  return cents >= 0 && cents < 100_000 ? `$${(cents / 100).toFixed(2)}` : usd.format(cents / 100)
}

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
