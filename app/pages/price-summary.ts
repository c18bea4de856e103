import { formatUsd, getUsdRates, toUsdCents } from '#app/domain/currency.ts'
import { formatDay, formatShortDay } from '#app/domain/day.ts'
import type { DiscountCheck } from '#app/domain/discount-check.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import type { PriceHistory } from '#app/domain/price-history.ts'
import { dayMs, type PriceStep, toPayable } from '#app/domain/price-step.ts'
import { judgePrice, type PriceVerdict } from '#app/domain/price-verdict.ts'

/** The view model of a product's price history, in US dollars. */
export interface PriceSummary {
  /** One entry per price in the last year, oldest first; the last is current. */
  points: PricePoint[]
  /** The 30-day low, or the lowest price since we first read the product, if that is later. */
  lowest?:
    | { usdCents: number; price: string; isNow: boolean; isSinceFirstSeen: boolean }
    | undefined
  /** The verdict on today's price; absent if the history is too short. */
  verdict?: PriceVerdict | undefined
  /** The amount and day of the last price drop: "$12.00". */
  drop?: { amount: string; day: string }
  /** The day we first read the product. */
  since: string
  /** The day of the exchange rates, like "25 Nov", if some prices were not in dollars. */
  ratesOf?: string
  /** The first day with an observed price, if earlier prices are demonstration data. */
  observedSince?: string
  /** Our verdict on the retailer's sale; absent if the product is not on sale. */
  saleCheck?: DiscountCheck | undefined
}

/** A price and the period in which it applied. */
export interface PricePoint {
  /** The day on which the period began, like "Mar 3, 2026". */
  day: string
  price: string
  usdCents: number
  isSoldOut: boolean
  /** The position as a percentage of the charted period: 0 at its start, 100 today. */
  from: number
  to: number
}

const shownDays = 365
/**
 * The maximum number of prices, which limits the page's
 * size for a retailer that changes its price every hour.
 */
const maxPoints = 60

/** Summarizes a price history; undefined if it has no price. */
export function toPriceSummary(
  product: CheckedProduct,
  { steps, low, drop }: PriceHistory,
  now: Date,
): PriceSummary | undefined {
  const first = steps[0]
  if (first === undefined) return undefined
  const points = toPoints(steps, now)
  const last = points.at(-1)
  const verdict = judgePrice(steps, now)
  const saleCheck =
    product.salePrice === undefined ? undefined : (product.discountCheck ?? 'unverified')
  return {
    points,
    ...(low
      ? {
          lowest: {
            usdCents: low.usdCents,
            price: formatUsd(low.usdCents),
            isNow: last !== undefined && last.usdCents <= low.usdCents,
            isSinceFirstSeen: !low.isWhole,
          },
        }
      : {}),
    ...(verdict ? { verdict } : {}),
    ...(drop
      ? { drop: { amount: formatUsd(drop.usdCents), day: formatDay(new Date(drop.day)) } }
      : {}),
    since: formatDay(first.since),
    ...(first.isDemonstration ? { observedSince: formatObservedSince(steps) } : {}),
    ...(steps.some(({ currency }) => currency !== 'USD')
      ? { ratesOf: formatShortDay(new Date(getUsdRates().day), now) }
      : {}),
    ...(saleCheck && product.inStock ? { saleCheck } : {}),
  }
}

function formatObservedSince(steps: readonly PriceStep[]): string {
  const observed = steps.find(({ isDemonstration }) => !isDemonstration)
  return formatDay(observed?.since ?? new Date())
}

function toPoints(steps: readonly PriceStep[], now: Date): PricePoint[] {
  const changes = steps.filter((step, index) => !isSame(steps[index - 1], step))
  const begin = now.getTime() - shownDays * dayMs
  const shown = changes
    .filter((_, index) => (changes[index + 1]?.since.getTime() ?? Number.POSITIVE_INFINITY) > begin)
    .slice(-maxPoints)
  const from = Math.max(begin, shown[0]?.since.getTime() ?? begin)
  const toPercent = (time: number) =>
    Math.round(((Math.max(time, from) - from) / Math.max(1, now.getTime() - from)) * 10_000) / 100
  return shown.map((step, index) => {
    const usdCents = toUsdCents(toPayable(step), step.currency)
    return {
      day: formatDay(step.since),
      price: formatUsd(usdCents),
      usdCents,
      isSoldOut: !step.inStock,
      from: toPercent(step.since.getTime()),
      to: toPercent(shown[index + 1]?.since.getTime() ?? now.getTime()),
    }
  })
}

/**
 * Returns true if both steps cost shoppers the same. Two steps can
 * differ only in the retailer's "earlier price", which no shopper pays.
 */
function isSame(before: PriceStep | undefined, step: PriceStep): boolean {
  return (
    before !== undefined &&
    before.inStock === step.inStock &&
    before.currency === step.currency &&
    toPayable(before) === toPayable(step)
  )
}
