import type { Sort } from '#app/domain/list-query.ts'
import type { Columns } from './columns.ts'

/**
 * The place of a product in a sort, as one number of 31 bits: smaller comes first. Equal keys are told apart by the
 * product's number, so that no product is on two pages or on none.
 */
export type SortKey = (columns: Columns, number: number) => number

/** The largest a key may be: see `selectPage`, which makes the top half of a double of it. */
export const maxSortKey = 0x7fefffff

const popularityBits = 20
/** Relevance knows liked from unknown, no more: the trending report would else lead every list with its few. */
const maxLevel = 15
/** Enough for the days until 2149 and for every percentage. */
const shortBits = 16

export const sortKeys: Record<Sort, SortKey> = {
  relevance: ({ popularity, inStock }, number) => {
    const isSoldOut = inStock[number] === 1 ? 0 : 1
    const level = Math.min((popularity[number] ?? 0) >> 6, maxLevel)
    return shuffled(isSoldOut * (maxLevel + 1) + maxLevel - level, number)
  },
  newest: ({ newnessDay }, number) => shuffled(fallBelow(newnessDay[number], shortBits), number),
  popular: ({ popularity }, number) => shuffled(fallBelow(popularity[number], popularityBits), number),
  'price-up': ({ usdCents }, number) => Math.min(usdCents[number] ?? 0, maxSortKey),
  'price-down': ({ usdCents }, number) => descending(usdCents[number]),
  discount: ({ discount }, number) => shuffled(fallBelow(discount[number], shortBits), number),
}

/** Most first, in so many bits. */
function fallBelow(value: number | undefined, bits: number): number {
  const max = 2 ** bits - 1
  return max - Math.min(value ?? 0, max)
}

/** Among equals a fixed shuffle: the order of reading would show one retailer after the other. */
function shuffled(key: number, number: number): number {
  return key * 2 ** 9 + shuffle(number)
}

function descending(value: number | undefined): number {
  return maxSortKey - Math.min(value ?? 0, maxSortKey)
}

/** Nine bits of the number, well mixed (Knuth's multiplicative hash). */
function shuffle(number: number): number {
  return Math.imul(number, 2_654_435_761) >>> 23
}
