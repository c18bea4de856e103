import { and, eq, inArray } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { product as productTable } from '#app/database/schema.ts'
import { withClient } from '#app/database/with-client.server.ts'
import type { Product } from '#app/domain/product.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import type { CataloguedProduct } from './catalogue.ts'
import { fetchChanges, type ProductChange } from './changes.server.ts'
import { type ProductDocument, parseDocument } from './document.ts'
import { findIdTrouble } from './storable-text.ts'
import { type SyncRunWork, withSyncRun } from './sync-run.server.ts'
import { toRows, type UpsertCounts, upsertRows } from './upsert-products.server.ts'
import { inWriteTransaction } from './write-transaction.server.ts'

/** The catalogue in PostgreSQL: the truth that every index is made from. */
export interface Store {
  /** Keeps products of one source; those that are as they were only get a note that they were read. */
  upsertProducts(source: SourceLetter, products: Product[]): Promise<UpsertCounts>
  findProduct(source: SourceLetter, id: string): Promise<CataloguedProduct | undefined>
  /** In the order of the numbers; a number nobody has is left out. */
  findByNumbers(numbers: number[]): Promise<Product[]>
  /** The next changes behind a change number, in order. */
  changesSince(sequence: number, limit: number): Promise<ProductChange[]>
  /** Does `work` as the only runner of a source, over all servers; 'busy' when another is at it. */
  withSyncRun<T>(source: SourceLetter, work: SyncRunWork<T>): Promise<T | 'busy'>
}

export function createStore(pool: pg.Pool): Store {
  const db = drizzle(pool)

  async function findProduct(source: SourceLetter, id: string): Promise<CataloguedProduct | undefined> {
    if (findIdTrouble(id) !== undefined) return undefined
    const [row] = await db
      .select({ document: productTable.document, goneSince: productTable.goneSince })
      .from(productTable)
      .where(and(eq(productTable.source, source), eq(productTable.id, id)))
    if (!row) return undefined
    const product = parseDocument(row.document as ProductDocument)
    return { product, ...(row.goneSince ? { goneSince: row.goneSince } : {}) }
  }

  async function findByNumbers(numbers: number[]): Promise<Product[]> {
    if (numbers.length === 0) return []
    const rows = await db
      .select({ number: productTable.number, document: productTable.document })
      .from(productTable)
      .where(inArray(productTable.number, numbers))
    const byNumber = new Map(rows.map(row => [row.number, row.document as ProductDocument]))
    const documents = numbers.map(number => byNumber.get(number)).filter(document => document !== undefined)
    return documents.map(parseDocument)
  }

  async function upsertProducts(source: SourceLetter, products: Product[]): Promise<UpsertCounts> {
    const rows = toRows(products)
    return withClient(pool, client => inWriteTransaction(client, () => upsertRows(client, source, rows)))
  }

  return {
    upsertProducts,
    findProduct,
    findByNumbers,
    changesSince: (sequence, limit) => fetchChanges(pool, sequence, limit),
    withSyncRun: (source, work) => withSyncRun(pool, source, work),
  }
}
