import { facetNames } from '#app/domain/facets/facets.ts'
import type { Filters } from '#app/domain/facets/filters.ts'
import { type Bits, hasBit, intersect, subtract, unite, writeBit } from './bits.ts'
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
  const partial = isAnyPartial(scores) ? takeBits(full.length * 32) : undefined
  if (isFew)
    for (let at = 0; at < numbers.length; at += 1) {
      const number = numbers[at] ?? 0
      if (!hasBit(table.listed, number)) continue
      writeBit((scores[at] ?? 0) < 1 && partial ? partial : full, number, true)
    }
  else {
    writeBits(full, numbers)
    if (partial) splitPartial(full, partial, numbers, scores)
  }
  const found = partial ? [full, partial] : [full]
  if (!isFew) for (const bits of found) intersect(bits, table.listed)
  for (const facet of facetNames)
    for (const narrowing of filterSets.listNarrowing(facet, search.filters))
      for (const bits of found) intersect(bits, narrowing.bits)
  return { full, partial }
}

function isAnyPartial(scores: Float32Array): boolean {
  for (let at = 0; at < scores.length; at += 1) if ((scores[at] ?? 0) < 1) return true
  return false
}

function writeBits(into: Bits, numbers: Uint32Array): void {
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0
    into[number >>> 5] = (into[number >>> 5] ?? 0) | (1 << (number & 31))
  }
}

/** Moves partial matches, of which there are few, from one bitmap to another. */
function splitPartial(from: Bits, to: Bits, numbers: Uint32Array, scores: Float32Array): void {
  for (let at = 0; at < numbers.length; at += 1) {
    if ((scores[at] ?? 0) >= 1) continue
    writeBit(from, numbers[at] ?? 0, false)
    writeBit(to, numbers[at] ?? 0, true)
  }
}

/** Returns full and partial matches as one. */
export function findAllWords(table: ProductTable, filterSets: FilterSets, search: Narrowed): Bits {
  const { full, partial } = findWords(table, filterSets, search)
  if (partial) unite(full, partial)
  return full
}
