import { stem } from './stem.ts'

/**
 * The form that a product has besides for what it is, as against what it is like: a dress shirt is a shirt, a shirt
 * dress a dress. No word of a text is written so.
 */
export function toHeadForm(word: string): string {
  return `=${stem(word)}`
}
