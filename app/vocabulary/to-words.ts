import { foldAccents } from '#app/domain/urls/slug.ts'

/** Longer text is cut to this length. Real names, paths and sizes are far shorter. */
const maxLength = 500
const ascii = /^[\x20-\x7e]*$/

/**
 * Converts text to the form used as keys by all tables in this folder:
 * its words in lower case, without accents, apostrophes or marks.
 *
 *     Women's T-Shirts → womens, t, shirts
 *     Écru/Off-White   → ecru, off, white
 *     Größe: 39½       → grosse, 39, 1, 2
 */
export function toWords(text: string): string[] {
  const cut = text.slice(0, maxLength)
  if (ascii.test(cut)) return cut.toLowerCase().replace(apostrophes, '').match(asciiWords) ?? []
  // NFKC decomposes ½, ™ and full-width letters.
  const plain = foldAccents(cut.normalize('NFKC'))
  return plain.toLowerCase().replace(apostrophes, '').match(wordPattern) ?? []
}

const apostrophes = /['’‘`´]/g
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu
/** The same for ASCII: regular expressions with Unicode properties are slow. */
const asciiWords = /[a-z0-9]+/g
