import type pg from 'pg'
import { withClient } from '#app/database/with-client.server.ts'
import { convertPrices } from '#app/sources/normalize-prices.ts'
import { type ProductDocument, parseDocument } from '#app/store/document.ts'
import { toProductRow } from '#app/store/product-row.ts'
import { rewriteProducts } from '#app/store/rewrite-products.server.ts'
import { loadUsdRates } from '#app/store/usd-rates.server.ts'
import { inWriteTransaction } from '#app/store/write-transaction.server.ts'

/** The number of products per chunk, small enough that other writers do not have to wait long. */
const chunkSize = 500

/**
 * Converts the prices of stored products at the current exchange rates, if new ones have been
 * stored. A killed server's work is resumed. Returns the number of products that changed. Runs
 * a single query if there is nothing to do.
 */
export async function convertStoredPrices(pool: pg.Pool, signal?: AbortSignal): Promise<number> {
  const { rows } = await pool.query('SELECT FROM usd_rates WHERE converted_to IS NOT NULL')
  if (rows.length === 0) return 0
  return withClient(pool, async client => {
    let changed = 0
    while (!signal?.aborted) {
      const chunk = await inWriteTransaction(client, () => convertNext(client))
      changed += chunk.changed
      if (chunk.isLast) break
    }
    return changed
  })
}

async function convertNext(client: pg.ClientBase): Promise<{ changed: number; isLast: boolean }> {
  const { rows: marks } = await client.query<{ from: number | null }>(
    'SELECT converted_to AS "from" FROM usd_rates FOR UPDATE',
  )
  const from = marks[0]?.from ?? undefined
  if (from === undefined) return { changed: 0, isLast: true }
  await loadUsdRates(client)
  const { rows } = await client.query<{
    number: number
    document: ProductDocument
    fingerprint: string | null
    usdCents: number
    hash: string
  }>(
    `SELECT number, document, replace(fingerprint::text, '-', '') AS fingerprint,
       usd_cents AS "usdCents", replace(content_hash::text, '-', '') AS hash
     FROM product WHERE number > $1 AND document->>'currency' <> 'USD' ORDER BY number LIMIT $2`,
    [from, chunkSize],
  )
  const changed = rows.flatMap(({ number, document, fingerprint, usdCents, hash }) => {
    const product = convertPrices(parseDocument(document))
    const row = { ...toProductRow(product, undefined, fingerprint), number }
    return row.usd_cents === usdCents && row.content_hash === hash ? [] : [row]
  })
  await rewriteProducts(client, changed)
  const isLast = rows.length < chunkSize
  await client.query('UPDATE usd_rates SET converted_to = $1', [
    isLast ? null : (rows.at(-1)?.number ?? null),
  ])
  return { changed: changed.length, isLast }
}
