import { mentionPenalty } from './mention-penalty.ts'
import type { Slot } from './slot.ts'

/** About what preferred words and being the thing add at most. */
const preference = 1.5

/**
 * Turns sums into scores, in place: from 1 on for what has everything. What only mentions the sort of thing that is
 * asked for has less, if anything is one: as much as a product that lacks it. Answers how many have everything.
 */
export function toFullScores(scores: Float32Array, needed: readonly Slot[]): number {
  const most = needed.reduce((sum, { rarity }) => sum + rarity, 0) + preference
  const important = needed.reduce((sum, { importance }) => sum + importance, 0)
  const things = needed.filter(slot => slot.isThing)
  const thing = things.reduce((sum, { importance }) => sum + importance, 0)
  const mentioned = 0.9 * (1 - thing / important)
  let count = 0
  for (let at = 0; at < scores.length; at += 1) if ((scores[at] ?? 0) >= 0) count += 1
  const isAnyThing = count > 0
  for (let at = 0; at < scores.length; at += 1) {
    let own = scores[at] ?? 0
    const isMention = own < 0
    while (own < 0) own += mentionPenalty
    const part = Math.min(own / most, 1)
    scores[at] = isMention && isAnyThing ? mentioned + 0.05 * part : 1 + part
  }
  return isAnyThing ? count : scores.length
}
