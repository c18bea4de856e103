import type { Listing } from '#app/domain/listing.ts'
import { softWords, stopWords } from '#app/search-index/text/language/stop-words.ts'
import { toTokens } from '#app/search-index/text/language/to-tokens.ts'
import { endsKind, isStyle, isWholeName } from '#app/search-index/text/names/is-known-word.ts'

/**
 * Returns true if every word of a text names an attribute, a brand or a kind of product, so that "X in
 * Dresses" says what these dresses have. Other words may be ignored or left out: "size", "no synth". The box of a
 * jewelry box is none alone.
 */
export function isUnderstood(text: string, { reading }: Pick<Listing, 'reading'>): boolean {
  const named = new Set(
    (reading?.understood ?? [])
      .filter(({ group }) => group !== 'word')
      .flatMap(part => toTokens(part.words).map(({ word }) => word)),
  )
  const words = toTokens(text).map(({ word }) => word)
  return words.every((word, at) => {
    if (named.has(word) || stopWords.has(word)) return true
    const [previous, next] = [words[at - 1], words[at + 1]]
    if (next !== undefined && isStyle(word, next)) return true
    if (softWords.has(word)) return false
    const isNamedBoth =
      previous !== undefined && (isStyle(previous, word) || endsKind(word, previous))
    return isWholeName(word) || isNamedBoth
  })
}
