import { clickPath } from '../cj/click.ts'
import { formatDay } from '../world/days.ts'
import { type FeedColumns, toAmount, toCsvLine } from './columns.ts'
import type { FeedRow } from './feed-row.ts'

const empty = () => ''

/**
 * Returns the columns of a shopping file, in order. LINK is
 * already a tracked link, unlike the link in the network's API.
 */
function getColumns(baseUrl: string): FeedColumns<FeedRow> {
  const price = (cents: number) => `${toAmount(cents)} USD`
  return [
    ['PROGRAM_NAME', row => row.offer.advertiser.name],
    ['PROGRAM_URL', row => `https://www.${row.offer.advertiser.retailer.hostDomain}`],
    ['CATALOG_NAME', row => `${row.offer.advertiser.name} Product Catalog`],
    ['LAST_UPDATED', row => `${formatDay(row.offer.facts.modifiedDay)}T07:41:18Z`],
    ['ID', row => row.id],
    [
      'TITLE',
      row => [`${row.brand} ${row.name}`.trim(), row.color, row.size].filter(Boolean).join(' - '),
    ],
    ['DESCRIPTION', row => row.description],
    [
      'LINK',
      row =>
        `${baseUrl}${clickPath({ pid: '3000003', adId: 14_999_999, url: row.link, sku: row.id })}`,
    ],
    ['IMPRESSION_URL', () => `${baseUrl}/image-3000003-14999999`],
    ['IMAGE_LINK', row => row.image],
    ['MOBILE_LINK', empty],
    ['ADDITIONAL_IMAGE_LINK', row => row.moreImages.join(',')],
    ['AVAILABILITY', row => (row.isInStock ? 'in stock' : 'out of stock')],
    ['AVAILABILITY_DATE', empty],
    ['EXPIRATION_DATE', empty],
    ['PRICE', row => price(row.listCents)],
    ['SALE_PRICE', row => (row.saleCents > 0 ? price(row.saleCents) : '')],
    ['SALE_PRICE_EFFECTIVE_DATE', empty],
    ['GOOGLE_PRODUCT_CATEGORY', row => String(row.google?.id ?? '')],
    ['GOOGLE_PRODUCT_CATEGORY_NAME', row => row.google?.name ?? ''],
    ['PRODUCT_TYPE', row => row.path.join(' > ')],
    ['BRAND', row => row.brand],
    ['GTIN', row => row.gtin],
    ['MPN', row => row.groupId.replace('-', '')],
    ['IDENTIFIER_EXISTS', row => (row.gtin === '' ? 'no' : 'yes')],
    ['CONDITION', row => (row.isUsed ? 'used' : 'new')],
    ['ADULT', empty],
    ['MULTIPACK', empty],
    ['IS_BUNDLE', empty],
    ['AGE_GROUP', row => row.ageGroup],
    ['COLOR', row => row.color],
    ['GENDER', row => row.gender],
    ['MATERIAL', row => row.material],
    ['PATTERN', empty],
    ['SIZE', row => row.size],
    ['SIZE_TYPE', empty],
    ['SIZE_SYSTEM', row => (row.size === '' ? '' : 'US')],
    ['ITEM_GROUP_ID', row => row.groupId],
    ...[0, 1, 2, 3, 4].map(at => [`CUSTOM_LABEL_${at}`, empty] as const),
    ['SHIPPING(COUNTRY:REGION:SERVICE:PRICE)', () => 'US::Ground:5.00 USD'],
    ['SHIPPING(COUNTRY:POSTAL_CODE:SERVICE:PRICE)', empty],
  ]
}

export function* writeCjFeed(rows: Iterable<FeedRow>, baseUrl: string): Generator<string> {
  const columns = getColumns(baseUrl)
  yield toCsvLine(columns.map(([name]) => name))
  for (const row of rows) yield toCsvLine(columns.map(([, read]) => read(row)))
}
