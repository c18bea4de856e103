import type { FeedFields, NamedFormat } from './feed-format.ts'
import { toPath } from './feed-format.ts'
import type { FeedRow } from './feed-row.ts'

/**
 * The format of Google Merchant Center, which may be a table, RSS
 * or Atom. Links go directly to the retailer, without tracking.
 */
export const googleFormat: NamedFormat = {
  title: 'Google Merchant',
  mayBeXml: true,
  adSource: 'Skimlinks',
  layouts: [{ required: ['id', 'title', 'link', 'price'], toRow: toGoogleRow }],
}

/** Converts Google's attributes, which CJ's files also use, to a row. */
export function toGoogleRow(fields: FeedFields): FeedRow {
  const { get, getAll } = fields
  return {
    id: get('id'),
    groupId: get('item_group_id'),
    title: get('title'),
    description: get('description'),
    brand: get('brand'),
    clickUrl: get('link'),
    url: get('link'),
    // XML repeats the element for each picture. A table has one field with
    // a comma-separated list of URLs, which may contain commas themselves.
    images: [
      ...getAll('image_link'),
      ...getAll('additional_image_link').flatMap(text => text.split(/,\s*(?=(?:https?:)?\/\/)/)),
    ],
    price: get('price'),
    salePrice: get('sale_price'),
    saleWindow: get('sale_price_effective_date'),
    availability: get('availability'),
    condition: get('condition'),
    gtin: get('gtin'),
    mpn: get('mpn'),
    googleCategory: get('google_product_category'),
    paths: getAll('product_type').flatMap(toPath),
    color: get('color'),
    // Several sizes are one list.
    size: getAll('size').join(' | ') || undefined,
    sizeSystem: get('size_system'),
    sizeType: get('size_type'),
    gender: getAll('gender').join(', ') || undefined,
    ageGroup: get('age_group'),
    material: get('material'),
    language: get('content_language'),
  }
}
