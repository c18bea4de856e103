import { createBits, writeBit } from '../../bits.ts'
import { matchBuffers } from '../../reused-arrays.ts'
import type { ReadText } from '../query/read-text.ts'
import type { ProductRank } from '../terms/best-postings.ts'
import { gone } from '../terms/documents.ts'
import type { KeptMatches, WordStore } from '../terms/word-store.ts'
import { lowerMentions } from './lower-mentions.ts'
import { countStated } from './put-stated-first.ts'
import { nothing, type Scored } from './scored.ts'
import { createTermGroupFinder, type TermGroupFinder } from './term-group-finder.ts'
import { toFullScores } from './to-full-scores.ts'

export interface FullMatches extends Scored {
  /** The number of documents that score 1 or more. */
  full: number
  /** True if another product could turn these matches into mere mentions of the words. */
  isOpen: boolean
}

/** If fewer of the best matches of a word match the others, too, all of its matches are looked at. */
const fewest = 50
/** Kept matches are stored again with those that were added since, once there are so many new documents. */
const mostAdded = 5_000

/**
 * Finds the documents that match all groups of a query, with their full scores. Long lists
 * are kept under a description of all that their scores depend on: documents never change and have
 * ascending numbers, so the next time, only those that were added since are searched. With `rank`,
 * only the products that match the rarest word best are looked at, if enough of them match.
 */
export function findFullMatches(
  store: WordStore,
  { query, refusals, audience }: Pick<ReadText, 'query' | 'refusals' | 'audience'>,
  rank?: ProductRank,
): FullMatches {
  const { documents, kept, leastKept } = store
  const finder = createTermGroupFinder(store)
  const needed = query.needed.toSorted((a, b) => finder.estimate(a) - finder.estimate(b))
  const find = ({ find, narrow, refuse }: TermGroupFinder) => {
    const [first, ...others] = needed
    return first ? refuse(others.reduce(narrow, find(first)), refusals) : nothing
  }
  const select = ({ without }: TermGroupFinder, found: Scored) =>
    audience ? without(found, audience) : found
  if (rank !== undefined) {
    const own = select(finder, find(createTermGroupFinder(store, { rank })))
    if (own.documents.length >= fewest) {
      const found = complete(finder, own)
      if (!audience?.stated.length || countStated(finder, found, audience) >= fewest) return found
    }
  }
  const [rarest] = needed
  // Describing the search takes longer than finding a handful of matches.
  const isShort = rarest === undefined || finder.estimate(rarest) < leastKept
  const key = isShort
    ? ''
    : JSON.stringify([
        needed.map(finder.describe),
        query.preferred.map(finder.describe),
        refusals.map(({ alternatives, excuses }) => [alternatives, excuses]),
        audience ? [audience.unwanted, audience.unless] : [],
        query.needsName,
      ])
  const before = isShort ? undefined : kept.get(key)
  if (before) {
    const found = joinLive(before, findSince(before.total), documents.numbers)
    if (documents.total - before.total > mostAdded) keep(found)
    if (found.full > 0 && found.documents.length >= leastKept) return found
  }
  const strict = find(finder)
  const own = select(finder, strict)
  // If all products are for another audience, the query means these.
  if (own.documents.length === 0) return complete(finder, strict)
  const found = complete(finder, own)
  if (!isShort && found.documents.length >= leastKept && !found.isOpen) keep(found)
  return found

  function complete(finder: TermGroupFinder, found: Scored, isAnyFull = false): FullMatches {
    const { documents, scores } = query.preferred.reduce(finder.prefer, found)
    const full = toFullScores(scores, query.needed, isAnyFull)
    if (!query.needsName) return { documents, scores, full, isOpen: false }
    const named = lowerMentions({ documents, scores }, query.needed, finder, isAnyFull)
    const isOpen = named === 0 && !isAnyFull
    return { documents, scores, full: isOpen ? full : named, isOpen }
  }

  function findSince(document: number): Scored {
    if (document === documents.total) return nothing
    const since = createTermGroupFinder(store, { from: document })
    return complete(since, select(since, find(since)), true)
  }

  /** Keeps a copy, because scores are changed in place. */
  function keep({ documents: found, scores }: Scored): void {
    const bits = createBits(documents.total)
    for (let at = 0; at < found.length; at += 1) writeBit(bits, found[at] ?? 0, true)
    kept.set(key, { documents: bits, scores: scores.slice(), total: documents.total })
  }
}

/** Joins matches with later ones, without documents that were replaced. */
function joinLive(
  { documents: bits, scores: own }: KeptMatches,
  added: Scored,
  numbers: Uint32Array,
): FullMatches {
  const most = own.length + added.documents.length
  const documents = new Uint32Array(matchBuffers.take(most * 4), 0, most)
  const scores = new Float32Array(matchBuffers.take(most * 4), 0, most)
  let [at, end, full] = [0, 0, 0]
  for (let place = 0; place < bits.length; place += 1)
    for (let word = bits[place] ?? 0; word !== 0; at += 1) {
      const lowest = word & -word
      word ^= lowest
      const document = place * 32 + 31 - Math.clz32(lowest)
      if (numbers[document] === gone) continue
      const score = own[at] ?? 0
      documents[end] = document
      scores[end] = score
      end += 1
      if (score >= 1) full += 1
    }
  documents.set(added.documents, end)
  scores.set(added.scores, end)
  for (const score of added.scores) if (score >= 1) full += 1
  end += added.documents.length
  return {
    documents: documents.subarray(0, end),
    scores: scores.subarray(0, end),
    full,
    isOpen: false,
  }
}
