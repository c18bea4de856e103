import { toUsdCents } from './currency.ts'
import { dayMs, type PriceStep, toPayable } from './price-step.ts'
import { findChargedBefore, findThirtyDayLow, lowDays } from './thirty-day-low.ts'

/**
 * How today's price compares with the offer's own history.
 *
 *     lowest  at or below the 30-day low (`findThirtyDayLow`)
 *     same    unchanged for 30 days
 *     higher  above what was charged for most of the 30 days of that low, which may be long past.
 *             What was usual over a longer time may be higher still.
 */
export type PriceVerdict = 'lowest' | 'same' | 'higher'

/** What shoppers read. */
export const verdictTexts: Readonly<Record<PriceVerdict, string>> = {
  lowest: 'Lowest in 30 days',
  same: 'Same price for 30 days',
  higher: 'Higher than before',
}

/**
 * Compares today's price with an offer's history. `steps` are in
 * order, oldest first. Returns undefined if the offer is sold out,
 * has been known for less than 30 days, or fits none of the verdicts.
 */
export function judgePrice(steps: readonly PriceStep[], now: Date): PriceVerdict | undefined {
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last?.inStock) return undefined
  if (now.getTime() - first.since.getTime() < lowDays * dayMs) return undefined
  const low = findThirtyDayLow(steps, now)
  if (!low) return undefined
  if (low.isHeld) return 'same'
  const cents = toCents(last)
  if (low.isWhole && cents <= low.usdCents) return 'lowest'
  const charged = findChargedBefore(steps, low.since)
  const lower = charged.filter(step => toCents(step) < cents)
  return sumMs(lower) * 2 > sumMs(charged) ? 'higher' : undefined
}

function sumMs(prices: readonly { ms: number }[]): number {
  return prices.reduce((sum, { ms }) => sum + ms, 0)
}

function toCents(step: PriceStep): number {
  return toUsdCents(toPayable(step), step.currency)
}
