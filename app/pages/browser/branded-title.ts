import { toNameId } from '#app/domain/urls/slug.ts'

/**
 * Puts the brand in front of a name exactly once, however the source spells it.
 *
 *     Linen Dress, Northquay             → Northquay Linen Dress
 *     NORTH QUAY Northquay Linen Dress   → Northquay Linen Dress
 *     Dress by Northquay                 → Dress by Northquay
 */
export function toBrandedTitle(name: string, brand: string | undefined): string {
  const id = brand === undefined ? '' : toLetters(brand)
  if (brand === undefined || id === '') return name
  let words = name.split(/\s+/)
  for (let end = findPrefixEnd(words, id); end > 0; end = findPrefixEnd(words, id))
    words = words.slice(end)
  const rest = words.join(' ').replace(/^[\s\-–—:|]+/, '')
  if (hasWords(rest, brand)) return rest
  return rest === '' ? brand : `${brand} ${rest}`
}

/**
 * Returns true if a string contains the name as whole
 * words, ignoring accents: "Chloe Dress" contains Chloé.
 */
export function hasWords(text: string, name: string): boolean {
  return `-${toNameId(text)}-`.includes(`-${toNameId(name)}-`)
}

/** Counts the leading words that spell the brand; 0 if there are none. */
function findPrefixEnd(words: readonly string[], id: string): number {
  let letters = ''
  for (const [index, word] of words.entries()) {
    letters += toLetters(word)
    if (letters === id) return index + 1
    if (!id.startsWith(letters)) return 0
  }
  return 0
}

/** Reduces a name to its letters and digits: "Ebbe & Flod" → "ebbeflod". */
function toLetters(name: string): string {
  return toNameId(name).replaceAll('-', '')
}
