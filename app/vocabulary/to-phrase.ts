import { toWords } from './to-words.ts'

/**
 * Converts text to the form used in the category tables:
 * singular words, single spaces, and "and" for & and +.
 *
 *     Women's T-Shirts & Tops   women t shirt and top
 */
export function toPhrase(text: string): string {
  const plain = text.replace(/[&+]/g, ' and ').replace(boyShorts, 'boyshorts')
  return toWords(plain).map(toSingular).join(' ')
}

/** Boy shorts are women's underwear, whereas "Boys' Shorts" are shorts. */
const boyShorts = /\bboy[ -]shorts?\b/gi

/** Plurals with a different meaning: a short dress is not a pair of shorts. */
export const ownPlurals: readonly (readonly [one: string, many: string])[] = [
  ['short', 'shorts'],
  ['tight', 'tights'],
  ['trunk', 'trunks'],
  ['overall', 'overalls'],
  ['glass', 'glasses'],
]

const irregular = new Map([
  ['knives', 'knife'],
  ['lenses', 'lens'],
  ['lens', 'lens'],
  ['shoes', 'shoe'],
  ['plus', 'plus'],
  ['tennis', 'tennis'],
  ...ownPlurals.map(([, many]) => [many, many] as const),
])

/**
 * Converts a word from plural to singular. The result is a key and need not be English, as long
 * as both forms of a word get the same key: "hoodies", "hoodie" and "hoody" all become "hoody".
 */
export function toSingular(word: string): string {
  const known = irregular.get(word)
  if (known !== undefined) return known
  if (/ies?$/.test(word)) return word.replace(/ies?$/, 'y')
  if (/(?:scar|shel)ves$/.test(word)) return word.replace(/ves$/, 'f')
  if (/sses?$/.test(word)) return word.replace(/es?$/, '')
  if (/(?:shes|ches|xes)$/.test(word)) return word.slice(0, -2)
  return word.length > 2 && /[^s]s$/.test(word) ? word.slice(0, -1) : word
}
