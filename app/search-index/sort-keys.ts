import type { Sort } from '#app/domain/urls/list-query.ts'
import type { Columns } from './columns.ts'

/**
 * A product's 31-bit sort key; smaller keys come first. Equal keys are ordered by product
 * number, so that paging neither repeats nor skips a product.
 */
export type SortKey = (columns: Columns, number: number) => number

/** The largest key: in `packSortKey`, it becomes the top half of a double. */
export const maxSortKey = 0x7fefffff

const popularityBits = 20
/** The number of bits for a short value, enough for any day until 2149 and any discount's rank. */
const shortBits = 16
const shuffleBits = 9
/** Popularity buckets range from 0 to 15. */
export const maxBucket = 15
/** The bucket of the first product in the trending report. */
export const topTrendBucket = 8
const popularityShift = 6
/** The number of favorites per popularity bucket. */
export const popularityPerBucket = 2 ** popularityShift
/**
 * The worst relevance step; the best is 0. Steps are fine enough that only products that match
 * equally well share one, because stock and popularity say nothing about what was searched for.
 */
export const worstStep = 2 ** 13 - 1
/**
 * Products added within about two months of each other count as
 * equally new, because a few days make no difference to shoppers.
 */
const freshnessShift = 6
export const freshnessDays = 2 ** freshnessShift
const freshnessBits = 16 - freshnessShift
/** The number of bits of `toQuality`. */
const qualityBits = 5

/** The bit above every sort key but those of relevance, which contain the stock already. */
const soldOutKey = 2 ** 30
/** The largest key that stays below `maxSortKey` with the bit for sold-out products. */
const maxPrice = maxSortKey - soldOutKey

export const sortKeys: Record<Sort, SortKey> = {
  relevance: (columns, number) => shuffled(columns.quality[number] ?? 0, number),
  newest: soldOutLast(({ newnessDay }, number) =>
    shuffled(fallBelow(newnessDay[number], shortBits), number),
  ),
  popular: soldOutLast(({ popularity }, number) =>
    shuffled(fallBelow(popularity[number], popularityBits), number),
  ),
  'price-up': soldOutLast(({ prices }, number) => Math.min(prices[number] ?? 0, maxPrice)),
  'price-down': soldOutLast(
    ({ prices }, number) => maxPrice - Math.min(prices[number] ?? 0, maxPrice),
  ),
  discount: soldOutLast(({ discountRank }, number) =>
    shuffled(fallBelow(discountRank[number], shortBits), number),
  ),
}

function soldOutLast(key: SortKey): SortKey {
  return (columns, number) => key(columns, number) + (isInStock(columns, number) ? 0 : soldOutKey)
}

/** Converts a text relevance between 0 and 1 into a step; 0 is the best. */
export function toWordsStep(score: number): number {
  return worstStep - Math.floor(score * worstStep)
}

/**
 * Returns the sort key of a product in a search. Within a relevance step, products are ordered by
 * stock, popularity and age; `scramble` orders those that are still equal.
 */
export function toWordsKey(columns: Columns, number: number, step: number): number {
  const freshness = fallBelow((columns.newnessDay[number] ?? 0) >> freshnessShift, freshnessBits)
  const quality = (columns.quality[number] ?? 0) * 2 ** freshnessBits + freshness
  return step * 2 ** (freshnessBits + qualityBits) + quality
}

/** `toWordsKey` returns smaller keys for all products that match best. */
export const bestWordsKeys = 2 ** (freshnessBits + qualityBits)

/** Returns the relevance step in a key that `toWordsKey` made. */
export function getWordsStep(key: number): number {
  return key >>> (freshnessBits + qualityBits)
}

/** Reads the rank among equally relevant products, and the age, in a key that `toWordsKey` made. */
export function readWordsKey(key: number): { quality: number; period: number } {
  const freshness = 2 ** freshnessBits
  return {
    quality: Math.floor(key / freshness) % 2 ** qualityBits,
    period: freshness - 1 - (key % freshness),
  }
}

/**
 * Returns a product's rank among equally relevant ones as five bits; smaller
 * ranks come first. Popular products come first, sold-out ones last. The
 * trending report has only a small weight, because each source counts popularity
 * differently and no single source should fill the top of every list.
 */
export function toQuality({
  inStock,
  popularity,
  trendRank,
}: {
  inStock: boolean
  popularity: number
  trendRank: number | undefined
}): number {
  const bucket =
    trendRank === undefined
      ? Math.min(Math.max(popularity, 0) >> popularityShift, maxBucket)
      : Math.max(topTrendBucket - Math.floor(Math.log2(Math.max(1, trendRank))), 0)
  return (inStock ? 0 : maxBucket + 1) + maxBucket - bucket
}

/**
 * Returns the rank of a discount, from 0 to 200; higher ranks come first. A discount that our own
 * price history verifies ranks above every other one, by the percentage that cards state. One that it
 * contradicts counts as none.
 */
export function toDiscountRank({
  discount,
  verifiedPercent = 0,
}: {
  discount: number
  verifiedPercent?: number
}): number {
  return verifiedPercent > 0 ? allPercent + verifiedPercent : Math.min(discount, allPercent)
}

const allPercent = 100

export function isInStock({ quality }: Columns, number: number): boolean {
  return (quality[number] ?? 0) <= maxBucket
}

/** Maps larger values to smaller keys within the given number of bits, so that they come first. */
function fallBelow(value: number | undefined, bits: number): number {
  const max = 2 ** bits - 1
  return max - Math.min(value ?? 0, max)
}

/**
 * Shuffles equally ranked products by a fixed hash,
 * because ingest order would group them by retailer.
 */
function shuffled(key: number, number: number): number {
  return key * 2 ** shuffleBits + shuffle(number)
}

/** Returns nine well-mixed bits of the number. */
function shuffle(number: number): number {
  return scramble(number) >>> (32 - shuffleBits)
}

/**
 * Knuth's multiplicative hash, which maps every 32-bit number to
 * another one, and the multiplication that reverses it.
 */
const [factor, inverse] = [2_654_435_761, 244_002_641]

export function scramble(number: number): number {
  return Math.imul(number, factor) >>> 0
}

export function unscramble(scrambled: number): number {
  return Math.imul(scrambled, inverse) >>> 0
}
