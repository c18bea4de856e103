import type { CurrencyCode } from './currency.ts'

/** An offer's price from a point in time until the next step. */
export interface PriceStep {
  since: Date
  currency: CurrencyCode
  /** `price` and `salePrice` are in minor units of `currency`. */
  price: number
  salePrice?: number
  /** If false, the offer has no current price, even if the source still sends one. */
  inStock: boolean
  /** True for a step invented for a demonstration rather than read from a source. */
  isDemonstration?: true
}

export const dayMs = 86_400_000

/** Returns the current price in minor units. */
export function toPayable({ price, salePrice }: Pick<PriceStep, 'price' | 'salePrice'>): number {
  return salePrice ?? price
}

/** Returns how long a step was in effect between two points in time. */
export function getDurationMs(
  steps: readonly PriceStep[],
  index: number,
  from: number,
  to: number,
): number {
  const since = steps[index]?.since.getTime() ?? to
  const until = steps[index + 1]?.since.getTime() ?? Number.POSITIVE_INFINITY
  return Math.max(0, Math.min(until, to) - Math.max(since, from))
}
