import { isDeepStrictEqual } from 'node:util'
import type { IndexAnswer, IndexQuery } from './index-interface.ts'

/** What two indices can disagree about. */
export type Difference = 'total' | 'counts' | 'page'

/**
 * Compares two indices' answers to one query; undefined if they are of different versions of the
 * catalogue. The order of searches by relevance is not compared, because the two score words in
 * different ways on purpose.
 */
export function findDifferences(
  { text, sort }: Pick<IndexQuery, 'text' | 'sort'>,
  ours: IndexAnswer,
  theirs: IndexAnswer,
): Difference[] | undefined {
  if (ours.version !== theirs.version) return undefined
  const differences: Difference[] = []
  const totals = ({ paging, totalOfAllCategories, retailerCount }: IndexAnswer) => [
    paging.total,
    totalOfAllCategories,
    retailerCount,
  ]
  if (!isDeepStrictEqual(totals(ours), totals(theirs))) differences.push('total')
  if (!isDeepStrictEqual(ours.facets, theirs.facets)) differences.push('counts')
  const isByRelevance = sort === 'relevance' && text !== ''
  if (!isByRelevance && !isDeepStrictEqual(ours.hits, theirs.hits)) differences.push('page')
  return differences
}
