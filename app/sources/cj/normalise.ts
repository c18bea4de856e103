import { isCurrencyCode } from '#app/domain/currency.ts'
import type { Image } from '#app/domain/product.ts'
import { cleanText } from '../clean-text.ts'
import type { Rejection } from '../connector.ts'
import { parseAmount } from '../parse-amount.ts'
import { parseHttpUrl } from '../parse-http-url.ts'
import { type ProductPrices, toProductPrices } from '../product-prices.ts'
import { toSingleImage } from '../single-image.ts'
import { uniqueBy } from '../unique-by.ts'
import { parseAvailability } from '../vocabulary/availability.ts'
import { formatProductId, toProductKey } from './product-id.ts'
import { type CjRow, cjRow, cjRowKey } from './wire.ts'

/** One row, understood: a size and colour of a product. What all variants share is still in the row. */
export interface Variant {
  row: CjRow
  rowId: string
  title: string
  retailerName: string
  prices: ProductPrices
  clickUrl: string
  color?: string
  size?: string
  image?: Image
  alternateImages: Image[]
  materials: string[]
}

export type NormalisedRow = { variant: Variant } | { rejection: Rejection } | { isDeleted: true }

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
  const rowId = row.id.trim()
  const prices = normalisePrices(row, now)
  if ('reason' in prices) return reject(prices.reason)
  const title = cleanText(row.title)
  if (title === undefined) return reject('title: expected text')
  const retailerName = cleanText(row.advertiserName)
  if (retailerName === undefined) return reject('advertiserName: expected text')
  // Not `link`: that address earns nothing, and nobody would notice.
  const clickUrl = parseHttpUrl(row.linkCode?.clickUrl)
  if (clickUrl === undefined) return reject('linkCode.clickUrl: expected an http address')

  const color = cleanText(row.color, 100)
  const size = cleanText(row.size, 60)
  const image = toSingleImage(row.imageLink)
  const alternates = (row.additionalImageLink ?? []).slice(0, maxAlternateImages).map(toSingleImage)
  return {
    variant: {
      row,
      rowId,
      title,
      retailerName,
      prices,
      clickUrl,
      ...(color === undefined ? {} : { color }),
      ...(size === undefined ? {} : { size }),
      ...(image === undefined ? {} : { image }),
      alternateImages: uniqueBy(
        alternates.filter(one => one !== undefined && one.id !== image?.id) as Image[],
        one => one.id,
      ),
      // cotton/elastane
      materials: (row.material ?? '').split('/').flatMap(material => cleanText(material, 100) ?? []),
    },
  }
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
