import type { ProductRow } from '#app/store/product-row.ts'
/**
 * Statistics of a sync, against which the next sync
 * is compared. Stored as JSON in `sync_run.figures`.
 */
export interface RunFigures {
  products: number
  rejected: number
  /** The number of products with a picture. */
  pictured: number
  /** The largest share of rejected records in one step, ignoring steps below `minJudged`. */
  worstRejectedShare: number
  /** Histogram of prices: class n holds prices up to 2^(n/4) US cents. */
  prices: number[]
}

/** Steps with fewer products are not judged, because their shares and medians mean little. */
export const minJudged = 50

/**
 * With four classes per doubling of the price, a median is accurate to within 20% and the figures
 * stay small.
 */
const classesPerDoubling = 4

export const noFigures: RunFigures = {
  products: 0,
  rejected: 0,
  pictured: 0,
  worstRejectedShare: 0,
  prices: [],
}

export interface CountedProduct {
  usdCents: number
  hasPicture: boolean
}

export function toCounted({ usd_cents, has_picture }: ProductRow): CountedProduct {
  return { usdCents: usd_cents, hasPicture: has_picture }
}

export function toFigures(counted: readonly CountedProduct[], rejected: number): RunFigures {
  const records = counted.length + rejected
  const prices: number[] = []
  for (const { usdCents } of counted) {
    const priceClass = toPriceClass(usdCents)
    prices[priceClass] = (prices[priceClass] ?? 0) + 1
  }
  return {
    products: counted.length,
    rejected,
    pictured: counted.filter(({ hasPicture }) => hasPicture).length,
    worstRejectedShare: records < minJudged ? 0 : rejected / records,
    prices: Array.from(prices, count => count ?? 0),
  }
}

export function addFigures(a: RunFigures, b: RunFigures): RunFigures {
  const length = Math.max(a.prices.length, b.prices.length)
  return {
    products: a.products + b.products,
    rejected: a.rejected + b.rejected,
    pictured: a.pictured + b.pictured,
    worstRejectedShare: Math.max(a.worstRejectedShare, b.worstRejectedShare),
    prices: Array.from({ length }, (_, each) => (a.prices[each] ?? 0) + (b.prices[each] ?? 0)),
  }
}

/**
 * Returns the price in US cents below which this share of the products lies; a share of 0.5 gives
 * the median. Undefined if there are no products.
 */
export function findPrice({ prices }: RunFigures, share: number): number | undefined {
  const needed = prices.reduce((sum, count) => sum + count, 0) * share
  let below = 0
  for (const [priceClass, count] of prices.entries()) {
    below += count
    if (count > 0 && below >= needed) return 2 ** (priceClass / classesPerDoubling)
  }
  return undefined
}

export function getRejectedShare({ products, rejected }: RunFigures): number {
  return products + rejected === 0 ? 0 : rejected / (products + rejected)
}

export function getPicturedShare({ products, pictured }: RunFigures): number {
  return products === 0 ? 0 : pictured / products
}

function toPriceClass(cents: number): number {
  return cents <= 1 ? 0 : Math.round(Math.log2(cents) * classesPerDoubling)
}
