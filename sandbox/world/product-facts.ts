import { type Brand, getBrand, levelFactors, makersByRecipe } from './brands.ts'
import { draw, pick, pickWeighted, toRunningSums } from './draw.ts'
import { getFamily } from './families.ts'
import { mix } from './hash.ts'
import { palettes, patternSets } from './palettes.ts'
import { getPricing } from './pricing.ts'
import { recipes } from './recipes.ts'
import { getRetailer, type Retailer } from './retailers.ts'
import { getShadeIndex, type shades } from './shades.ts'
import { getSizeScale } from './sizes.ts'

/** How a record of the upstream can be beyond use. */
export const breakages = ['null-price', 'text-price', 'missing-id', 'null-retailer', 'missing-image'] as const
export type Breakage = (typeof breakages)[number]

/** Everything about a product that is not text: numbers only, so that a million of them are read in a few seconds. */
export interface ProductFacts {
  index: number
  /** The thing itself: offers of one thing at several retailers share it. */
  item: number
  recipe: number
  /** A second category it is listed in, -1 without. */
  alsoCategory: number
  brand: number
  retailer: number
  /** Indices into `shades`, the main one first. */
  colors: number[]
  pattern: number
  /** Which of the recipe's nouns. */
  noun: number
  /** Which canonical sizes of the recipe's scale, a bit each; for a scale without, which of its names. */
  sizes: number
  listCents: number
  /** 0 without a sale. */
  saleCents: number
  discount: number
  createdDay: number
  modifiedDay: number
  /** The day its price last fell to what it is now, 0 when its last move was not a fall. */
  dropDay: number
  /** 0 to 65535. */
  popularity: number
  isSoldOut: boolean
  breakage: Breakage | undefined
}

/** The purposes a product's dice are thrown for; a number once given stays, or every world changes. */
export const dice = {
  copy: 1,
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
  style: 40,
  material: 41,
  cut: 42,
  shape: 43,
  nameForm: 44,
  text: 50,
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

/** Squared, so that a brand's first retailer has most of it; a copy goes to another than its original. */
function chooseCarrier(seed: number, brand: Brand, index: number, item: number): Retailer {
  const carriers = brand.retailers
  let carrier = Math.floor(draw(mix(seed, item), dice.retailer) ** 1.6 * carriers.length)
  if (item !== index) {
    const onward = 1 + Math.floor(draw(mix(seed, index), dice.retailer) * (carriers.length - 1))
    carrier = (carrier + onward) % carriers.length
  }
  return getRetailer(carriers[carrier] ?? 0)
}

/** The facts of a thing at the shop that `chooseRetailer` says: those of the thing by `item`, those of the offer by `index`. */
export function getFactsOf(
  seed: number,
  offer: { index: number; item: number; chooseRetailer: (brand: Brand) => Retailer },
  today: number,
): ProductFacts {
  const { index, item } = offer
  const own = mix(seed, index)
  const shared = mix(seed, item)

  const recipeIndex = pickWeighted(recipeSums, draw(shared, dice.recipe))
  const recipe = pick(recipes, recipeIndex / recipes.length)
  const family = getFamily(recipe.family)
  const makers = makersByRecipe[recipeIndex]
  const brand = getBrand(makers?.brands[pickWeighted(makers.sums, draw(shared, dice.brand))] ?? 0)
  const retailer = offer.chooseRetailer(brand)

  const createdDay = today - mod(today - Math.floor(draw(own, dice.created) * newnessDays), newnessDays)
  const stockPhase = mix(own, dice.stock) % stockSpellDays
  const stockSpell = Math.floor((today + stockPhase) / stockSpellDays)
  const isSoldOut = draw(own, mix(dice.stock, stockSpell)) < 0.04

  const usd =
    recipe.lowUsd *
    (recipe.highUsd / recipe.lowUsd) ** draw(shared, dice.price) *
    (levelFactors[brand.level] ?? 1) *
    (item === index || draw(own, dice.copyPrice) < 0.5 ? 1 : 0.92 + draw(own, dice.copyPrice) * 0.14)
  const pricing = getPricing(own, usd, brand.level, retailer, today)
  const hasSale = !isSoldOut && pricing.saleCents > 0

  return {
    index,
    item,
    recipe: recipeIndex,
    alsoCategory:
      recipe.also.length > 0 && draw(shared, dice.also) < 0.12
        ? pick(recipe.also, draw(shared, dice.also) / 0.12)
        : -1,
    brand: brand.index,
    retailer: retailer.index,
    colors: getColors(shared, palettes[recipe.palette]),
    pattern: mix(shared, dice.pattern) % patternSets[family.patterns].length,
    noun: mix(shared, dice.noun) % recipe.nouns.length,
    sizes: getSizes(own, recipe.sizes),
    listCents: pricing.listCents,
    saleCents: hasSale ? pricing.saleCents : 0,
    discount: hasSale ? pricing.discount : 0,
    createdDay,
    modifiedDay: Math.max(createdDay, pricing.sinceDay, stockSpell * stockSpellDays - stockPhase),
    dropDay: isSoldOut ? 0 : pricing.dropDay,
    popularity: Math.floor(65_535 * draw(own, dice.popularity) ** 3),
    isSoldOut,
    breakage:
      !isSoldOut && draw(own, dice.broken) < 0.002 ? pick(breakages, draw(own, dice.brokenHow)) : undefined,
  }
}

/** About one product in eight is another retailer's offer of a thing met a little earlier. */
function getItem(seed: number, index: number): number {
  if (!isCopy(seed, index)) return index
  const original = index - 1 - Math.floor(draw(mix(seed, index), dice.copyOf) * 40)
  return isCopy(seed, original) ? index : original
}

function isCopy(seed: number, index: number): boolean {
  return index > 40 && draw(mix(seed, index), dice.copy) < 0.15
}

function getColors(seed: number, palette: readonly (typeof shades)[number]['name'][]): number[] {
  const chance = draw(seed, dice.colorCount)
  const wanted = chance < 0.5 ? 1 : chance < 0.75 ? 2 : chance < 0.9 ? 3 : chance < 0.97 ? 4 : 6
  const colors: number[] = []
  for (let throwNumber = 0; colors.length < wanted && throwNumber < 10; throwNumber++) {
    const shade = getShadeIndex(pick(palette, draw(seed, dice.color + throwNumber)))
    if (!colors.includes(shade)) colors.push(shade)
  }
  return colors
}

/** A run of neighbouring sizes with now and then one gone. */
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
