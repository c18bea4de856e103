import { type Brand, getBrand, makersByRecipe, priceFactors } from './brands.ts'
import { draw, pick, pickWeighted, toRunningSums } from './draw.ts'
import { getFamily } from './families.ts'
import { mix } from './hash.ts'
import { getLinePlace } from './lines.ts'
import { isStyleCopy } from './originals.ts'
import { palettes, patternSets } from './palettes.ts'
import { getPricing } from './pricing.ts'
import { recipes } from './recipes.ts'
import { getRetailer, type Retailer } from './retailers.ts'
import { getShadeIndex, type shades } from './shades.ts'
import { getSiblingTrait, getTraitKind, type SiblingTrait } from './sibling-trait.ts'
import { getSizeScale } from './sizes.ts'
import { findTwinRecipe } from './twin-recipe.ts'

/** The ways an upstream record can be unusable. */
export const breakages = [
  'null-price',
  'text-price',
  'missing-id',
  'null-retailer',
  'missing-image',
] as const
export type Breakage = (typeof breakages)[number]

/** A product without text fields, so that a million can be computed in a few seconds. */
export interface ProductFacts {
  index: number
  /** The number of the underlying product, which its offers at several retailers share. */
  item: number
  /**
   * The number of the first sibling, whose brand, name and shop the
   * product shares; a product without siblings has its own number.
   */
  head: number
  /** The trait that distinguishes the product from its siblings; undefined if it has none. */
  trait: SiblingTrait | undefined
  recipe: number
  /**
   * The recipe that the name comes from. It differs from
   * `recipe` for the kids' version of a product.
   */
  namedAs: number
  /** A second category that the product is listed in; -1 if it has none. */
  alsoCategory: number
  brand: number
  retailer: number
  /** Indices into `shades`, the main one first. */
  colors: number[]
  pattern: number
  /** Index into the recipe's nouns. */
  noun: number
  /** Bitmap of the recipe's canonical sizes; if its scale has none, a bitmap of the size names. */
  sizes: number
  listCents: number
  /** 0 when the product is not on sale. */
  saleCents: number
  discount: number
  /** The first day of the current price. */
  priceDay: number
  createdDay: number
  modifiedDay: number
  /** The day of the last price change if it was a cut, else 0. */
  dropDay: number
  /** A number from 0 to 65535. */
  popularity: number
  isSoldOut: boolean
  breakage: Breakage | undefined
}

/**
 * The purposes of a product's random draws. Do not renumber them, because every world would change.
 */
export const dice = {
  copyOf: 2,
  recipe: 3,
  brand: 4,
  retailer: 5,
  colorCount: 6,
  color: 7,
  pattern: 20,
  noun: 21,
  also: 22,
  sizeFirst: 23,
  sizeCount: 24,
  price: 25,
  popularity: 26,
  created: 27,
  stock: 28,
  broken: 29,
  brokenHow: 30,
  copyPrice: 31,
  siblingPrice: 32,
  siblingColors: 33,
  style: 40,
  material: 41,
  cut: 42,
  shape: 43,
  nameForm: 44,
  tail: 45,
  text: 50,
  shadeName: 51,
  gaps: 60,
} as const

const newnessDays = 730
const stockSpellDays = 45
const recipeSums = toRunningSums(recipes.map(recipe => recipe.weight))

export function getFacts(seed: number, index: number, today: number): ProductFacts {
  const item = getItem(seed, index)
  return getFactsOf(
    seed,
    { index, item, chooseRetailer: brand => chooseCarrier(seed, brand, index, item) },
    today,
  )
}

/**
 * Chooses a retailer, which is the same for all siblings. The power skews the
 * choice toward a brand's first retailer, which sells most of its products.
 */
function chooseCarrier(seed: number, brand: Brand, index: number, item: number): Retailer {
  const carriers = brand.retailers
  const { head } = getLinePlace(seed, item)
  const first = Math.floor(draw(mix(seed, head), dice.retailer) ** 1.6 * carriers.length)
  return getRetailer(carriers[(first + countCopies(seed, item, index)) % carriers.length] ?? 0)
}

/**
 * Returns a product's facts at the retailer that `chooseRetailer`
 * returns: `item` determines the product, `index` the offer.
 */
export function getFactsOf(
  seed: number,
  offer: { index: number; item: number; chooseRetailer: (brand: Brand) => Retailer },
  today: number,
): ProductFacts {
  const { index, item } = offer
  const { head, place, hasSiblings } = getLinePlace(seed, item)
  const own = mix(seed, index)
  const thing = mix(seed, item)
  const shared = mix(seed, head)

  const namedAs = pickWeighted(recipeSums, draw(shared, dice.recipe))
  const kind = hasSiblings
    ? getTraitKind(seed, pick(recipes, namedAs / recipes.length).family, head)
    : undefined
  const trait = kind && getSiblingTrait(seed, kind, { index, item, head, place })
  const recipeIndex = trait ? findTwinRecipe(namedAs, trait, draw(thing, dice.recipe)) : namedAs
  const recipe = pick(recipes, recipeIndex / recipes.length)
  const family = getFamily(recipe.family)
  const makers = makersByRecipe[namedAs]
  const brand = getBrand(makers?.brands[pickWeighted(makers.sums, draw(shared, dice.brand))] ?? 0)
  const retailer = offer.chooseRetailer(brand)

  const createdDay =
    today - mod(today - Math.floor(draw(own, dice.created) * newnessDays), newnessDays)
  const stockPhase = mix(own, dice.stock) % stockSpellDays
  const stockSpell = Math.floor((today + stockPhase) / stockSpellDays)
  const isSoldOut = draw(own, mix(dice.stock, stockSpell)) < 0.04

  const usd =
    recipe.lowUsd *
    (recipe.highUsd / recipe.lowUsd) ** draw(shared, dice.price) *
    (priceFactors[brand.level] ?? 1) *
    (place === 0 || draw(thing, dice.siblingPrice) < 0.6
      ? 1
      : 0.85 + draw(thing, dice.siblingPrice) * 0.3) *
    (item === index || draw(own, dice.copyPrice) < 0.5
      ? 1
      : 0.92 + draw(own, dice.copyPrice) * 0.14)
  const pricing = getPricing(own, usd, brand.level, retailer, today)
  const hasSale = !isSoldOut && pricing.saleCents > 0

  return {
    index,
    item,
    head,
    trait,
    recipe: recipeIndex,
    namedAs,
    alsoCategory:
      recipe.also.length > 0 && draw(shared, dice.also) < 0.12
        ? pick(recipe.also, draw(shared, dice.also) / 0.12)
        : -1,
    brand: brand.index,
    retailer: retailer.index,
    colors: getColors(
      draw(thing, dice.siblingColors) < 0.7 ? shared : thing,
      palettes[recipe.palette],
    ),
    pattern:
      mix(kind === 'motif' ? thing : shared, dice.pattern) % patternSets[family.patterns].length,
    noun: mix(shared, dice.noun) % recipe.nouns.length,
    sizes: getSizes(own, recipe.sizes),
    listCents: pricing.listCents,
    saleCents: hasSale ? pricing.saleCents : 0,
    discount: hasSale ? pricing.discount : 0,
    priceDay: pricing.sinceDay,
    createdDay,
    modifiedDay: Math.max(createdDay, pricing.sinceDay, stockSpell * stockSpellDays - stockPhase),
    dropDay: isSoldOut ? 0 : pricing.dropDay,
    popularity: Math.floor(65_535 * draw(own, dice.popularity) ** 3),
    isSoldOut,
    breakage:
      !isSoldOut && draw(own, dice.broken) < 0.002
        ? pick(breakages, draw(own, dice.brokenHow))
        : undefined,
  }
}

const copyDistance = 40
/**
 * The maximum number of copies. It is lower than the minimum number of retailers per
 * brand, so that for each copy there is a retailer that does not sell the product yet.
 */
const mostCopies = 2

/**
 * Returns the product with the given number. A copy stands for a recent
 * earlier product, unless enough retailers already sell that product.
 */
function getItem(seed: number, index: number): number {
  const original = findOriginal(seed, index)
  return original === undefined || countCopies(seed, original, index) > mostCopies
    ? index
    : original
}

function findOriginal(seed: number, index: number): number | undefined {
  if (!isStyleCopy(seed, index)) return undefined
  const original = index - 1 - Math.floor(draw(mix(seed, index), dice.copyOf) * copyDistance)
  return isStyleCopy(seed, original) ? undefined : original
}

/** Counts a product's copies up to and including an index; 0 for the original. */
function countCopies(seed: number, item: number, index: number): number {
  let count = 0
  for (let at = item + 1; at <= Math.min(index, item + copyDistance); at++)
    if (findOriginal(seed, at) === item) count += 1
  return count
}

function getColors(seed: number, palette: readonly (typeof shades)[number]['name'][]): number[] {
  const chance = draw(seed, dice.colorCount)
  const total = chance < 0.5 ? 1 : chance < 0.75 ? 2 : chance < 0.9 ? 3 : chance < 0.97 ? 4 : 6
  const colors: number[] = []
  for (let throwNumber = 0; colors.length < total && throwNumber < 10; throwNumber++) {
    const shade = getShadeIndex(pick(palette, draw(seed, dice.color + throwNumber)))
    if (!colors.includes(shade)) colors.push(shade)
  }
  return colors
}

/** Returns a contiguous range of sizes, from which one size is occasionally missing. */
function getSizes(seed: number, scaleName: Parameters<typeof getSizeScale>[0]): number {
  const scale = getSizeScale(scaleName)
  const names = scale.namings[0]?.length ?? 0
  if (names <= 1) return names
  const first = Math.floor(draw(seed, dice.sizeFirst) ** 2 * (names - 1))
  const count = 1 + Math.floor(draw(seed, dice.sizeCount) ** 0.6 * (names - first))
  const run = ((1 << Math.min(count, names - first)) - 1) << first
  const gone = 1 << (mix(seed, dice.sizeCount) % (names * 2))
  return run & ~gone || run
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by
}
