import { findLastFall } from './price-fall.ts'
import type { PriceStep } from './price-step.ts'
import { findThirtyDayLow, getPercentBelow } from './thirty-day-low.ts'

/** A price below the 30-day low, in US cents. */
export interface VerifiedDrop {
  since: Date
  cents: number
  /** The 30-day low before the drop. */
  lowCents: number
  /** How far `cents` is below `lowCents`, as a whole percentage, rounded down. */
  percent: number
}

/**
 * Returns an offer's last price drop if it went below the 30-day low. Undefined if we had not
 * tracked the offer for those 30 days, or if the drop is at least 30 days old or less than one
 * percent.
 */
export function findVerifiedDrop(steps: readonly PriceStep[], now: Date): VerifiedDrop | undefined {
  const fall = findLastFall(steps)
  const low = findThirtyDayLow(steps, now)
  if (!fall || !low) return undefined
  const percent = getPercentBelow(low, fall.cents)
  if (percent === undefined) return undefined
  return { since: low.since, cents: fall.cents, lowCents: low.usdCents, percent }
}
