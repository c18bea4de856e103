import { capitalize } from '#app/domain/capitalize.ts'
import { findWords } from '#app/domain/find-words.ts'
import type { QueryReading, UnderstoodPart } from '#app/domain/query-reading.ts'

type Correction = QueryReading['corrected'][number]

/**
 * Replaces misspelled words in the order in which they occur. A text that is spelled right already
 * stays as it is: "black" for "blac".
 */
export function respell(text: string, corrections: readonly Correction[]): string {
  let [spelled, rest] = ['', text]
  for (const { from, to } of corrections) {
    const at = findWords(rest, from)
    if (at < 0) continue
    spelled += rest.slice(0, at) + to
    rest = rest.slice(at + from.length)
  }
  return spelled + rest
}

/** Replaces the misspelled words of a part of a text. */
export function respellPart(words: string, corrections: readonly Correction[]): string {
  return respell(
    words,
    corrections.filter(({ from }) => words.includes(from)),
  )
}

/** Returns the text that a corrected search lists, without the words that it ignored. */
export function toCorrectedText(
  text: string,
  { corrected, dropped }: Pick<QueryReading, 'corrected' | 'dropped'>,
): string {
  const isDropped = (word: string) =>
    dropped.some(other => other.toLowerCase() === word.toLowerCase())
  return respell(text, corrected)
    .split(' ')
    .filter(word => !isDropped(word))
    .join(' ')
}

/**
 * Calls each category by the shopper's words, in their corrected spelling: a list of all products with
 * the words "black dress" has dress shirts, too, and is no list of the category Black Dresses.
 */
export function nameByWords({ understood, corrected }: QueryReading): UnderstoodPart[] {
  return understood.map(part => {
    if (part.group !== 'category' || part.isExcluded || part.isWider) return part
    return { ...part, label: capitalize(respellPart(part.words, corrected)) }
  })
}
