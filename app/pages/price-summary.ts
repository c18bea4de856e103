import { formatUsd, toUsdCents } from '#app/domain/currency.ts'
import { formatDay } from '#app/domain/day.ts'
import type { DiscountCheck, RefusalReason } from '#app/domain/discount-check.ts'
import { formatRatesDay } from '#app/domain/format-rates-day.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import type { PriceHistory } from '#app/domain/price-history.ts'
import { dayMs, type PriceStep, toPayable } from '#app/domain/price-step.ts'
import { judgePrice, type PriceVerdict } from '#app/domain/price-verdict.ts'
import { formatLowDay, getPercentBelow, type ThirtyDayLow } from '#app/domain/thirty-day-low.ts'
import type { Sparkline } from './browser/sparkline-box.ts'
import { describeRecord, getClaimed } from './describe-record.ts'
import { toSparkline } from './home/sparkline.ts'

/** The view model of a product's price history, in US dollars. */
export interface PriceSummary {
  /** One entry per price in the charted period, oldest first; the last is current. */
  points: PricePoint[]
  /** The prices of the same product at other retailers in the same period. */
  others?: { retailer: string; points: PricePoint[] }[]
  /** The first day of the charted period, at most a year ago: "Mar 3, 2026". */
  begin: string
  /** The days that began in the charted period; absent on its first day. */
  days?: PriceDays
  /** The last 90 days; absent if the price did not change. */
  line?: Sparkline
  /** The 30-day low, or the lowest price since we first read the product, if that is later. */
  lowest?:
    | {
        usdCents: number
        price: string
        isNow: boolean
        isSinceFirstSeen: boolean
        /** How far today's price is below it; see `getPercentBelow`. */
        percentBelow?: number
        /** The day on which today's price took effect, "Nov 26", if the low is of the 30 days before. */
        before?: string
      }
    | undefined
  /** The verdict on today's price; absent if the history is too short. */
  verdict?: PriceVerdict | undefined
  /** The amount of the last price drop, "$12.00", and its day, "today" or "on Nov 21, 2026". */
  drop?: { amount: string; day: string }
  /** The day we first read the product. */
  since: string
  /** The day of the exchange rates, like "25 Nov", if some prices were not in dollars. */
  ratesOf?: string
  /** The first day with an observed price, if earlier prices are demonstration data. */
  observedSince?: string
  /** True if some prices of the last 30 days are demonstration data. */
  isSampled?: true
  /** The price that the retailer claims to have reduced and what our record says, if it says no. */
  refusal?: { claimed: string; record: string }
  /** Our verdict on the retailer's sale; absent if the product is not on sale. */
  saleCheck?: DiscountCheck | undefined
}

/** Where the days of the charted period begin. Days begin at midnight UTC. */
export interface PriceDays {
  /** The second day of the period, the first one that began in it: "2026-03-04". */
  second: string
  /** The position of its midnight as a percentage of the period. */
  from: number
  /** The position of today's midnight. */
  to: number
  /** The number of days between the two. */
  count: number
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

/** Another retailer's prices of the same product. */
export interface OtherHistory {
  retailer: string
  steps: readonly PriceStep[]
}

/** Summarizes a price history; undefined if it has no price. */
export function toPriceSummary(
  product: CheckedProduct,
  { steps, low, drop, discount }: PriceHistory,
  now: Date,
  otherHistories: readonly OtherHistory[] = [],
): PriceSummary | undefined {
  const first = steps[0]
  if (first === undefined) return undefined
  const shown = findShownSteps(steps, now)
  const others = otherHistories
    .map(({ retailer, steps: all }) => ({ retailer, steps: findShownSteps(all, now) }))
    .filter(other => isDrawn(other.steps, now))
  const begin = Math.max(
    now.getTime() - shownDays * dayMs,
    Math.min(...[shown, ...others.map(other => other.steps)].map(toBeginMs)),
  )
  const points = toPoints(shown, begin, now)
  const last = points.at(-1)
  const line = toSparkline(steps, now)
  const verdict = judgePrice(steps, now)
  const saleCheck =
    product.salePrice === undefined ? undefined : (product.discountCheck ?? 'unverified')
  return {
    points,
    ...(others.length > 0
      ? {
          others: others.map(other => ({
            retailer: other.retailer,
            points: toPoints(other.steps, begin, now),
          })),
        }
      : {}),
    begin: formatDay(new Date(begin)),
    ...toDays(begin, now),
    ...(line ? { line } : {}),
    ...(low
      ? {
          lowest: {
            usdCents: low.usdCents,
            price: formatUsd(low.usdCents),
            isNow: last !== undefined && last.usdCents <= low.usdCents,
            isSinceFirstSeen: !low.isWhole,
            ...toPercentBelow(low, last),
            ...toBefore(low, now),
          },
        }
      : {}),
    ...(verdict ? { verdict } : {}),
    ...(drop
      ? { drop: { amount: formatUsd(drop.usdCents), day: formatDropDay(drop.day, now) } }
      : {}),
    since: formatDay(first.since),
    ...(first.isDemonstration ? toObserved(steps, now) : {}),
    ...(steps.some(({ currency }) => currency !== 'USD') ? { ratesOf: formatRatesDay(now) } : {}),
    ...(saleCheck && product.inStock ? { saleCheck } : {}),
    ...(saleCheck === 'contradicted' && discount?.reason
      ? { refusal: toRefusal(product, discount.reason, steps, now) }
      : {}),
  }
}

function toRefusal(
  product: CheckedProduct,
  reason: RefusalReason,
  steps: readonly PriceStep[],
  now: Date,
): NonNullable<PriceSummary['refusal']> {
  const claimed = getClaimed(product)
  return { claimed, record: describeRecord(reason, steps, claimed, now) }
}

function toPercentBelow(low: ThirtyDayLow, last: PricePoint | undefined) {
  const percentBelow = last && getPercentBelow(low, last.usdCents)
  return percentBelow === undefined ? {} : { percentBelow }
}

function toBefore(low: ThirtyDayLow, now: Date) {
  const before = formatLowDay(low, now)
  return before === undefined ? {} : { before }
}

function toObserved(
  steps: readonly PriceStep[],
  now: Date,
): Pick<PriceSummary, 'observedSince' | 'isSampled'> {
  const since = steps.find(({ isDemonstration }) => !isDemonstration)?.since ?? now
  const isSampled = since.getTime() > now.getTime() - 30 * dayMs
  return { observedSince: formatDay(since), ...(isSampled ? { isSampled } : {}) }
}

/** Finds the steps of the last year in which the price changed. */
function findShownSteps(steps: readonly PriceStep[], now: Date): PriceStep[] {
  const changes = steps.filter((step, index) => !isSame(steps[index - 1], step))
  const begin = now.getTime() - shownDays * dayMs
  return changes
    .filter((_, index) => (changes[index + 1]?.since.getTime() ?? Number.POSITIVE_INFINITY) > begin)
    .slice(-maxPoints)
}

function toBeginMs([first]: readonly PriceStep[]): number {
  return first?.since.getTime() ?? Number.POSITIVE_INFINITY
}

function toDays(begin: number, now: Date): { days?: PriceDays } {
  const second = Math.floor(begin / dayMs) + 1
  const today = Math.floor(now.getTime() / dayMs)
  if (today < second) return {}
  const toPercent = createPlacer(begin, now)
  return {
    days: {
      second: new Date(second * dayMs).toISOString().slice(0, 10),
      from: toPercent(second * dayMs),
      to: toPercent(today * dayMs),
      count: today - second,
    },
  }
}

/** Returns a function that turns a time into a percentage of the charted period. */
function createPlacer(begin: number, now: Date): (time: number) => number {
  return time =>
    Math.round(((Math.max(time, begin) - begin) / Math.max(1, now.getTime() - begin)) * 10_000) /
    100
}

/** Returns true if the steps have a line in the chart: a day or more in stock. */
function isDrawn(shown: readonly PriceStep[], now: Date): boolean {
  const start = now.getTime() - shownDays * dayMs
  return shown.some(({ inStock, since }, index) => {
    const end = shown[index + 1]?.since.getTime() ?? now.getTime()
    return inStock && end - Math.max(start, since.getTime()) >= dayMs
  })
}

function toPoints(shown: readonly PriceStep[], begin: number, now: Date): PricePoint[] {
  const toPercent = createPlacer(begin, now)
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

function formatDropDay(day: string, now: Date): string {
  const date = formatDay(new Date(day))
  return date === formatDay(now) ? 'today' : `on ${date}`
}
