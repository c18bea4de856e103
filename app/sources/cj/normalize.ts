import type { Product } from '#app/domain/product.ts'
import { parseAvailability } from '#app/vocabulary/availability.ts'
import { cleanText } from '#app/vocabulary/clean-text.ts'
import { toColorName } from '#app/vocabulary/color-name.ts'
import { toStatedName } from '#app/vocabulary/placeholder.ts'
import type { Doubts, NoteDoubt } from '../doubts.ts'
import { dropAbsent } from '../drop-absent.ts'
import { normalizePrices, type ProductPrices } from '../normalize-prices.ts'
import { parseDay } from '../parse-day.ts'
import { parseHttpUrl } from '../parse-http-url.ts'
import { isWithin, toPeriod } from '../parse-period.ts'
import {
  type RecordFault,
  type Rejection,
  type RejectionReason,
  toShapeFault,
} from '../rejection.ts'
import { toSingleImage } from '../single-image.ts'
import { uniqueBy } from '../unique-by.ts'
import type { Variant } from '../variant.ts'
import { toLocale } from './locale.ts'
import { formatProductId, toProductKey } from './product-id.ts'
import { type CjRow, cjRow, cjRowKey } from './wire.ts'

/** `row` is needed to choose the latest of repeated rows. */
export type NormalizedRow =
  | { variant: Variant; row: CjRow }
  | { rejection: Rejection }
  | { isDeleted: true }

/** The upstream's limit on additional pictures. */
const maxAlternateImages = 24

/**
 * Normalizes one row to a variant, or returns why it is rejected.
 * Values that could not be used are passed to `addDoubt`. Never throws.
 */
export function normalizeRow(record: unknown, now: Date, addDoubt?: Doubts['add']): NormalizedRow {
  const parsed = cjRow.safeParse(record)
  if (parsed.success) return toVariant(parsed.data, record, now, addDoubt)
  return { rejection: toRejection(record, toShapeFault(parsed.error)) }
}

/**
 * Returns a rejection with the row's id rather than its product's, because only that row is lost.
 */
export function toRejection(record: unknown, fault: RecordFault): Rejection {
  const { adId, id } = cjRowKey.safeParse(record).data ?? {}
  const key = adId == null ? undefined : toProductKey({ adId, id })
  return { ...(key === undefined ? {} : { id: formatProductId(key) }), ...fault, record }
}

function toVariant(
  row: CjRow,
  record: unknown,
  now: Date,
  addDoubt: Doubts['add'] | undefined,
): NormalizedRow {
  if (row.isDeleted) return { isDeleted: true }
  const reject = (reason: RejectionReason, detail: string) => ({
    rejection: toRejection(record, { reason, detail }),
  })
  const prices = toPrices(row, now, (kind, field, value) =>
    addDoubt?.({ kind, field, value, place: row.id }),
  )
  if ('reason' in prices) return { rejection: toRejection(record, prices) }
  const title = toStatedName(row.title)
  if (title === undefined) return reject('no name', 'title: expected text')
  const retailerName = cleanText(row.advertiserName)
  if (retailerName === undefined) return reject('no retailer', 'advertiserName: expected text')
  // This is not `link`, which has no tracking and earns no commission.
  const clickUrl = parseHttpUrl(row.linkCode?.clickUrl)
  if (clickUrl === undefined)
    return reject('no link', 'linkCode.clickUrl: expected an http address')

  const url = parseHttpUrl(row.link)
  const image = toSingleImage(row.imageLink, url)
  const alternates = (row.additionalImageLink ?? [])
    .slice(0, maxAlternateImages)
    .flatMap(address => toSingleImage(address, url) ?? [])
  const variant = dropAbsent<Variant>({
    rowId: row.id.trim(),
    sku: row.id.trim(),
    title,
    description: row.description?.trim() || undefined,
    retailer: { id: row.advertiserId, name: retailerName },
    brand: cleanText(row.brand, 100),
    prices,
    clickUrl,
    url,
    locale: toLocale(row.targetCountry ?? row.advertiserCountry),
    color: toColorName(row.color),
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

/** Splits a category path such as "Women > Tops > Shirts". */
function toLevels(path: string | null | undefined): string[] {
  return (cleanText(path) ?? '').split('>').flatMap(level => level.trim() || [])
}

function toPrices(row: CjRow, now: Date, note: NoteDoubt): ProductPrices | RecordFault {
  const sale = row.salePrice && isSaleCurrent(row, now, note) ? row.salePrice : undefined
  return normalizePrices(
    {
      currency: row.price.currency,
      price: row.price.amount,
      salePrice: sale?.amount,
      saleCurrency: sale?.currency,
      inStock: isInStock(row, note),
      // CJ writes decimals with a dot, whatever the currency.
      amountForm: '.',
    },
    { price: 'price.amount', currency: 'price.currency' },
    note,
  )
}

/** Dates that cannot be read end the sale. */
function isSaleCurrent(
  { salePriceEffectiveDateStart: start, salePriceEffectiveDateEnd: end }: CjRow,
  now: Date,
  note: NoteDoubt,
): boolean {
  const period = toPeriod(start, end)
  if (period === undefined) note('date', 'salePriceEffectiveDate', [start, end].join(' / '))
  return period !== undefined && isWithin(period, now)
}

/** Availability that is not stated or not understood does not count as in stock. */
function isInStock({ availability }: CjRow, note: NoteDoubt): boolean {
  const stated = parseAvailability(availability)
  if (stated === undefined) note('availability', 'availability', availability ?? '')
  return stated ?? false
}
