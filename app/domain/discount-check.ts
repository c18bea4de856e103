import { dayMs, getDurationMs, type PriceStep, toPayable } from './price-step.ts'

/**
 * The result of comparing a claimed sale with the offer's own price history.
 *
 *     verified      sold at the original price or above in the month before the sale
 *     contradicted  sold for less in that month, or on sale for a month or more since first seen
 *     unverified    known for too short a time
 */
export type DiscountCheck = 'verified' | 'unverified' | 'contradicted'

export interface DiscountVerdict {
  check: DiscountCheck
  /** When the verdict changes if the price stays the same. */
  reviewAt?: Date
}

const windowDays = 30
/** A price charged for less than a week of that month may exist only to make the sale look good. */
const enoughDays = 7
/** The tolerance when comparing prices, which sources round. */
const tolerance = 0.99

/**
 * Judges an offer's current sale. `steps` are in order, oldest
 * first. Returns undefined if the offer is not on sale.
 */
export function judgeDiscount(steps: readonly PriceStep[], now: Date): DiscountVerdict | undefined {
  const last = steps.at(-1)
  if (!last?.inStock || last.salePrice === undefined) return undefined
  const { currency } = last
  const claim = last.price * tolerance
  const begin = findSaleBegin(steps, claim)

  const saleMs = steps[begin]?.since.getTime() ?? now.getTime()
  const windowMs = saleMs - windowDays * dayMs
  let chargedMs = 0
  let cheaperMs = 0
  for (const [index, step] of steps.slice(0, begin).entries()) {
    // Prices in a different currency are not comparable.
    if (!step.inStock || step.currency !== currency) continue
    const ms = getDurationMs(steps, index, windowMs, saleMs)
    if (toPayable(step) >= claim) chargedMs += ms
    else cheaperMs += ms
  }
  if (chargedMs >= enoughDays * dayMs) return { check: 'verified' }
  if (cheaperMs >= enoughDays * dayMs) return { check: 'contradicted' }
  if (chargedMs > 0) return { check: 'unverified' }

  const onSaleMs = steps
    .map((step, index) =>
      index >= begin && step.inStock ? getDurationMs(steps, index, 0, now.getTime()) : 0,
    )
    .reduce((sum, ms) => sum + ms, 0)
  const leftMs = windowDays * dayMs - onSaleMs
  return leftMs <= 0
    ? { check: 'contradicted' }
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
