import type pg from 'pg'
import { withClient } from '#app/database/with-client.server.ts'
import { type LinkWarning, toLinkWarning } from '#app/domain/link-warning.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import type { PriceHistory } from '#app/domain/price-history.ts'
import type { Image, Product } from '#app/domain/product.ts'
import type { ProductKey } from '#app/domain/product-key.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import { fetchChanges, type ProductChange } from './changes.server.ts'
import { type Checks, checkColumns, toCheckedProduct } from './checked-product.ts'
import { type ProductDocument, parseDocument } from './document.ts'
import { createFindByNumbers } from './find-by-numbers.server.ts'
import { joinLinkFinding, linkStateColumn } from './link-finding.ts'
import { findPriceHistory } from './price-history/find-price-history.server.ts'
import { findIdTrouble } from './storable-text.ts'
import { toRows, type UpsertCounts, upsertRows } from './upsert-products.server.ts'
import { inWriteTransaction, notifyOfChanges } from './write-transaction.server.ts'

/** Products in PostgreSQL, from which every index is built. */
export interface Store {
  /** Writes products of one source; unchanged products only get a new read time. */
  upsertProducts(source: SourceLetter, products: Product[]): Promise<UpsertCounts>
  findProduct(source: SourceLetter, id: string): Promise<StoredProduct | undefined>
  /** Marks a product as gone when its source no longer has it. */
  markProductGone(source: SourceLetter, id: string): Promise<void>
  /** Finds products, in the order of the numbers. Unknown numbers are left out. */
  findByNumbers(numbers: number[]): Promise<Map<number, CheckedProduct>>
  findNumber(source: SourceLetter, id: string): Promise<number | undefined>
  findByClickUrl(clickUrl: string): Promise<ProductKey | undefined>
  /** Finds all pictures of a product; an empty list for an unknown product. */
  findImages(source: SourceLetter, id: string): Promise<Image[]>
  findPriceHistory(source: SourceLetter, id: string): Promise<PriceHistory | undefined>
  /** Fetches the changes after a change number, in order. */
  changesSince(sequence: number, limit: number): Promise<ProductChange[]>
}

export interface StoredProduct {
  product: CheckedProduct
  /** The time at which the source stopped offering the product; absent while it is available. */
  goneSince?: Date
  /** The result of the last check of the product's link. */
  linkWarning?: LinkWarning
  /** True if the product was read so long ago that it may have changed. */
  isStale?: true
}

const staleHours = 6

/**
 * Selects the start time of the last complete sync. Such a sync counts as a
 * read of every available product, although it does not write unchanged rows.
 */
const lastCompleteSync = `SELECT started_at FROM sync_run
  WHERE sync_run.source = product.source AND state = 'complete' AND error IS NULL
  ORDER BY id DESC LIMIT 1`

interface FoundRow extends Checks {
  document: ProductDocument
  goneSince: Date | null
  linkState: string | null
  isStale: boolean
}

/** Changes products before they are written, in the same transaction. */
export type PrepareProducts = (
  client: pg.ClientBase,
  products: readonly Product[],
) => Promise<Product[]>

export function createStore(pool: pg.Pool, prepare?: PrepareProducts): Store {
  async function findProduct(source: SourceLetter, id: string): Promise<StoredProduct | undefined> {
    if (findIdTrouble(id) !== undefined) return undefined
    const {
      rows: [row],
    } = await pool.query<FoundRow>(
      `SELECT document, ${checkColumns}, gone_since AS "goneSince", ${linkStateColumn},
         greatest(read_at, (${lastCompleteSync})) < now() - $3 * interval '1 hour' AS "isStale"
       FROM product ${joinLinkFinding('product')}
       WHERE product.source = $1 AND product.id = $2`,
      [source, id, staleHours],
    )
    if (!row) return undefined
    const linkWarning = toLinkWarning(row.linkState)
    return {
      product: toCheckedProduct(parseDocument(row.document), row),
      ...(row.goneSince ? { goneSince: row.goneSince } : {}),
      ...(linkWarning ? { linkWarning } : {}),
      ...(row.isStale ? { isStale: true } : {}),
    }
  }

  async function findNumber(source: SourceLetter, id: string): Promise<number | undefined> {
    if (findIdTrouble(id) !== undefined) return undefined
    const { rows } = await pool.query<{ number: number }>(
      'SELECT number FROM product WHERE source = $1 AND id = $2',
      [source, id],
    )
    return rows[0]?.number
  }

  async function findByClickUrl(clickUrl: string): Promise<ProductKey | undefined> {
    if (clickUrl.includes('\0')) return undefined
    const { rows } = await pool.query<ProductKey>(
      `SELECT source, id FROM product WHERE document ->> 'clickUrl' = $1 LIMIT 1`,
      [clickUrl],
    )
    return rows[0]
  }

  async function findImages(source: SourceLetter, id: string): Promise<Image[]> {
    if (findIdTrouble(id) !== undefined) return []
    const { rows } = await pool.query<{ pictures: Image[] | null }>(
      `SELECT document -> 'pictures' AS pictures FROM product WHERE source = $1 AND id = $2`,
      [source, id],
    )
    return rows[0]?.pictures ?? []
  }

  async function upsertProducts(source: SourceLetter, products: Product[]): Promise<UpsertCounts> {
    return withClient(pool, client =>
      inWriteTransaction(client, async () => {
        const prepared = prepare ? await prepare(client, products) : products
        return upsertRows(client, source, toRows(prepared))
      }),
    )
  }

  return {
    upsertProducts,
    findProduct,
    markProductGone: (source, id) =>
      withClient(pool, client =>
        inWriteTransaction(client, () => markProductGone(client, source, id)),
      ),
    findByNumbers: createFindByNumbers(pool),
    findNumber,
    findByClickUrl,
    findImages,
    findPriceHistory: (source, id) => findPriceHistory(pool, source, id),
    changesSince: (sequence, limit) => fetchChanges(pool, sequence, limit),
  }
}

/**
 * Marks a product as gone because its source no longer
 * has its id. This counts as a read of the product.
 */
async function markProductGone(
  client: pg.ClientBase,
  source: SourceLetter,
  id: string,
): Promise<void> {
  await client.query(
    `UPDATE product SET read_at = now(), gone_since = coalesce(gone_since, now()),
       changed_at = CASE WHEN gone_since IS NULL THEN nextval('product_change') ELSE changed_at END
     WHERE source = $1 AND id = $2`,
    [source, id],
  )
  await notifyOfChanges(client)
}
