import { stem } from './stem.ts'

/**
 * Returns an extra form of the word that names what a product is, as
 * opposed to what it is like: a dress shirt is a shirt, and a shirt
 * dress is a dress. The form contains a character that no word has.
 */
export function toHeadForm(word: string): string {
  return `=${stem(word)}`
}
