import { type FacetNameOf, rangeFacets } from '#app/domain/facets/facets.ts'
import { createByPart, type Part, parts } from './parts.ts'

/**
 * The initial capacity in products, which doubles whenever it is exhausted. The
 * capacity is a multiple of 32, because bitmaps are stored in 32-bit words.
 */
const firstCapacity = 1_024
const maxShort = 2 ** 16 - 1

/**
 * Codes that stand for names, or for sets of values. They take two bytes each until there are
 * too many, because counting a column takes as long as reading it from memory.
 */
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
    /** The colors that no picture of the product shows, as a bit for each: see unseen-colors.ts. */
    unseenColors: new Uint16Array(capacity),
    /** See `toDiscountRank` in sort-keys.ts. */
    discountRank: new Uint8Array(capacity),
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
  }
}

export function createColumns(capacity = firstCapacity): Columns {
  const ranges = rangeFacets.map(facet => [facet, new Uint32Array(capacity)])
  return {
    ...createByPart(parts, (): Codes => new Uint16Array(capacity)),
    ...(Object.fromEntries(ranges) as Record<FacetNameOf<'range'>, Uint32Array<ArrayBuffer>>),
    ...createOwnColumns(capacity),
  }
}

/** Writes a product's code, in a wider column if the code does not fit in two bytes. */
export function writeCode(columns: Columns, part: Part, number: number, code: number): void {
  if (code > maxShort) widenColumn(columns, part)
  columns[part][number] = code
}

export function widenColumn(columns: Columns, part: Part): void {
  const column = columns[part]
  if (column instanceof Uint16Array) columns[part] = Uint32Array.from(column)
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
  for (const part of parts) if (columns[part] instanceof Uint32Array) widenColumn(grown, part)
  for (const name of Object.keys(grown) as (keyof Columns)[]) grown[name].set(columns[name])
  return grown
}
