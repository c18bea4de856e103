import { type FacetNameOf, facets, rangeFacets } from '#app/domain/facets/facets.ts'
import type { Part } from './parts.ts'
import { createByPart, namedParts } from './parts.ts'

/**
 * The initial capacity in products, which doubles whenever it is exhausted. The
 * capacity is a multiple of 32, because bitmaps are stored in 32-bit words.
 */
const firstCapacity = 1_024
/** The largest number of values for which every possible set of them can be numbered in 16 bits. */
const maxShortSet = 16
const maxShort = 2 ** 16

/** Codes that stand for names, or for sets of values. */
export type Codes = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>

/**
 * The index is a column store: each field is a typed array indexed
 * by product number, so a pass over one field reads only that field.
 */
export type Columns = Record<Part, Codes> &
  Record<FacetNameOf<'range'>, Uint32Array<ArrayBuffer>> &
  OwnColumns

/**
 * Fields that are not facets: `category` because it is a tree,
 * the others because they are used for sorting and grouping.
 */
type OwnColumns = ReturnType<typeof createOwnColumns>

function createOwnColumns(capacity: number) {
  return {
    /** The code of the product's category: see category-codes.ts. */
    category: new Uint16Array(capacity),
    discount: new Uint8Array(capacity),
    newnessDay: new Uint16Array(capacity),
    popularity: new Uint32Array(capacity),
    /** The product's rank among equally relevant ones: see `toQuality` in sort-keys.ts. */
    quality: new Uint8Array(capacity),
    /** What the variants of a product have in common: see model-key.ts. */
    model: new Uint32Array(capacity),
    /** The number of the product's offer group plus one; 0 for a product without a group. */
    offerGroup: new Uint32Array(capacity),
    /** The number of the product's card plus one; 0 for a product that is a card of its own. */
    group: new Uint32Array(capacity),
    /**
     * The listed offer that ranks next in the group; the last one points
     * back to the best. A product without a group points to itself.
     */
    next: new Uint32Array(capacity),
    /** The offer ranked just before this one; the best offer points to itself. */
    better: new Uint32Array(capacity),
  }
}

export function createColumns(capacity = firstCapacity): Columns {
  const ranges = rangeFacets.map(facet => [facet, new Uint32Array(capacity)])
  return {
    ...createByPart(namedParts, part =>
      isShort(part) ? new Uint16Array(capacity) : new Uint32Array(capacity),
    ),
    attributes: new Uint16Array(capacity),
    ...(Object.fromEntries(ranges) as Record<FacetNameOf<'range'>, Uint32Array<ArrayBuffer>>),
    ...createOwnColumns(capacity),
  }
}

function isShort(part: (typeof namedParts)[number]): boolean {
  const facet = facets[part]
  return facet.kind === 'dictionary'
    ? (facet.maxNames ?? Number.POSITIVE_INFINITY) <= maxShort
    : (facet.values?.length ?? Number.POSITIVE_INFINITY) <= maxShortSet
}

export function getCapacity({ category }: Columns): number {
  return category.length
}

/**
 * Copies the columns to make room for the product
 * number. The length of the columns at least doubles.
 */
export function growColumns(columns: Columns, number: number): Columns {
  let capacity = getCapacity(columns) * 2
  while (capacity <= number) capacity *= 2
  const grown = createColumns(capacity)
  for (const name of Object.keys(grown) as (keyof Columns)[]) grown[name].set(columns[name])
  return grown
}
