import type { TermGroup } from '../query/term-group.ts'
import { partialWeights } from './partial-sums.ts'
import type { Scored } from './scored.ts'
import type { TermGroupFinder } from './term-group-finder.ts'
import { isFullMatch } from './word-match.ts'

/** The share of a query that a product matches that has all of its words in the description. */
const mentionedShare = 0.6

/**
 * Scores full matches that have all words in their description alone like partial matches, in place,
 * if another one has a word in its name; with `isAnyNamed`, another one has. Returns how many
 * full matches have a word in their name; 0 if that is none and all stay as they are.
 */
export function lowerMentions(
  { documents, scores }: Scored,
  needed: readonly TermGroup[],
  { findNamed }: TermGroupFinder,
  isAnyNamed: boolean,
): number {
  const named = findNamed(documents, needed)
  let count = 0
  for (let at = 0; at < named.length; at += 1)
    if (named[at] === 1 && isFullMatch(scores[at] ?? 0)) count += 1
  if (count === 0 && !isAnyNamed) return 0
  for (let at = 0; at < named.length; at += 1) {
    if (named[at] === 1) continue
    const match = (scores[at] ?? 0) - 1
    scores[at] = mentionedShare * (partialWeights.share + partialWeights.match * match)
  }
  return count
}
