import type { TermGroup } from '../query/term-group.ts'
import { descriptionPenalty } from './description-penalty.ts'
import { mentionShare, partialWeights } from './partial-sums.ts'

/** Roughly the maximum that optional words and the requested category can add to a score. */
const preference = 1.5

/**
 * Turns sums into scores in place; full matches score 1 or more. If any product
 * belongs to the requested category, products that only mention the category are
 * scored like partial matches that mention it; with `isAnyFull`, another one does. Returns the
 * number of full matches.
 */
export function toFullScores(
  scores: Float32Array,
  needed: readonly TermGroup[],
  isAnyFull = false,
): number {
  const most = needed.reduce((sum, { rarity }) => sum + rarity, 0) + preference
  const important = needed.reduce((sum, { importance }) => sum + importance, 0)
  const categories = needed.filter(termGroup => termGroup.isCategory)
  const requested = categories.reduce((sum, { importance }) => sum + importance, 0)
  const mentioned = partialWeights.share * (1 - ((1 - mentionShare) * requested) / important)
  if (categories.length === 0) {
    for (let at = 0; at < scores.length; at += 1)
      scores[at] = 1 + Math.min((scores[at] ?? 0) / most, 1)
    return scores.length
  }
  let count = 0
  for (let at = 0; at < scores.length; at += 1) if ((scores[at] ?? 0) >= 0) count += 1
  const isAny = isAnyFull || count > 0
  for (let at = 0; at < scores.length; at += 1) {
    let own = scores[at] ?? 0
    const isMention = own < 0
    while (own < 0) own += descriptionPenalty
    const part = Math.min(own / most, 1)
    scores[at] = isMention && isAny ? mentioned + 0.05 * part : 1 + part
  }
  return isAny ? count : scores.length
}
