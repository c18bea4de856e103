import type { ParsedQuery } from '../query/parse-query.ts'
import { maxFieldWords } from '../terms/term-reader.ts'
import type { WordStore } from '../terms/word-store.ts'
import { findLeastScore } from './find-least-score.ts'
import type { Scored } from './scored.ts'
import { raiseScore } from './word-match.ts'

/** How much a name with all words in the query's order adds to the score of a full match. */
const weight = 0.1
/** How much two neighboring words count in the reverse order: a hat from the sun. */
const reversed = 0.5
/**
 * The names of at most this many matches are read, the best ones: others cannot reach the first
 * pages.
 */
const maxRead = 1_000

/**
 * Raises the scores of products whose name has the query's words next to each other and in the
 * same order: "sun hat" first finds sun hats, then hats with a sun on them. Modifies `found`.
 */
export function scoreAdjacency(
  { documents, dictionary }: WordStore,
  { needed }: ParsedQuery,
  found: Scored,
): Scored {
  const places = needed.flatMap(({ parts, ...whole }) => parts ?? [whole])
  if (places.length < 2 || found.documents.length === 0) return found
  /** The places of each term in the query, as bits. */
  const placesOf = new Map<number, number>()
  for (const [place, { alternatives }] of places.entries())
    for (const { terms } of alternatives)
      for (const term of terms) placesOf.set(term, (placesOf.get(term) ?? 0) | (1 << place))
  const least = findLeastScore(found.scores, maxRead)
  const name = new Uint32Array(maxFieldWords)
  const pairs = places.length - 1
  for (let at = 0; at < found.documents.length; at += 1) {
    const score = found.scores[at] ?? 0
    if (score < least) continue
    const length = documents.readName(found.documents[at] ?? 0, name)
    let adjacent = 0
    let before = 0
    for (let word = 0; word < length; word += 1) {
      const own = placesOf.get(dictionary.termOf(name[word] ?? 0)) ?? 0
      if (((before << 1) & own) !== 0) adjacent += 1
      else if (((before >>> 1) & own) !== 0) adjacent += reversed
      before = own
    }
    found.scores[at] = raiseScore(score, weight * Math.min(adjacent / pairs, 1))
  }
  return found
}
