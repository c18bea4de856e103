import { cleanText } from '../clean-text.ts'
import { decodeEntities } from '../decode-entities.ts'
import { dropAbsent } from '../drop-absent.ts'
import { parseDay } from '../parse-day.ts'
import { parseHttpUrl } from '../parse-http-url.ts'
import { type ProductPrices, toProductPrices } from '../product-prices.ts'
import { toSingleImage } from '../single-image.ts'
import { uniqueBy } from '../unique-by.ts'
import type { Variant } from '../variant.ts'
import { parseAvailability } from '../vocabulary/availability.ts'
import type { FeedRow } from './feed-row.ts'
import { parsePrice } from './parse-price.ts'

const maxImages = 25

/** What is wrong with a row, without reading what is right with it; undefined when nothing is. */
export function findRowFault(row: FeedRow, now: Date): string | undefined {
  const needed = readNeeded(row, now)
  return 'reason' in needed ? needed.reason : undefined
}

/** What no product can do without, or which of it is missing. */
function readNeeded(
  row: FeedRow,
  now: Date,
): Pick<Variant, 'rowId' | 'title' | 'clickUrl' | 'prices'> | { reason: string } {
  if (row.id === undefined) return { reason: 'id: expected text' }
  const title = clean(row.title)
  if (title === undefined) return { reason: 'title: expected text' }
  const clickUrl = parseHttpUrl(row.clickUrl)
  if (clickUrl === undefined) return { reason: 'link: expected an http address' }
  const prices = normalisePrices(row, now)
  return 'reason' in prices ? prices : { rowId: row.id.trim(), title, clickUrl, prices }
}

/** A row as a variant, or what is wrong with it. Pure, and never throws. */
export function normaliseRow(
  row: FeedRow,
  retailer: Variant['retailer'],
  now: Date,
): { variant: Variant } | { reason: string } {
  const needed = readNeeded(row, now)
  if ('reason' in needed) return needed
  const [image, ...alternateImages] = uniqueBy(
    row.images.slice(0, maxImages).flatMap(address => toSingleImage(address) ?? []),
    ({ id }) => id,
  )
  const isNumber = /^\d{1,7}$/.test(row.googleCategory ?? '')
  const variant = dropAbsent<Variant>({
    ...needed,
    description: row.description,
    retailer,
    brand: clean(row.brand, 100),
    url: parseHttpUrl(row.url),
    // Feeds are for a country, which they do not name.
    locale: 'en_US',
    color: clean(row.color, 100),
    size: clean(row.size, 60),
    sizeSystem: clean(row.sizeSystem, 20),
    sizeType: clean(row.sizeType, 40),
    genderTag: clean(row.gender, 40),
    ageGroup: clean(row.ageGroup, 40),
    googleId: isNumber ? row.googleCategory : undefined,
    googlePath: isNumber ? undefined : clean(row.googleCategory),
    paths: row.paths.slice(0, 10).map(path => path.slice(0, 8).flatMap(part => clean(part, 100) ?? [])),
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

function normalisePrices(row: FeedRow, now: Date): ProductPrices | { reason: string } {
  const price = parsePrice(row.price, row.currency)
  if ('reason' in price) return { reason: `price: ${price.reason}` }
  // A deleted row is one that cannot be bought any more.
  const inStock = row.change !== 'D' && (parseAvailability(row.availability) ?? true)
  // A sold-out row may have lost its price; on sale, nothing is free.
  if (inStock && price.amount === 0) return { reason: 'price: expected more than 0 while in stock' }
  const sale = isOn(row, now) ? parsePrice(row.salePrice, row.currency) : undefined
  // An amount that cannot be read is no sale, and no reason to lose the row.
  const isSale = sale !== undefined && 'amount' in sale && sale.currency === price.currency
  return toProductPrices({
    currency: price.currency,
    price: price.amount,
    salePrice: isSale ? sale.amount : undefined,
    inStock,
  })
}

/** Whether the sale holds now. A bare day at its end is still part of it. */
function isOn({ salePrice, saleStart, saleEnd }: FeedRow, now: Date): boolean {
  if (salePrice === undefined) return false
  const end = saleEnd !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(saleEnd) ? `${saleEnd}T23:59:59Z` : saleEnd
  // NaN, of what is absent or no date, is neither before nor after.
  return !(Date.parse(saleStart ?? '') > now.valueOf()) && !(Date.parse(end ?? '') < now.valueOf())
}
