import { hash } from 'node:crypto'
import { ancestorsOf } from '#app/domain/category-tree.ts'
import type { ColorId } from '#app/domain/color.ts'
import { toUsdCents } from '#app/domain/currency.ts'
import { cutText, toPlainText } from '#app/domain/plain-text.ts'
import type { Product } from '#app/domain/product.ts'
import { toBrandKey, toBrandName } from '#app/vocabulary/brand.ts'
import { type Distinction, toDescribed, toDistinctions } from '#app/vocabulary/distinctions.ts'
import { remember } from '#app/vocabulary/remember.ts'
import { toRetailerKey } from '#app/vocabulary/retailer.ts'
import { toWords } from '#app/vocabulary/to-words.ts'
import { type Audience, toAudiences } from './audience.ts'
import {
  createColorStripper,
  findColorWords,
  findDescriptionWords,
  isNamedByColor,
} from './color-key.ts'
import { expandAbbreviations, stripDecorations, toNameWords } from './name-words.ts'
import { type OfferKind, toOfferKind } from './offer-kind.ts'
import { noShade, type Shade, toShades } from './shades.ts'
import { findSizeCut, type SizeCut } from './size-cut.ts'
import { divideWords, findDetails, findNamedColors } from './telling-words.ts'

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
  /** Those of the words that may name the product: its model, a code. */
  model: string[]
  /** Those of the words that describe it: linen, ribbed. */
  details: string[]
  /** The describing words of the description. */
  said: string[]
  /** True if the description says enough for its silence about a feature to mean something. */
  isDescribed: boolean
  /** The kind of product; absent when neither the category nor the name states it. */
  kind?: OfferKind
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
  /** The cut of all its sizes; absent if they have several cuts or none is known. */
  cut?: SizeCut
  /** False for products that need not have a color, such as a cream or a lamp. */
  needsColor: boolean
  /** The price before any sale, because each retailer has its own sales. */
  listCents: number
  isPreOwned: boolean
}

export interface OfferKeys {
  /**
   * A key that is the same for names of one brand with the same model;
   * null when none of them may name the product.
   */
  nameKey: string | null
  /** A key that is the same for names of one brand that begin and end with the same words. */
  nearKey: string | null
  /** A key that is the same for one model number of one brand. */
  mpnKey: string | null
  /**
   * A key that is the same for a retailer's listings that may be one product in several
   * colors; null when the product is not identified well enough.
   */
  colorKey: string | null
}

/** A brand has many products with the same one-word name, like Shirt. */
const fewestNameWords = 2
const maxGtins = 200
/** As much of a name as is read; some shops fill theirs with search terms. */
const longestName = 400
/** As much of a description as is read for details, and as many details as are kept. */
const longestSaid = 2_000
const maxSaid = 30
/** A shorter description does not list a product's features. */
const shortestDescription = 100
/** Shorter model numbers, and those without a digit, are not unique. */
const shortestMpn = 5
const readBrandWords = remember(toNameWords)

/**
 * Extracts the facts of an offer; undefined for a
 * rental, whose price is not the price of the product.
 */
export function toOfferFacts(product: Product): (OfferFacts & OfferKeys) | undefined {
  if (product.rental) return undefined
  const brandName = toBrandName(product.brand?.name)
  const brand = brandName === undefined ? '' : toBrandKey(brandName)
  const brandWords = brandName === undefined ? [] : readBrandWords(brandName)
  const name = expandAbbreviations((product.unbrandedName || product.name).slice(0, longestName))
  const bare = stripDecorations(name, getLabels(product))
  const ordered = toNameWords(bare.name).filter(word => !brandWords.includes(word))
  const { model, details } = divideWords(ordered)
  const whole = toPlainText(product.description, Number.POSITIVE_INFINITY)
  const plain = cutText(whole, longestSaid)
  const kind = toOfferKind(product.categoryId, ordered)
  const colorNames = [...product.colors.map(({ name }) => name), ...bare.colorNames]
  const distinctions = toDistinctions({ name, bareName: bare.name }, colorNames)
  const mpn = String(product.custom.mpn ?? '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  const branch = ancestorsOf(product.categoryId)
  const stripColors = createColorStripper(product, bare.colorNames)
  const colorlessName = stripColors(bare.name)
  const colorWords = findColorWords(product, colorlessName, { brand, brandWords, branch })
  const description = colorWords && findDescriptionWords(whole, stripColors)
  const composition = formatComposition(product)
  const cut = findSizeCut(product.sizes.flatMap(({ sizeId }) => sizeId ?? []))
  const needsColor = branch[0]?.id !== 'living' && !branch.some(({ id }) => id.includes('beauty'))
  return {
    key: `${product.source} ${product.id}`,
    retailer: toRetailerKey(product.retailer.name) || product.retailer.name,
    brand,
    words: [...new Set(ordered)].sort(),
    model,
    details,
    said: findDetails(plain).slice(0, maxSaid),
    isDescribed: plain.length >= shortestDescription,
    ...(kind === undefined ? {} : { kind }),
    shades: getShades(product, bare.colorNames, needsColor ? ordered : []),
    colorNames: toPlainNames(colorNames.length > 0 ? colorNames : findKeywordColors(product)),
    isNamedByColor: isNamedByColor(bare, colorlessName),
    ...(composition === '' ? {} : { composition }),
    ...(description === undefined ? {} : { descriptionKey: toKey(description) }),
    gtins: getGtins(product),
    ...(mpn === '' ? {} : { mpn }),
    audiences: toAudiences(product),
    distinctions,
    described: toDescribed(product.description, distinctions),
    ...(cut === undefined ? {} : { cut }),
    needsColor,
    listCents: toUsdCents(product.price, product.currency),
    isPreOwned: product.preOwned,
    // An offer without a brand field has the brand in its name, where some of its words describe.
    nameKey: model.length === 0 ? null : toKey(divideWords([...brandWords, ...model]).model),
    nearKey:
      brand === '' || ordered.length < fewestNameWords
        ? null
        : toKey(['near', brand, ordered[0] ?? '', ordered.at(-1) ?? '']),
    mpnKey:
      brand === '' || mpn.length < shortestMpn || !/\d/.test(mpn)
        ? null
        : toKey(['mpn', brand, mpn]),
    colorKey: colorWords === undefined ? null : toKey(colorWords),
  }
}

function toPlainNames(colorNames: readonly string[]): string[] {
  return [...new Set(colorNames.map(color => toWords(color).join(' ')))].sort()
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
 * put colors. If none has any, returns the canonical colors, or those within its name, without a
 * shade.
 */
function getShades(
  product: Product,
  colorNames: readonly string[],
  words: readonly string[],
): Shade[] {
  const { colors, colorIds } = product
  const shades =
    [colors.map(({ name }) => name), colorNames, findKeywordColors(product)]
      .map(names => names.flatMap(toShades))
      .find(found => found.length > 0) ?? toUnknownShades(colorIds, words)
  return [...new Set(shades)].sort()
}

/** Keywords of three words or more are no colors. */
function findKeywordColors({ custom }: Product): string[] {
  const keywords = typeof custom.keywords === 'string' ? custom.keywords.split(', ') : []
  return keywords.filter(word => !/\s\S+\s/.test(word) && toShades(word).length > 0)
}

function toUnknownShades(colorIds: readonly ColorId[], words: readonly string[]): Shade[] {
  const ids = colorIds.length > 0 ? colorIds : findNamedColors(words)
  return ids.map(id => `${id}:${noShade}` as const)
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
  return hash('sha256', words.join(' '))
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
