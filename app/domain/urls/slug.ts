/**
 * Placeholder for a name without usable characters, so that later segments keep their positions.
 */
const emptySlug = '-'

/** A fast path for most names, because a list page has 200 slugs; it takes a tenth of the time. */
const plainWords = /^[a-z]+(?:[ -][a-z]+)*$/i

/**
 * Converts a name to one path segment: lowercase words joined by
 * hyphens. Removes accents and keeps letters of other scripts.
 *
 *     Chloé              → chloe
 *     Levi's® 501 Jeans  → levis-jeans
 *     ÆON Øst            → aeon-ost
 *     コム デ             → コム-デ
 *     24/7               → -
 */
export function toSlug(name: string): string {
  if (plainWords.test(name)) return name.toLowerCase().replaceAll(' ', '-')
  // Regular expressions with Unicode properties are slow.
  const junk = ascii.test(name) ? /[^a-z\s-]/g : /[^\p{L}\p{M}\s-]/gu
  const words = foldAccents(name)
    .toLowerCase()
    .replace(junk, '')
    .split(/[\s-]+/)
    .filter(Boolean)
  return words.join('-') || emptySlug
}

/**
 * Converts a name to a path segment that identifies it: a slug
 * that keeps its digits, because some names differ only in those.
 *
 *     24 Sèvres → 24-sevres        A & B → a-b        ??? → -
 */
export function toNameId(name: string): string {
  const words = foldAccents(name)
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
  return words.join('-') || emptySlug
}

const ascii = /^[\0-\x7f]*$/

/** Letters that Unicode does not decompose into a base letter and an accent. */
const ligatures = new Map(
  Object.entries({
    Æ: 'AE',
    æ: 'ae',
    Œ: 'OE',
    œ: 'oe',
    Ø: 'O',
    ø: 'o',
    ß: 'ss',
    Ł: 'L',
    ł: 'l',
    Đ: 'D',
    đ: 'd',
  }),
)

/** Removes accents from Latin letters only, since other scripts need their marks. */
export function foldAccents(text: string): string {
  if (ascii.test(text)) return text
  return text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[ÆæŒœØøßŁłĐđ]/g, letter => ligatures.get(letter) ?? letter)
}
