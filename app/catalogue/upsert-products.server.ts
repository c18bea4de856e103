import type pg from 'pg'
import type { Product } from '#app/domain/product.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import { keepPriceFacts } from './price-history/keep-price-facts.server.ts'
import { type ProductRow, toProductRow } from './product-row.ts'
import { notifyOfChanges } from './write-transaction.server.ts'

export interface UpsertCounts {
  added: number
  changed: number
  unchanged: number
}

/** Products of one source, each id once, inside a write transaction. `run` marks them as seen by that run. */
export async function upsertRows(
  client: pg.ClientBase,
  source: SourceLetter,
  rows: ProductRow[],
  run?: number,
): Promise<UpsertCounts> {
  const known = await findKnown(client, source, rows)
  const written: (ProductRow & { number: number | null })[] = []
  const unchanged: number[] = []
  for (const row of rows) {
    const before = known.get(row.id)
    if (before?.contentHash === row.content_hash) unchanged.push(before.number)
    else written.push({ ...row, number: before?.number ?? null })
  }
  await markSeen(client, unchanged, run)
  if (written.length > 0) {
    const { rows: moved } = await client.query<[number]>({
      text: write,
      values: [formatColumns(written), source, run ?? null, formatDocuments(written)],
      rowMode: 'array',
    })
    await keepPriceFacts(client, moved.flat())
    await notifyOfChanges(client)
  }
  const added = written.filter(row => row.number === null).length
  return { added, changed: written.length - added, unchanged: unchanged.length }
}

function formatColumns(rows: (ProductRow & { number: number | null })[]): string {
  return JSON.stringify(rows.map(({ document: _, ...columns }) => columns))
}

/** One text with a character between that JSON never has outside of an escape. */
function formatDocuments(rows: ProductRow[]): string {
  return rows.map(({ document }) => document).join('\x1e')
}

/** Rows as the table wants them. Of a product that comes twice the later is the truth. */
export function toRows(products: Product[]): ProductRow[] {
  return [...new Map(products.map(product => [product.id, product])).values()].map(product =>
    toProductRow(product),
  )
}

/** Known and on offer. One that was gone has changed by coming back, so its hash is not told. */
async function findKnown(
  client: pg.ClientBase,
  source: SourceLetter,
  rows: ProductRow[],
): Promise<Map<string, { number: number; contentHash: string | undefined }>> {
  const { rows: found } = await client.query<[string, number, string, boolean]>({
    text: `SELECT id, number, replace(content_hash::text, '-', ''), gone_since IS NOT NULL
           FROM product WHERE source = $1 AND id = ANY($2)`,
    values: [source, rows.map(row => row.id)],
    rowMode: 'array',
  })
  return new Map(
    found.map(([id, number, hash, isGone]) => [id, { number, contentHash: isGone ? undefined : hash }]),
  )
}

async function markSeen(client: pg.ClientBase, numbers: number[], run: number | undefined): Promise<void> {
  if (numbers.length === 0) return
  await client.query(
    'UPDATE product SET read_at = now(), seen_run = coalesce($2, seen_run) WHERE number = ANY($1)',
    [numbers, run ?? null],
  )
}

/**
 * Only rows that differ come this far: their columns as one JSON text, their documents side by side, each of which is
 * read once. New rows are told from old ones beforehand rather than by ON CONFLICT, which would draw a product number
 * for every row it then updates.
 */
const write = `
WITH incoming AS (
  SELECT number, id, document::jsonb AS document, content_hash, brand, retailer, category_id, usd_cents, discount,
    created_day, first_day, popularity, in_stock, currency, price, sale_price, colors, sizes, is_pre_owned, is_rental,
    is_on_sale, trend_rank, name, color_words, materials, description
  FROM ROWS FROM (
    json_to_recordset($1::json) AS (
      number integer, id text, content_hash uuid, brand text, retailer text, category_id text, usd_cents integer,
      discount smallint, created_day integer, first_day integer, popularity integer, in_stock boolean,
      currency text, price bigint, sale_price bigint, colors text[], sizes text[], is_pre_owned boolean,
      is_rental boolean, is_on_sale boolean, trend_rank integer, name text, color_words text, materials text,
      description text
    ),
    unnest(string_to_array($4, chr(30)))
  ) AS incoming (number, id, content_hash, brand, retailer, category_id, usd_cents, discount, created_day, first_day,
    popularity, in_stock, currency, price, sale_price, colors, sizes, is_pre_owned, is_rental, is_on_sale, trend_rank,
    name, color_words, materials, description, document)
), before AS (
  SELECT product.number, product.in_stock, product.document->>'currency' AS currency,
    (product.document->>'price')::numeric AS price, (product.document->>'salePrice')::numeric AS sale_price
  FROM product JOIN incoming ON product.number = incoming.number
), updated AS (
  UPDATE product SET
    document = incoming.document, content_hash = incoming.content_hash,
    changed_at = nextval('product_change'), read_at = now(), seen_run = coalesce($3, product.seen_run),
    gone_since = NULL, brand = incoming.brand, retailer = incoming.retailer, category_id = incoming.category_id,
    usd_cents = incoming.usd_cents, discount = incoming.discount,
    newness_day = coalesce(incoming.created_day, product.newness_day),
    popularity = incoming.popularity, in_stock = incoming.in_stock, colors = incoming.colors,
    sizes = incoming.sizes, is_pre_owned = incoming.is_pre_owned, is_rental = incoming.is_rental,
    is_on_sale = incoming.is_on_sale, trend_rank = incoming.trend_rank, name = incoming.name,
    color_words = incoming.color_words, materials = incoming.materials, description = incoming.description
  FROM incoming WHERE product.number = incoming.number
), inserted AS (
  -- A first price has no history: what it claims is unverified, and looked at when it has stood for long.
  INSERT INTO product (source, id, document, content_hash, seen_run, brand, retailer, category_id, usd_cents,
    discount, newness_day, popularity, in_stock, colors, sizes, is_pre_owned, is_rental, is_on_sale, trend_rank,
    name, color_words, materials, description, discount_check, price_review_at)
  SELECT $2, id, document, content_hash, $3, brand, retailer, category_id, usd_cents,
    discount, first_day, popularity, in_stock, colors, sizes, is_pre_owned, is_rental, is_on_sale, trend_rank,
    name, color_words, materials, description,
    CASE WHEN in_stock AND sale_price IS NOT NULL THEN 'unverified' END,
    CASE WHEN in_stock AND sale_price IS NOT NULL THEN now() + interval '30 days' END
  FROM incoming WHERE number IS NULL
  RETURNING number, id
), moved AS (
INSERT INTO offer_price (product_number, currency, price, sale_price, in_stock)
SELECT coalesce(incoming.number, inserted.number), incoming.currency, incoming.price, incoming.sale_price,
  incoming.in_stock
FROM incoming LEFT JOIN inserted USING (id) LEFT JOIN before ON before.number = incoming.number
WHERE before.number IS NULL OR (before.price, before.sale_price, before.currency, before.in_stock)
  IS DISTINCT FROM (incoming.price::numeric, incoming.sale_price::numeric, incoming.currency, incoming.in_stock)
RETURNING product_number
)
SELECT product_number FROM moved JOIN before ON before.number = product_number`
