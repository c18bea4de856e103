import { toBrandKey, toBrandName } from '#app/vocabulary/brand.ts'

/** Returns true if the key is that of a known brand's name. */
export type IsKnownBrand = (key: string) => boolean

const maxWords = 4

/**
 * Finds the known brand with which a product's name begins, because this network sends no brands.
 * The longest match is used, so that a brand of two words is not mistaken for one of a single word.
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
