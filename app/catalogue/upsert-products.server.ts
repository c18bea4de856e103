import type pg from 'pg'
import type { Product } from '#app/domain/product.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import { encodeTexts } from './encode-texts.ts'
import { fetchKnownRows, type KnownRows } from './known-rows.server.ts'
import { keepPriceFacts } from './price-history/keep-price-facts.server.ts'
import { type ProductRow, toProductRow } from './product-row.ts'
import { notifyOfChanges } from './write-transaction.server.ts'

export interface UpsertCounts {
  added: number
  changed: number
  unchanged: number
}

/** What became of rows: their products' numbers, in no order. */
export interface WrittenRows {
  added: number[]
  changed: number[]
  unchanged: number[]
}

/** Products of one source, each id once, inside a write transaction. Those that are as they were count as read now. */
export async function upsertRows(
  client: pg.ClientBase,
  source: SourceLetter,
  rows: readonly ProductRow[],
): Promise<UpsertCounts> {
  const known = await fetchKnownRows(client, source, toIds(rows))
  const { added, changed, unchanged } = await writeRows(client, source, rows, known)
  if (unchanged.length > 0)
    await client.query('UPDATE product SET read_at = now() WHERE number = ANY($1)', [unchanged])
  return { added: added.length, changed: changed.length, unchanged: unchanged.length }
}

/** Writes those of the rows that differ from what is known, inside the write transaction they were looked up in. */
export async function writeRows(
  client: pg.ClientBase,
  source: SourceLetter,
  rows: readonly ProductRow[],
  known: KnownRows,
): Promise<WrittenRows> {
  const differing: NumberedRow[] = []
  const reprinted: { number: number; print: string; has_picture: boolean }[] = []
  const written: WrittenRows = { added: [], changed: [], unchanged: [] }
  for (const row of rows) {
    const before = known.get(row.id)
    // One that was gone has changed by coming back.
    if (before === undefined || before.isGone || before.contentHash !== row.content_hash) {
      differing.push({ ...row, number: before?.number ?? null })
      continue
    }
    const { number } = before
    const { print, has_picture } = row
    written.unchanged.push(number)
    if (print !== null && print !== before.print) reprinted.push({ number, print, has_picture })
  }
  if (reprinted.length > 0) await client.query(reprint, [JSON.stringify(reprinted)])
  if (differing.length === 0) return written

  const { rows: done } = await client.query<[number, boolean, boolean]>({
    name: 'write-products',
    text: write,
    values: [encodeColumns(differing), source, encodeDocuments(differing)],
    rowMode: 'array',
  })
  for (const [number, isNew] of done) (isNew ? written.added : written.changed).push(number)
  await keepPriceFacts(
    client,
    done.filter(([, isNew, isMoved]) => isMoved && !isNew).map(([number]) => number),
  )
  await notifyOfChanges(client)
  return written
}

type NumberedRow = ProductRow & { number: number | null }

function encodeColumns(rows: readonly NumberedRow[]): Buffer {
  const texts = rows.map(({ document: _, ...columns }) => JSON.stringify(columns))
  return Buffer.concat([Buffer.from('['), encodeTexts(texts, ','), Buffer.from(']')])
}

/** One text with a character between that JSON never has outside of an escape. */
function encodeDocuments(rows: readonly ProductRow[]): Buffer {
  const documents = rows.map(({ document }) => document)
  return encodeTexts(documents, '\x1e')
}

/** Rows as the table wants them. */
export function toRows(products: readonly Product[]): ProductRow[] {
  return keepLatest(products).map(product => toProductRow(product))
}

/** Of a product that comes twice the later is the truth. */
export function keepLatest<One extends { id: string }>(items: readonly One[]): One[] {
  return [...new Map(items.map(item => [item.id, item])).values()]
}

export function toIds(rows: readonly ProductRow[]): string[] {
  return rows.map(({ id }) => id)
}

/** The same product out of a record that is written differently. */
const reprint = `
UPDATE product SET print = again.print, has_picture = again.has_picture
FROM json_to_recordset($1::json) AS again (number integer, print uuid, has_picture boolean)
WHERE product.number = again.number`

/**
 * Only rows that differ come this far: their columns as one JSON text, their documents side by side, each of which is
 * read once. New rows are told from old ones beforehand rather than by ON CONFLICT, which would draw a product number
 * for every row it then updates.
 */
const write = `
WITH incoming AS (
  SELECT number, id, document::json AS document, content_hash, brand, retailer, category_id, usd_cents, discount,
    created_day, first_day, popularity, in_stock, currency, price, sale_price, has_picture, print, colors, sizes,
    is_pre_owned, is_rental, is_on_sale, trend_rank, name, color_words, materials, description
  FROM ROWS FROM (
    json_to_recordset($1::json) AS (
      number integer, id text, content_hash uuid, brand text, retailer text, category_id text, usd_cents integer,
      discount smallint, created_day integer, first_day integer, popularity integer, in_stock boolean,
      currency text, price bigint, sale_price bigint, has_picture boolean, print uuid, colors text[], sizes text[],
      is_pre_owned boolean, is_rental boolean, is_on_sale boolean, trend_rank integer, name text, color_words text,
      materials text, description text
    ),
    unnest(string_to_array($3, chr(30)))
  ) AS incoming (number, id, content_hash, brand, retailer, category_id, usd_cents, discount, created_day, first_day,
    popularity, in_stock, currency, price, sale_price, has_picture, print, colors, sizes, is_pre_owned, is_rental,
    is_on_sale, trend_rank, name, color_words, materials, description, document)
), updated AS (
  UPDATE product SET
    document = incoming.document, content_hash = incoming.content_hash,
    changed_at = nextval('product_change'), read_at = now(),
    gone_since = NULL, brand = incoming.brand, retailer = incoming.retailer, category_id = incoming.category_id,
    usd_cents = incoming.usd_cents, discount = incoming.discount,
    newness_day = coalesce(incoming.created_day, product.newness_day),
    popularity = incoming.popularity, in_stock = incoming.in_stock, has_picture = incoming.has_picture,
    print = incoming.print, colors = incoming.colors, sizes = incoming.sizes, is_pre_owned = incoming.is_pre_owned,
    is_rental = incoming.is_rental, is_on_sale = incoming.is_on_sale, trend_rank = incoming.trend_rank,
    name = incoming.name, color_words = incoming.color_words, materials = incoming.materials,
    description = incoming.description
  FROM incoming WHERE product.number = incoming.number
), inserted AS (
  -- A first price has no history: what it claims is unverified, and looked at when it has stood for long.
  INSERT INTO product (source, id, document, content_hash, brand, retailer, category_id, usd_cents,
    discount, newness_day, popularity, in_stock, has_picture, print, colors, sizes, is_pre_owned, is_rental,
    is_on_sale, trend_rank, name, color_words, materials, description, discount_check, price_review_at)
  SELECT $2, id, document, content_hash, brand, retailer, category_id, usd_cents,
    discount, first_day, popularity, in_stock, has_picture, print, colors, sizes, is_pre_owned, is_rental,
    is_on_sale, trend_rank, name, color_words, materials, description,
    CASE WHEN in_stock AND sale_price IS NOT NULL THEN 'unverified' END,
    CASE WHEN in_stock AND sale_price IS NOT NULL THEN now() + interval '30 days' END
  FROM incoming WHERE number IS NULL
  RETURNING number, id
), written AS (
  SELECT coalesce(incoming.number, inserted.number) AS number, incoming.number IS NULL AS is_new,
    incoming.currency, incoming.price, incoming.sale_price, incoming.in_stock
  FROM incoming LEFT JOIN inserted USING (id)
), moved AS (
  INSERT INTO offer_price (product_number, currency, price, sale_price, in_stock)
  SELECT number, currency, price, sale_price, in_stock FROM written
  WHERE is_new OR NOT EXISTS (
    SELECT FROM (
      SELECT * FROM offer_price WHERE product_number = written.number ORDER BY read_at DESC LIMIT 1
    ) AS last
    WHERE (last.price, last.sale_price, last.currency, last.in_stock)
      IS NOT DISTINCT FROM (written.price, written.sale_price, written.currency, written.in_stock)
  )
  RETURNING product_number
)
SELECT number, is_new, moved.product_number IS NOT NULL FROM written LEFT JOIN moved ON product_number = number`
