import { draw, pick, pickWeighted, toRunningSums } from '../../sandbox/world/draw.ts'
import { mix } from '../../sandbox/world/hash.ts'
import { inventName } from './invent-names.ts'
import { colorNames, descriptionWords, kinds, styleWords } from './vocabulary.ts'

/** An offer of the synthetic catalogue, which is the same for every engine. */
export interface SyntheticProduct {
  number: number
  name: string
  brand: string
  store: string
  categoryId: string
  /** The colors' canonical names in lower case. */
  colors: string[]
  /** The retailer's own color names. */
  colorNames: string
  materials: string
  description: string
  sizes: string[]
  usdCents: number
  /** Whole percent. */
  discount: number
  inStock: boolean
  condition: 'new' | 'preowned' | 'rental'
  hasDropped: boolean
  newnessDay: number
  popularity: number
  trendRank: number | undefined
  /** The number shared by the offers of one product at several retailers. */
  groupNumber: number | undefined
}

export const brandCount = 4_000
export const storeCount = 600
/** Words that occur in only a few names, like the long tail of searches. */
export const modelCount = 40_000
/** The share of offers whose product is also sold by another retailer. */
const groupedShare = 0.12
const perGroup = 3
const today = 20_500

/**
 * Returns the running sums of a skewed distribution in
 * which the weight of a rank falls as 1 / rank^0.9.
 */
const zipf = (count: number) =>
  toRunningSums(Array.from({ length: count }, (_, rank) => 1 / (rank + 1) ** 0.9))
const brandSums = zipf(brandCount)
const storeSums = zipf(storeCount)
const modelSums = toRunningSums(
  Array.from({ length: modelCount }, (_, rank) => 1 / (rank + 20) ** 0.7),
)
const kindSums = toRunningSums(kinds.map(({ weight }) => weight))
const colorSums = zipf(colorNames.length)
const wordSums = toRunningSums(descriptionWords.map((_, rank) => 1 / (rank + 3) ** 0.7))

const nameCache = new Map<number, string>()
export const getBrandName = (rank: number) => inventOnce(1, rank)
export const getStoreName = (rank: number) => `${inventOnce(2, rank)} Store`
export const getModelName = (rank: number) => inventOnce(3, rank)

/**
 * Makes the product with this number. It depends only on the
 * number, so any chunk of a catalogue can be generated on demand.
 */
export function makeSyntheticProduct(number: number, total: number): SyntheticProduct {
  const group = findGroup(number, total)
  // Offers of one product share its properties; the other fields differ by retailer.
  const thing = group === undefined ? mix(7, number) : mix(8, group)
  const own = mix(9, number)
  const kind = pick(kinds, pickWeighted(kindSums, draw(thing, 1)) / kinds.length)
  const brandRank = pickWeighted(brandSums, draw(thing, 2))
  const [canonical, ...shades] = pick(
    colorNames,
    pickWeighted(colorSums, draw(thing, 3)) / colorNames.length,
  )
  const shade = pick(shades, draw(thing, 4))
  const second = draw(thing, 5) < 0.15 ? pick(colorNames, draw(thing, 6)) : undefined
  const material = pick(kind.materials, draw(thing, 7))
  const noun = pick(kind.nouns, draw(thing, 8))
  const style = pick(styleWords, draw(thing, 9) ** 1.6)
  const model = getModelName(pickWeighted(modelSums, draw(thing, 10)))
  const isOnSale = draw(own, 1) < 0.3
  const isWorn = draw(own, 2)
  return {
    number,
    name: `${model} ${style} ${material} ${noun}`,
    brand: getBrandName(brandRank),
    store: getStoreName(pickWeighted(storeSums, draw(own, 3))),
    categoryId: kind.categoryId,
    colors: second && second[0] !== canonical ? [canonical, second[0]] : [canonical],
    colorNames: second ? `${shade}, ${second[1]}` : shade,
    materials: material,
    description: describe(thing, [material, style, noun, shade]),
    sizes: kind.sizes.filter((_, at) => draw(own, 20 + at) < 0.7),
    usdCents: toPrice(kind.dollars, brandRank, thing, own),
    discount: isOnSale ? 5 * Math.ceil(draw(own, 5) ** 1.5 * 14) : 0,
    inStock: draw(own, 6) < 0.9,
    condition: isWorn < 0.06 ? 'preowned' : isWorn < 0.065 ? 'rental' : 'new',
    hasDropped: draw(own, 7) < 0.04,
    newnessDay: today - Math.floor(draw(own, 8) ** 2 * 700),
    popularity: Math.floor(draw(own, 9) ** 6 * 5_000),
    trendRank: draw(own, 10) < 0.002 ? 1 + Math.floor(draw(own, 11) * 1_000) : undefined,
    groupNumber: group,
  }
}

/** Yields the products in chunks so that only one chunk is in memory at once. */
export function* makeSyntheticCatalogue(
  total: number,
  chunk = 5_000,
): Generator<SyntheticProduct[]> {
  for (let from = 1; from <= total; from += chunk)
    yield Array.from({ length: Math.min(chunk, total + 1 - from) }, (_, at) =>
      makeSyntheticProduct(from + at, total),
    )
}

/** Spreads a group's offers across the catalogue with a multiplicative permutation. */
function findGroup(number: number, total: number): number | undefined {
  const place = (number * 7_368_787) % total
  return place < total * groupedShare ? 1 + Math.floor(place / perGroup) : undefined
}

/** Returns a price from a log-normal distribution around the kind's median, scaled by brand. */
function toPrice(dollars: number, brandRank: number, thing: number, own: number): number {
  const normal =
    Math.sqrt(-2 * Math.log(1 - draw(thing, 12))) * Math.cos(2 * Math.PI * draw(thing, 13))
  const label = 0.6 + draw(mix(10, brandRank), 1) * 1.6
  const shop = 0.92 + draw(own, 4) * 0.16
  return Math.max(499, Math.round(dollars * Math.exp(normal * 0.5) * label * shop) * 100 - 1)
}

/**
 * Writes a description of 20 to 60 words, mostly common ones, that includes the kind of product.
 */
function describe(seed: number, facts: string[]): string {
  const length = 20 + Math.floor(draw(seed, 14) * 41)
  const words = Array.from({ length }, (_, at) => pickWord(seed, at))
  for (const [at, fact] of facts.entries()) words[(at * 7) % length] = fact.toLowerCase()
  return `${words.join(' ')}.`
}

function pickWord(seed: number, at: number): string {
  return descriptionWords[pickWeighted(wordSums, draw(seed, 100 + at))] ?? ''
}

function inventOnce(purpose: number, index: number): string {
  const key = purpose * 100_000 + index
  const known = nameCache.get(key)
  if (known !== undefined) return known
  const name = inventName(purpose, index)
  nameCache.set(key, name)
  return name
}
