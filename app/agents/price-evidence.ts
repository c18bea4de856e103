import type { PriceHistory } from '#app/domain/price-history.ts'
import { judgePrice } from '#app/domain/price-verdict.ts'
import type { CatalogPrice } from './catalog-product.ts'

/** What our price record says about a product, so that an assistant can judge its price. */
export interface PriceEvidence {
  /** The day from which we have read its price, YYYY-MM-DD. */
  recorded_since: string
  /** True if earlier prices are invented for a demonstration. */
  is_demonstration?: true
  /** The lowest price of the 30 days before today’s price. */
  lowest_30_days?: CatalogPrice
  /** True if we had read the price for less than those 30 days. */
  is_short_record?: true
  /** How today’s price compares: see `PriceVerdict`. */
  verdict?: 'lowest' | 'same' | 'higher'
}

/** Describes a price history; undefined if it has no price. */
export function toPriceEvidence(
  { steps, low }: PriceHistory,
  now: Date,
): PriceEvidence | undefined {
  const [first] = steps
  if (!first) return undefined
  const verdict = judgePrice(steps, now)
  return {
    recorded_since: first.since.toISOString().slice(0, 10),
    ...(first.isDemonstration ? { is_demonstration: true } : {}),
    ...(low ? { lowest_30_days: { amount: low.usdCents, currency: 'USD' } } : {}),
    ...(low && !low.isWhole ? { is_short_record: true } : {}),
    ...(verdict ? { verdict } : {}),
  }
}
