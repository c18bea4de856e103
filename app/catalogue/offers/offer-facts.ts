import { createHash } from 'node:crypto'
import { ancestorsOf } from '#app/domain/category-tree.ts'
import { toUsdCents } from '#app/domain/currency.ts'
import type { Gender, Product } from '#app/domain/product.ts'
import { toBrandKey, toBrandName } from '#app/sources/vocabulary/brand.ts'
import { stripDecorations, toNameWords } from './name-words.ts'
import { noShade, type Shade, toShades } from './shades.ts'

/** What tells whether two offers are of one product, and no more: it is kept beside each product. */
export interface OfferFacts {
  /** Source and id: an order that does not depend on what came first. */
  key: string
  retailer: string
  /** Empty when the offer names no brand; it may still stand in the name. */
  brand: string
  /** Of brand and name together, each once, sorted; where the brand stands makes no difference. */
  words: string[]
  /** How many of them are not the brand's. */
  nameWords: number
  shades: Shade[]
  /** Every variant has its own, so that a product may have many. */
  gtins: string[]
  /** The main category; absent when nobody knows. */
  branch?: string
  gender?: Gender
  /** Clothes without a colour may be in any; a cream or a lamp may be in none. */
  needsColor: boolean
  /** What it costs without a sale: sales come and go at each shop as they please. */
  listCents: number
  isPreOwned: boolean
}

export interface OfferKeys {
  /** Equal for the same words: null when there are too few to tell a product by. */
  nameKey: string | null
  /** Equal for names of one brand that begin and end alike. */
  nearKey: string | null
}

/** With a single word beside the brand, many products of the brand have that name. */
const fewestNameWords = 2
const maxGtins = 200

/** Undefined for what is not sold: a rental is another bargain than its price says. */
export function toOfferFacts(product: Product): (OfferFacts & OfferKeys) | undefined {
  if (product.rental) return undefined
  const brandName = toBrandName(product.brand?.name ?? product.retailerBrand)
  const brand = brandName === undefined ? '' : toBrandKey(brandName)
  const brandWords = brandName === undefined ? [] : toNameWords(brandName)
  const bare = stripDecorations(product.unbrandedName || product.name, getLabels(product))
  const ordered = toNameWords(bare.name).filter(word => !brandWords.includes(word))
  const words = [...new Set([...brandWords, ...ordered])].sort()
  const branch = ancestorsOf(product.categoryId)
  const main = branch[0]?.id
  const needsColor = main !== 'living' && !branch.some(({ id }) => id.includes('beauty'))
  return {
    key: `${product.source} ${product.id}`,
    retailer: product.retailer.name,
    brand,
    words,
    nameWords: new Set(ordered).size,
    shades: getShades(product, bare.colorNames),
    gtins: getGtins(product),
    ...(main === undefined ? {} : { branch: main }),
    ...(product.gender === undefined ? {} : { gender: product.gender }),
    needsColor,
    listCents: toUsdCents(product.price, product.currency),
    isPreOwned: product.preOwned,
    nameKey: ordered.length < fewestNameWords ? null : toKey(words),
    nearKey:
      brand === '' || ordered.length < fewestNameWords
        ? null
        : toKey(['near', brand, ordered[0] ?? '', ordered.at(-1) ?? '']),
  }
}

function getLabels({ colors, sizes }: Product): string[] {
  return [
    ...colors.flatMap(({ name }) => [name, ...name.split('/')]),
    ...sizes.flatMap(({ name, canonicalSize }) => [name, canonicalSize?.name ?? name]),
  ]
}

/**
 * The colours by name; else those its name ends with; else those among its keywords, where one network's advertisers
 * put them; else the canonical ones, of no shade.
 */
function getShades({ colors, colorIds, custom }: Product, colorNames: readonly string[]): Shade[] {
  const keywords = typeof custom.keywords === 'string' ? custom.keywords.split(', ') : []
  const shades =
    [colors.map(({ name }) => name), colorNames, keywords.filter(word => !/\s\S+\s/.test(word))]
      .map(names => names.flatMap(toShades))
      .find(found => found.length > 0) ?? colorIds.map(id => `${id}:${noShade}` as const)
  return [...new Set(shades)].sort()
}

/** A source that joins variants keeps the numbers of all of them, with slashes between. */
function getGtins({ gtin, custom }: Product): string[] {
  const all = typeof custom.gtins === 'string' ? custom.gtins.split('/') : []
  return [...new Set([...(gtin === undefined ? [] : [gtin]), ...all])].sort().slice(0, maxGtins)
}

/** As PostgreSQL's uuid: short, and quick to compare. */
function toKey(words: readonly string[]): string {
  const hash = createHash('sha256').update(words.join(' ')).digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
