import { createBits, hasBit, writeBit } from '../../bits.ts'
import type { Refusal } from '../query/read-refusals.ts'
import { gone } from '../terms/documents.ts'
import type { WordStore } from '../terms/word-store.ts'
import { nothing } from './scored.ts'
import type { TermGroupFinder } from './term-group-finder.ts'
import type { WordMatch } from './word-match.ts'

/** Matches all products that refusals do not leave out, without listing them. */
export function matchAllBut(
  { documents }: Pick<WordStore, 'documents'>,
  { findRefused }: TermGroupFinder,
  refusals: readonly Refusal[],
): Pick<WordMatch, 'numbers' | 'scores' | 'refused'> {
  const none = { numbers: nothing.documents, scores: nothing.scores }
  const { numbers, total, live, end } = documents
  const refused = createBits(end)
  if (refusals.length === 0) return live > 0 ? { ...none, refused } : none
  const unwanted = findRefused(refusals)
  let left = live
  for (let document = 0; document < total; document += 1) {
    const number = numbers[document] ?? gone
    if (number === gone || !hasBit(unwanted, document)) continue
    writeBit(refused, number, true)
    left -= 1
  }
  return left > 0 ? { ...none, refused } : none
}
