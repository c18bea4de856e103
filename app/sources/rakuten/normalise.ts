import { isCurrencyCode } from '#app/domain/currency.ts'
import type { Gender, Product, ProductCategory } from '#app/domain/product.ts'
import { toSlug } from '#app/domain/slug.ts'
import { cleanText } from '../clean-text.ts'
import type { Rejection } from '../connector.ts'
import { dropAbsent } from '../drop-absent.ts'
import { parseLandingUrl } from '../landing-url.ts'
import { parseAmount } from '../parse-amount.ts'
import { parseDay } from '../parse-day.ts'
import { parseHttpUrl } from '../parse-http-url.ts'
import { type ProductPrices, toProductPrices } from '../product-prices.ts'
import { sanitiseDescription } from '../sanitise-html.ts'
import { toSingleImage } from '../single-image.ts'
import { toColorIds } from '../vocabulary/color-words.ts'
import { parseGender } from '../vocabulary/gender.ts'
import { parseGtin } from '../vocabulary/gtin.ts'
import { mapCategory } from '../vocabulary/map-category.ts'
import { findBrandAtStart, type IsKnownBrand } from './find-brand.ts'
import { formatProductId, toSku } from './product-id.ts'
import { toLevels } from './row-ends.ts'
import { type RakutenItem, rakutenItem, rakutenRow } from './wire.ts'

export type Normalised = { product: Product } | { rejection: Rejection }

const maxReasons = 5
const maxLevels = 8
const maxKeywords = 30

/** One row of the upstream as a product, or what is wrong with it. Pure, and never throws. */
export function normaliseItem(record: unknown, isKnownBrand: IsKnownBrand): Normalised {
  const parsed = rakutenItem.safeParse(record)
  if (parsed.success) return toProduct(parsed.data, record, isKnownBrand)
  const reasons = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'record'}: ${message}`)
  return reject(record, reasons.slice(0, maxReasons).join('; '))
}

function toProduct(sent: RakutenItem, record: unknown, isKnownBrand: IsKnownBrand): Normalised {
  const prices = normalisePrices(sent)
  if ('reason' in prices) return reject(record, prices.reason)
  const name = cleanText(sent.productname)
  if (name === undefined) return reject(record, 'productname: expected text')
  const retailerName = cleanText(sent.merchantname)
  if (retailerName === undefined) return reject(record, 'merchantname: expected text')
  const clickUrl = parseHttpUrl(sent.linkurl)
  if (clickUrl === undefined) return reject(record, 'linkurl: expected an http address')

  const levels = toLevels(sent.category?.primary ?? '', sent.category?.secondary ?? '')
    .slice(0, maxLevels)
    .flatMap(level => cleanText(level, 100) ?? [])
  const keywords = (sent.keywords ?? '')
    .split('~~')
    .flatMap(word => cleanText(word, 60) ?? [])
    .slice(0, maxKeywords)
  const gender = findGender(levels)
  const brand = findBrandAtStart(name, isKnownBrand)
  const image = toSingleImage(sent.imageurl)
  const sku = toSku(sent.sku)

  const product = dropAbsent<Product>({
    source: 'r',
    id: formatProductId(toKey(sent.mid, sent.linkid, sku)),
    name,
    brandedName: name,
    unbrandedName: brand?.rest ?? name,
    description: sanitiseDescription(sent.description?.long || sent.description?.short || ''),
    ...prices,
    locale: 'en_US',
    stock: [],
    retailer: { id: sent.mid, name: retailerName },
    brand: brand && { id: brand.key, name: brand.name },
    categories: toCategories(levels),
    categoryId: mapCategory({
      paths: levels.length > 0 ? [levels] : [],
      title: name,
      ...(gender && { gender }),
    }),
    images: image ? [image] : [],
    image,
    alternateImages: [],
    colors: [],
    // No field of its own: advertisers name the colour among the keywords, as one of them.
    colorIds: [...new Set(keywords.filter(word => !/\s\S+\s/.test(word)).flatMap(word => toColorIds(word)))],
    sizes: [],
    clickUrl,
    url: parseLandingUrl(clickUrl),
    createdDate: parseDay(sent.createdon),
    preOwned: false,
    rental: false,
    gender,
    gtin: parseGtin(sent.upccode ?? ''),
    materialTags: [],
    occasions: [],
    adSource: 'Rakuten',
    custom: dropAbsent({
      sku: cleanText(sent.sku, 100),
      upc: cleanText(sent.upccode, 40),
      keywords: keywords.join(', ') || undefined,
    }) as Product['custom'],
    imageMetadata: image?.sizes.Best,
  })
  return { product }
}

function reject(record: unknown, reason: string): Normalised {
  const { mid = '', linkid = '', sku } = rakutenRow.safeParse(record).data ?? {}
  const isNamed = mid !== '' && linkid !== ''
  return {
    rejection: {
      ...(isNamed ? { id: formatProductId(toKey(mid, linkid, toSku(sku))) } : {}),
      reason,
      record,
    },
  }
}

function toKey(mid: string, linkId: string, sku: string | undefined) {
  return { mid, linkId, ...(sku === undefined ? {} : { sku }) }
}

function normalisePrices(sent: RakutenItem): ProductPrices | { reason: string } {
  const currency = sent.price.currency.trim().toUpperCase()
  if (!isCurrencyCode(currency))
    return { reason: `price.currency: unknown code ${JSON.stringify(currency.slice(0, 10))}` }
  const price = parseAmount(sent.price.amount, currency)
  if (price === undefined)
    return { reason: `price: expected a decimal, received ${JSON.stringify(sent.price.amount.slice(0, 20))}` }
  // Everything listed is for sale, and on sale nothing is free.
  if (price === 0) return { reason: 'price: expected more than 0' }
  const sale = sent.saleprice
  const isSameCurrency = sale?.currency === '' || sale?.currency.trim().toUpperCase() === currency
  // An amount that cannot be read is no sale, and no reason to lose the row.
  const salePrice = sale && isSameCurrency ? parseAmount(sale.amount, currency) : undefined
  return toProductPrices({ currency, price, salePrice, inStock: true })
}

/** Of a path like Apparel, Women, Tops the first level that tells. */
function findGender(levels: readonly string[]): Gender | undefined {
  return levels.map(level => parseGender(level)).find(gender => gender !== undefined)
}

/** Every level of the path, the innermost first. */
function toCategories(levels: readonly string[]): ProductCategory[] {
  const slugs = levels.map(toSlug)
  return levels
    .map((name, index) => ({
      id: slugs.slice(0, index + 1).join('/'),
      name,
      fullName: levels.slice(0, index + 1).join(' > '),
    }))
    .toReversed()
}
