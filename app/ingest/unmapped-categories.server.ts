import type pg from 'pg'
import { type SyncScope, scopeColumn } from './sync-scope.ts'

/**
 * A scope's products that are in none of our categories. The
 * source's category names for them can be added to the vocabulary.
 */
export interface UnmappedCategory {
  scope: SyncScope
  products: number
  /**
   * The source's category names, those with the most
   * products first; empty if the source specifies none.
   */
  names: { name: string; products: number }[]
}

/**
 * Counts only available products. Products that are in
 * no category below a department count as unmapped.
 */
export async function fetchUnmappedCategories(
  pool: pg.Pool,
  namesPerPath = 5,
): Promise<UnmappedCategory[]> {
  const { rows } = await pool.query<{
    scope: SyncScope
    name: string
    products: number
    total: number
  }>(
    `WITH named AS (
       SELECT ${scopeColumn} AS scope, unmapped_path AS name
       FROM product WHERE unmapped_path IS NOT NULL AND gone_since IS NULL
     ), counted AS (
       SELECT scope, name, count(*)::int AS products FROM named GROUP BY scope, name
     ), ranked AS (
       SELECT *, (sum(products) OVER (PARTITION BY scope))::int AS total,
         row_number() OVER (PARTITION BY scope ORDER BY products DESC, name) AS place
       FROM counted
     )
     SELECT scope, name, products, total FROM ranked WHERE place <= $1 ORDER BY scope, place`,
    [namesPerPath],
  )
  return [...Map.groupBy(rows, ({ scope }) => scope)].map(([scope, names]) => ({
    scope,
    products: names[0]?.total ?? 0,
    names: names.map(({ name, products }) => ({ name, products })),
  }))
}
