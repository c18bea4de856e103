import type pg from 'pg'
import { isConnectionLoss } from '#app/database/connection-loss.ts'

/** A code that more products than this have, such as a collection's, names no single product. */
export const maxProductsPerCode = 50

/**
 * Finds the numbers of the available products that have each of these codes, at most one more
 * than `maxProductsPerCode`; see `migrations/0095_variant_codes.sql`. Finds none while the
 * database is unreachable.
 */
export async function findByCodes(
  pool: pg.Pool,
  codes: readonly string[],
): Promise<Map<string, number[]>> {
  if (codes.length === 0) return new Map()
  try {
    const values = [[...new Set(codes)], maxProductsPerCode + 1]
    const { rows } = await pool.query<{ code: string; numbers: number[] }>(find, values)
    return new Map(rows.map(({ code, numbers }) => [code, numbers]))
  } catch (error) {
    if (!isConnectionLoss(error)) throw error
    return new Map()
  }
}

const find = `
SELECT code, array_agg(number) AS numbers FROM unnest($1::text[]) AS code CROSS JOIN LATERAL (
  SELECT number FROM product
  WHERE product_codes(id, document) && ARRAY[code] AND gone_since IS NULL LIMIT $2
) AS found
GROUP BY code`
