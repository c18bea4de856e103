import { toUsdCents } from './currency.ts'
import { dayMs, getDurationMs, type PriceStep, toPayable } from './price-step.ts'
import { findThirtyDayLow, lowDays } from './thirty-day-low.ts'

/**
 * How today's price compares with the offer's own history.
 *
 *     lowest  at or below the 30-day low (`findThirtyDayLow`)
 *     same    unchanged for 30 days
 *     higher  cheaper than today for most of the last 90 days
 */
export type PriceVerdict = 'lowest' | 'same' | 'higher'

const usualDays = 90

/**
 * Compares today's price with an offer's history. `steps` are in
 * order, oldest first. Returns undefined if the offer is sold out,
 * has been known for less than 30 days, or fits none of the verdicts.
 */
export function judgePrice(steps: readonly PriceStep[], now: Date): PriceVerdict | undefined {
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last?.inStock) return undefined
  const to = now.getTime()
  if (to - first.since.getTime() < lowDays * dayMs) return undefined
  const cents = toCents(last)
  const low = findThirtyDayLow(steps, now)
  if (low?.isHeld) return 'same'
  if (low?.isWhole && cents <= low.usdCents) return 'lowest'
  const usual = findPrices(steps, to - usualDays * dayMs, to)
  const lower = usual.filter(price => price.cents < cents)
  return sumMs(lower) * 2 > sumMs(usual) ? 'higher' : undefined
}

/** Returns the prices in effect between two points in time, and for how long. */
function findPrices(steps: readonly PriceStep[], from: number, to: number) {
  return steps
    .map((step, index) => ({
      isInStock: step.inStock,
      cents: toCents(step),
      ms: getDurationMs(steps, index, from, to),
    }))
    .filter(({ isInStock, ms }) => isInStock && ms > 0)
}

function sumMs(prices: readonly { ms: number }[]): number {
  return prices.reduce((sum, { ms }) => sum + ms, 0)
}

function toCents(step: PriceStep): number {
  return toUsdCents(toPayable(step), step.currency)
}
