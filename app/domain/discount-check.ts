import { dayMs, getDurationMs, type PriceStep, toPayable } from './price-step.ts'

/**
 * Whether an offer really cost what its retailer says it cost before the sale.
 *
 *     verified      it was sold at that price, or above, in the month before the sale
 *     contradicted  it was sold for less then; or it has been on sale ever since we know it, and for a month
 *     unverified    we have not known it for long enough
 */
export type DiscountCheck = 'verified' | 'unverified' | 'contradicted'

export interface DiscountVerdict {
  check: DiscountCheck
  /** When time alone, without another price, would change the verdict. */
  reviewAt?: Date
}

const windowDays = 30
/** A price that stood for less than a week in that month was no price, only a preparation of the sale. */
const enoughDays = 7
/** Prices are rounded on their way to us. */
const tolerance = 0.99

/** Of the steps of an offer, the earliest first; undefined when it is not on sale now. */
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
    // Another currency's prices were another list of prices.
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
 * The step the sale began with: one that went deeper in between, or was sold out for a while, is the same sale. A low
 * price that nobody called a sale at the time is none.
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
