import { formatUsd, toUsdCents } from './currency.ts'
import { formatDay } from './day.ts'
import type { DiscountCheck } from './discount-check.ts'
import type { CheckedProduct } from './price.ts'
import type { PriceHistory } from './price-history.ts'
import { dayMs, type PriceStep, toPayable } from './price-step.ts'

/** What a product has cost since we know it, as its page draws and says it; all prices in US dollars. */
export interface PriceStory {
  /** Each price once, the earliest first, the last in force now; those of the last year. */
  points: PricePoint[]
  /** The lowest price of the last 30 days, or of all the days we know where those are fewer. */
  lowest?: { usdCents: number; price: string; isNow: boolean; isSinceFirstSeen: boolean }
  /** The last fall of the price: "$12.00", and the day. */
  drop?: { amount: string; day: string }
  /** The day we first saw it. */
  since: string
  /** Some prices were in another currency. */
  isConverted: boolean
  /** What the retailer's sale is worth by our own records; absent without one. */
  saleCheck?: DiscountCheck
}

/** A price and the time it was in force. */
export interface PricePoint {
  /** Like "Mar 3, 2026". */
  day: string
  price: string
  usdCents: number
  isSoldOut: boolean
  /** Percent of the drawn time, 0 where it begins and 100 now. */
  from: number
  to: number
}

const shownDays = 365
const lowestDays = 30
/** A retailer that moves its price every hour must not make the page grow. */
const maxPoints = 60

/** Undefined for what has no price we have seen. */
export function toPriceStory(
  product: CheckedProduct,
  { steps, lowestIn30Days, drop }: PriceHistory,
  now: Date,
): PriceStory | undefined {
  const first = steps[0]
  if (first === undefined) return undefined
  const points = toPoints(steps, now)
  const last = points.at(-1)
  const saleCheck = product.salePrice === undefined ? undefined : (product.discountCheck ?? 'unverified')
  return {
    points,
    ...(lowestIn30Days === undefined
      ? {}
      : {
          lowest: {
            usdCents: lowestIn30Days,
            price: formatUsd(lowestIn30Days),
            isNow: last?.isSoldOut === false && last.usdCents <= lowestIn30Days,
            isSinceFirstSeen: now.getTime() - first.since.getTime() < lowestDays * dayMs,
          },
        }),
    ...(drop ? { drop: { amount: formatUsd(drop.usdCents), day: formatDay(new Date(drop.day)) } } : {}),
    since: formatDay(first.since),
    isConverted: steps.some(({ currency }) => currency !== 'USD'),
    ...(saleCheck && product.inStock ? { saleCheck } : {}),
  }
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

/** A step may differ in nothing a shopper pays: a retailer's higher "earlier price" alone. */
function isSame(before: PriceStep | undefined, step: PriceStep): boolean {
  return (
    before !== undefined &&
    before.inStock === step.inStock &&
    before.currency === step.currency &&
    toPayable(before) === toPayable(step)
  )
}
