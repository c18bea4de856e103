import { toUsdCents } from './currency.ts'
import { formatShortDay } from './day.ts'
import { dayMs, getDurationMs, type PriceStep, toPayable } from './price-step.ts'

/** What an offer cost before its current price, in the only sense in which we say "30-day low". */
export interface ThirtyDayLow {
  usdCents: number
  /** When the current price took effect. */
  since: Date
  /** False if we had not tracked the offer for the whole 30 days, so it may have been cheaper. */
  isWhole: boolean
  /** True if the current price has held for 30 days, and is therefore the low itself. */
  isHeld: boolean
}

/** A price and how long it was charged. */
export interface ChargedPrice extends PriceStep {
  ms: number
}

export const lowDays = 30
const lowMs = lowDays * dayMs

/**
 * Finds an offer's 30-day low: the lowest price charged in the 30 days before the current price
 * took effect, under EU Directive 98/6/EC, article 6a. Today's price is not counted, because no
 * price is below itself; once it has held for 30 days, it is the low. Undefined if the offer is
 * sold out or has had no other price. `steps` are in order, oldest first.
 */
export function findThirtyDayLow(steps: readonly PriceStep[], now: Date): ThirtyDayLow | undefined {
  const [first, last] = [steps[0], steps.at(-1)]
  const since = findHeldSince(steps)
  if (!first || !last || !since) return undefined
  if (now.getTime() - since.getTime() >= lowMs)
    return { usdCents: toCents(last), since, isWhole: true, isHeld: true }
  const charged = findChargedBefore(steps, since)
  if (charged.length === 0) return undefined
  return {
    usdCents: Math.min(...charged.map(toCents)),
    since,
    isWhole: first.since.getTime() <= since.getTime() - lowMs,
    isHeld: false,
  }
}

/**
 * Names the 30-day low with the day on which its 30 days ended, "30-day low before Nov 26", which is
 * absent for a price that has held for 30 days, because its 30 days end today.
 */
export function nameLow(before: string | undefined): string {
  return before === undefined ? '30-day low' : `30-day low before ${before}`
}

/** Finds the 30-day low; undefined unless we tracked the offer for those 30 days. */
export function findWholeLow(steps: readonly PriceStep[], now: Date): ThirtyDayLow | undefined {
  const low = findThirtyDayLow(steps, now)
  return low?.isWhole ? low : undefined
}

/** Formats the day on which the 30 days of a low ended for `nameLow`; undefined if that is today. */
export function formatLowDay(
  { isWhole, isHeld, since }: ThirtyDayLow,
  now: Date,
): string | undefined {
  return isWhole && !isHeld ? formatShortDay(since, now) : undefined
}

/**
 * Returns how far a price is below the 30-day low, as a whole percentage, rounded down. Undefined
 * unless it is at least one percent below, and we tracked the offer for the whole 30 days.
 */
export function getPercentBelow(low: ThirtyDayLow, cents: number): number | undefined {
  if (!low.isWhole || low.isHeld) return undefined
  const percent = Math.floor(((low.usdCents - cents) * 100) / low.usdCents)
  return percent < 1 ? undefined : percent
}

/** Finds the prices charged in the 30 days before a point in time; a sold-out offer has none. */
export function findChargedBefore(steps: readonly PriceStep[], end: Date): ChargedPrice[] {
  const to = end.getTime()
  return steps.flatMap((step, index) => {
    const ms = step.inStock ? getDurationMs(steps, index, to - lowMs, to) : 0
    return ms > 0 ? [{ ...step, ms }] : []
  })
}

/**
 * Finds when the current price took effect. A sold-out period or a change of the price that
 * shoppers do not pay does not begin a new price. Undefined if the offer is sold out.
 */
export function findHeldSince(steps: readonly PriceStep[]): Date | undefined {
  const last = steps.at(-1)
  if (!last?.inStock) return undefined
  let { since } = last
  for (const step of steps.toReversed()) {
    if (!step.inStock) continue
    if (toCents(step) !== toCents(last)) break
    since = step.since
  }
  return since
}

function toCents(step: PriceStep): number {
  return toUsdCents(toPayable(step), step.currency)
}
