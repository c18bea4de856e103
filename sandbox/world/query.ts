import type { CategoryNode } from './categories.ts'
import { type Columns, none } from './columns.ts'
import { priceFilters } from './price-filters.ts'
import { scaleNames } from './recipes.ts'
import { getSizeScale } from './sizes.ts'

/**
 * A search, independent of any upstream's API. An undefined group
 * of values does not filter; an empty group matches nothing.
 */
export interface WorldQuery {
  category?: CategoryNode
  /** Indices. */
  brands?: readonly number[] | undefined
  /** Indices. */
  retailers?: readonly number[] | undefined
  /** Canonical ids. */
  colors?: readonly number[] | undefined
  /** Canonical ids. */
  sizes?: readonly number[] | undefined
  /** Ids from `priceFilters`. */
  prices?: readonly number[] | undefined
  heels?: readonly number[] | undefined
  deals?: readonly Deal[] | undefined
  /** Lower-case words; a product's text must contain all of them. */
  words?: readonly string[]
}

/**
 * Products with at least `percent` off, or whose price was cut
 * since `droppedSinceDay`: -1 is today, -7 the last seven days.
 */
export type Deal = { percent: number } | { droppedSinceDay: number }

export const worldSorts = ['relevance', 'popular', 'recency', 'price-up', 'price-down'] as const
export type WorldSort = (typeof worldSorts)[number]

/**
 * Returns the listed products in sort order. The low digits of each
 * key are the product's index, so a single native sort is enough.
 */
export function createOrder(columns: Columns, sort: WorldSort): Uint32Array {
  const keys = new Float64Array(columns.length)
  let length = 0
  for (let i = 0; i < columns.length; i++) {
    if (columns.isListed[i]) keys[length++] = getKey(columns, sort, i) * indexRoom + i
  }
  const sorted = keys.subarray(0, length).sort()
  return Uint32Array.from(sorted, key => key % indexRoom)
}

const indexRoom = 2 ** 24

function getKey(columns: Columns, sort: WorldSort, i: number): number {
  const price = columns.price[i] ?? 0
  const popularity = columns.popularity[i] ?? 0
  const created = columns.created[i] ?? 0
  if (sort === 'price-up') return price
  if (sort === 'price-down') return 2 ** 28 - price
  if (sort === 'popular') return 65_535 - popularity
  if (sort === 'recency') return 65_535 - created
  // Relevance is mostly popularity, but newness and discount also count.
  return (
    200_000 - popularity - (created - columns.day + 730) * 30 - (columns.discount[i] ?? 0) * 100
  )
}

/**
 * Compiles the query to a predicate over product indices.
 * `matchesWords` runs last because it is expensive.
 */
export function createFilter(
  columns: Columns,
  query: WorldQuery,
  matchesWords: (index: number, words: readonly string[]) => boolean,
): (index: number) => boolean {
  const tests: ((i: number) => boolean)[] = []
  const { category, brands, retailers, colors, sizes, prices, heels, deals, words } = query
  if (category && category.parentId !== undefined) {
    const { index: from, end } = category
    const isBelow = (at: number | undefined) => at !== undefined && at >= from && at < end
    tests.push(i => isBelow(columns.category[i]) || isBelow(columns.alsoCategory[i]))
  }
  if (brands) tests.push(isIn(columns.brand, brands))
  if (retailers) tests.push(isIn(columns.retailer, retailers))
  if (colors) {
    const mask = colors.reduce((bits, id) => bits | (1 << id), 0)
    tests.push(i => ((columns.colors[i] ?? 0) & mask) !== 0)
  }
  if (sizes) {
    const masks = getSizeMasks(sizes)
    tests.push(i => ((columns.sizes[i] ?? 0) & (masks[columns.scale[i] ?? 0] ?? 0)) !== 0)
  }
  if (prices) {
    const buckets = priceFilters.filter(bucket => prices.includes(bucket.id))
    tests.push(i => buckets.some(bucket => isInBucket(bucket, columns.price[i] ?? 0)))
  }
  if (heels) tests.push(isIn(columns.heel, heels))
  if (deals) tests.push(i => deals.some(deal => isDeal(columns, deal, i)))
  if (words && words.length > 0) tests.push(i => matchesWords(i, words))
  return i => tests.every(test => test(i))
}

export function isInBucket(bucket: (typeof priceFilters)[number], cents: number): boolean {
  return (
    cents >= bucket.minUsd * 100 && (bucket.maxUsd === undefined || cents < bucket.maxUsd * 100)
  )
}

export function isDeal(columns: Columns, deal: Deal, i: number): boolean {
  if ('percent' in deal) return (columns.discount[i] ?? 0) >= deal.percent
  const drop = columns.drop[i] ?? 0
  const since = deal.droppedSinceDay
  return drop > 0 && drop >= (since < 0 ? columns.day + 1 + since : since)
}

function isIn(column: Uint16Array | Uint8Array, values: readonly number[]): (i: number) => boolean {
  const isRequested = new Uint8Array(none + 1)
  for (const value of values) if (value >= 0 && value < none) isRequested[value] = 1
  return i => isRequested[column[i] ?? none] === 1
}

function getSizeMasks(ids: readonly number[]): number[] {
  return scaleNames.map(name =>
    getSizeScale(name).canonical.reduce(
      (mask, size, at) => (ids.includes(size.id) ? mask | (1 << at) : mask),
      0,
    ),
  )
}
