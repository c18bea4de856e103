import { mix } from './hash.ts'
import type { ProductFacts } from './product-facts.ts'
import { getRecipe } from './product-name.ts'
import { getRetailer } from './retailers.ts'
import { shades } from './shades.ts'
import { type CanonicalSize, getSizeScale } from './sizes.ts'

/** One size and color of a product. */
export interface Variant {
  /** Index into `shades`. */
  shade: number
  /** Index in the product's size scale; -1 if the variant has no size. */
  size: number
}

/**
 * Products often have fewer variants in feeds than in shops:
 * some feeds include just one size, others all sizes.
 */
const wantedCounts = [1, 1, 1, 1, 2, 2, 3, 4, 6]

/** Alternates sizes and colors, so that even a short list shows several of both. */
export function getVariants(seed: number, facts: ProductFacts): Variant[] {
  const names = getSizeNames(facts)
  const sizes = Array.from(names.keys()).filter(at => names[at] !== undefined)
  const count = wantedCounts[mix(mix(seed, facts.index), 220) % wantedCounts.length] ?? 1
  const all = facts.colors.flatMap((shade, colorAt) =>
    (sizes.length > 0 ? sizes : [-1]).map((size, sizeAt) => ({
      shade,
      size,
      key: colorAt + sizeAt + colorAt / 8,
    })),
  )
  return all
    .toSorted((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ shade, size }) => ({ shade, size }))
}

/**
 * Returns the shop's name for each size of the scale;
 * undefined for sizes that the product does not come in.
 */
export function getSizeNames(facts: ProductFacts): (string | undefined)[] {
  const scale = getSizeScale(getRecipe(facts).sizes)
  const names: readonly string[] =
    scale.namings[getRetailer(facts.retailer).manner % scale.namings.length] ?? []
  return names.map((name, at) => (facts.sizes & (1 << at) ? name : undefined))
}

export function findCanonicalSize(facts: ProductFacts, size: number): CanonicalSize | undefined {
  return getSizeScale(getRecipe(facts).sizes).canonical[size]
}

/** Abbreviates a color for stock numbers: Navy → NVY */
export function toShadeCode(shade: number): string {
  const name = (shades[shade]?.name ?? 'None').toUpperCase().replace(/[^A-Z]/g, '')
  return `${name.charAt(0)}${name.slice(1).replace(/[AEIOU]/g, '')}`.slice(0, 3)
}

/**
 * Returns a number that is the same at every shop, regardless of the shop's color and size names.
 */
export function toVariantKey({ shade, size }: Variant): string {
  return `${shade}.${size}`
}
