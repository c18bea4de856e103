import { foldAccents } from '#app/domain/urls/slug.ts'
import { toColorIds } from '#app/vocabulary/color-words.ts'
import { parseSize } from '#app/vocabulary/size.ts'

/** A name without the colors and sizes that shops append, and the colors that were removed. */
export interface BareName {
  name: string
  colorNames: string[]
}

/**
 * Strips colors and sizes from the end of a name, where
 * shops add them. Elsewhere in the name they stay.
 *
 *     Harbour Stripe Shirt - Navy - S            Harbour Stripe Shirt   Navy
 *     Harbour Stripe Shirt, Navy/White, Size S   Harbour Stripe Shirt   Navy/White
 *     Harbour Stripe Shirt (S) in Navy           Harbour Stripe Shirt   Navy
 *     Navy Stripe Shirt                          itself
 *     Harbour Shirt, Set of 2                    itself: a set of two is another product
 *
 * `labels` are the product's own names for its colors and sizes.
 */
export function stripDecorations(name: string, labels: Iterable<string>): BareName {
  const own = new Set([...labels].map(toPlain))
  const colorNames: string[] = []
  let rest = name.trim()
  for (;;) {
    const [, head, bracketed, segment = bracketed] = last.exec(rest) ?? []
    if (head === undefined || segment === undefined) return { name: rest, colorNames }
    const kind = getKind(segment, own)
    if (kind === undefined) return { name: rest, colorNames }
    if (kind === 'color') colorNames.push(segment)
    rest = head
  }
}

/** Matches the last segment: in brackets, or after a dash, a bar, a comma or "in". */
const last =
  /^(.*\S)(?:\s*[([]([^()[\]]{1,60})[)\]]|(?:\s+[-–—|/]\s+|\s*[,|]\s+|\s+in\s+)([^,|–—()[\]]{1,60}))$/i
const sized = /^(?:size|talla|gr(?:öße|\.))[:\s]/i
/** A count or a volume means a different product, even if the size parser accepts it as a size. */
const packs =
  /\b(?:set|pack|pair|piece|pcs|travel|mini|jumbo|refill|duo|trio|kit|ml|oz|g|kg|cm|inch)\b/i

function getKind(segment: string, own: ReadonlySet<string>): 'color' | 'size' | undefined {
  const bare = segment.trim().replace(/^colou?r[:\s]+/i, '')
  const isOwn = own.has(toPlain(bare))
  if (packs.test(bare) && !isOwn) return undefined
  if (sized.test(bare) || (parseSize(bare) !== undefined && !/\d\.0$/.test(bare))) return 'size'
  if (toColorIds(bare).length > 0 && (isOwn || bare.split(/\s+/).length <= 2)) return 'color'
  return isOwn ? 'size' : undefined
}

function toPlain(text: string): string {
  return text.trim().toLowerCase()
}

/** Words that a shop may add to a name or leave out without meaning a different product. */
const idle = new Set(
  'a an the and with for of by in on new sale exclusive online only womens women woman ladies lady mens men man unisex'.split(
    ' ',
  ),
)

/** What shops abbreviate in names, and the words that are meant. */
const abbreviations: readonly [RegExp, string][] = [
  [/\bw\/\s*o\b\/?/gi, ' without '],
  [/\bw\//gi, ' with '],
  [/\bl\/s\b/gi, ' long sleeve '],
  [/\bs\/s\b/gi, ' short sleeve '],
  [/\b(?:wmns|womans|wms)\b/gi, " women's "],
  [/\bmns\b/gi, " men's "],
  [/\bjkt\b/gi, ' jacket '],
  [/\bswtr\b/gi, ' sweater '],
  [/\bpkt\b/gi, ' pocket '],
  [/\bslv\b/gi, ' sleeve '],
  [/\bblk\b/gi, ' black '],
  [/\bwht\b/gi, ' white '],
  [/\bmed\b/gi, ' medium '],
  [/\bsm\b/gi, ' small '],
  [/\blg\b/gi, ' large '],
  [/\blthr\b/gi, ' leather '],
  [/\bctn\b/gi, ' cotton '],
  [/\bpc\b/gi, ' piece '],
  [/\bpk\b/gi, ' pack '],
]
const possibleAbbreviation =
  /\/|\b(?:w\w*ms|wmns|mns|jkt|swtr|pkt|slv|blk|wht|med|sm|lg|lthr|ctn|pc|pk)\b/i

/** Writes out what a name abbreviates: Harbour Tee L/S w/ Pkt → Harbour Tee long sleeve with pocket */
export function expandAbbreviations(name: string): string {
  if (!possibleAbbreviation.test(name)) return name
  let long = name
  for (const [short, words] of abbreviations) long = long.replace(short, words)
  return long.replace(/\s+/g, ' ').trim()
}

/**
 * Returns the words used to compare names, in their original order. Numbers stay: 501 and 505 are two products.
 *
 *     Women's “Levi's®” 501 Jeans    levi, 501, jean
 */
export function toNameWords(name: string): string[] {
  return divideText(name)
    .filter(word => !idle.has(word))
    .map(toSingular)
}

/** Divides a text into plain words as they are: singular or plural, telling or not. */
export function divideText(text: string): string[] {
  const plain = foldAccents(text)
    .toLowerCase()
    .replaceAll(/['’`´®™©]/g, '')
    // Shops write both 50 ml and 50ml.
    .replaceAll(/(\d)\s+(ml|oz|cm|mm|kg|g|inch|in)\b/g, '$1$2')
  // Regular expressions with Unicode properties are slow.
  return plain.match(ascii.test(plain) ? asciiWords : wordPattern) ?? []
}

const ascii = /^[\0-\x7f]*$/
const asciiWords = /\d+(?:[.,]\d+)?[a-z]*|[a-z]+\d*|(?<=[a-z])\+(?![a-z0-9])/g
/** Matches a word and any plus sign that follows it, because Serum+ is not Serum. */
const wordPattern = /\d+(?:[.,]\d+)?\p{L}*|[\p{L}\p{M}]+(?:\d+)?|(?<=\p{L})\+(?![\p{L}\p{N}])/gu

function toSingular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/**
 * Returns true for numbers, seasons, counts and similar words: if two names differ in such a word,
 * the products differ.
 */
export function isDistinctive(word: string): boolean {
  return distinctive.test(word)
}

const distinctive =
  /^(?:.*\d.*|\+|i{2,3}|iv|vi{0,3}|spring|summer|autumn|fall|winter|holiday|set|pack|pair|piece|duo|trio|kit|refill|travel|mini|jumbo|petite|tall|maternity|plus|kid|girl|boy|baby)$/
