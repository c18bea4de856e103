import type { Gender, Product, ProductCategory } from '#app/domain/product.ts'
import { toSlug } from '#app/domain/urls/slug.ts'
import { cleanText } from '#app/vocabulary/clean-text.ts'
import { toColorIdsOf } from '#app/vocabulary/color-words.ts'
import { parseGender } from '#app/vocabulary/gender.ts'
import { toStatedName } from '#app/vocabulary/placeholder.ts'
import { deriveProduct } from '../derive-product.ts'
import type { Doubts } from '../doubts.ts'
import { dropAbsent } from '../drop-absent.ts'
import { parseLandingUrl } from '../landing-url.ts'
import { normalizePrices } from '../normalize-prices.ts'
import { parseDay } from '../parse-day.ts'
import { parseHttpUrl } from '../parse-http-url.ts'
import type { ProductFacts, StatedProduct } from '../product-facts.ts'
import { type RecordFault, type Rejection, toShapeFault } from '../rejection.ts'
import { toSingleImage } from '../single-image.ts'
import { formatProductId, toSku } from './product-id.ts'
import { toLevels } from './row-ends.ts'
import { type RakutenItem, rakutenItem, rakutenRow } from './wire.ts'

export type Normalized = { product: Product } | { rejection: Rejection }

const maxLevels = 8
const maxKeywords = 30

/**
 * Normalizes one row to a product, or returns why it is rejected.
 * Values that could not be used are passed to `addDoubt`. Never throws.
 */
export function normalizeItem(record: unknown, addDoubt?: Doubts['add']): Normalized {
  const parsed = rakutenItem.safeParse(record)
  if (parsed.success) return toProduct(parsed.data, record, addDoubt)
  return reject(record, toShapeFault(parsed.error))
}

function toProduct(
  sent: RakutenItem,
  record: unknown,
  addDoubt: Doubts['add'] | undefined,
): Normalized {
  const prices = normalizePrices(
    {
      currency: sent.price.currency,
      price: sent.price.amount,
      salePrice: sent.saleprice?.amount,
      saleCurrency: sent.saleprice?.currency,
      // The product is assumed to be in stock, because the network lists only products for sale.
      inStock: true,
      // The network writes decimals with a dot, whatever the currency.
      amountForm: '.',
    },
    { price: 'price', currency: 'price.currency' },
    (kind, field, value) => addDoubt?.({ kind, field, value, place: sent.linkid }),
  )
  if ('reason' in prices) return reject(record, prices)
  const title = toStatedName(sent.productname)
  if (title === undefined)
    return reject(record, { reason: 'no name', detail: 'productname: expected text' })
  const retailerName = cleanText(sent.merchantname)
  if (retailerName === undefined)
    return reject(record, { reason: 'no retailer', detail: 'merchantname: expected text' })
  const clickUrl = parseHttpUrl(sent.linkurl)
  if (clickUrl === undefined)
    return reject(record, { reason: 'no link', detail: 'linkurl: expected an http address' })

  const url = parseLandingUrl(clickUrl)
  const levels = toLevels(sent.category?.primary ?? '', sent.category?.secondary ?? '')
    .slice(0, maxLevels)
    .flatMap(level => cleanText(level, 100) ?? [])
  const keywords = (sent.keywords ?? '')
    .split('~~')
    .flatMap(word => cleanText(word, 60) ?? [])
    .slice(0, maxKeywords)
  const facts = dropAbsent<ProductFacts>({
    sku: cleanText(sent.sku, 100),
    title,
    description: sent.description?.long || sent.description?.short || undefined,
    retailer: { id: sent.mid, name: retailerName },
    prices,
    clickUrl,
    url,
    locale: 'en_US',
    paths: levels.length > 0 ? [levels] : [],
    image: toSingleImage(sent.imageurl, url),
    alternateImages: [],
    materials: [],
    gtin: sent.upccode,
    custom: dropAbsent<Product['custom']>({
      upc: cleanText(sent.upccode, 40),
      keywords: keywords.join(', ') || undefined,
    }),
    createdDate: parseDay(sent.createdon),
  })
  const of: StatedProduct = {
    source: 'r',
    id: formatProductId(toKey(sent.mid, sent.linkid, toSku(sent.sku))),
    adSource: 'Rakuten',
    brandedName: title,
    // The network sends no brands; they are read from names when mappings are applied.
    unbrandedName: title,
    categories: toCategories(levels),
    // The network has no color field; advertisers put the color among the keywords.
    colorIds: toColorIdsOf(keywords.filter(word => !/\s\S+\s/.test(word))),
    gender: findGender(levels),
  }
  return { product: deriveProduct(of, facts) }
}

function reject(record: unknown, fault: RecordFault): Normalized {
  const { mid = '', linkid = '', sku } = rakutenRow.safeParse(record).data ?? {}
  const isNamed = mid !== '' && linkid !== ''
  return {
    rejection: {
      ...(isNamed ? { id: formatProductId(toKey(mid, linkid, toSku(sku))) } : {}),
      ...fault,
      record,
    },
  }
}

function toKey(mid: string, linkId: string, sku: string | undefined) {
  return { mid, linkId, ...(sku === undefined ? {} : { sku }) }
}

/** Returns the first gender in a path such as Apparel, Women, Tops. */
function findGender(levels: readonly string[]): Gender | undefined {
  return levels.map(level => parseGender(level)).find(gender => gender !== undefined)
}

/** Returns every level of the path as a category, innermost first. */
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
