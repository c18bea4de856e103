import { getCategory } from './categories.ts'
import { mix } from './hash.ts'
import { type Breakage, getFacts } from './product-facts.ts'
import { recipes, scaleNames } from './recipes.ts'
import { shades } from './shades.ts'
import { getSizeScale } from './sizes.ts'

/**
 * The columns that queries scan, with one entry per product. They take about thirty
 * bytes per product, so that a million products fit in memory alongside a browser.
 */
export interface Columns {
  length: number
  day: number
  /** `none` if the product has no category. */
  category: Uint16Array
  /** `none` if the product has no second category. */
  alsoCategory: Uint16Array
  /** `none` if the product has no brand. */
  brand: Uint16Array
  retailer: Uint8Array
  /** A bitmap in which bit n is canonical color n. */
  colors: Uint32Array
  /** One bit for each of the scale's canonical sizes, in their order. */
  sizes: Uint16Array
  /** Index into `scaleNames`. */
  scale: Uint8Array
  /** Index into `heelHeights` plus one; 0 if the product has no heel. */
  heel: Uint8Array
  /** The price that a shopper pays, in cents. */
  price: Uint32Array
  discount: Uint8Array
  created: Uint16Array
  modified: Uint16Array
  drop: Uint16Array
  popularity: Uint16Array
  /** 1 if searches may return the product. */
  isListed: Uint8Array
  soldOut: number[]
  broken: { index: number; breakage: Breakage }[]
}

export const none = 0xffff
export const heelHeights = [
  { id: 1, name: 'Flat' },
  { id: 2, name: 'Low' },
  { id: 3, name: 'Mid' },
  { id: 4, name: 'High' },
  { id: 5, name: 'Ultra high' },
] as const

export function createColumns(seed: number, products: number, day: number): Columns {
  const columns: Columns = {
    length: products,
    day,
    category: new Uint16Array(products),
    alsoCategory: new Uint16Array(products),
    brand: new Uint16Array(products),
    retailer: new Uint8Array(products),
    colors: new Uint32Array(products),
    sizes: new Uint16Array(products),
    scale: new Uint8Array(products),
    heel: new Uint8Array(products),
    price: new Uint32Array(products),
    discount: new Uint8Array(products),
    created: new Uint16Array(products),
    modified: new Uint16Array(products),
    drop: new Uint16Array(products),
    popularity: new Uint16Array(products),
    isListed: new Uint8Array(products),
    soldOut: [],
    broken: [],
  }
  for (let i = 0; i < products; i++) {
    const facts = getFacts(seed, i, day)
    const recipe = recipes[facts.recipe]
    if (!recipe) continue
    const gaps = getGaps(seed, i)
    columns.category[i] = gaps.categories ? none : recipe.category
    columns.alsoCategory[i] = gaps.categories || facts.alsoCategory < 0 ? none : facts.alsoCategory
    columns.retailer[i] = facts.retailer
    columns.brand[i] = gaps.brand ? none : facts.brand
    let colors = 0
    if (!gaps.colors && !gaps.canonicalColors)
      for (const color of facts.colors) colors |= 1 << (shades[color]?.canonical ?? 0)
    columns.colors[i] = colors
    columns.scale[i] = scaleNames.indexOf(recipe.sizes)
    columns.sizes[i] =
      !gaps.sizes && getSizeScale(recipe.sizes).canonical.length > 0 ? facts.sizes : 0
    columns.heel[i] = getCategory(recipe.category).hasHeelHeightFilter
      ? 1 + (mix(seed ^ facts.item, 71) % 5)
      : 0
    columns.price[i] = facts.saleCents || facts.listCents
    columns.discount[i] = facts.discount
    columns.created[i] = facts.createdDay
    columns.modified[i] = facts.modifiedDay
    columns.drop[i] = facts.dropDay
    columns.popularity[i] = facts.popularity
    columns.isListed[i] = facts.isSoldOut ? 0 : 1
    if (facts.isSoldOut) columns.soldOut.push(i)
    if (facts.breakage) columns.broken.push({ index: i, breakage: facts.breakage })
  }
  return columns
}

/**
 * Returns the optional parts that an incomplete record
 * lacks. A product can be in stock without stock details.
 */
export interface Gaps {
  brand: boolean
  stock: boolean
  colors: boolean
  canonicalColors: boolean
  sizes: boolean
  categories: boolean
  description: boolean
  seeMore: boolean
  gender: boolean
  dates: boolean
}

export function getGaps(seed: number, index: number): Gaps {
  const own = mix(mix(seed, index), 0x6a95)
  // One record in eleven is incomplete; a particular part is missing less often.
  const bits = own % 11 === 0 ? mix(own, 1) : 0
  return {
    brand: own % 50 === 7,
    stock: (bits & 3) === 1 || own % 40 === 9,
    colors: (bits & 0x1c) === 0x4,
    canonicalColors: own % 60 === 11,
    sizes: (bits & 0x60) === 0x20,
    categories: own % 45 === 3,
    description: (bits & 0x380) === 0x80,
    seeMore: (bits & 0x400) !== 0,
    gender: (bits & 0x800) !== 0,
    dates: (bits & 0x7000) === 0x1000,
  }
}
