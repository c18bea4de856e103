import { type FeedColumns, toAmount, toCsvLine } from './columns.ts'
import type { FeedRow } from './feed-row.ts'

const firstId = 30_000_000_000
const variantRoom = 16

function toAwinId({ offer, at }: FeedRow): string {
  return String(firstId + offer.number * variantRoom + at)
}

/** Parses the product's number from an id; all variants of a product have the same number. */
export function findAwinNumber(id: string): number | undefined {
  const place = Number(id) - firstId
  return /^\d{11}$/.test(id) && place >= 0 ? Math.floor(place / variantRoom) : undefined
}

/**
 * Returns all available columns by name. A file has only
 * the columns that are requested, in that order.
 */
function getColumns(baseUrl: string): FeedColumns<FeedRow> {
  const price = (row: FeedRow) => toAmount(row.saleCents || row.listCents)
  return [
    ['aw_deep_link', row => `${baseUrl}/pclick.php?p=${toAwinId(row)}&a=400004&m=5005`],
    ['product_name', row => [row.name, row.color].join(', ')],
    ['aw_product_id', toAwinId],
    ['merchant_product_id', row => row.id],
    ['merchant_image_url', row => row.image],
    ['description', row => row.description],
    ['merchant_category', row => row.path.join(' > ')],
    ['search_price', price],
    ['merchant_name', row => row.offer.advertiser.name],
    ['merchant_id', () => '5005'],
    ['category_name', row => row.path.at(-1) ?? ''],
    ['category_id', row => String(row.google?.id ?? '')],
    ['aw_image_url', row => row.image],
    ['currency', () => 'USD'],
    ['store_price', row => toAmount(row.listCents)],
    ['delivery_cost', () => '5.00'],
    ['merchant_deep_link', row => row.link],
    ['language', () => 'en'],
    ['last_updated', () => ''],
    ['display_price', row => `USD${price(row)}`],
    ['data_feed_id', () => '70007'],
    ['brand_name', row => row.brand],
    ['colour', row => row.color],
    ['product_price_old', row => (row.saleCents > 0 ? toAmount(row.listCents) : '')],
    ['in_stock', row => (row.own % 40 === 0 ? '' : row.isInStock ? '1' : '0')],
    ['condition', row => (row.isUsed ? 'used' : 'new')],
    ['ean', row => row.gtin],
    ['parent_product_id', row => row.groupId],
    ['large_image', row => row.image],
    ['alternate_image', row => row.moreImages[0] ?? ''],
    ['alternate_image_two', row => row.moreImages[1] ?? ''],
    ['Fashion:suitable_for', row => row.gender],
    ['Fashion:size', row => row.size],
    ['Fashion:material', row => row.material],
  ]
}

/** Writes the requested columns, by default all of them, and ignores unknown column names. */
export function* writeAwinFeed(
  rows: Iterable<FeedRow>,
  baseUrl: string,
  columns?: readonly string[],
): Generator<string> {
  const known = new Map(getColumns(baseUrl))
  const names = columns?.filter(name => known.has(name)) ?? [...known.keys()]
  yield toCsvLine(names)
  for (const row of rows) yield toCsvLine(names.map(name => known.get(name)?.(row) ?? ''))
}
