import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import type { CheckedProduct } from '#app/domain/price.ts'
import type { Product } from '#app/domain/product.ts'
import { type Checks, checkColumns, toCheckedProduct } from './checked-product.ts'
import { type ProductDocument, parseDocument } from './document.ts'

interface Row extends Checks {
  number: number
  changedAt: string
  /** Null if the current document is already in memory. */
  document: ProductDocument | null
}

/** A product in memory, which is current as long as its row still has this change number. */
interface CachedProduct {
  changedAt: string
  product: Product
  checks: Checks
  checked: CheckedProduct
}

/** The maximum number of products in memory, enough for a hundred list pages. */
const maxCached = 5_000

/**
 * Returns `Store.findByNumbers`. Every call queries the database. Documents account for most of
 * the time and data that reading a list takes, so the database sends only those that have changed.
 * An unchanged product is the same object as before, so that what is derived from it can be cached.
 */
export function createFindByNumbers(
  pool: pg.Pool,
): (numbers: number[]) => Promise<Map<number, CheckedProduct>> {
  const cache = new LRUCache<number, CachedProduct>({ max: maxCached })

  return async numbers => {
    if (numbers.length === 0) return new Map()
    const cached = new Map(numbers.map(number => [number, cache.get(number)]))
    const { rows } = await pool.query<Row>(
      `SELECT number, changed_at::text AS "changedAt", ${checkColumns},
         CASE WHEN changed_at = cached.change THEN NULL ELSE document END AS document
       FROM unnest($1::int[], $2::bigint[]) AS cached (number, change) JOIN product USING (number)`,
      [numbers, numbers.map(number => cached.get(number)?.changedAt ?? null)],
    )
    const found = new Map<number, CheckedProduct>()
    for (const row of rows) {
      const renewed = renew(cached.get(row.number), row)
      if (renewed === undefined) continue
      cache.set(row.number, renewed)
      found.set(row.number, renewed.checked)
    }
    return new Map(
      numbers.flatMap(number => {
        const product = found.get(number)
        return product === undefined ? [] : [[number, product]]
      }),
    )
  }
}

/** Returns the cached product itself if nothing about it has changed. */
function renew(
  known: CachedProduct | undefined,
  { changedAt, document, discountCheck, pictureColors, hasLookAlike }: Row,
): CachedProduct | undefined {
  const checks = { discountCheck, pictureColors, hasLookAlike }
  if (known && !document && isDeepStrictEqual(known.checks, checks)) return known
  const product = document ? parseDocument(document) : known?.product
  return product && { changedAt, product, checks, checked: toCheckedProduct(product, checks) }
}
