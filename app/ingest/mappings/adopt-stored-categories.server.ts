import type pg from 'pg'
import { withClient } from '#app/database/with-client.server.ts'
import { type ProductDocument, parseDocument } from '#app/store/document.ts'
import { toProductRow } from '#app/store/product-row.ts'
import { rewriteProducts } from '#app/store/rewrite-products.server.ts'
import { inWriteTransaction } from '#app/store/write-transaction.server.ts'
import { adoptCategories } from './adopt-categories.server.ts'

/** More than a trending report has rows. */
const maxProducts = 2_000

/**
 * Gives stored trending products the category of their siblings, which may have arrived after them:
 * a small report is read before a large catalogue. Returns the number of products that it changed.
 */
export function adoptStoredCategories(pool: pg.Pool): Promise<number> {
  return withClient(pool, client => inWriteTransaction(client, () => adoptNext(client)))
}

async function adoptNext(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{
    number: number
    document: ProductDocument
    fingerprint: string | null
  }>(
    `SELECT number, document, replace(fingerprint::text, '-', '') AS fingerprint FROM product
     WHERE trend_rank IS NOT NULL AND category_id IS NULL AND gone_since IS NULL
     ORDER BY number LIMIT $1`,
    [maxProducts],
  )
  const products = await adoptCategories(
    client,
    rows.map(({ document }) => parseDocument(document)),
  )
  const adopted = rows.flatMap(({ number, fingerprint }, at) => {
    const product = products[at]
    return product?.categoryId === undefined
      ? []
      : [{ ...toProductRow(product, undefined, fingerprint), number }]
  })
  if (adopted.length > 0) await rewriteProducts(client, adopted)
  return adopted.length
}
