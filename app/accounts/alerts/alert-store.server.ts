import type pg from 'pg'
import { toPicture } from '#app/domain/picture.ts'
import type { Product } from '#app/domain/product.ts'
import { formatProductKey, type ProductKey } from '#app/domain/product-key.ts'
import { getRetailerName } from '#app/domain/retailer-name.ts'
import { productPath } from '#app/domain/urls/links.ts'
import { createStore } from '#app/store/store.server.ts'
import type { Alert, AlertKind, AlertWish } from './alert.ts'
import { isAvailable } from './evaluate-alert.ts'

/** The maximum number of alerts per shopper, which is more than anyone would set. */
const maxAlerts = 500

export type AlertOutcome = 'set' | 'unknown-product' | 'too-many'

/** The alerts of shoppers. Every method is limited to the alerts of one user. */
export interface AlertStore {
  /** Sets an alert, or changes the existing alert of the same kind and size. */
  set(
    userId: string,
    storefront: string,
    product: ProductKey,
    wish: AlertWish,
  ): Promise<AlertOutcome>
  /** Returns the user's alerts, newest first. */
  list(userId: string): Promise<Alert[]>
  /**
   * Returns the kinds of the user's alerts on these products, newest first, keyed by
   * `formatProductKey`; products without alerts are absent.
   */
  findKinds(
    userId: string,
    products: readonly ProductKey[],
  ): Promise<ReadonlyMap<string, AlertKind[]>>
  /** Changes the highest price that a drop alert reports; undefined means any drop. */
  setBelow(userId: string, alertId: string, belowCents: number | undefined): Promise<void>
  remove(userId: string, alertId: string): Promise<void>
}

interface AlertRow {
  id: string
  kind: AlertKind
  belowCents: number | null
  size: string | null
  number: number
  cents: number
  isGone: boolean
}

export function createAlertStore(pool: pg.Pool): AlertStore {
  const store = createStore(pool)

  async function set(
    userId: string,
    storefront: string,
    { source, id }: ProductKey,
    { kind, belowCents, size }: AlertWish,
  ): Promise<AlertOutcome> {
    const number = await store.findNumber(source, id)
    const found = number === undefined ? undefined : await store.findProduct(source, id)
    if (number === undefined || !found) return 'unknown-product'
    const { product, goneSince } = found
    const { rowCount } = await pool.query(
      `INSERT INTO alert (user_id, product_number, kind, below_cents, size, storefront,
         reference_cents, currency, was_available)
       SELECT $1, number, $3, $4, $5, $6, usd_cents, $7, $8 FROM product WHERE number = $2
         AND (SELECT count(*) FROM alert WHERE user_id = $1) < $9
       ON CONFLICT (user_id, product_number, kind, size) DO UPDATE
         SET below_cents = excluded.below_cents, storefront = excluded.storefront`,
      [
        userId,
        number,
        kind,
        belowCents ?? null,
        size ?? null,
        storefront,
        product.currency,
        goneSince === undefined && isAvailable(product, size),
        maxAlerts,
      ],
    )
    return rowCount === 0 ? 'too-many' : 'set'
  }

  async function list(userId: string): Promise<Alert[]> {
    const { rows } = await pool.query<AlertRow>(
      `SELECT alert.id, kind, below_cents AS "belowCents", size, number, usd_cents AS cents,
         gone_since IS NOT NULL AS "isGone"
       FROM alert JOIN product ON number = product_number
       WHERE user_id = $1 ORDER BY alert.created_at DESC, alert.id`,
      [userId],
    )
    const products = await store.findByNumbers(rows.map(({ number }) => number))
    return rows.flatMap(row => {
      const product = products.get(row.number)
      return product ? toAlert(row, product) : []
    })
  }

  async function findKinds(
    userId: string,
    products: readonly ProductKey[],
  ): Promise<ReadonlyMap<string, AlertKind[]>> {
    if (products.length === 0) return new Map()
    const { rows } = await pool.query<ProductKey & { kinds: AlertKind[] }>(
      `SELECT product.source, product.id,
         array_agg(kind ORDER BY alert.created_at DESC, alert.id) AS kinds
       FROM alert JOIN product ON number = product_number
       WHERE user_id = $1 AND (product.source, product.id) IN (SELECT * FROM unnest($2::text[], $3::text[]))
       GROUP BY product.source, product.id`,
      [userId, products.map(({ source }) => source), products.map(({ id }) => id)],
    )
    return new Map(rows.map(({ kinds, ...key }) => [formatProductKey(key), kinds]))
  }

  return {
    set,
    list,
    findKinds,
    async setBelow(userId, alertId, belowCents) {
      await pool.query(
        `UPDATE alert SET below_cents = $3 WHERE user_id = $1 AND id = $2 AND kind = 'drop'`,
        [userId, alertId, belowCents ?? null],
      )
    },
    async remove(userId, alertId) {
      await pool.query('DELETE FROM alert WHERE user_id = $1 AND id = $2', [userId, alertId])
    },
  }
}

function toAlert({ id, kind, belowCents, size, cents, isGone }: AlertRow, product: Product): Alert {
  const [image] = product.images
  return {
    id,
    kind,
    cents,
    product: {
      source: product.source,
      id: product.id,
      title: product.brandedName || product.name,
      retailer: getRetailerName(product),
      path: productPath(product),
      ...(image ? { picture: toPicture(product, image) } : {}),
      isSoldOut: !product.inStock,
      isGone,
    },
    ...(belowCents === null ? {} : { belowCents }),
    ...(size === null ? {} : { size }),
  }
}
