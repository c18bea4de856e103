import { type FeedFields, type NamedFormat, toPath } from './feed-format.ts'
import type { FeedRow } from './feed-row.ts'
import { toGoogleRow } from './google-format.ts'

/**
 * The format of CJ's files. Their header has Google's attributes in
 * upper case, or the columns of older subscriptions. Links are tracked.
 */
export const cjFormat: NamedFormat = {
  title: 'CJ',
  mayBeXml: true,
  adSource: 'CJ',
  layouts: [
    { required: ['id', 'title', 'link', 'price'], toRow: toCurrentRow },
    { required: ['sku', 'name', 'buyurl', 'price', 'currency'], toRow: toLegacyRow },
  ],
}

function toCurrentRow(fields: FeedFields): FeedRow {
  const { get } = fields
  const googlePath = get('google_product_category_name')
  return {
    ...toGoogleRow(fields),
    googleCategory: get('google_product_category') ?? googlePath,
    // The link redirects through the network, so its destination is unknown.
    url: undefined,
    lastModified: get('last_updated'),
    retailer: get('program_name'),
  }
}

function toLegacyRow({ get }: FeedFields): FeedRow {
  const image = get('imageurl')
  return {
    id: get('sku'),
    title: get('name'),
    description: get('description'),
    brand: get('manufacturer'),
    clickUrl: get('buyurl'),
    images: image === undefined ? [] : [image],
    price: get('price'),
    salePrice: get('saleprice'),
    currency: get('currency'),
    saleStart: get('startdate'),
    saleEnd: get('enddate'),
    availability: get('instock'),
    condition: get('condition'),
    gtin: get('upc'),
    mpn: get('manufacturerid'),
    googleCategory: get('thirdpartycategory'),
    paths: toPath(get('advertisercategory')),
    lastModified: get('lastupdated'),
    retailer: get('programname'),
  }
}
