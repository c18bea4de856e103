import { toBrandKey, toBrandName } from '#app/vocabulary/brand.ts'

/** Returns true if a known brand has this key. */
export type IsKnownBrand = (key: string) => boolean

const maxWords = 4

/**
 * Finds the known brand at the start of a product's name, because this network sends no brands.
 * The longest match wins, so that a two-word brand is not mistaken for a one-word brand.
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
