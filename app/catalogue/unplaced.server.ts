import type pg from 'pg'
import type { Shelf } from './shelf.ts'

/** What on a shelf stands in no department of ours, for the tables of words to learn from. */
export interface Unplaced {
  shelf: Shelf
  products: number
  /** The source's names for them, those with most products first; empty where it names none. */
  names: { name: string; products: number }[]
}

/** Of products on offer. Reads the documents of those that have no place, so it is for commands. */
export async function fetchUnplaced(pool: pg.Pool, namesPerShelf = 5): Promise<Unplaced[]> {
  const { rows } = await pool.query<{ shelf: Shelf; name: string; products: number; total: number }>(
    `WITH named AS (
       SELECT CASE source WHEN 'f' THEN 'f:' || split_part(id, '~', 1) ELSE source END AS shelf,
         coalesce(document->'categories'->0->>'fullName', '') AS name
       FROM product WHERE category_id IS NULL AND gone_since IS NULL
     ), counted AS (
       SELECT shelf, name, count(*)::int AS products FROM named GROUP BY shelf, name
     ), ranked AS (
       SELECT *, (sum(products) OVER (PARTITION BY shelf))::int AS total,
         row_number() OVER (PARTITION BY shelf ORDER BY products DESC, name) AS place
       FROM counted
     )
     SELECT shelf, name, products, total FROM ranked WHERE place <= $1 ORDER BY shelf, place`,
    [namesPerShelf],
  )
  return [...Map.groupBy(rows, ({ shelf }) => shelf)].map(([shelf, names]) => ({
    shelf,
    products: names[0]?.total ?? 0,
    names: names.map(({ name, products }) => ({ name, products })),
  }))
}
