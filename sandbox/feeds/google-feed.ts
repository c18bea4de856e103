import { escapeXml } from '../rakuten/xml.ts'
import { mix } from '../world/hash.ts'
import { type FeedColumns, toAmount, toTsvLine } from './columns.ts'
import type { FeedRow } from './feed-row.ts'

const columns: FeedColumns<FeedRow> = [
  ['id', row => row.id],
  ['item_group_id', row => row.groupId],
  ['title', row => `${row.brand} ${row.name}`.trim().slice(0, 150)],
  ['description', row => row.description.slice(0, 5000)],
  ['link', row => row.link],
  ['image_link', row => row.image],
  ['additional_image_link', row => row.moreImages.join(',')],
  // Some feeds still write the availability in its older form.
  ['availability', row => toAvailability(row)],
  ['condition', row => (row.isUsed ? 'used' : 'new')],
  ['price', row => `${toAmount(row.listCents)} USD`],
  ['sale_price', row => (row.saleCents > 0 ? `${toAmount(row.saleCents)} USD` : '')],
  ['brand', row => row.brand],
  ['gtin', row => row.gtin],
  ['mpn', row => row.groupId.replace('-', '')],
  ['identifier_exists', row => (row.gtin === '' && row.own % 2 === 0 ? 'no' : '')],
  // The column has either the category's number or its full path.
  [
    'google_product_category',
    row => (row.own % 3 === 0 ? (row.google?.name ?? '') : String(row.google?.id ?? '')),
  ],
  ['product_type', row => row.path.join(' > ')],
  ['color', row => row.color],
  ['size', row => row.size],
  ['gender', row => row.gender],
  ['age_group', row => row.ageGroup],
  ['material', row => row.material],
  ['shipping', () => 'US::Ground:5.00 USD'],
]

const unprefixed = new Set(['title', 'link', 'description'])

/**
 * Writes RSS with `g:` attributes. Each additional picture has its
 * own element, and the currency sometimes precedes the amount.
 */
export function* writeGoogleXml(rows: Iterable<FeedRow>): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Products</title><link>https://www.alderandfinch.example</link><description>All products</description>\n'
  for (const row of rows) {
    const elements = columns.flatMap(([name, read]) => {
      const values =
        name === 'additional_image_link' ? row.moreImages : [toXmlValue(name, read(row), row)]
      return values.filter(value => value !== '').map(value => toElement(name, value))
    })
    yield `<item>${elements.join('')}</item>\n`
  }
  yield '</channel></rss>\n'
}

/** Writes TSV with a BOM, as spreadsheet software saves it. */
export function* writeGoogleTsv(rows: Iterable<FeedRow>): Generator<string> {
  yield `\uFEFF${toTsvLine(columns.map(([name]) => name.replaceAll('_', ' ')))}`
  for (const row of rows) yield toTsvLine(columns.map(([, read]) => read(row)))
}

function toXmlValue(name: string, value: string, { own }: FeedRow): string {
  if (!/^(sale_)?price$/.test(name) || mix(own, 9) % 10 > 0) return value
  return value.replace(/^(\S+) (\S+)$/, '$2 $1')
}

function toElement(name: string, value: string): string {
  const tag = unprefixed.has(name) ? name : `g:${name}`
  const isMarkup = name === 'description' && !value.includes(']]>')
  return `<${tag}>${isMarkup ? `<![CDATA[${value}]]>` : escapeXml(value)}</${tag}>`
}

function toAvailability({ isInStock, own }: FeedRow): string {
  const word = isInStock ? 'in_stock' : 'out_of_stock'
  return own % 7 === 0 ? word.replaceAll('_', ' ') : word
}
