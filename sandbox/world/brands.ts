import { brandNames } from './brand-names.ts'
import { draw, toRunningSums } from './draw.ts'
import { getFamily } from './families.ts'
import type { Segment } from './family.ts'
import { hashText } from './hash.ts'
import { type Recipe, recipes } from './recipes.ts'
import { retailers } from './retailers.ts'

export interface Brand {
  index: number
  id: number
  name: string
  synonyms: string[]
  segments: readonly Segment[]
  /** The price level: 0 budget, 1 high street, 2 contemporary, 3 designer, 4 luxury. */
  level: number
  /**
   * The brand's share of all products. The weights are
   * skewed, so that a few brands make most products.
   */
  weight: number
  /** Indices of the retailers that sell the brand: at least three, the main one first. */
  retailers: readonly number[]
}

/** Price multiplier of each brand level. */
export const priceFactors = [0.42, 0.7, 1, 1.9, 3.8] as const

export const brands: readonly Brand[] = createBrands()

export function getBrand(index: number): Brand {
  const brand = brands[index]
  if (!brand) throw new RangeError(`no brand ${index}`)
  return brand
}

/**
 * Returns the brands that make a recipe's products, as
 * indices and the running sums of their weights.
 */
export const makersByRecipe = recipes.map((recipe: Recipe) => {
  const allowed: readonly Segment[] = getFamily(recipe.family).segments
  const makers = brands.filter(
    brand => allowed.includes(brand.segments[0] ?? 'women') || hasSecond(brand, allowed),
  )
  const weights = makers.map(brand => brand.weight * (allowed[0] === brand.segments[0] ? 2.5 : 1))
  return { brands: Uint16Array.from(makers, brand => brand.index), sums: toRunningSums(weights) }
})

function hasSecond(brand: Brand, allowed: readonly Segment[]): boolean {
  return brand.segments.some(segment => allowed.includes(segment))
}

function createBrands(): Brand[] {
  const named = brandNames.flatMap(({ segments, names }) =>
    names.split('; ').map(name => ({ name, segments, hash: hashText(name) })),
  )
  const ranks = new Map(
    named
      .toSorted((a, b) => a.hash - b.hash || (a.name < b.name ? -1 : 1))
      .map(({ name }, rank) => [name, rank]),
  )
  return named.map(({ name, segments, hash }, index) => {
    const level = getLevel(segments, draw(hash, 1))
    return {
      index,
      id: 2000 + index * 13 + (hash % 11),
      name,
      synonyms: getSynonyms(name),
      segments,
      level,
      weight: 1 / ((ranks.get(name) ?? 0) + 6) ** 0.85,
      retailers: getCarriers(hash, segments, level),
    }
  })
}

function getLevel(segments: readonly Segment[], chance: number): number {
  if (segments.includes('luxury')) return chance < 0.35 ? 3 : 4
  return chance < 0.2 ? 0 : chance < 0.55 ? 1 : chance < 0.88 ? 2 : 3
}

function getCarriers(hash: number, segments: readonly Segment[], level: number): number[] {
  const main = segments[0] ?? 'women'
  const scored = retailers
    .filter(shop => shop.segments.includes(main))
    .map(shop => ({
      index: shop.index,
      // Retailers outside the brand's level sell the brand only if no other retailer does.
      key:
        (level < shop.levels[0] || level > shop.levels[1] ? -10 : 0) +
        draw(hash, 100 + shop.index) ** (30 / shop.weight),
    }))
    .toSorted((a, b) => b.key - a.key)
  return scored.slice(0, 3 + (hash % 5)).map(({ index }) => index)
}

/** Returns a name as shoppers type it: Chloé & Daughters → Chloe and Daughters */
function getSynonyms(name: string): string[] {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('Ø', 'O')
    .replaceAll('ø', 'o')
    .replaceAll('ı', 'i')
  const spelled = plain.replaceAll('&', 'and').replace(/['’.]/g, '')
  const joined = spelled.replaceAll(/[\s-]+/g, '')
  return [...new Set([plain, spelled, joined])].filter(synonym => synonym !== name)
}
