import type { CurrencyCode } from './currency.ts'

/** What an offer cost from a moment on, until the next step. */
export interface PriceStep {
  since: Date
  currency: CurrencyCode
  /** In minor units of `currency`, both. */
  price: number
  salePrice?: number
  /** What is sold out has no price to pay, whatever the source still writes. */
  inStock: boolean
}

export const dayMs = 86_400_000

/** What a shopper pays, in minor units. */
export function toPayable({ price, salePrice }: Pick<PriceStep, 'price' | 'salePrice'>): number {
  return salePrice ?? price
}

/** How much of the time between two moments a step was in force. */
export function getDurationMs(steps: readonly PriceStep[], index: number, from: number, to: number): number {
  const since = steps[index]?.since.getTime() ?? to
  const until = steps[index + 1]?.since.getTime() ?? Number.POSITIVE_INFINITY
  return Math.max(0, Math.min(until, to) - Math.max(since, from))
}
