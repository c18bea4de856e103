import type { QueryReading } from '#app/domain/query-reading.ts'
import { type Bits, countBits, listBits, subtract } from './bits.ts'
import type { PinnedProducts } from './index-interface.ts'
import { copyBits } from './reused-arrays.ts'
import { toTokens } from './text/language/to-tokens.ts'
import type { WordMatch } from './text/ranking/word-match.ts'

/** How much more a pinned product scores than the best match: enough to come first, little enough to keep the others' order. */
const lead = 1.05

/** Lists the products that match, even if a text refuses only some. */
export function listMatches({ refused, ...match }: WordMatch, listed: Bits): WordMatch {
  if (refused === undefined) return match
  const found = copyBits(listed)
  subtract(found, refused)
  const numbers = new Uint32Array(countBits(found))
  listBits(found, numbers)
  return { ...match, numbers, scores: new Float32Array(numbers.length).fill(1) }
}

/** Adds products to the matches of a text, ahead of all others. */
export function pinProducts(match: WordMatch, { numbers, words }: PinnedProducts): WordMatch {
  const top = lead * match.scores.reduce((best, score) => Math.max(best, score), 1)
  const scores = new Map<number, number>()
  for (let at = 0; at < match.numbers.length; at += 1)
    scores.set(match.numbers[at] ?? 0, match.scores[at] ?? 0)
  for (const number of numbers) scores.set(number, top)
  const all = Uint32Array.from(scores.keys()).sort()
  return {
    ...match,
    numbers: all,
    head: undefined,
    scores: Float32Array.from(all, number => scores.get(number) ?? 0),
    reading: withoutCode(match.reading, words),
  }
}

/** Removes the words of a code from those that were corrected or found nothing. */
export function withoutCode(reading: QueryReading, words: readonly string[]): QueryReading {
  const found = new Set(words.flatMap(toWords))
  const isFound = (text: string) => toWords(text).every(word => found.has(word))
  return {
    ...reading,
    corrected: reading.corrected.filter(({ from }) => !isFound(from)),
    dropped: reading.dropped.filter(words => !isFound(words)),
  }
}

function toWords(text: string): string[] {
  return toTokens(text).map(({ word }) => word)
}
