import { toWords } from './to-words.ts'

/**
 * Words as the tables of categories have them: one space between, in the singular, "and" for its signs.
 *
 *     Women's T-Shirts & Tops   womens t shirt and top
 */
export function toPhrase(text: string): string {
  return toWords(text.replace(/[&+]/g, ' and ')).map(toSingular).join(' ')
}

const irregular = new Map([
  ['scarves', 'scarf'],
  ['knives', 'knife'],
  ['shelves', 'shelf'],
  // Words of their own without the s: a short dress is none.
  ['shorts', 'shorts'],
  ['overalls', 'overalls'],
  ['glasses', 'glasses'],
])

function toSingular(word: string): string {
  const known = irregular.get(word)
  if (known !== undefined) return known
  // Hoodies, hoodie and hoody are one.
  if (/ies?$/.test(word)) return word.replace(/ies?$/, 'y')
  if (/(?:sses|shes|ches|xes)$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^s]s$/.test(word) && !/(?:us|is)$/.test(word) ? word.slice(0, -1) : word
}
