import { type FeedFields, type NamedFormat, toPath } from './feed-format.ts'
import type { FeedRow } from './feed-row.ts'

/**
 * The format of Awin's tables. The subscriber chooses the columns, their order and the delimiter.
 */
export const awinFormat: NamedFormat = {
  title: 'Awin',
  delimiters: [',', '|', '\t', ';'],
  mayBeXml: false,
  adSource: 'Awin',
  layouts: [
    {
      required: ['aw_product_id', 'product_name', 'aw_deep_link', 'search_price', 'currency'],
      toRow,
    },
  ],
}

function toRow({ get }: FeedFields): FeedRow {
  const current = get('search_price')
  const before = get('product_price_old') ?? get('rrp_price')
  const images = ['large_image', 'merchant_image_url', 'aw_image_url', 'alternate_image']
    .concat(['alternate_image_two', 'alternate_image_three', 'alternate_image_four'])
    .flatMap(name => get(name) ?? [])
  return {
    id: get('aw_product_id'),
    groupId: get('parent_product_id'),
    title: get('product_name'),
    description: get('description') ?? get('product_short_description'),
    brand: get('brand_name'),
    clickUrl: get('aw_deep_link'),
    url: get('merchant_deep_link'),
    images,
    // An earlier price is an original price only if it is
    // higher; some shops send 0 or repeat the current price.
    ...(Number(before) > Number(current)
      ? { price: before, salePrice: current }
      : { price: current, salePrice: undefined }),
    currency: get('currency'),
    availability:
      get('is_for_sale') === '0' ? 'out of stock' : (get('in_stock') ?? get('stock_status')),
    condition: get('condition'),
    gtin: get('product_gtin') ?? get('ean') ?? get('upc'),
    mpn: get('mpn'),
    paths: [
      ...toPath(get('merchant_product_category_path')),
      ...toPath(get('merchant_category')),
      ...toPath(get('fashion:category')),
      ...toPath(get('category_name')),
    ],
    color: get('colour'),
    size: get('fashion:size'),
    gender: get('fashion:suitable_for'),
    material: get('fashion:material'),
    lastModified: get('last_updated'),
    retailer: get('merchant_name'),
  }
}
