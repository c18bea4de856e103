import type pg from 'pg'
import { isConnectionLoss } from '#app/database/connection-loss.ts'

/** A product with some of the requested codes. */
export interface CodedProduct {
  number: number
  codes: string[]
}

/** A code that more products than this have, such as a collection's, names no single product. */
const maxProducts = 50

/**
 * Finds the available products that have any of these codes; see
 * `migrations/0095_variant_codes.sql`. Finds none while the database is unreachable.
 */
export async function findByCodes(
  pool: pg.Pool,
  codes: readonly string[],
): Promise<CodedProduct[]> {
  if (codes.length === 0) return []
  try {
    const { rows } = await pool.query<CodedProduct>(find, [codes, maxProducts + 1])
    return rows.length > maxProducts ? [] : rows
  } catch (error) {
    if (!isConnectionLoss(error)) throw error
    return []
  }
}

const find = `
SELECT number, ARRAY(
  SELECT unnest(product_codes(id, document)) INTERSECT SELECT unnest($1::text[])
) AS codes
FROM product WHERE product_codes(id, document) && $1::text[] AND gone_since IS NULL
LIMIT $2`
