import { findCategory } from '#app/domain/category-tree.ts'
import type { QueryReading, UnderstoodPart } from '#app/domain/query-reading.ts'

type Correction = QueryReading['corrected'][number]

/** Replaces misspelled words in the order in which they occur. */
export function respell(text: string, corrections: readonly Correction[]): string {
  let [spelled, rest] = ['', text]
  for (const { from, to } of corrections) {
    const at = rest.indexOf(from)
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
 * Returns a corrected search as a title, with categories and brands by their own names; undefined
 * for a search without corrections.
 *
 *     blak dres   → Black dresses       nortquay jaens   → Northquay jeans
 */
export function toCorrectedTitle(text: string, reading: QueryReading): string | undefined {
  const { corrected, understood } = reading
  if (corrected.length === 0) return undefined
  let title = toCorrectedText(text, reading)
  for (const { group, value, label, words } of understood) {
    const name =
      group === 'category'
        ? findCategory(value)?.name.toLowerCase()
        : group === 'brands'
          ? label
          : undefined
    if (name === undefined) continue
    title = title.replace(respellPart(words, corrected), () => name)
  }
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/**
 * Calls each category by the shopper's words, in their corrected spelling: a list of all products with
 * the words "black dress" has dress shirts, too, and is no list of the category Black Dresses.
 */
export function nameByWords({ understood, corrected }: QueryReading): UnderstoodPart[] {
  return understood.map(part => {
    if (part.group !== 'category' || part.isExcluded) return part
    const label = respellPart(part.words, corrected)
    return { ...part, label: label.charAt(0).toUpperCase() + label.slice(1) }
  })
}

/** Puts a text in quotation marks, in which search corrects no spelling. */
export function quoteText(text: string): string {
  return `"${text.replaceAll('"', '')}"`
}

/** Removes the quotation marks around a whole text. */
export function unquoteText(text: string): string {
  return /^"([^"]*)"$/.exec(text)?.[1] ?? text
}
