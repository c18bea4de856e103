/** Units of each currency that a dollar buys in this world: what a shop abroad asks instead of the dollar price. */
const unitsPerUsd = { USD: 1, GBP: 0.8, EUR: 0.9, CAD: 1.35 } as const

export type Currency = keyof typeof unitsPerUsd

/** Whole units ending in .00, as shops round what they convert; dollars stay as they are. */
export function toLocalCents(usdCents: number, currency: Currency): number {
  if (currency === 'USD' || usdCents === 0) return usdCents
  return Math.max(1, Math.round((usdCents / 100) * unitsPerUsd[currency])) * 100
}
