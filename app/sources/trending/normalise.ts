import { isCurrencyCode } from '#app/domain/currency.ts'
import type { Product } from '#app/domain/product.ts'
import { toSlug } from '#app/domain/slug.ts'
import type { Rejection } from '../connector.ts'
import { dropAbsent } from '../drop-absent.ts'
import { parseAmount } from '../parse-amount.ts'
import { toProductNames } from '../product-names.ts'
import { type ProductPrices, toProductPrices } from '../product-prices.ts'
import { sanitiseDescription } from '../sanitise-html.ts'
import { toSingleImage } from '../single-image.ts'
import { uniqueBy } from '../unique-by.ts'
import { toBrandKey, toBrandName } from '../vocabulary/brand.ts'
import { parseGender } from '../vocabulary/gender.ts'
import { parseGtin } from '../vocabulary/gtin.ts'
import { mapCategory } from '../vocabulary/map-category.ts'
import { type RowFields, readRowFields } from './row-fields.ts'
import { type TrendingRow, trendingRow } from './wire.ts'

export type Normalised = { product: Product } | { rejection: Rejection }

/** Where in the report a row stands: its own rank is optional, as everything of it is. */
export interface ReportPlace {
  /** Counted from 1. */
  position: number
  /** YYYY-MM-DD in UTC, on which the report was read. */
  day: string
}

const maxReasons = 5
/** The report is asked for in dollars, and a row need not repeat that. */
const askedCurrency = 'USD'

/** One row of the report as a product, or what is wrong with it. Pure, and never throws. */
export function normaliseRow(record: unknown, place: ReportPlace): Normalised {
  const parsed = trendingRow.safeParse(record)
  if (parsed.success) return toProduct(parsed.data, record, place)
  const { issues } = parsed.error
  const reasons = issues.map(({ path, message }) => `${path.join('.') || 'record'}: ${message}`)
  return reject(record, reasons.slice(0, maxReasons).join('; '), findId(record, issues))
}

/** The id of a row some fields of which are not as they should be: what the others tell. */
function findId(record: unknown, issues: readonly { path: PropertyKey[] }[]): string | undefined {
  const bad = new Set(issues.map(({ path }) => path[0]))
  if (typeof record !== 'object' || record === null || bad.has(undefined)) return undefined
  const rest = Object.fromEntries(Object.entries(record).filter(([field]) => !bad.has(field)))
  const row = trendingRow.safeParse(rest).data
  return row && readRowFields(row).id
}

function toProduct(row: TrendingRow, record: unknown, { position, day }: ReportPlace): Normalised {
  const fields = readRowFields(row)
  const { id, name, link, retailer } = fields
  const refuse = (reason: string) => reject(record, reason, id)
  if (link === undefined) return refuse('product_url: expected an http address')
  if (id === undefined) return refuse('product_id: expected an id')
  if (name === undefined) return refuse('product_name: expected text')
  if (retailer.name === undefined) return refuse('merchant_name: expected text')
  const prices = normalisePrices(row, fields)
  if ('reason' in prices) return refuse(prices.reason)

  const images = uniqueBy(
    fields.images.map(toSingleImage).filter(image => image !== undefined),
    image => image.id,
  )
  // Only where the row says so: the report is of fashion, for whom is not told.
  const gender = parseGender(name)
  const brandName = fields.brand && toBrandName(fields.brand)
  const product = dropAbsent<Product>({
    source: 'k',
    id,
    ...toProductNames(name, brandName, fields.brand),
    description: sanitiseDescription(row.description ?? ''),
    ...prices,
    locale: 'en_US',
    stock: [],
    retailer: { id: retailer.id ?? toSlug(retailer.name), name: retailer.name },
    brand: brandName ? { id: toBrandKey(brandName), name: brandName } : undefined,
    retailerBrand: fields.brand,
    categories: [],
    categoryId: mapCategory({
      title: name,
      ...(gender === undefined ? {} : { gender }),
      ...(row.google_category_id ? { googleId: row.google_category_id } : {}),
    }),
    gender,
    images,
    image: images[0],
    alternateImages: images.slice(1),
    colors: [],
    colorIds: [],
    sizes: [],
    clickUrl: link,
    url: link,
    preOwned: false,
    rental: false,
    gtin: parseGtin(fields.gtin ?? ''),
    trend: { rank: row.trending_rank ?? position, day },
    materialTags: [],
    occasions: [],
    // A retailer's plain link: it earns by being wrapped on the way out.
    adSource: 'Skimlinks',
    custom: dropAbsent({ sku: fields.sku, popularRank: row.popular_rank ?? undefined }) as Product['custom'],
    imageMetadata: images[0]?.sizes.Best,
  })
  return { product }
}

function reject(record: unknown, reason: string, id?: string): Normalised {
  return { rejection: { ...(id === undefined ? {} : { id }), reason, record } }
}

/** The price before the sale is the original one; availability is unknown, and what trends is taken to be there. */
function normalisePrices(row: TrendingRow, fields: RowFields): ProductPrices | { reason: string } {
  const currency = (row.currency?.trim() || askedCurrency).toUpperCase()
  if (!isCurrencyCode(currency))
    return { reason: `currency: unknown code ${JSON.stringify(currency.slice(0, 10))}` }
  const now = parseAmount(fields.price ?? '', currency)
  const before = parseAmount(fields.originalPrice ?? '', currency)
  if (now === undefined || now === 0)
    return {
      reason: `price: expected an amount above 0, received ${JSON.stringify(fields.price?.slice(0, 20))}`,
    }
  return before !== undefined && before > now
    ? toProductPrices({ currency, price: before, salePrice: now, inStock: true })
    : toProductPrices({ currency, price: now, inStock: true })
}
