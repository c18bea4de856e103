import { decodeEntities } from '#app/domain/decode-entities.ts'
import { parseAvailability } from '#app/vocabulary/availability.ts'
import { cleanText } from '#app/vocabulary/clean-text.ts'
import { toColorName } from '#app/vocabulary/color-name.ts'
import { dropAbsent } from '../drop-absent.ts'
import { normalizePrices, type ProductPrices } from '../normalize-prices.ts'
import { parseDay } from '../parse-day.ts'
import { parseHttpUrl } from '../parse-http-url.ts'
import { type RecordFault, toPriceFault } from '../rejection.ts'
import { toSingleImage } from '../single-image.ts'
import { uniqueBy } from '../unique-by.ts'
import type { Variant } from '../variant.ts'
import type { FeedRow } from './feed-row.ts'
import { splitPrice } from './split-price.ts'

const maxImages = 25

/** Returns the reason why a row's required fields are invalid; undefined for a valid row. */
export function findRowFault(row: FeedRow, now: Date): RecordFault | undefined {
  const needed = readNeeded(row, now)
  return 'reason' in needed ? needed : undefined
}

/** Returns the required fields, or the reason why they are invalid. */
function readNeeded(
  row: FeedRow,
  now: Date,
): Pick<Variant, 'rowId' | 'title' | 'clickUrl' | 'prices'> | RecordFault {
  if (row.id === undefined) return { reason: 'no id', detail: 'id: expected text' }
  const title = clean(row.title)
  if (title === undefined) return { reason: 'no name', detail: 'title: expected text' }
  const clickUrl = parseHttpUrl(row.clickUrl, row.base)
  if (clickUrl === undefined) return { reason: 'no link', detail: 'link: expected an http address' }
  const prices = toPrices(row, now)
  return 'reason' in prices ? prices : { rowId: row.id.trim(), title, clickUrl, prices }
}

/** Normalizes a row to a variant, or returns why it is rejected. Pure; never throws. */
export function normalizeRow(
  row: FeedRow,
  retailer: Variant['retailer'],
  now: Date,
): { variant: Variant } | RecordFault {
  const needed = readNeeded(row, now)
  if ('reason' in needed) return needed
  const url = parseHttpUrl(row.url, row.base)
  // A picture without a host is the shop's own.
  const home = row.base ?? (url && new URL('/', url).href)
  const [image, ...alternateImages] = uniqueBy(
    row.images.slice(0, maxImages).flatMap(address => toSingleImage(address, home) ?? []),
    ({ id }) => id,
  )
  const isNumber = /^\d{1,7}$/.test(row.googleCategory ?? '')
  const variant = dropAbsent<Variant>({
    ...needed,
    sku: needed.rowId,
    description: row.description,
    retailer,
    brand: clean(row.brand, 100),
    url,
    // The locale is assumed, because a feed serves one country but does not say which.
    locale: 'en_US',
    color: toColorName(clean(row.color, 100)),
    size: clean(row.size, 60),
    sizeSystem: clean(row.sizeSystem, 20),
    sizeType: clean(row.sizeType, 40),
    genderTag: clean(row.gender, 40),
    ageGroup: clean(row.ageGroup, 40),
    googleId: isNumber ? row.googleCategory : undefined,
    googlePath: isNumber ? undefined : clean(row.googleCategory),
    paths: row.paths
      .slice(0, 10)
      .map(path => path.slice(0, 8).flatMap(part => clean(part, 100) ?? [])),
    image,
    alternateImages,
    materials: (row.material ?? '').split('/').flatMap(material => clean(material, 100) ?? []),
    condition: clean(row.condition, 40),
    gtin: row.gtin?.slice(0, 40),
    mpn: clean(row.mpn, 100),
    createdDate: parseDay(row.createdDate),
    lastModified: parseDay(row.lastModified),
  })
  return { variant }
}

function clean(text: string | undefined, maxLength?: number): string | undefined {
  return text === undefined ? undefined : cleanText(decodeEntities(text), maxLength)
}

function toPrices(row: FeedRow, now: Date): ProductPrices | RecordFault {
  const price = splitPrice(row.price, row.currency)
  if (price === undefined) return toPriceFault('price', row.price)
  const sale = isOnSale(row, now) ? splitPrice(row.salePrice, row.currency) : undefined
  const original = splitPrice(row.originalPrice, row.currency)
  return normalizePrices(
    {
      currency: price.currency,
      price: price.amount,
      salePrice: sale?.amount,
      saleCurrency: sale?.currency,
      originalPrice: original?.currency === price.currency ? original.amount : undefined,
      // A row marked as deleted counts as sold out.
      inStock: row.change !== 'D' && (parseAvailability(row.availability) ?? true),
    },
    { price: 'price', currency: 'price' },
  )
}

/** Returns true while the sale lasts. An end date without a time includes the whole day. */
function isOnSale({ salePrice, saleStart, saleEnd }: FeedRow, now: Date): boolean {
  if (salePrice === undefined) return false
  const end =
    saleEnd !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(saleEnd) ? `${saleEnd}T23:59:59Z` : saleEnd
  // Returns NaN for a missing or invalid date, which is then neither before nor after now.
  return !(Date.parse(saleStart ?? '') > now.valueOf()) && !(Date.parse(end ?? '') < now.valueOf())
}
