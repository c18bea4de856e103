import { isCurrencyCode } from '#app/domain/currency.ts'
import type { Product } from '#app/domain/product.ts'
import { cleanText } from '../clean-text.ts'
import type { Rejection } from '../connector.ts'
import { dropAbsent } from '../drop-absent.ts'
import { parseAmount } from '../parse-amount.ts'
import { parseDay } from '../parse-day.ts'
import { parseHttpUrl } from '../parse-http-url.ts'
import { type ProductPrices, toProductPrices } from '../product-prices.ts'
import { toSingleImage } from '../single-image.ts'
import { uniqueBy } from '../unique-by.ts'
import type { Variant } from '../variant.ts'
import { parseAvailability } from '../vocabulary/availability.ts'
import { toLocale } from './locale.ts'
import { formatProductId, toProductKey } from './product-id.ts'
import { type CjRow, cjRow, cjRowKey } from './wire.ts'

/** The row is for telling which of its repeats is the latest. */
export type NormalisedRow = { variant: Variant; row: CjRow } | { rejection: Rejection } | { isDeleted: true }

const maxReasons = 5
/** Upstream sends 24 more pictures at the most. */
const maxAlternateImages = 24

/** One row of the upstream, or what is wrong with it. Pure, and never throws. */
export function normaliseRow(record: unknown, now: Date): NormalisedRow {
  const parsed = cjRow.safeParse(record)
  if (parsed.success) return toVariant(parsed.data, record, now)
  const reasons = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'record'}: ${message}`)
  return { rejection: toRejection(record, reasons.slice(0, maxReasons).join('; ')) }
}

/** Names the row, which is all of a product that is lost with it. */
export function toRejection(record: unknown, reason: string): Rejection {
  const { adId, id } = cjRowKey.safeParse(record).data ?? {}
  const key = adId == null ? undefined : toProductKey({ adId, id })
  return { ...(key === undefined ? {} : { id: formatProductId(key) }), reason, record }
}

function toVariant(row: CjRow, record: unknown, now: Date): NormalisedRow {
  if (row.isDeleted) return { isDeleted: true }
  const reject = (reason: string) => ({ rejection: toRejection(record, reason) })
  const prices = normalisePrices(row, now)
  if ('reason' in prices) return reject(prices.reason)
  const title = cleanText(row.title)
  if (title === undefined) return reject('title: expected text')
  const retailerName = cleanText(row.advertiserName)
  if (retailerName === undefined) return reject('advertiserName: expected text')
  // Not `link`: that address earns nothing, and nobody would notice.
  const clickUrl = parseHttpUrl(row.linkCode?.clickUrl)
  if (clickUrl === undefined) return reject('linkCode.clickUrl: expected an http address')

  const image = toSingleImage(row.imageLink)
  const alternates = (row.additionalImageLink ?? [])
    .slice(0, maxAlternateImages)
    .flatMap(address => toSingleImage(address) ?? [])
  const variant = dropAbsent<Variant>({
    rowId: row.id.trim(),
    title,
    description: row.description?.trim() || undefined,
    retailer: { id: row.advertiserId, name: retailerName },
    brand: cleanText(row.brand, 100),
    prices,
    clickUrl,
    url: parseHttpUrl(row.link),
    locale: toLocale(row.targetCountry ?? row.advertiserCountry),
    color: cleanText(row.color, 100),
    size: cleanText(row.size, 60),
    sizeSystem: cleanText(row.sizeSystem, 20),
    sizeType: cleanText(row.sizeType, 40),
    genderTag: cleanText(row.gender, 40),
    ageGroup: cleanText(row.ageGroup, 40),
    googleId: cleanText(row.googleProductCategory?.id),
    googlePath: cleanText(row.googleProductCategory?.name),
    paths: (row.productType ?? []).map(toLevels).filter(path => path.length > 0),
    image,
    alternateImages: uniqueBy(
      alternates.filter(({ id }) => id !== image?.id),
      ({ id }) => id,
    ),
    // cotton/elastane
    materials: (row.material ?? '').split('/').flatMap(material => cleanText(material, 100) ?? []),
    condition: cleanText(row.condition),
    gtin: row.gtin ?? undefined,
    mpn: cleanText(row.mpn, 100),
    custom: dropAbsent<Product['custom']>({
      advertiserId: row.advertiserId,
      adId: row.adId,
      catalogId: cleanText(row.catalogId, 60),
    }),
    createdDate: parseDay(row.createdAt),
    lastModified: parseDay(row.lastUpdated),
  })
  return { variant, row }
}

/** Women > Tops > Shirts */
function toLevels(path: string | null | undefined): string[] {
  return (cleanText(path) ?? '').split('>').flatMap(level => level.trim() || [])
}

function normalisePrices(row: CjRow, now: Date): ProductPrices | { reason: string } {
  const currency = row.price.currency.trim().toUpperCase()
  if (!isCurrencyCode(currency))
    return { reason: `price.currency: unknown code ${JSON.stringify(currency.slice(0, 10))}` }
  const price = parseAmount(row.price.amount, currency)
  if (price === undefined)
    return {
      reason: `price.amount: expected a decimal, received ${JSON.stringify(row.price.amount.slice(0, 20))}`,
    }
  const inStock = parseAvailability(row.availability) ?? true
  // A sold-out row may have lost its price; on sale, nothing is free.
  if (inStock && price === 0) return { reason: 'price.amount: expected more than 0 while in stock' }
  const sale = row.salePrice
  const isSaleCurrent =
    sale?.currency.trim().toUpperCase() === currency &&
    !(toTime(row.salePriceEffectiveDateStart) > now.valueOf()) &&
    !(toTime(row.salePriceEffectiveDateEnd) < now.valueOf())
  // An amount that cannot be read is no sale, and no reason to lose the row.
  const salePrice = sale && isSaleCurrent ? parseAmount(sale.amount, currency) : undefined
  return toProductPrices({ currency, price, salePrice, inStock })
}

/** NaN, which is neither before nor after, for what is absent or no date. */
function toTime(instant: string | null | undefined): number {
  return Date.parse(instant ?? '')
}
