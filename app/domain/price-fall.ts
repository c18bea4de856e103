import { toUsdCents } from './currency.ts'
import { type PriceStep, toPayable } from './price-step.ts'

/** A last step down in price, in US cents. */
export interface PriceFall {
  since: Date
  beforeCents: number
  cents: number
}

/** Smaller falls are rounding and exchange rates rather than news. */
export const leastFall = 0.01

/**
 * The price fall at the last of an offer's steps, measured from the step in stock before it;
 * undefined when the price rose or fell by less than one percent, the offer sold out, or its
 * currency changed.
 */
export function findLastFall(steps: readonly PriceStep[]): PriceFall | undefined {
  const last = steps.at(-1)
  if (!last?.inStock) return undefined
  const before = steps.slice(0, -1).findLast(({ inStock }) => inStock)
  if (!before || before.currency !== last.currency) return undefined
  const [from, to] = [toPayable(before), toPayable(last)]
  if (from <= to || from - to < from * leastFall) return undefined
  return {
    since: last.since,
    beforeCents: toUsdCents(from, before.currency),
    cents: toUsdCents(to, last.currency),
  }
}
