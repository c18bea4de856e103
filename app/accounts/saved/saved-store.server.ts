import type pg from 'pg'
import { getPaging, type Paging } from '#app/domain/paging.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import type { ProductKey } from '#app/domain/product-key.ts'
import type { SavedAnswer } from '#app/domain/saved-event.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import type { SavedFilter, SavedQuery, SavedSort } from '#app/domain/urls/saved-query.ts'
import { type SavedFields, toSavedCents, toSavedFields } from './saved-fields.ts'

/** Each user's saved products, in PostgreSQL. */
export interface SavedStore {
  /**
   * Saves a product; saving it again only refreshes its stored fields. Within a minute of a
   * removal, restores the time and price of the earlier save. Throws a `SavedLimitError` if the
   * list is full and the product is not in it.
   */
  save(userId: string, product: CheckedProduct): Promise<SavedAnswer>
  /** Removes a product; does nothing if it is not saved. */
  remove(userId: string, key: ProductKey): Promise<SavedAnswer>
  /**
   * Returns one page of a user's saved products, and how many there are per filter.
   * Products of hidden retailers count like products that have left the catalogue.
   */
  findPage(userId: string, query: SavedQuery, isHidden?: IsHiddenRetailer): Promise<SavedListing>
}

/** Returns true for a retailer that operators turned off. */
export type IsHiddenRetailer = (retailer: string) => boolean

export interface SavedListing {
  products: SavedProduct[]
  paging: Paging
  counts: Record<SavedFilter, number>
  /** The revision of the latest change that the page is guaranteed to include. */
  revision: number
}

export interface SavedProduct extends ProductKey {
  fields: SavedFields
  savedAt: Date
  /** The price in US cents at the time it was saved. */
  savedCents: number
  /** Today's price in US cents; absent for a product that has left the catalogue. */
  cents?: number
}

/** A list this long was created by a script, not by a shopper. */
export const maxSaved = 10_000

export class SavedLimitError extends Error {
  override name = 'SavedLimitError'

  constructor() {
    super(`You can save up to ${maxSaved} products. Remove some to save more.`)
  }
}

const undoSeconds = 60

const saveProduct = `INSERT INTO saved (user_id, source, product_id, fields, usd_cents, saved_at)
  SELECT $1, $2, $3, $4, coalesce(removed.usd_cents, $5),
    coalesce(removed.saved_at, clock_timestamp())
  FROM (VALUES (true)) AS one LEFT JOIN LATERAL (
    SELECT usd_cents, saved_at FROM saved_change
    WHERE user_id = $1 AND source = $2 AND product_id = $3 AND NOT is_saved
      AND changed_at > clock_timestamp() - ${undoSeconds} * interval '1 second'
    ORDER BY revision DESC LIMIT 1
  ) AS removed ON true
  WHERE (SELECT count(*) FROM saved WHERE user_id = $1) < ${maxSaved}
    OR EXISTS (SELECT FROM saved WHERE user_id = $1 AND source = $2 AND product_id = $3)
  ON CONFLICT (user_id, source, product_id) DO UPDATE SET fields = excluded.fields`

const conditions: Record<SavedFilter, string> = {
  all: 'true',
  available: 'cents IS NOT NULL AND in_stock',
  'sold-out': 'cents IS NULL OR NOT in_stock',
  dropped: 'cents < saved_cents AND in_stock',
}

/** Products that have left the catalogue have no price and come last when sorting by price. */
const orders: Record<SavedSort, string> = {
  newest: '',
  'price-up': 'cents NULLS LAST,',
  'price-down': 'cents DESC NULLS LAST,',
  drop: 'CASE WHEN in_stock THEN saved_cents - cents END DESC NULLS LAST,',
}

/**
 * Every saved product with today's price, which is null once it has left
 * the catalogue. The second parameter lists the hidden retailers.
 */
const withToday = `SELECT saved.source, saved.product_id AS id, saved.saved_at,
    saved.usd_cents AS saved_cents, product.usd_cents AS cents, product.in_stock
  FROM saved LEFT JOIN product ON product.source = saved.source AND product.id = saved.product_id
    AND product.gone_since IS NULL AND product.retailer <> ALL($2)
  WHERE saved.user_id = $1`

export function createSavedStore(pool: pg.Pool): SavedStore {
  async function findRevision(userId: string): Promise<number> {
    const { rows } = await pool.query<{ revision: string }>(
      'SELECT revision FROM saved_revision WHERE user_id = $1',
      [userId],
    )
    return Number(rows[0]?.revision ?? 0)
  }

  async function save(userId: string, product: CheckedProduct): Promise<SavedAnswer> {
    const { source, id } = product
    const fields = JSON.stringify(toSavedFields(product))
    const values = [userId, source, id, fields, toSavedCents(product)]
    const { rowCount } = await pool.query(saveProduct, values)
    if (rowCount === 0) throw new SavedLimitError()
    return { isSaved: true, revision: await findRevision(userId) }
  }

  async function remove(userId: string, { source, id }: ProductKey): Promise<SavedAnswer> {
    await pool.query('DELETE FROM saved WHERE user_id = $1 AND source = $2 AND product_id = $3', [
      userId,
      source,
      id,
    ])
    return { isSaved: false, revision: await findRevision(userId) }
  }

  async function findPage(
    userId: string,
    query: SavedQuery,
    isHidden: IsHiddenRetailer = () => false,
  ): Promise<SavedListing> {
    const revision = await findRevision(userId)
    const hidden = (await findRetailers(userId)).filter(isHidden)
    const counts = await countKinds(userId, hidden)
    const paging = getPaging(query.page, counts[query.show])
    const { rows } = await pool.query<SavedRow>(
      `WITH page AS (
         SELECT * FROM (${withToday}) AS today WHERE ${conditions[query.show]}
         ORDER BY ${orders[query.sort]} saved_at DESC, source, id LIMIT $3 OFFSET $4
       )
       SELECT page.source, page.id, page.saved_at AS "savedAt", page.saved_cents AS "savedCents",
         page.cents, saved.fields
       FROM page JOIN saved
         ON saved.user_id = $1 AND saved.source = page.source AND saved.product_id = page.id
       ORDER BY ${orders[query.sort]} page.saved_at DESC, page.source, page.id`,
      [userId, hidden, paging.limit, paging.offset],
    )
    return { products: rows.map(toSavedProduct), paging, counts, revision }
  }

  async function findRetailers(userId: string): Promise<string[]> {
    const { rows } = await pool.query<{ retailer: string }>(
      `SELECT DISTINCT retailer FROM saved
         JOIN product ON product.source = saved.source AND product.id = saved.product_id
       WHERE saved.user_id = $1`,
      [userId],
    )
    return rows.map(({ retailer }) => retailer)
  }

  async function countKinds(
    userId: string,
    hidden: readonly string[],
  ): Promise<Record<SavedFilter, number>> {
    const columns = Object.entries(conditions).map(
      ([name, condition]) => `count(*) FILTER (WHERE ${condition})::int AS "${name}"`,
    )
    const { rows } = await pool.query<Record<SavedFilter, number>>(
      `SELECT ${columns.join(', ')} FROM (${withToday}) AS today`,
      [userId, hidden],
    )
    return rows[0] ?? { all: 0, available: 0, 'sold-out': 0, dropped: 0 }
  }

  return { save, remove, findPage }
}

interface SavedRow extends Omit<SavedProduct, 'cents' | 'source'> {
  source: SourceLetter
  cents: number | null
}

function toSavedProduct({ cents, ...row }: SavedRow): SavedProduct {
  return { ...row, ...(cents === null ? {} : { cents }) }
}
