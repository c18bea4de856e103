import type { Listing } from '#app/domain/listing.ts'
import { softWords, stopWords } from '#app/search-index/text/language/stop-words.ts'
import { toTokens } from '#app/search-index/text/language/to-tokens.ts'
import { isKnownWord, isStyle } from '#app/search-index/text/names/is-known-word.ts'

/**
 * Returns true if every word of a text names an attribute, a brand or a kind of product, so that "X in
 * Dresses" says what these dresses have. Other words may be ignored or left out: "size", "no synth".
 */
export function isUnderstood(text: string, { reading }: Pick<Listing, 'reading'>): boolean {
  const named = new Set(
    (reading?.understood ?? [])
      .filter(({ group }) => group !== 'word')
      .flatMap(part => toTokens(part.words).map(({ word }) => word)),
  )
  const words = toTokens(text).map(({ word }) => word)
  return words.every((word, at) => {
    const next = words[at + 1]
    return (
      named.has(word) ||
      stopWords.has(word) ||
      (!softWords.has(word) && isKnownWord(word, words[at - 1])) ||
      (next !== undefined && isStyle(word, next))
    )
  })
}
