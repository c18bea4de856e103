import type pg from 'pg'
import type { Product } from '#app/domain/product.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import { encodeTexts } from './encode-texts.ts'
import { fetchKnownRows, type KnownRows } from './known-rows.server.ts'
import { savePriceFacts } from './price-history/save-price-facts.server.ts'
import {
  type SentRow,
  sentColumnNames,
  sentColumnTypes,
  storedColumnNames,
  storedColumnUpdates,
} from './product-columns.ts'
import { type ProductRow, toProductRow } from './product-row.ts'
import { notifyOfChanges } from './write-transaction.server.ts'

export interface UpsertCounts {
  added: number
  changed: number
  unchanged: number
}

/** The numbers of the written products, by outcome, in no particular order. */
export interface WrittenRows {
  added: number[]
  changed: number[]
  unchanged: number[]
}

/**
 * Writes products of one source, each id once, inside a
 * write transaction. Unchanged products get a new read time.
 */
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

/** Writes the rows that differ from `known`, in the same transaction that fetched them. */
export async function writeRows(
  client: pg.ClientBase,
  source: SourceLetter,
  rows: readonly ProductRow[],
  known: KnownRows,
): Promise<WrittenRows> {
  const differing: NumberedRow[] = []
  const refingerprinted: { number: number; fingerprint: string; has_picture: boolean }[] = []
  const written: WrittenRows = { added: [], changed: [], unchanged: [] }
  for (const row of rows) {
    const before = known.get(row.id)
    // A product that was gone and is available again counts as changed.
    if (before === undefined || before.isGone || before.contentHash !== row.content_hash) {
      differing.push({ ...row, number: before?.number ?? null })
      continue
    }
    const { number } = before
    const { fingerprint, has_picture } = row
    written.unchanged.push(number)
    if (fingerprint !== null && fingerprint !== before.fingerprint)
      refingerprinted.push({ number, fingerprint, has_picture })
  }
  if (refingerprinted.length > 0)
    await client.query(updateFingerprints, [JSON.stringify(refingerprinted)])
  if (differing.length === 0) return written

  const { rows: done } = await client.query<[number, boolean, boolean]>({
    name: 'write-products',
    text: write,
    values: [encodeColumns(differing), source, encodeDocuments(differing)],
    rowMode: 'array',
  })
  for (const [number, isNew] of done) (isNew ? written.added : written.changed).push(number)
  await savePriceFacts(
    client,
    done.filter(([, isNew, isMoved]) => isMoved && !isNew).map(([number]) => number),
  )
  await notifyOfChanges(client)
  return written
}

/** A row with its product number; null for a new product. */
export type NumberedRow = ProductRow & Pick<SentRow, 'number'>

export function encodeColumns(rows: readonly NumberedRow[]): Buffer {
  const texts = rows.map(({ document: _, ...columns }) => JSON.stringify(columns))
  return Buffer.concat([Buffer.from('['), encodeTexts(texts, ','), Buffer.from(']')])
}

/** Joins the documents with a control character that JSON always escapes. */
export function encodeDocuments(rows: readonly ProductRow[]): Buffer {
  const documents = rows.map(({ document }) => document)
  return encodeTexts(documents, '\x1e')
}

/** Converts products to table rows, each id once. */
export function toRows(products: readonly Product[]): ProductRow[] {
  return dropEarlierDuplicates(products).map(product => toProductRow(product))
}

/** Keeps only the last item with each id. */
export function dropEarlierDuplicates<One extends { id: string }>(items: readonly One[]): One[] {
  return [...new Map(items.map(item => [item.id, item])).values()]
}

export function toIds(rows: readonly ProductRow[]): string[] {
  return rows.map(({ id }) => id)
}

/** Stores the new fingerprint of a changed record that results in the same product. */
const updateFingerprints = `
UPDATE product SET fingerprint = again.fingerprint, has_picture = again.has_picture
FROM json_to_recordset($1::json) AS again (number integer, fingerprint uuid, has_picture boolean)
WHERE product.number = again.number`

/**
 * Writes rows that differ, sending their columns as one JSON string and their
 * documents as a second one. New rows are identified beforehand rather than by ON
 * CONFLICT, which would draw a product number for every row that it then updates.
 */
const write = `
WITH incoming AS (
  SELECT document::json AS document, ${sentColumnNames}
  FROM ROWS FROM (
    json_to_recordset($1::json) AS (${sentColumnTypes}),
    unnest(string_to_array($3, chr(30)))
  ) AS incoming (${sentColumnNames}, document)
), updated AS (
  UPDATE product SET
    document = incoming.document, changed_at = nextval('product_change'), read_at = now(),
    modified_at = now(), gone_since = NULL,
    newness_day = coalesce(incoming.created_day, product.newness_day),
    ${storedColumnUpdates}
  FROM incoming WHERE product.number = incoming.number
), inserted AS (
  -- A first price has no history: its discount is unverified, and reviewed once it has held for long.
  INSERT INTO product (source, id, document, newness_day, ${storedColumnNames},
    discount_check, price_review_at)
  SELECT $2, id, document, first_day, ${storedColumnNames},
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
SELECT number, is_new, moved.product_number IS NOT NULL
FROM written LEFT JOIN moved ON product_number = number`
