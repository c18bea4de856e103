import { createHash } from 'node:crypto'
import { cleanText } from '#app/vocabulary/clean-text.ts'
import { toStatedName } from '#app/vocabulary/placeholder.ts'
import { parseHttpUrl } from '../parse-http-url.ts'
import type { TrendingRow } from './wire.ts'

/**
 * Reads the fields of a row, each of which can have several names, because
 * the rows are undocumented. Only this file handles the alternatives.
 *
 *     name      product_name | title | name
 *     link      product_url | urls.product_url | target_url | url
 *     images    product_images[] | image_url | image
 *     retailer  merchant_id | advertiser_id, merchant_name | advertiser_name
 *     id        product_id | sku | upc | a digest of the link
 */
export interface RowFields {
  id: string | undefined
  name: string | undefined
  brand: string | undefined
  link: string | undefined
  /** URLs as sent. */
  images: string[]
  retailer: { id: string | undefined; name: string | undefined }
  sku: string | undefined
  /** A GTIN in any of its formats. */
  gtin: string | undefined
  /** A number, or text. */
  price: string | number | undefined
  originalPrice: string | number | undefined
}

const maxImages = 20

export function readRowFields(row: TrendingRow): RowFields {
  const link = [row.product_url, row.urls?.product_url, row.target_url, row.url]
    .map(address => parseHttpUrl(address))
    .find(isPresent)
  const retailer = {
    id: toCode(row.merchant_id) ?? toCode(row.advertiser_id),
    name: cleanText(row.merchant_name) ?? cleanText(row.advertiser_name),
  }
  const sku = toCode(row.sku) ?? toCode(row.product_sku)
  const upc = toCode(row.upc)
  return {
    id: toId(row, retailer.id, sku ?? upc, link),
    name: toStatedName(row.product_name) ?? toStatedName(row.title) ?? toStatedName(row.name),
    brand: cleanText(row.product_brand, 100) ?? cleanText(row.brand, 100),
    link,
    images: toImages(row),
    retailer,
    sku,
    gtin: toCode(row.gtin) ?? toCode(row.ean) ?? upc,
    price: row.price ?? row.latest_price ?? undefined,
    originalPrice: row.original_price ?? undefined,
  }
}

/**
 * Returns the id of a row's product. The id includes the retailer unless
 * the row states a product id, because a SKU is unique only within one
 * retailer, and a product has the same UPC at every retailer.
 */
function toId(
  row: TrendingRow,
  retailerId: string | undefined,
  articleNumber: string | undefined,
  link: string | undefined,
): string | undefined {
  const productId = toCode(row.product_id)
  if (productId !== undefined) return productId
  if (retailerId !== undefined && articleNumber !== undefined)
    return `${retailerId}~${articleNumber}`
  return link && `u${createHash('sha256').update(link).digest('hex').slice(0, 24)}`
}

function toImages({ product_images, image_url, image }: TrendingRow): string[] {
  const listed = (product_images ?? []).filter(isPresent).slice(0, maxImages)
  return listed.length > 0 ? listed : [image_url || image].filter(isPresent)
}

/** Returns a code that is safe in a URL and a log; undefined if there is none. */
function toCode(text: string | null | undefined): string | undefined {
  const code = text?.trim() ?? ''
  return /^[\p{L}\p{N}][\p{L}\p{N}._/:#+-]{0,79}$/u.test(code) ? code : undefined
}

function isPresent<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined
}
