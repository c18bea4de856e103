import { stem } from './stem.ts'

/**
 * An extra form for what a product is, as opposed to what it is like: a dress shirt is a shirt, a
 * shirt dress a dress. It contains a character that no word has.
 */
export function toHeadForm(word: string): string {
  return `=${stem(word)}`
}
