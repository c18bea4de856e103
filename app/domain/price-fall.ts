import { toUsdCents } from './currency.ts'
import { type PriceStep, toPayable } from './price-step.ts'

/** The latest price drop, in US cents. */
export interface PriceFall {
  since: Date
  beforeCents: number
  cents: number
}

/**
 * The smallest decrease, as a share of the price, that counts as
 * a drop. Smaller ones come from rounding and exchange rates.
 */
export const leastFall = 0.01

/**
 * Finds the price drop at an offer's last step, compared with its previous step in stock. Undefined
 * if the price rose or fell by less than one percent, the offer sold out, or its currency changed.
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
