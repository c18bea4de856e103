import { findColor } from '#app/domain/color.ts'
import { toUsdCents } from '#app/domain/currency.ts'
import { formatFiberShare } from '#app/domain/facets/fibers.ts'
import { findShares } from '#app/domain/fibers.ts'
import { hasSalePrice } from '#app/domain/price.ts'
import type { Product } from '#app/domain/product.ts'
import { getRetailerName } from '#app/domain/retailer-name.ts'
import { writeDocument } from './document.ts'
import { type MappingColumns, toMappingColumns } from './mapping-columns.ts'
import { toWordColumns, type WordColumns } from './product-words.ts'
import { isStorable, toStorable } from './storable-text.ts'

/** A product as a row of its table. Field names are column names. */
export interface ProductRow extends WordColumns, MappingColumns {
  id: string
  /** The document as JSON. */
  document: string
  content_hash: string
  retailer: string
  category_id: string | null
  /** The men's category of a product for women and men. */
  other_category_id: string | null
  usd_cents: number
  discount: number
  /** Days since 1970; null when the source sends no creation date. */
  created_day: number | null
  /** The creation day to store when we see the product for the first time. */
  first_day: number
  popularity: number
  in_stock: boolean
  currency: string
  price: number
  sale_price: number | null
  /** The canonical names of the colors, in lower case. */
  colors: string[]
  /** Those of them that no picture shows. */
  unseen_colors: string[]
  sizes: string[]
  /** Values of the material facet. */
  made_of: string[]
  /** The stated shares of the fibers, in the form of the fiber facet. */
  fiber_shares: string[]
  is_pre_owned: boolean
  is_rental: boolean
  is_on_sale: boolean
  trend_rank: number | null
  has_picture: boolean
  /**
   * The fingerprint of the record that the product was made
   * from, as stored by `RunRecords`; null if there is none.
   */
  fingerprint: string | null
}

const maxInteger = 2 ** 31 - 1

export function toProductRow(
  given: Product,
  today = toDay(new Date().toISOString()),
  fingerprint: string | null = null,
): ProductRow {
  const asGiven = writeDocument(given)
  const product = isStorable(asGiven.text) ? given : toStorable(given)
  const { text, hash } = product === given ? asGiven : writeDocument(product)
  const { currency } = product
  const createdDay = toDay(product.createdDate)
  return {
    id: product.id,
    document: text,
    content_hash: hash,
    ...toMappingColumns(product),
    retailer: getRetailerName(product),
    category_id: product.categoryId ?? null,
    other_category_id: toOtherCategory(product) ?? null,
    usd_cents: toUsdPrice(product),
    discount: Math.min(toInteger(product.discount), 100),
    created_day: createdDay ?? null,
    first_day: createdDay ?? toDay(product.extractDate) ?? today ?? 0,
    popularity: toPopularity(product),
    in_stock: product.inStock,
    currency,
    price: toInteger(product.price, Number.MAX_SAFE_INTEGER),
    sale_price:
      product.salePrice === undefined
        ? null
        : toInteger(product.salePrice, Number.MAX_SAFE_INTEGER),
    colors: toColorValues(product.colorIds),
    unseen_colors: toColorValues(product.unseenColorIds),
    sizes: [...new Set(product.sizes.flatMap(({ sizeId }) => sizeId ?? []))],
    made_of: product.composition?.map(({ material }) => material) ?? [],
    fiber_shares: findShares(product.composition).map(formatFiberShare),
    is_pre_owned: product.preOwned,
    is_rental: product.rental,
    is_on_sale: hasSalePrice(product),
    trend_rank: product.trend ? toInteger(product.trend.rank) : null,
    ...toWordColumns(product),
    has_picture: hasPicture(product),
    fingerprint,
  }
}

/** An operator's mapping to one category replaces both. */
function toOtherCategory({ categoryId, otherCategoryId, beforeMapping }: Product) {
  const isMapped = beforeMapping !== undefined && beforeMapping.categoryId !== categoryId
  return isMapped ? undefined : otherCategoryId
}

function toColorValues(ids: readonly string[] = []): string[] {
  return ids.flatMap(id => findColor(id)?.name.toLowerCase() ?? [])
}

function hasPicture({ image, images }: Product): boolean {
  return image !== undefined || images.length > 0
}

/** Returns the current price in US cents. */
export function toUsdPrice({ converted, currency, price, salePrice }: Product): number {
  const cents =
    (converted?.salePrice ?? converted?.price)?.price ?? toUsdCents(salePrice ?? price, currency)
  return toInteger(cents)
}

/**
 * The popularity of the first product in the trending report.
 * Any position in the report outranks any number of favorites.
 */
const mostPopular = 2 ** 20 - 1

function toPopularity({ trend, custom }: Product): number {
  const places = trend ? mostPopular - trend.rank : toInteger(Number(custom.popularity))
  return Math.min(Math.max(0, places), mostPopular)
}

/**
 * Clamps a value to what the column can hold, so that one absurd price cannot fail a whole batch.
 */
function toInteger(value: number, max = maxInteger): number {
  return value > 0 ? Math.min(Math.round(value), max) : 0
}

/** Converts a date to days since 1970: 2026-02-24 → 20508. Undefined for an invalid date. */
function toDay(isoDate: string | undefined): number | undefined {
  const time = isoDate === undefined ? Number.NaN : Date.parse(isoDate.slice(0, 10))
  return Number.isNaN(time) ? undefined : Math.floor(time / 86_400_000)
}
