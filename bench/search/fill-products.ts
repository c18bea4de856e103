import type pg from 'pg'
import { inWriteTransaction, notifyOfChanges } from '#app/store/write-transaction.server.ts'
import { makeSyntheticCatalogue } from '../synthetic/synthetic-product.ts'

/**
 * Fills the store's table with the synthetic catalogue. The documents are left empty because
 * the index reads only columns; this way, writing a million products takes only minutes.
 */
export async function fillProducts(client: pg.ClientBase, total: number): Promise<void> {
  for (const chunk of makeSyntheticCatalogue(total)) {
    const rows = chunk.map(product => ({
      ...product,
      is_pre_owned: product.condition === 'preowned',
      is_rental: product.condition === 'rental',
      trend: product.trendRank ?? null,
      group: product.groupNumber ?? null,
    }))
    await client.query(insert, [JSON.stringify(rows)])
  }
  await client.query('ANALYZE product')
}

/**
 * Changes the given number of prices in one transaction, as
 * a sync does, and returns the last change's number.
 */
export async function changePrices(client: pg.ClientBase, count: number): Promise<number> {
  return inWriteTransaction(client, async () => {
    const { rows } = await client.query<{ last: string }>(
      `WITH moved AS (
         UPDATE product SET usd_cents = usd_cents + 100, changed_at = nextval('product_change')
         WHERE number <= $1 RETURNING changed_at)
       SELECT max(changed_at) AS last FROM moved`,
      [count],
    )
    await notifyOfChanges(client)
    return Number(rows[0]?.last)
  })
}

const insert = `
INSERT INTO product (source, id, document, content_hash, brand, retailer, category_id, usd_cents, discount, newness_day,
  popularity, in_stock, dropped_cents, dropped_day, colors, sizes, is_pre_owned, is_rental, is_on_sale, trend_rank, group_number,
  name, color_words, materials, description)
SELECT 's', number::text, '{}', gen_random_uuid(), brand, store, "categoryId", "usdCents", discount, "newnessDay",
  popularity, "inStock", CASE WHEN "hasDropped" THEN "usdCents" END, CASE WHEN "hasDropped" THEN "newnessDay" END, colors, sizes,
  is_pre_owned, is_rental, discount > 0, trend, "group", name, "colorNames", materials, description
FROM json_to_recordset($1) AS row (number integer, brand text, store text, "categoryId" text, "usdCents" integer,
  discount integer, "newnessDay" integer, popularity integer, "inStock" boolean, "hasDropped" boolean, colors text[], sizes text[],
  is_pre_owned boolean, is_rental boolean, trend integer, "group" integer, name text, "colorNames" text, materials text,
  description text)
ORDER BY number`
