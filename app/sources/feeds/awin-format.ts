import { type FeedFields, type NamedFormat, toPath } from './feed-format.ts'
import type { FeedRow } from './feed-row.ts'

/**
 * The format of Awin's tables. The subscriber chooses the columns, their order and the delimiter.
 */
export const awinFormat: NamedFormat = {
  title: 'Awin',
  mayBeXml: false,
  adSource: 'Awin',
  layouts: [
    {
      required: ['aw_product_id', 'product_name', 'aw_deep_link', 'search_price', 'currency'],
      toRow,
    },
  ],
}

function toRow({ get, getAll }: FeedFields): FeedRow {
  return {
    id: get('aw_product_id'),
    groupId: get('parent_product_id'),
    title: get('product_name'),
    description: get('description') ?? get('specifications') ?? get('product_short_description'),
    brand: get('brand_name'),
    clickUrl: get('aw_deep_link'),
    url: get('merchant_deep_link'),
    images: toImages(get),
    price: get('search_price'),
    // Shops without an earlier price send 0.
    originalPrice: [get('product_price_old'), get('rrp_price')].find(price =>
      /[1-9]/.test(price ?? ''),
    ),
    currency: get('currency'),
    availability: toAvailability(get),
    condition: get('condition'),
    gtin: get('product_gtin') ?? get('ean') ?? get('upc') ?? get('isbn'),
    mpn: get('mpn') ?? get('model_number'),
    paths: [
      ...toPath(get('merchant_product_category_path')),
      ...toPath(get('merchant_category')),
      ...toPath(get('merchant_product_second_category')),
      ...toPath(get('merchant_product_third_category')),
      ...toPath(get('fashion:category')),
      ...toPath(get('product_type')),
      ...toPath(get('category_name')),
    ],
    color: get('colour'),
    size: getAll('fashion:size').join(' | ') || undefined,
    gender: get('fashion:suitable_for'),
    material: get('fashion:material'),
    lastModified: get('last_updated'),
    retailer: get('merchant_name'),
    language: get('language'),
  }
}

/**
 * Returns the first statement about the stock; undefined if there is none, because subscribers may
 * leave out all of these columns. A product that is not for sale is not in stock, whatever its stock.
 */
function toAvailability(get: FeedFields['get']): string | undefined {
  const isForSale = get('is_for_sale')
  if (isForSale === '0') return 'out of stock'
  const stated = ['in_stock', 'stock_status', 'stock_quantity', 'number_available']
  return stated.flatMap(name => get(name) ?? [])[0] ?? isForSale
}

/**
 * Returns the pictures, each once: the main columns have the same picture in several
 * sizes. Awin's own copy is small, and so are thumbnails, so they are the last resort.
 */
function toImages(get: FeedFields['get']): string[] {
  const main = ['large_image', 'merchant_image_url', 'aw_image_url']
  const thumbs = ['merchant_thumb_url', 'aw_thumb_url']
  const others = ['', '_two', '_three', '_four'].map(end => `alternate_image${end}`)
  const [first] = main.flatMap(name => get(name) ?? [])
  const [thumb] = thumbs.flatMap(name => get(name) ?? [])
  const alternates = others.flatMap(name => get(name) ?? [])
  const images = [first, ...alternates].filter(image => image !== undefined)
  return images.length > 0 || thumb === undefined ? images : [thumb]
}
