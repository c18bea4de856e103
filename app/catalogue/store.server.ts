import { and, eq, inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { pictureColor, product as productTable } from '#app/database/schema.ts'
import { withClient } from '#app/database/with-client.server.ts'
import type { DiscountCheck } from '#app/domain/discount-check.ts'
import type { PictureColors } from '#app/domain/picture.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import type { PriceHistory } from '#app/domain/price-history.ts'
import type { Image, Product } from '#app/domain/product.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import type { CataloguedProduct } from './catalogue.ts'
import { fetchChanges, type ProductChange } from './changes.server.ts'
import { type ProductDocument, parseDocument } from './document.ts'
import { markProductGone } from './mark-gone.server.ts'
import { findPriceHistory } from './price-history/find-price-history.server.ts'
import { getRulesVersion } from './rules-version.server.ts'
import type { Shelf } from './shelf.ts'
import { findIdTrouble } from './storable-text.ts'
import { type SyncRunWork, type SyncStart, withSyncRun } from './sync-run.server.ts'
import { toRows, type UpsertCounts, upsertRows } from './upsert-products.server.ts'
import { inWriteTransaction } from './write-transaction.server.ts'

/** The catalogue in PostgreSQL: the truth that every index is made from. */
export interface Store {
  /** Keeps products of one source; those that are as they were only get a note that they were read. */
  upsertProducts(source: SourceLetter, products: Product[]): Promise<UpsertCounts>
  findProduct(source: SourceLetter, id: string): Promise<StoredProduct | undefined>
  /** The source, asked for this one product, says that it no longer has it. */
  markProductGone(source: SourceLetter, id: string): Promise<void>
  /** In the order of the numbers; a number nobody has is left out. */
  findByNumbers(numbers: number[]): Promise<Map<number, CheckedProduct>>
  findNumber(source: SourceLetter, id: string): Promise<number | undefined>
  /** Every picture a product names; none when the catalogue has no such product. */
  findImages(source: SourceLetter, id: string): Promise<Image[]>
  findPriceHistory(source: SourceLetter, id: string): Promise<PriceHistory | undefined>
  /** The next changes behind a change number, in order. */
  changesSince(sequence: number, limit: number): Promise<ProductChange[]>
  /** Does `work` as the only runner of a shelf, over all servers; 'busy' when another is at it. */
  withSyncRun<T>(shelf: Shelf, work: SyncRunWork<T>, start?: SyncStart): Promise<T | 'busy'>
}

export interface StoredProduct extends CataloguedProduct {
  /** Read from its source so long ago that it may have changed. */
  isStale?: true
}

const staleHours = 6

/** A whole run met every product that is on offer since, and marks none of those it met as they were. */
const lastWholeRun = sql`SELECT started_at FROM sync_run
  WHERE sync_run.source = ${productTable.source} AND state = 'complete' AND error IS NULL ORDER BY id DESC LIMIT 1`

const checkedDocument = {
  document: productTable.document,
  discountCheck: productTable.discountCheck,
  pictureColors: sql<PictureColors | null>`(
    SELECT json_object_agg(${pictureColor.tag}, ${pictureColor.color}) FROM ${pictureColor}
    WHERE ${pictureColor.productNumber} = ${productTable.number})`,
}

function toCheckedProduct(row: {
  document: unknown
  discountCheck: DiscountCheck | null
  pictureColors: PictureColors | null
}): CheckedProduct {
  return {
    ...parseDocument(row.document as ProductDocument),
    ...(row.discountCheck === null ? {} : { discountCheck: row.discountCheck }),
    ...(row.pictureColors === null ? {} : { pictureColors: row.pictureColors }),
  }
}

/** `rulesVersion` is what `getRulesVersion` tells, but for tests. */
export function createStore(pool: pg.Pool, rulesVersion?: string): Store {
  const db = drizzle(pool)

  async function findProduct(source: SourceLetter, id: string): Promise<StoredProduct | undefined> {
    if (findIdTrouble(id) !== undefined) return undefined
    const [row] = await db
      .select({
        ...checkedDocument,
        goneSince: productTable.goneSince,
        isStale: sql<boolean>`greatest(${productTable.readAt}, (${lastWholeRun})) < now() - ${staleHours} * interval '1 hour'`,
      })
      .from(productTable)
      .where(and(eq(productTable.source, source), eq(productTable.id, id)))
    if (!row) return undefined
    const product = toCheckedProduct(row)
    return {
      product,
      ...(row.goneSince ? { goneSince: row.goneSince } : {}),
      ...(row.isStale ? { isStale: true } : {}),
    }
  }

  async function findByNumbers(numbers: number[]): Promise<Map<number, CheckedProduct>> {
    if (numbers.length === 0) return new Map()
    const rows = await db
      .select({ number: productTable.number, ...checkedDocument })
      .from(productTable)
      .where(inArray(productTable.number, numbers))
    const byNumber = new Map(rows.map(row => [row.number, row]))
    return new Map(
      numbers.flatMap(number => {
        const row = byNumber.get(number)
        return row === undefined ? [] : [[number, toCheckedProduct(row)]]
      }),
    )
  }

  async function findNumber(source: SourceLetter, id: string): Promise<number | undefined> {
    if (findIdTrouble(id) !== undefined) return undefined
    const [row] = await db
      .select({ number: productTable.number })
      .from(productTable)
      .where(and(eq(productTable.source, source), eq(productTable.id, id)))
    return row?.number
  }

  async function findImages(source: SourceLetter, id: string): Promise<Image[]> {
    if (findIdTrouble(id) !== undefined) return []
    const [row] = await db
      .select({ pictures: sql<Image[]>`${productTable.document} -> 'pictures'` })
      .from(productTable)
      .where(and(eq(productTable.source, source), eq(productTable.id, id)))
    return row?.pictures ?? []
  }

  async function upsertProducts(source: SourceLetter, products: Product[]): Promise<UpsertCounts> {
    const rows = toRows(products)
    return withClient(pool, client => inWriteTransaction(client, () => upsertRows(client, source, rows)))
  }

  return {
    upsertProducts,
    findProduct,
    markProductGone: (source, id) =>
      withClient(pool, client => inWriteTransaction(client, () => markProductGone(client, source, id))),
    findByNumbers,
    findNumber,
    findImages,
    findPriceHistory: (source, id) => findPriceHistory(pool, source, id),
    changesSince: (sequence, limit) => fetchChanges(pool, sequence, limit),
    withSyncRun: (shelf, work, start) =>
      withSyncRun(pool, { shelf, start, rulesVersion: rulesVersion ?? getRulesVersion() }, work),
  }
}
