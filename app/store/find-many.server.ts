import type pg from 'pg'
import type { CheckedProduct } from '#app/domain/price.ts'
import type { ProductKey } from '#app/domain/product-key.ts'
import { findIdTrouble } from './storable-text.ts'
import type { Store } from './store.server.ts'

/** Finds the products that are still available, in the order of the keys. */
export async function findMany(
  db: Pick<pg.ClientBase, 'query'>,
  store: Pick<Store, 'findByNumbers'>,
  keys: readonly ProductKey[],
): Promise<CheckedProduct[]> {
  const requested = keys.filter(({ id }) => findIdTrouble(id) === undefined)
  if (requested.length === 0) return []
  const { rows } = await db.query<{ number: number }>(
    `SELECT product.number
     FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS requested (source, id, place)
       JOIN product ON product.source = requested.source AND product.id = requested.id
     WHERE product.gone_since IS NULL
     ORDER BY requested.place`,
    [requested.map(({ source }) => source), requested.map(({ id }) => id)],
  )
  return [...(await store.findByNumbers(rows.map(({ number }) => number))).values()]
}
