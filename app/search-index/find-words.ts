import { facetNames } from '#app/domain/facets/facets.ts'
import type { Filters } from '#app/domain/facets/filters.ts'
import { type Bits, hasBit, intersect, subtract, unite } from './bits.ts'
import type { FilterSets } from './counts/filter-sets.ts'
import type { ProductTable } from './product-table.ts'
import { copyBits, takeBits } from './reused-arrays.ts'
import type { WordMatch } from './text/ranking/word-match.ts'

/** The result of a text search before the chosen filters are applied. */
export interface Narrowed {
  match: WordMatch
  /** Filters read from the text, applied together with the chosen ones. */
  filters: Partial<Filters>
}

/** The products that a search finds: see `isFullMatch`. */
export interface FoundWords {
  full: Bits
  /** Undefined if there are no partial matches. */
  partial: Bits | undefined
}

/** Returns the listed products that match a text and pass the filters in it. */
export function findWords(
  table: ProductTable,
  filterSets: FilterSets,
  search: Narrowed,
): FoundWords {
  const { numbers, scores, refused } = search.match
  const full = refused ? copyBits(table.listed) : takeBits(table.listed.length * 32)
  if (refused) subtract(full, refused)
  // Going through a whole bitmap takes longer than looking few products up.
  const isFew = numbers.length < full.length
  let partial: Bits | undefined
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0
    if (isFew && !hasBit(table.listed, number)) continue
    const isPartial = (scores[at] ?? 0) < 1
    if (isPartial) partial ??= takeBits(full.length * 32)
    const into = isPartial && partial ? partial : full
    into[number >>> 5] = (into[number >>> 5] ?? 0) | (1 << (number & 31))
  }
  const found = partial ? [full, partial] : [full]
  if (!isFew) for (const bits of found) intersect(bits, table.listed)
  for (const facet of facetNames)
    for (const narrowing of filterSets.listNarrowing(facet, search.filters))
      for (const bits of found) intersect(bits, narrowing.bits)
  return { full, partial }
}

/** Returns full and partial matches as one. */
export function findAllWords(table: ProductTable, filterSets: FilterSets, search: Narrowed): Bits {
  const { full, partial } = findWords(table, filterSets, search)
  if (partial) unite(full, partial)
  return full
}
