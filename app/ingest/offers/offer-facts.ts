import { createHash } from 'node:crypto'
import { ancestorsOf } from '#app/domain/category-tree.ts'
import { toUsdCents } from '#app/domain/currency.ts'
import type { Product } from '#app/domain/product.ts'
import { toBrandKey, toBrandName } from '#app/vocabulary/brand.ts'
import { type Distinction, toDescribed, toDistinctions } from '#app/vocabulary/distinctions.ts'
import { toRetailerKey } from '#app/vocabulary/retailer.ts'
import { toWords } from '#app/vocabulary/to-words.ts'
import { type Audience, toAudiences } from './audience.ts'
import { findColorWords, findDescriptionWords, isNamedByColor } from './color-key.ts'
import { stripDecorations, toNameWords } from './name-words.ts'
import { noShade, type Shade, toShades } from './shades.ts'

/**
 * Facts about an offer, from which matching decides whether two
 * offers are the same product. They are stored with each product.
 */
export interface OfferFacts {
  /**
   * Source letter and id, by which offers are sorted, so
   * that the order in which they arrived does not matter.
   */
  key: string
  /** The retailer's key, which is the same for all spellings of the retailer's name. */
  retailer: string
  /**
   * The brand's key; empty if the offer has no brand field, even if its name contains the brand.
   */
  brand: string
  /** The words of the name without those of the brand, sorted and without duplicates. */
  words: string[]
  shades: Shade[]
  /** The retailer's names for the colors, in plain words. */
  colorNames: string[]
  /** True if the name states the color, as in Navy Harbour Shirt. */
  isNamedByColor: boolean
  /** The materials with their percentages; absent when unknown. */
  composition?: string
  /** The same for descriptions that differ only in the color; absent for short ones. */
  descriptionKey?: string
  /** A product has one GTIN per variant. */
  gtins: string[]
  /** The manufacturer's or the retailer's model number, in capitals without punctuation. */
  mpn?: string
  /** The departments; empty when neither the category, the gender nor the name states one. */
  audiences: Audience[]
  /** The distinctions that the offer's names state. */
  distinctions: Distinction[]
  /**
   * Distinctions that only the offer's description states. These can
   * separate offers with the same name, but not offers with the same GTIN.
   */
  described: Distinction[]
  /** False for products that need not have a color, such as a cream or a lamp. */
  needsColor: boolean
  /** The price before any sale, because each retailer has its own sales. */
  listCents: number
  isPreOwned: boolean
}

export interface OfferKeys {
  /**
   * A key that is the same for names with the same words;
   * null when too few words are left to identify a product.
   */
  nameKey: string | null
  /** A key that is the same for names of one brand that begin and end with the same words. */
  nearKey: string | null
  /**
   * A key that is the same for a retailer's listings that may be one product in several
   * colors; null when the product is not identified well enough.
   */
  colorKey: string | null
}

/** A brand has many products with the same one-word name, like Shirt. */
const fewestNameWords = 2
const maxGtins = 200

/**
 * Extracts the facts of an offer; undefined for a
 * rental, whose price is not the price of the product.
 */
export function toOfferFacts(product: Product): (OfferFacts & OfferKeys) | undefined {
  if (product.rental) return undefined
  const brandName = toBrandName(product.brand?.name)
  const brand = brandName === undefined ? '' : toBrandKey(brandName)
  const brandWords = brandName === undefined ? [] : toNameWords(brandName)
  const name = product.unbrandedName || product.name
  const bare = stripDecorations(name, getLabels(product))
  const ordered = toNameWords(bare.name).filter(word => !brandWords.includes(word))
  const colorNames = [...product.colors.map(({ name }) => name), ...bare.colorNames]
  const distinctions = toDistinctions({ name, bareName: bare.name }, colorNames)
  const mpn = String(product.custom.mpn ?? '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  const branch = ancestorsOf(product.categoryId)
  const colorWords = findColorWords(product, bare, { brand, brandWords, branch })
  const description = colorWords && findDescriptionWords(product, bare)
  const composition = formatComposition(product)
  const needsColor = branch[0]?.id !== 'living' && !branch.some(({ id }) => id.includes('beauty'))
  return {
    key: `${product.source} ${product.id}`,
    retailer: toRetailerKey(product.retailer.name) || product.retailer.name,
    brand,
    words: [...new Set(ordered)].sort(),
    shades: getShades(product, bare.colorNames),
    colorNames: [...new Set(colorNames.map(color => toWords(color).join(' ')))].sort(),
    isNamedByColor: isNamedByColor(product, bare),
    ...(composition === '' ? {} : { composition }),
    ...(description === undefined ? {} : { descriptionKey: toKey(description) }),
    gtins: getGtins(product),
    ...(mpn === '' ? {} : { mpn }),
    audiences: toAudiences(product),
    distinctions,
    described: toDescribed(product.description, distinctions),
    needsColor,
    listCents: toUsdCents(product.price, product.currency),
    isPreOwned: product.preOwned,
    nameKey:
      ordered.length < fewestNameWords
        ? null
        : toKey([...new Set([...brandWords, ...ordered])].sort()),
    nearKey:
      brand === '' || ordered.length < fewestNameWords
        ? null
        : toKey(['near', brand, ordered[0] ?? '', ordered.at(-1) ?? '']),
    colorKey: colorWords === undefined ? null : toKey(colorWords),
  }
}

function getLabels({ colors, sizes }: Product): string[] {
  return [
    ...colors.flatMap(({ name }) => [name, ...name.split('/')]),
    ...sizes.flatMap(({ name, canonicalSize }) => [name, canonicalSize?.name ?? name]),
  ]
}

/**
 * Returns the shades from the first of these that has any: the offer's color names,
 * the colors at the end of its name, and its keywords, where one network's advertisers
 * put colors. If none has any, returns the canonical colors without a shade.
 */
function getShades({ colors, colorIds, custom }: Product, colorNames: readonly string[]): Shade[] {
  const keywords = typeof custom.keywords === 'string' ? custom.keywords.split(', ') : []
  const shades =
    [colors.map(({ name }) => name), colorNames, keywords.filter(word => !/\s\S+\s/.test(word))]
      .map(names => names.flatMap(toShades))
      .find(found => found.length > 0) ?? colorIds.map(id => `${id}:${noShade}` as const)
  return [...new Set(shades)].sort()
}

function formatComposition({ composition = [] }: Product): string {
  return composition
    .map(({ material, percent = '' }) => `${material} ${percent}`.trim())
    .sort()
    .join(', ')
}

/** Sources that combine variants list every variant's GTIN, separated by slashes. */
function getGtins({ gtin, custom }: Product): string[] {
  const all = typeof custom.gtins === 'string' ? custom.gtins.split('/') : []
  return [...new Set([...(gtin === undefined ? [] : [gtin]), ...all])].sort().slice(0, maxGtins)
}

/** Hashes words to a UUID, which PostgreSQL stores in 16 bytes. */
function toKey(words: readonly string[]): string {
  const hash = createHash('sha256').update(words.join(' ')).digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
