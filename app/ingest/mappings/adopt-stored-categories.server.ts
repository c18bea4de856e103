import type pg from 'pg'
import { withClient } from '#app/database/with-client.server.ts'
import { type ProductDocument, parseDocument } from '#app/store/document.ts'
import { toProductRow } from '#app/store/product-row.ts'
import { rewriteProducts } from '#app/store/rewrite-products.server.ts'
import { inWriteTransaction } from '#app/store/write-transaction.server.ts'
import { adoptCategories } from './adopt-categories.server.ts'

/**
 * Gives stored trending products the category of their siblings, which may have arrived after them:
 * a small report is read before a large catalogue. A category whose siblings have gone or disagree
 * by now is dropped. Reads `chunkSize` products at a time, and returns the number that it changed.
 */
export function adoptStoredCategories(pool: pg.Pool, chunkSize = 2_000): Promise<number> {
  return withClient(pool, async client => {
    let changed = 0
    for (let after: number | undefined = 0; after !== undefined; ) {
      const from: number = after
      const chunk = await inWriteTransaction(client, () => adoptNext(client, from, chunkSize))
      changed += chunk.changed
      after = chunk.last
    }
    return changed
  })
}

/** Handles the next chunk; returns the last product number, or undefined if there is no more. */
async function adoptNext(
  client: pg.ClientBase,
  after: number,
  chunkSize: number,
): Promise<{ changed: number; last: number | undefined }> {
  const { rows } = await client.query<{
    number: number
    document: ProductDocument
    fingerprint: string | null
  }>(
    `SELECT number, document, replace(fingerprint::text, '-', '') AS fingerprint FROM product
     WHERE trend_rank IS NOT NULL AND gone_since IS NULL AND number > $2
       AND (category_id IS NULL OR document->'hasAdoptedCategory' IS NOT NULL)
     ORDER BY number LIMIT $1`,
    [chunkSize, after],
  )
  const products = await adoptCategories(
    client,
    rows.map(({ document }) => parseDocument(document)),
  )
  const changed = rows.flatMap(({ number, document, fingerprint }, at) => {
    const product = products[at]
    return product === undefined || product.categoryId === document.categoryId
      ? []
      : [{ ...toProductRow(product, undefined, fingerprint), number }]
  })
  await rewriteProducts(client, changed)
  return {
    changed: changed.length,
    last: rows.length < chunkSize ? undefined : rows.at(-1)?.number,
  }
}
