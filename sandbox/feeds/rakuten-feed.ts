import { linkPath } from '../rakuten/click.ts'
import { mix } from '../world/hash.ts'
import { toAmount } from './columns.ts'
import type { FeedRow } from './feed-row.ts'

const siteCode = 'AbCdEfGhIjK'
const clothingClass = '60'

/** The advertiser in the file's name, although the file has every advertiser's products. */
export const feedAdvertiser = { mid: '36000', name: 'Alder and Finch' }

/**
 * Writes an HDR line, the rows, and a TRL line with the row count. Fields are
 * separated by pipes, without quotes and without a header line: 28 columns,
 * then the columns of the product's class. One row in five hundred has a pipe
 * in its text and therefore an extra column; the row count includes such rows.
 */
export function* writeRakutenFeed(
  rows: Iterable<FeedRow>,
  baseUrl: string,
  writtenAt: Date,
): Generator<string> {
  yield `HDR|${feedAdvertiser.mid}|${feedAdvertiser.name}|${formatMoment(writtenAt)}\n`
  let count = 0
  for (const row of rows) {
    count += 1
    yield `${toFields(row, count, baseUrl).join('|')}\n`
  }
  yield `TRL|${count}\n`
}

function toFields(row: FeedRow, count: number, baseUrl: string): string[] {
  const id = String(9_400_000_000 + count)
  const text = (value: string) => value.replace(/[|\r\n]+/g, ' ')
  const isStray = mix(row.own, 8) % 500 === 0
  const url = linkPath({ id: siteCode, offerId: `736000.${id}`, url: row.link })
  const saleCents = row.saleCents || row.listCents
  const isOnSale = row.saleCents > 0
  const primary = [
    id,
    `${text(row.brand)} ${text(row.name)}`.trim() + (isStray ? ' | Online only' : ''),
    row.id.replaceAll('-', ''),
    row.path[0] ?? '',
    row.path.join('~~'),
    `${baseUrl}${url}`,
    row.image,
    '',
    text(row.name),
    text(row.description),
    isOnSale ? String(row.offer.facts.discount) : '',
    isOnSale ? 'Percentage' : '',
    toAmount(saleCents),
    toAmount(row.listCents),
    '',
    '',
    row.brand,
    '5.00',
    row.path.join('~~').toLowerCase(),
    row.groupId.replace('-', ''),
    row.brand,
    '',
    row.isInStock ? (row.own % 5 === 0 ? 'Y' : 'in-stock') : 'out-of-stock',
    row.gtin === '' ? '000000000000' : row.gtin,
    clothingClass,
    'USD',
    '',
    `${baseUrl}/fs-bin/show?id=${siteCode}&bids=736000.${id}&type=15&subid=0`,
  ]
  const gender = { male: 'Male', female: 'Female', unisex: 'Unisex' }[row.gender]
  const clothing = [
    '',
    row.path.at(-1) ?? '',
    row.size,
    row.material,
    row.color,
    gender,
    '',
    { adult: 'Adult', kids: 'Kids', infant: 'Infant' }[row.ageGroup],
    '',
    '',
  ]
  return [...primary, ...clothing]
}

/** Formats a time in UTC like 05/02/2024 07:41:18. */
function formatMoment(date: Date): string {
  const [day = '', time = ''] = date.toISOString().slice(0, 19).split('T')
  const [year, month, dayOfMonth] = day.split('-')
  return `${month}/${dayOfMonth}/${year} ${time}`
}
