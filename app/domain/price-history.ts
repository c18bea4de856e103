import { toUsdCents } from './currency.ts'
import { type DiscountVerdict, judgeDiscount } from './discount-check.ts'
import { dayMs, getDurationMs, type PriceStep, toPayable } from './price-step.ts'

/** What the steps of one offer, the earliest first, add up to on a day. */
export interface PriceFacts {
  /** In US cents, the price in force when the 30 days began included. Absent when it could not be bought in that time. */
  lowestIn30Days?: number
  /** The last fall of the price, while no rise followed it: its day (YYYY-MM-DD, UTC) and by how many US cents. */
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
    // A step of this very moment lasts no time yet, and is in force all the same.
    .filter((step, index) => step.inStock && getDurationMs(steps, index, from, to + 1) > 0)
    .map(step => toUsdCents(toPayable(step), step.currency))
  return prices.length === 0 ? undefined : Math.min(...prices)
}

/** Between two currencies nothing is said: a shop that changes its currency writes a new list of prices. */
function findDrop(steps: readonly PriceStep[]): PriceFacts['drop'] {
  if (steps.at(-1)?.inStock !== true) return undefined
  let drop: PriceFacts['drop']
  let before: PriceStep | undefined
  for (const step of steps) {
    if (!step.inStock) continue
    const fall = before === undefined ? 0 : toPayable(before) - toPayable(step)
    if (before === undefined || before.currency !== step.currency || fall < 0) drop = undefined
    else if (fall > 0)
      drop = { day: step.since.toISOString().slice(0, 10), usdCents: toUsdCents(fall, step.currency) }
    before = step
  }
  return drop
}
