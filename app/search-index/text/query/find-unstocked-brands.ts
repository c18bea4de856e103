import { toBrandKey } from '#app/vocabulary/brand.ts'
import { isWellKnownBrand } from '#app/vocabulary/well-known-brands.ts'
import type { BrandNames } from '../names/brand-names.ts'
import { findColorByName } from '../names/color-names.ts'
import { isKind } from '../names/is-known-word.ts'
import type { QueryWord } from './query-word.ts'

/** The number of words in the longest name of a brand to look for. */
const longestBrand = 4

/**
 * Finds the well-known brands in a query of which there are no products, as ranges in its text. A brand
 * of one word counts only if no product has the word: "reformation" may be in the name of a chair.
 */
export function findUnstockedBrands(
  text: string,
  words: readonly QueryWord[],
  brands: BrandNames,
  unknown: readonly string[],
): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  for (let from = 0; from < words.length; from += 1)
    for (let length = Math.min(longestBrand, words.length - from); length > 0; length -= 1) {
      const run = words.slice(from, from + length)
      const [first, last] = [run[0], run.at(-1)]
      if (first === undefined || last === undefined) break
      if (length === 1 && !unknown.includes(first.word)) continue
      if (!isBrand(text, run)) continue
      // A polo by Ralph Lauren is what "ralph lauren polo" wants, although a brand is also called so.
      const isThing = isKind(last.word) && isBrand(text, run.slice(0, -1))
      if (isThing) continue
      const stems = run.map(({ stem }) => stem)
      // Off-White is a brand, but shoppers of white things do not mean it.
      if (findColorByName(stems) !== undefined || brands.find(stems) !== undefined) continue
      found.push({ start: first.start, end: last.end })
      from += length - 1
      break
    }
  return found
}

function isBrand(text: string, run: readonly QueryWord[]): boolean {
  const [first, last] = [run[0], run.at(-1)]
  return first && last ? isWellKnownBrand(toBrandKey(text.slice(first.start, last.end))) : false
}
