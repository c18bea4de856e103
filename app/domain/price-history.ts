import { toUsdCents } from './currency.ts'
import { type DiscountVerdict, judgeDiscount } from './discount-check.ts'
import { dayMs, getDurationMs, type PriceStep, toPayable } from './price-step.ts'

/** Summary of an offer's price history on a given day. */
export interface PriceFacts {
  /**
   * The lowest price in US cents, including the one in effect when
   * the 30 days began. Absent if the offer was sold out throughout.
   */
  lowestIn30Days?: number
  /** Day (YYYY-MM-DD, UTC) and US cents of the last price drop, unless a rise followed. */
  drop?: { day: string; usdCents: number }
  discount?: DiscountVerdict
}

export interface PriceHistory extends PriceFacts {
  steps: PriceStep[]
}

const lowestDays = 30

export function getPriceFacts(steps: readonly PriceStep[], now: Date): PriceFacts {
  const lowestIn30Days = findLowest(steps, now)
  const drop = findDrop(steps)
  const discount = judgeDiscount(steps, now)
  return {
    ...(lowestIn30Days === undefined ? {} : { lowestIn30Days }),
    ...(drop === undefined ? {} : { drop }),
    ...(discount === undefined ? {} : { discount }),
  }
}

function findLowest(steps: readonly PriceStep[], now: Date): number | undefined {
  const to = now.getTime()
  const from = to - lowestDays * dayMs
  const prices = steps
    // A step that has just begun has no duration yet, but is in effect.
    .filter((step, index) => step.inStock && getDurationMs(steps, index, from, to + 1) > 0)
    .map(step => toUsdCents(toPayable(step), step.currency))
  return prices.length === 0 ? undefined : Math.min(...prices)
}

/**
 * Finds the last price drop. Never compares prices in different
 * currencies, since a new currency means a new price list.
 */
function findDrop(steps: readonly PriceStep[]): PriceFacts['drop'] {
  if (steps.at(-1)?.inStock !== true) return undefined
  let drop: PriceFacts['drop']
  let before: PriceStep | undefined
  for (const step of steps) {
    if (!step.inStock) continue
    const fall = before === undefined ? 0 : toPayable(before) - toPayable(step)
    if (before === undefined || before.currency !== step.currency || fall < 0) drop = undefined
    else if (fall > 0)
      drop = {
        day: step.since.toISOString().slice(0, 10),
        usdCents: toUsdCents(fall, step.currency),
      }
    before = step
  }
  return drop
}
