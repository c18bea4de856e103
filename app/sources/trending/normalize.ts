import type { Product } from '#app/domain/product.ts'
import { toSlug } from '#app/domain/urls/slug.ts'
import { toGender } from '#app/vocabulary/audience.ts'
import { parseAvailability } from '#app/vocabulary/availability.ts'
import { readTitleAudience } from '#app/vocabulary/find-audience.ts'
import { deriveProduct } from '../derive-product.ts'
import type { Doubts, NoteDoubt } from '../doubts.ts'
import { dropAbsent } from '../drop-absent.ts'
import { normalizePrices } from '../normalize-prices.ts'
import type { ProductFacts, StatedProduct } from '../product-facts.ts'
import {
  type RecordFault,
  type Rejection,
  type RejectionReason,
  toShapeFault,
} from '../rejection.ts'
import { toSingleImage } from '../single-image.ts'
import { readRowFields } from './row-fields.ts'
import { type TrendingRow, trendingRow } from './wire.ts'

export type Normalized = { product: Product } | { rejection: Rejection }

/**
 * The row's position in the report. Needed because the
 * row's rank may be missing, like any of its fields.
 */
export interface ReportPlace {
  /** The position in the report, counted from 1. */
  position: number
  /** The day on which the report was read, in UTC: YYYY-MM-DD. */
  day: string
}

/** The report is requested in dollars, so rows may omit the currency. */
const requestedCurrency = 'USD'

/**
 * Normalizes one row to a product, or returns why it is rejected.
 * Values that could not be used are passed to `addDoubt`. Never throws.
 */
export function normalizeRow(
  record: unknown,
  place: ReportPlace,
  addDoubt?: Doubts['add'],
): Normalized {
  const parsed = trendingRow.safeParse(record)
  if (parsed.success) return toProduct(parsed.data, record, place, addDoubt)
  return reject(record, toShapeFault(parsed.error), findId(record, parsed.error.issues))
}

/** Returns the id of an invalid row, derived from its valid fields. */
function findId(record: unknown, issues: readonly { path: PropertyKey[] }[]): string | undefined {
  const bad = new Set(issues.map(({ path }) => path[0]))
  if (typeof record !== 'object' || record === null || bad.has(undefined)) return undefined
  const rest = Object.fromEntries(Object.entries(record).filter(([field]) => !bad.has(field)))
  const row = trendingRow.safeParse(rest).data
  return row && readRowFields(row).id
}

function toProduct(
  row: TrendingRow,
  record: unknown,
  { position, day }: ReportPlace,
  addDoubt: Doubts['add'] | undefined,
): Normalized {
  const fields = readRowFields(row)
  const { id, name, link, retailer } = fields
  const refuse = (reason: RejectionReason, detail: string) => reject(record, { reason, detail }, id)
  if (link === undefined) return refuse('no link', 'product_url: expected an http address')
  if (id === undefined) return refuse('no id', 'product_id: expected an id')
  if (name === undefined) return refuse('no name', 'product_name: expected text')
  if (retailer.name === undefined) return refuse('no retailer', 'merchant_name: expected text')
  const note: NoteDoubt = (kind, field, value) => addDoubt?.({ kind, field, value, place: id })
  const prices = normalizePrices(
    {
      currency: row.currency?.trim() || requestedCurrency,
      price: fields.price,
      originalPrice: fields.originalPrice,
      inStock: isInStock(row, note),
      amountForm: '.',
    },
    undefined,
    note,
  )
  if ('reason' in prices) return reject(record, prices, id)

  const [image, ...alternateImages] = fields.images.flatMap(url => toSingleImage(url) ?? [])
  const facts = dropAbsent<ProductFacts>({
    sku: fields.sku,
    title: name,
    description: row.description ?? undefined,
    retailer: { id: retailer.id ?? toSlug(retailer.name), name: retailer.name },
    brand: fields.brand,
    prices,
    clickUrl: link,
    url: link,
    locale: 'en_US',
    googleId: row.google_category_id ?? undefined,
    paths: [],
    image,
    alternateImages,
    materials: [],
    gtin: fields.gtin,
    custom: dropAbsent<Product['custom']>({ popularRank: row.popular_rank ?? undefined }),
  })
  const of: StatedProduct = {
    source: 'k',
    id,
    // The retailer's plain link, which earns a commission once it is wrapped on click.
    adSource: 'Skimlinks',
    // The report has no gender field.
    gender: toGender(readTitleAudience(name)),
    trend: { rank: row.trending_rank ?? position, day },
  }
  return { product: deriveProduct(of, facts) }
}

/**
 * The report's documented rows have no stock field, and trending products are for sale. The
 * vendor's other endpoints have two such fields; a value that we do not understand is no stock.
 */
function isInStock(row: TrendingRow, note: NoteDoubt): boolean {
  for (const field of ['is_available', 'latest_availability'] as const) {
    const sent = row[field]
    if (sent === null || sent === undefined || sent === '') continue
    const stated = parseAvailability(sent)
    if (stated === undefined) note('availability', field, String(sent))
    if (!stated) return false
  }
  return true
}

function reject(record: unknown, fault: RecordFault, id?: string): Normalized {
  return { rejection: { ...(id === undefined ? {} : { id }), ...fault, record } }
}
