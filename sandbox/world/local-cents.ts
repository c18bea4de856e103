/** Units of each currency per dollar; foreign shops convert their dollar prices with them. */
const unitsPerUsd = { USD: 1, GBP: 0.8, EUR: 0.9, CAD: 1.35 } as const

export type Currency = keyof typeof unitsPerUsd

/**
 * Converts an amount and rounds it to whole units, as shops do; dollar amounts are left unchanged.
 */
export function toLocalCents(usdCents: number, currency: Currency): number {
  if (currency === 'USD' || usdCents === 0) return usdCents
  return Math.max(1, Math.round((usdCents / 100) * unitsPerUsd[currency])) * 100
}
