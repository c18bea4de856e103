import { createHash } from 'node:crypto'
import { parseLandingUrl } from '../landing-url.ts'
import { stripVariant } from '../strip-variant.ts'
import type { FeedRow } from './feed-row.ts'

/** The number of columns before the class-specific attributes. */
export const primaryColumns = 28
export const attributeColumns = 10

/**
 * Reads a row of Rakuten's pipe-delimited files by
 * position. The attributes are those of class 60, clothing.
 */
export function toRakutenRow(columns: readonly string[], isDelta: boolean): FeedRow {
  /** Positions count from 1, as in the network's documentation. */
  const get = (position: number) => columns[position - 1]?.trim() || undefined
  const clickUrl = get(6)
  const classId = get(25)
  const [, productType, size, material, color, gender, , age] =
    classId === '60'
      ? Array.from({ length: attributeColumns }, (_, index) => get(primaryColumns + 1 + index))
      : []
  const levels = toLevels(get(4), get(5))
  const url = clickUrl && parseLandingUrl(clickUrl)
  const image = get(7)
  const title = get(2)
  const brand = get(17) ?? get(21)
  const change = isDelta ? columns.at(-1)?.trim() : undefined
  return {
    id: get(1),
    groupId:
      size === undefined && color === undefined
        ? undefined
        : toGroupId(url, title, { color, size }),
    title,
    description: get(10) ?? get(9),
    brand,
    clickUrl,
    url,
    images: image === undefined ? [] : [image],
    price: get(14),
    salePrice: get(13),
    currency: get(26),
    saleStart: toUsDay(get(15)),
    saleEnd: toUsDay(get(16)),
    availability: get(23),
    gtin: get(24),
    mpn: get(20),
    paths: [levels, ...(productType === undefined ? [] : [[productType]])].filter(
      path => path.length > 0,
    ),
    color,
    size,
    gender,
    ageGroup: age,
    material: material?.replaceAll('~~', '/'),
    change: change === 'I' || change === 'U' || change === 'D' ? change : undefined,
  }
}

/**
 * Returns the levels of a category: Apparel and Women~~Tops →
 * Apparel, Women, Tops; Women and Women~~Tops → Women, Tops.
 */
function toLevels(primary = '', secondary = ''): string[] {
  const levels = secondary.split('~~').flatMap(level => level.trim() || [])
  return primary === '' || levels[0] === primary ? levels : [primary, ...levels]
}

/**
 * Derives a group id, because these files have none. Rows with the same landing page whose
 * names differ only in color and size are one product, so the id is a hash of the page and
 * the name: `www.alderandfinch.example/p/nq-4471 Northquay Harbour Stripe Shirt`.
 */
function toGroupId(
  url: string | undefined,
  title: string | undefined,
  { color, size }: Record<'color' | 'size', string | undefined>,
): string | undefined {
  if (url === undefined || title === undefined) return undefined
  const { host, pathname } = new URL(url)
  const name = stripVariant(title, {
    colors: color === undefined ? [] : [color],
    sizes: size === undefined ? [] : [size],
  }).toLowerCase()
  return createHash('sha256').update(`${host}${pathname} ${name}`).digest('hex').slice(0, 16)
}

/** Converts a US date, the network's form: 05/31/2024 → 2024-05-31. Keeps any other text. */
function toUsDay(text: string | undefined): string | undefined {
  const [, month = '', day = '', year, time = ''] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})( \d{1,2}:\d{2}(?::\d{2})?)?$/.exec(text ?? '') ?? []
  return year === undefined
    ? text
    : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${time}`
}
