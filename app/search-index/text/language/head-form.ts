import { stem } from './stem.ts'

/**
 * Returns an extra form of the word that names the kind of product: a dress shirt is a shirt,
 * and a shirt dress is a dress. The form contains a character that never occurs in a word.
 */
export function toHeadForm(word: string): string {
  return `=${stem(word)}`
}
