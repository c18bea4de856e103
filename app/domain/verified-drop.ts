import { toUsdCents } from './currency.ts'
import { findLastFall } from './price-fall.ts'
import { dayMs, getDurationMs, type PriceStep, toPayable } from './price-step.ts'

/** A price below every price in the 30 days before it, in US cents. */
export interface VerifiedDrop {
  since: Date
  cents: number
  /** The lowest price in the 30 days before the drop. */
  lowCents: number
  /** How far `cents` is below `lowCents`, as a whole percentage, rounded down. */
  percent: number
}

const windowMs = 30 * dayMs

/**
 * Returns an offer's last price drop if it went below the lowest price of the previous 30 days, the
 * reference price under EU Directive 98/6/EC, article 6a. Undefined if we have not tracked the
 * offer for those 30 days, or if the drop is older than 30 days or less than one percent.
 */
export function findVerifiedDrop(steps: readonly PriceStep[], now: Date): VerifiedDrop | undefined {
  const fall = findLastFall(steps)
  const [first] = steps
  if (!fall || !first) return undefined
  const dropMs = fall.since.getTime()
  const from = dropMs - windowMs
  if (first.since.getTime() > from || dropMs < now.getTime() - windowMs) return undefined
  const prices = steps.flatMap((step, index) =>
    step.inStock && getDurationMs(steps, index, from, dropMs) > 0
      ? [toUsdCents(toPayable(step), step.currency)]
      : [],
  )
  if (prices.length === 0) return undefined
  const lowCents = Math.min(...prices)
  const percent = Math.floor(((lowCents - fall.cents) * 100) / lowCents)
  return percent < 1 ? undefined : { since: fall.since, cents: fall.cents, lowCents, percent }
}
