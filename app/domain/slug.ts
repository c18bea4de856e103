/** Written where a name leaves nothing to write, so that the segments after it keep their places. */
const emptySlug = '-'

/**
 * A name as one path segment: lowercase letters joined by hyphens. Accents fold, letters of other scripts stay.
 *
 *     Chloé              → chloe
 *     Levi's® 501 Jeans  → levis-jeans
 *     ÆON Øst            → aeon-ost
 *     コム デ             → コム-デ
 *     24/7               → -
 */
export function toSlug(name: string): string {
  const words = foldAccents(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\s-]/gu, '')
    .split(/[\s-]+/u)
    .filter(Boolean)
  return words.join('-') || emptySlug
}

/**
 * A name as the one segment that finds it again: as a slug, but digits stay, since they tell names apart.
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

/** Letters that Unicode does not take apart into a base letter and an accent. */
const ligatures: Record<string, string> = {
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
}

/** Latin letters without their accents; the marks of other scripts stay, because there they are spelling. */
export function foldAccents(text: string): string {
  if (ascii.test(text)) return text
  return text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[ÆæŒœØøßŁłĐđ]/g, letter => ligatures[letter] ?? letter)
}
