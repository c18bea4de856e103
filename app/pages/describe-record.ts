import { formatUsd, toUsdCents } from '#app/domain/currency.ts'
import type { RefusalReason } from '#app/domain/discount-check.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import { type PriceStep, toPayable } from '#app/domain/price-step.ts'
import { findChargedBefore, findHeldSince, lowDays } from '#app/domain/thirty-day-low.ts'

/** The price that a retailer claims to have reduced, as text. */
export function getClaimed({
  converted,
  priceLabel,
}: Pick<CheckedProduct, 'converted' | 'priceLabel'>): string {
  return converted?.price.priceLabel ?? priceLabel
}

/** Describes, as a sentence, what our price record says against a claimed sale. */
export function describeRecord(
  reason: RefusalReason,
  steps: readonly PriceStep[],
  claimed: string,
  now: Date,
): string {
  if (reason === 'always on sale')
    return `It has been on sale for ${lowDays} days or more, and our record never shows ${claimed}.`
  if (reason === 'not charged')
    return `It cost ${claimed} for less than a week of the ${lowDays} days before the sale.`
  const since = findHeldSince(steps) ?? now
  const prices = findChargedBefore(steps, since).map(step =>
    toUsdCents(toPayable(step), step.currency),
  )
  return `It cost ${formatUsd(Math.min(...prices))}, less than today, within the ${lowDays} days before this price.`
}
