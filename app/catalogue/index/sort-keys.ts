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
const maxPopularity = 2 ** popularityBits - 1

export const sortKeys: Record<Sort, SortKey> = {
  relevance: (columns, number) => {
    const popularity = Math.min(columns.popularity[number] ?? 0, maxPopularity)
    const isSoldOut = columns.inStock[number] === 1 ? 0 : 1
    // Among equals a fixed shuffle: the order of reading would show one brand after the other.
    return (isSoldOut * 2 ** popularityBits + maxPopularity - popularity) * 2 ** 9 + shuffle(number)
  },
  newest: ({ newnessDay }, number) => descending(newnessDay[number]),
  popular: ({ popularity }, number) => descending(popularity[number]),
  'price-up': ({ usdCents }, number) => Math.min(usdCents[number] ?? 0, maxSortKey),
  'price-down': ({ usdCents }, number) => descending(usdCents[number]),
  discount: ({ discount }, number) => descending(discount[number]),
}

function descending(value: number | undefined): number {
  return maxSortKey - Math.min(value ?? 0, maxSortKey)
}

/** Nine bits of the number, well mixed (Knuth's multiplicative hash). */
function shuffle(number: number): number {
  return Math.imul(number, 2_654_435_761) >>> 23
}
