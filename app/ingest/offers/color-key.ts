import { findColor } from '#app/domain/color.ts'
import { cutText } from '#app/domain/plain-text.ts'
import type { Product } from '#app/domain/product.ts'
import { toColorIds } from '#app/vocabulary/color-words.ts'
import { remember } from '#app/vocabulary/remember.ts'
import { toRetailerKey } from '#app/vocabulary/retailer.ts'
import { toWords } from '#app/vocabulary/to-words.ts'
import { type BareName, toNameWords } from './name-words.ts'

/** A brand has many products with the same one-word name, like Shirt. */
const fewestWords = 2
const fewestDescribing = 5
/** Characters of a description that are compared. */
const longestDescription = 400
/** The largest number of words in the name of a color. */
const longestColor = 3
const scented = /beauty|fragrance|candle|skincare|makeup/

/**
 * Returns the words that a product's colors share at one retailer and in one source: its brand,
 * its category and its name without the color. Undefined if they do not identify a product: without
 * a brand, a category or enough words, for a pre-owned item, and for beauty products and candles,
 * whose Rose and Vanilla are scents.
 */
export function findColorWords(
  { source, categoryId, preOwned, retailer }: Product,
  colorlessName: string,
  { brand, brandWords, branch }: ColorPlace,
): string[] | undefined {
  if (brand === '' || categoryId === undefined || preOwned) return undefined
  if (branch.some(({ id }) => scented.test(id))) return undefined
  const words = toNameWords(colorlessName).filter(word => !brandWords.includes(word))
  if (words.length < fewestWords) return undefined
  const shop = toRetailerKey(retailer.name) || retailer.name
  return ['color', source, shop, brand, categoryId, ...words]
}

/**
 * Returns the words of a description, as plain text, without the product's color. Undefined if there are too few,
 * because "Made in Italy" describes any product.
 */
export function findDescriptionWords(
  description: string,
  stripColors: ColorStripper,
): string[] | undefined {
  const words = toWords(stripColors(cutText(description, longestDescription)))
  return words.length < fewestDescribing ? undefined : words
}

/** Returns true if the name states the product's color. */
export function isNamedByColor({ name, colorNames }: BareName, colorlessName: string): boolean {
  return colorNames.length > 0 || colorlessName !== toSingleSpaces(name)
}

const ascii = /^[\0-\x7f]*$/
const letters = /[a-z0-9]/
/** The words of descriptions are few and come again and again. */
const readWord = remember(toWords)

interface ColorPlace {
  brand: string
  brandWords: readonly string[]
  /** The product's category and those above it. */
  branch: readonly { id: string }[]
}

/** Removes a product's color from a text. */
export type ColorStripper = (text: string) => string

/**
 * Creates the function that removes a product's color from its texts; `appended` are the colors that
 * its name ends with. A word counts as a color only if the product's own colors confirm it, because
 * Pearl and Oak also name materials, and Purple Label is a collection.
 *
 *     Navy Harbour Shirt, which comes in Navy      Harbour Shirt
 *     Blue Harbour Shirt, which comes in Navy      Harbour Shirt
 *     Purple Label Shirt, which comes in Navy      itself
 */
export function createColorStripper(
  { colors, colorIds }: Product,
  appended: readonly string[],
): ColorStripper {
  const names = [...colors.map(({ name }) => name), ...appended]
  const own = new Set(names.flatMap(readWord))
  const plain = new Set(
    [...colorIds, ...names.flatMap(toColorIds)].flatMap(
      id => findColor(id)?.name.toLowerCase() ?? [],
    ),
  )
  const firstWords = new Set([...own, ...[...plain].map(name => name.split(' ')[0] ?? '')])
  if (firstWords.has('gray')) firstWords.add('grey')
  const isOwnColor = (words: readonly string[]) => {
    const name = words.join(' ').replace('grey', 'gray')
    // The vocabulary is asked last, because a description has many words and few of its colors.
    return (plain.has(name) || words.every(word => own.has(word))) && toColorIds(name).length > 0
  }
  return text => {
    const isAscii = ascii.test(text)
    const lower = text.toLowerCase()
    // Most descriptions do not mention the color.
    const begins = isAscii ? [...firstWords].filter(word => hasWord(lower, word)) : []
    if (isAscii && begins.length === 0) return toSingleSpaces(text)
    /** Returns false for most words, without reading them. */
    const mayBegin = (word: string) =>
      !isAscii || !letters.test(word) || begins.some(begin => word.includes(begin))
    const words = text.split(/\s+/)
    const lowerWords = lower.split(/\s+/)
    const kept: string[] = []
    for (let at = 0; at < words.length; ) {
      const [first] = mayBegin(lowerWords[at] ?? '') ? readWord(words[at] ?? '') : ['']
      const isPossible = first === undefined || firstWords.has(first)
      const next = isPossible ? words.slice(at, at + longestColor).map(readWord) : []
      const length = findLength(next, isOwnColor)
      if (length === 0) kept.push(words[at] ?? '')
      at += Math.max(length, 1)
    }
    return kept.join(' ')
  }
}

/** Returns true if a text has a word by itself: "red" in "a red hem", but not in "tailored". */
function hasWord(lower: string, word: string): boolean {
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1))
    if (!isLetter(lower, at - 1) && !isLetter(lower, at + word.length)) return true
  return false
}

function isLetter(text: string, at: number): boolean {
  return at >= 0 && at < text.length && letters.test(text.charAt(at))
}

function toSingleSpaces(text: string): string {
  return text.split(/\s+/).join(' ')
}

/** Returns how many of the first words are the name of a color, at most; 0 if none are. */
function findLength(
  words: readonly (readonly string[])[],
  isColor: (words: readonly string[]) => boolean,
): number {
  for (let length = words.length; length > 0; length -= 1)
    if (isColor(words.slice(0, length).flat())) return length
  return 0
}
