import { dayMs, getDurationMs, type PriceStep, toPayable } from './price-step.ts'
import {
  type ChargedPrice,
  findChargedBefore,
  findThirtyDayLow,
  lowDays,
} from './thirty-day-low.ts'

/**
 * The result of comparing a claimed sale with the offer's own price history.
 *
 *     verified      the 30-day low was the original price or above
 *     contradicted  cheaper in that month than the original price or than today, or on sale for a
 *                   month or more since first seen
 *     unverified    neither: known for too short a time, or cheaper for only some of those days
 */
export type DiscountCheck = 'verified' | 'unverified' | 'contradicted'

/**
 * Why a sale is contradicted.
 *
 *     was cheaper     it cost less than today for a week or more of the 30 days before today's price
 *     not charged     all 30 days before the sale are known, and fewer than seven had the original price
 *     always on sale  it has been on sale for 30 days, and never had the original price before
 */
export type RefusalReason = 'was cheaper' | 'not charged' | 'always on sale'

export interface DiscountVerdict {
  check: DiscountCheck
  /** Absent unless the sale is contradicted. */
  reason?: RefusalReason
  /** When the verdict changes if the price stays the same. */
  reviewAt?: Date
}

/** A price charged for less than a week of that month may exist only to make the sale look good. */
const enoughMs = 7 * dayMs
/** The tolerance when contradicting prices, which sources round. */
const tolerance = 0.99
const lowMs = lowDays * dayMs

/**
 * Judges an offer's current sale. `steps` are in order, oldest
 * first. Returns undefined if the offer is not on sale.
 */
export function judgeDiscount(steps: readonly PriceStep[], now: Date): DiscountVerdict | undefined {
  const last = steps.at(-1)
  if (!last?.inStock || last.salePrice === undefined) return undefined
  const low = findThirtyDayLow(steps, now)
  const before = low ? findChargedBefore(steps, low.since) : []
  if (low?.isWhole && !low.isHeld && isConfirmed(before, last))
    return { check: 'verified', reviewAt: new Date(low.since.getTime() + lowMs) }
  if (wasCheaper(before, last)) return { check: 'contradicted', reason: 'was cheaper' }
  return judgeBegin(steps, last, now)
}

/**
 * Returns true if no price before today's was below the original one. Prices in a different
 * currency prove nothing, and neither do a few days between sold-out periods.
 */
function isConfirmed(before: readonly ChargedPrice[], { currency, price }: PriceStep): boolean {
  return (
    before.every(each => each.currency === currency && toPayable(each) >= price) &&
    sumMs(before) >= enoughMs
  )
}

/** Returns true if the offer cost less than today for at least a week before today's price. */
function wasCheaper(before: readonly ChargedPrice[], last: PriceStep): boolean {
  const least = toPayable(last) * tolerance
  const cheaper = before.filter(each => each.currency === last.currency && toPayable(each) < least)
  return sumMs(cheaper) >= enoughMs
}

function sumMs(prices: readonly ChargedPrice[]): number {
  return prices.reduce((sum, { ms }) => sum + ms, 0)
}

/** Judges a sale by the prices before its first day, which may be long before today's price. */
function judgeBegin(steps: readonly PriceStep[], last: PriceStep, now: Date): DiscountVerdict {
  const { currency } = last
  const claim = last.price * tolerance
  const begin = findSaleBegin(steps, claim)
  const saleMs = steps[begin]?.since.getTime() ?? now.getTime()
  let chargedMs = 0
  let cheaperMs = 0
  let wasCharged = false
  for (const [index, step] of steps.slice(0, begin).entries()) {
    // Prices in a different currency are not comparable.
    if (!step.inStock || step.currency !== currency) continue
    const ms = getDurationMs(steps, index, saleMs - lowMs, saleMs)
    const isCharged = toPayable(step) >= claim
    wasCharged ||= isCharged
    if (isCharged) chargedMs += ms
    else cheaperMs += ms
  }
  // On a day that we did not record, the offer may have had its original price.
  const isWhole = (steps[0]?.since.getTime() ?? saleMs) <= saleMs - lowMs
  if (isWhole && chargedMs < enoughMs && cheaperMs >= enoughMs)
    return { check: 'contradicted', reason: 'not charged' }
  if (wasCharged) return { check: 'unverified' }

  const onSaleMs = steps
    .map((step, index) =>
      index >= begin && step.inStock ? getDurationMs(steps, index, 0, now.getTime()) : 0,
    )
    .reduce((sum, ms) => sum + ms, 0)
  const leftMs = lowMs - onSaleMs
  return leftMs <= 0
    ? { check: 'contradicted', reason: 'always on sale' }
    : { check: 'unverified', reviewAt: new Date(now.getTime() + leftMs) }
}

/**
 * Finds the step at which the sale began. Deeper cuts and sold-out periods
 * belong to the same sale; a low price that was not marked as a sale does not.
 */
function findSaleBegin(steps: readonly PriceStep[], claim: number): number {
  let begin = steps.length - 1
  const currency = steps[begin]?.currency
  for (let index = begin; index >= 0; index -= 1) {
    const step = steps[index]
    if (step === undefined || step.currency !== currency) break
    if (!step.inStock) continue
    if (step.salePrice === undefined || step.salePrice >= claim) break
    begin = index
  }
  return begin
}
