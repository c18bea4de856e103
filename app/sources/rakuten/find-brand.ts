import { toBrandKey, toBrandName } from '../vocabulary/brand.ts'

/** Whether a brand is known, by the key of its name. */
export type IsKnownBrand = (key: string) => boolean

const maxWords = 4

/**
 * The brand a product's name begins with, when it is a known one: this network sends no brand. The longest wins, so
 * that a brand of two words is not taken for another of one.
 *
 *     Northquay Harbour Stripe Shirt  → { name: 'Northquay', rest: 'Harbour Stripe Shirt' }
 *     Harbour Stripe Shirt            → undefined
 */
export function findBrandAtStart(
  name: string,
  isKnown: IsKnownBrand,
): { key: string; name: string; rest: string } | undefined {
  const words = name.split(' ')
  for (let count = Math.min(maxWords, words.length); count > 0; count -= 1) {
    const written = words
      .slice(0, count)
      .join(' ')
      .replace(/[\s,:|-]+$/, '')
    const key = toBrandKey(written)
    if (key === '' || !isKnown(key)) continue
    const brandName = toBrandName(written)
    if (brandName === undefined) continue
    const rest = words
      .slice(count)
      .join(' ')
      .replace(/^[\s,:|-]+/, '')
    return { key, name: brandName, rest: rest || name }
  }
  return undefined
}
