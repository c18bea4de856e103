import { facetNames } from '#app/domain/facets/facets.ts'
import type { Filters } from '#app/domain/facets/filters.ts'
import { type Bits, createBits, intersect } from './bits.ts'
import type { FilterSets } from './counts/filter-sets.ts'
import type { ProductTable } from './product-table.ts'
import type { WordMatch } from './text/ranking/word-match.ts'

/** The result of a text search before the chosen filters are applied. */
export interface Narrowed {
  match: WordMatch
  /** Filters read from the text, applied together with the chosen ones. */
  filters: Partial<Filters>
}

/** Scores from `least` to less than `below`; see `isFullMatch`. */
interface ScoreRange {
  least: number
  below: number
}
export const fullMatches: ScoreRange = { least: 1, below: Number.POSITIVE_INFINITY }
export const partialMatches: ScoreRange = { least: 0, below: 1 }
const allMatches: ScoreRange = { ...fullMatches, least: 0 }

/** Returns the listed products whose score is in a range and that pass the filters in the text. */
export function findWords(
  table: ProductTable,
  filterSets: FilterSets,
  { match, filters }: Narrowed,
  { least, below }: ScoreRange = allMatches,
): Bits {
  const found = createBits(table.listed.length * 32)
  const { numbers, scores } = match
  for (let at = 0; at < numbers.length; at += 1) {
    const score = scores[at] ?? 0
    if (score < least || score >= below) continue
    const number = numbers[at] ?? 0
    found[number >>> 5] = (found[number >>> 5] ?? 0) | (1 << (number & 31))
  }
  intersect(found, table.listed)
  for (const facet of facetNames)
    for (const { bits } of filterSets.listNarrowing(facet, filters)) intersect(found, bits)
  return found
}
