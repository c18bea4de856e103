import type { AudienceRule } from '../query/find-audience-rule.ts'
import { findLeastScore } from './find-least-score.ts'
import { listFrom, maxHead } from './score-occurrences.ts'
import { filterScored, type Scored } from './scored.ts'
import type { TermGroupFinder } from './term-group-finder.ts'
import { isFullMatch, type Ranked } from './word-match.ts'

/** Full matches score from 1 to less than this more. */
export const statedBonus = 2

/**
 * Puts the full matches that are stated to be for a query's audience before those that state none.
 * Changes the scores in place.
 */
export function putStatedFirst(
  finder: TermGroupFinder,
  ranked: Ranked,
  { stated }: Pick<AudienceRule, 'stated'>,
): Ranked {
  if (stated.length === 0) return ranked
  const { documents, scores, head } = ranked
  const isOwn = markStated(finder, documents, stated)
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at] ?? 0
    if (isOwn[at] === 1 && isFullMatch(score)) scores[at] = score + statedBonus
  }
  return head ? { ...ranked, head: listFrom(scores, findLeastScore(scores, maxHead)) } : ranked
}

/** Returns how many full matches are stated to be for the audience. */
export function countStated(
  finder: TermGroupFinder,
  { documents, scores }: Scored,
  { stated }: Pick<AudienceRule, 'stated'>,
): number {
  let count = 0
  for (const [at, own] of markStated(finder, documents, stated).entries())
    if (own === 1 && isFullMatch(scores[at] ?? 0)) count += 1
  return count
}

/** Returns a finder of only those products that are stated to be for the audience. */
export function findOnlyStated(
  finder: TermGroupFinder,
  { stated }: Pick<AudienceRule, 'stated'>,
): TermGroupFinder {
  return {
    ...finder,
    find(termGroup) {
      const found = finder.find(termGroup)
      const isOwn = markStated(finder, found.documents, stated)
      return filterScored(found, index => isOwn[index] === 1)
    },
  }
}

/** Returns 1 for each document that states the audience outside its description, else 0. */
function markStated(
  finder: TermGroupFinder,
  documents: Uint32Array,
  stated: readonly number[],
): Float32Array {
  return finder.findNamed(documents, [
    { alternatives: stated.map(term => ({ terms: [term], weight: 1 })) },
  ])
}
