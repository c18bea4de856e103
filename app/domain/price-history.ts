import { toUsdCents } from './currency.ts'
import { type DiscountVerdict, judgeDiscount } from './discount-check.ts'
import { type PriceStep, toPayable } from './price-step.ts'
import {
  findChargedBefore,
  findHeldSince,
  findThirtyDayLow,
  type ThirtyDayLow,
} from './thirty-day-low.ts'

/** Summary of an offer's price history on a given day. */
export interface PriceFacts {
  low?: ThirtyDayLow
  /**
   * Day (YYYY-MM-DD, UTC) and US cents of the last price drop, unless a rise followed. Absent if the
   * price was as low within the 30 days before.
   */
  drop?: { day: string; usdCents: number }
  discount?: DiscountVerdict
}

export interface PriceHistory extends PriceFacts {
  steps: PriceStep[]
}

export function getPriceFacts(steps: readonly PriceStep[], now: Date): PriceFacts {
  const low = findThirtyDayLow(steps, now)
  const drop = findDrop(steps)
  const discount = judgeDiscount(steps, now)
  return {
    ...(low === undefined ? {} : { low }),
    ...(drop === undefined ? {} : { drop }),
    ...(discount === undefined ? {} : { discount }),
  }
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
  return drop && isRecovery(steps) ? undefined : drop
}

/**
 * Returns true if the current price was charged, or less was, in the 30 days before it took effect, as
 * when a price returns from a short rise.
 */
function isRecovery(steps: readonly PriceStep[]): boolean {
  const [last, since] = [steps.at(-1), findHeldSince(steps)]
  if (!last || !since) return false
  const toCents = (step: PriceStep) => toUsdCents(toPayable(step), step.currency)
  return findChargedBefore(steps, since).some(charged => toCents(charged) <= toCents(last))
}
