import type { Sort } from '#app/domain/list-query.ts'
import type { Columns } from './columns.ts'
import { isInStock } from './fixed-values.ts'

/**
 * The place of a product in a sort, as one number of 31 bits: smaller comes first. Equal keys are told apart by the
 * product's number, so that no product is on two pages or on none.
 */
export type SortKey = (columns: Columns, number: number) => number

/** The largest a key may be: see `packPlace`, which makes the top half of a double of it. */
export const maxSortKey = 0x7fefffff

const popularityBits = 20
/** Enough for the days until 2149 and for every percentage. */
const shortBits = 16
const shuffleBits = 9
const maxLevel = 15
/** How well words fit is told in this many steps. */
export const worstStep = 63
/** Two months, some: what came lately is new, to the day nobody cares. */
const freshnessShift = 6
const freshnessBits = 16 - freshnessShift

export const sortKeys: Record<Sort, SortKey> = {
  relevance: (columns, number) => shuffled(getQuality(columns, number), number),
  newest: ({ newnessDay }, number) => shuffled(fallBelow(newnessDay[number], shortBits), number),
  popular: ({ popularity }, number) => shuffled(fallBelow(popularity[number], popularityBits), number),
  'price-up': ({ usdCents }, number) => Math.min(usdCents[number] ?? 0, maxSortKey),
  'price-down': ({ usdCents }, number) => maxSortKey - Math.min(usdCents[number] ?? 0, maxSortKey),
  discount: ({ discount }, number) => shuffled(fallBelow(discount[number], shortBits), number),
}

/** How well words fit, from 0 to 1, as a step: the best is 0. */
export function toWordsStep(score: number): number {
  return worstStep - Math.floor(score * worstStep)
}

/** Within a step what is in stock, liked and new. */
export function toWordsKey(columns: Columns, number: number, step: number): number {
  const freshness = fallBelow((columns.newnessDay[number] ?? 0) >> freshnessShift, freshnessBits)
  const quality = getQuality(columns, number) * 2 ** freshnessBits + freshness
  return shuffled(step * 2 ** (freshnessBits + 5) + quality, number)
}

/**
 * Liked from unknown, and no more than a nudge for the trending report: sources count popularity each in its own way,
 * and none of them is to lead every list with its few.
 */
export function toLevel(popularity: number, trendRank: number | undefined): number {
  return trendRank === undefined
    ? Math.min(Math.max(popularity, 0) >> 6, maxLevel)
    : Math.max(8 - Math.floor(Math.log2(Math.max(1, trendRank))), 0)
}

/** Five bits: sold out behind everything, then the best liked first. */
function getQuality({ signature, level }: Columns, number: number): number {
  const isSoldOut = isInStock(signature[number] ?? 0) ? 0 : 1
  return isSoldOut * (maxLevel + 1) + maxLevel - (level[number] ?? 0)
}

/** Most first, in so many bits. */
function fallBelow(value: number | undefined, bits: number): number {
  const max = 2 ** bits - 1
  return max - Math.min(value ?? 0, max)
}

/** Among equals a fixed shuffle: the order of reading would show one retailer after the other. */
function shuffled(key: number, number: number): number {
  return key * 2 ** shuffleBits + shuffle(number)
}

/** Nine bits of the number, well mixed (Knuth's multiplicative hash). */
function shuffle(number: number): number {
  return Math.imul(number, 2_654_435_761) >>> 23
}
