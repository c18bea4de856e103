import type { TermGroup } from '../query/term-group.ts'
import { fullImpact, leastKindImpact } from '../terms/impact.ts'
import { descriptionPenalty } from './description-penalty.ts'

/** Lowers, in place, the scores of products that only mention the category of a group. */
export function markMentions(scores: Float32Array, { isCategory, rarity }: TermGroup): void {
  if (!isCategory) return
  const least = (leastKindImpact / fullImpact) * rarity
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at] ?? 0
    if (score > 0 && score < least) scores[at] = score - descriptionPenalty
  }
}
