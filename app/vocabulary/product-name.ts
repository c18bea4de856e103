import { toTitleCase } from './title-case.ts'

/** Numerals and abbreviations that could also be read as words. */
const capitals = new Set('ii iii iv vi vii viii ix uv led usb eva pu tpu us eu uk'.split(' '))

/**
 * Capitalizes the words of a product's name that is all in capitals; other names stay as they are.
 * Words without a vowel, such as sizes, words with a number, and known abbreviations keep their
 * capitals.
 *
 *     WILLA COTTON-HEMP DENIM STRAIGHT JEANS   Willa Cotton-Hemp Denim Straight Jeans
 *     AIR RUNNER II GTX, V-NECK TEE XL         Air Runner II GTX, V-Neck Tee XL
 *     Cargo pants BDU                          itself
 */
export function toProductName(name: string): string {
  if (name !== name.toUpperCase()) return name
  const words = splitWords(toTitleCase(name))
  return splitWords(name)
    .map((word, at) => (isKept(word) ? word : (words[at] ?? word)))
    .join('')
}

function splitWords(text: string): string[] {
  return text.split(/(?<=[\s/-])/)
}

function isKept(word: string): boolean {
  const letters = word.toLowerCase().replace(/[^\p{L}]/gu, '')
  return capitals.has(letters) || (letters !== '' && /\d/.test(word))
}
