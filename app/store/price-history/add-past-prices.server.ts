import type pg from 'pg'
import type { CurrencyCode } from '#app/domain/currency.ts'
import type { ProductKey } from '#app/domain/product-key.ts'
import { notifyOfChanges } from '../write-transaction.server.ts'
import { savePriceFacts } from './save-price-facts.server.ts'

/** An offer's prices before we first read it, in minor units of `currency`. */
export interface PastPrices extends ProductKey {
  currency: CurrencyCode
  steps: { since: Date; price: number; salePrice?: number | undefined; inStock: boolean }[]
}

/**
 * Adds demonstration prices from before a source's first price, inside a write
 * transaction. Later prices, other currencies and unknown products are ignored, and adding
 * the same prices again changes nothing. Returns the number of products with new prices.
 */
export async function addPastPrices(
  client: pg.ClientBase,
  offers: readonly PastPrices[],
): Promise<number> {
  const rows = offers.flatMap(({ source, id, currency, steps }) =>
    steps.map(step => ({ source, id, currency, ...step })),
  )
  const { rows: added } = await client.query<{ number: number }>(insert, [JSON.stringify(rows)])
  const numbers = [...new Set(added.map(({ number }) => number))]
  if (numbers.length === 0) return 0
  await savePriceFacts(client, numbers)
  await client.query(
    `UPDATE product SET changed_at = nextval('product_change') WHERE number = ANY($1)`,
    [numbers],
  )
  await notifyOfChanges(client)
  return numbers.length
}

const insert = `
WITH past AS (
  SELECT product.number, past.*
  FROM json_to_recordset($1::json) AS past (source text, id text, currency text,
    since timestamptz, price bigint, "salePrice" bigint, "inStock" boolean)
  JOIN product ON product.source = past.source AND product.id = past.id
), first AS (
  SELECT DISTINCT ON (product_number) product_number, read_at, currency
  FROM offer_price
  WHERE product_number IN (SELECT number FROM past) AND NOT is_demonstration
  ORDER BY product_number, read_at
)
INSERT INTO offer_price
  (product_number, read_at, currency, price, sale_price, in_stock, is_demonstration)
SELECT past.number, past.since, past.currency, past.price, past."salePrice", past."inStock", true
FROM past JOIN first ON first.product_number = past.number
WHERE past.since < first.read_at AND past.currency = first.currency
ON CONFLICT DO NOTHING
RETURNING product_number AS number`
