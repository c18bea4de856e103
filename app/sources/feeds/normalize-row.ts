import { decodeEntities } from '#app/domain/decode-entities.ts'
import type { Doubt } from '#app/domain/doubt.ts'
import { type AvailabilityWords, parseAvailability } from '#app/vocabulary/availability.ts'
import { cleanText } from '#app/vocabulary/clean-text.ts'
import { toColorName } from '#app/vocabulary/color-name.ts'
import { toStatedName } from '#app/vocabulary/placeholder.ts'
import type { NoteDoubt } from '../doubts.ts'
import { dropAbsent } from '../drop-absent.ts'
import { normalizePrices, type ProductPrices } from '../normalize-prices.ts'
import type { AmountForm } from '../parse-amount.ts'
import { parseDay } from '../parse-day.ts'
import { parseHttpUrl } from '../parse-http-url.ts'
import { isWithin, parsePeriod, toPeriod } from '../parse-period.ts'
import { type RecordFault, toPriceFault } from '../rejection.ts'
import { toSingleImage } from '../single-image.ts'
import { uniqueBy } from '../unique-by.ts'
import type { Variant } from '../variant.ts'
import type { FeedRow } from './feed-row.ts'
import { findCrown } from './find-crown.ts'
import { splitPrice } from './split-price.ts'

const maxImages = 25
/** One field may list all sizes of a product. */
const maxSizesLength = 2_000

/** What is known about the whole feed when one of its rows is read. */
export interface RowReading {
  now: Date
  /** The currency of prices that state none. */
  currency?: string | undefined
  /** The feed's language, if an operator states it. */
  language?: string | undefined
  /** The feed's own words for availability. */
  words?: AvailabilityWords | undefined
  /** How the feed writes its amounts, by currency code. */
  amountForms?: Pick<ReadonlyMap<string, AmountForm>, 'get'> | undefined
  /** Called with each value that could not be used. */
  note?: NoteDoubt | undefined
}

/**
 * Returns the reason why a row's required fields are invalid, however
 * the feed writes its amounts; undefined for a row that may be valid.
 */
export function findRowFault(row: FeedRow, reading: RowReading): RecordFault | undefined {
  const needed = readNeeded(row, reading)
  if (!('reason' in needed)) return undefined
  const isReadable =
    needed.reason === 'unreadable price' &&
    (['.', ','] as const).some(
      sign =>
        !(
          'reason' in
          readNeeded(row, { ...reading, note: undefined, amountForms: { get: () => sign } })
        ),
    )
  return isReadable ? undefined : needed
}

/** Returns the doubt about a price that made a row invalid; undefined for other faults. */
export function toDoubt({ reason }: RecordFault, { price = '' }: FeedRow): Doubt | undefined {
  if (reason === 'unreadable price') return { kind: 'amount', field: 'price', value: price }
  return reason === 'no currency' ? { kind: 'currency', field: 'price', value: price } : undefined
}

/** Returns the required fields, or the reason why they are invalid. */
function readNeeded(
  row: FeedRow,
  reading: RowReading,
): Pick<Variant, 'rowId' | 'title' | 'clickUrl' | 'prices'> | RecordFault {
  if (row.id === undefined) return { reason: 'no id', detail: 'id: expected text' }
  const title = row.title === undefined ? undefined : toStatedName(decodeEntities(row.title))
  if (title === undefined) return { reason: 'no name', detail: 'title: expected text' }
  const clickUrl = parseHttpUrl(row.clickUrl, row.base)
  if (clickUrl === undefined) return { reason: 'no link', detail: 'link: expected an http address' }
  const prices = toPrices(row, reading)
  return 'reason' in prices ? prices : { rowId: row.id.trim(), title, clickUrl, prices }
}

/** Normalizes a row to a variant, or returns why it is rejected. Pure; never throws. */
export function normalizeRow(
  row: FeedRow,
  retailer: Variant['retailer'],
  reading: RowReading,
): { variant: Variant } | RecordFault {
  const needed = readNeeded(row, reading)
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
    size: clean(row.size, maxSizesLength),
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

function toPrices(row: FeedRow, reading: RowReading): ProductPrices | RecordFault {
  const { note, amountForms } = reading
  const own =
    row.currency ?? reading.currency ?? findCrown(row.price, reading.language ?? row.language)
  const price = splitPrice(row.price, own)
  if (price === undefined) return toPriceFault('price', row.price)
  if (price.currency === '') return { reason: 'no currency', detail: toDetail(row.price) }
  const sale = isOnSale(row, reading) ? splitPrice(row.salePrice, own) : undefined
  if (
    sale === undefined &&
    row.salePrice !== undefined &&
    splitPrice(row.salePrice, own) === undefined
  )
    note?.('amount', 'sale price', row.salePrice)
  const original = splitPrice(row.originalPrice, own)
  if (original === undefined && row.originalPrice !== undefined)
    note?.('amount', 'original price', row.originalPrice)
  return normalizePrices(
    {
      currency: price.currency,
      price: price.amount,
      salePrice: sale?.amount,
      saleCurrency: sale?.currency,
      originalPrice: original?.currency === price.currency ? original.amount : undefined,
      inStock: isInStock(row, reading),
      amountForm: amountForms?.get(price.currency.toUpperCase()),
    },
    { price: 'price', currency: 'price' },
    note,
  )
}

function toDetail(price: string | undefined): string {
  return `price: expected a currency beside ${JSON.stringify(price?.slice(0, 20))}, or --currency`
}

/** Availability that is not stated or not understood does not count as in stock. */
function isInStock({ change, availability }: FeedRow, reading: RowReading): boolean {
  // A row marked as deleted counts as sold out.
  if (change === 'D') return false
  const text = clean(availability) ?? ''
  const stated = parseAvailability(text, reading.words)
  if (stated !== undefined) return stated
  reading.note?.('availability', 'availability', text)
  return false
}

/** Returns true while the sale lasts. Dates that cannot be read end the sale. */
function isOnSale(
  { salePrice, saleWindow, saleStart, saleEnd }: FeedRow,
  { now, note }: RowReading,
): boolean {
  if (salePrice === undefined) return false
  const period =
    saleWindow === undefined ? toPeriod(saleStart, saleEnd) : parsePeriod(clean(saleWindow) ?? '')
  if (period === undefined)
    note?.('date', 'sale dates', saleWindow ?? [saleStart, saleEnd].join(' / '))
  return period !== undefined && isWithin(period, now)
}
