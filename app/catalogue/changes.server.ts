import type pg from 'pg'

/** What the index needs to know of one product. */
export interface ProductChange {
  /** The product's number. */
  number: number
  /** The change's own number: they only grow, and a reader goes on from the last one it has seen. */
  changedAt: number
  /** No longer on offer; the rest is as it last was. */
  isGone: boolean
  /** Empty when nobody says. */
  brand: string
  retailer: string
  categoryId: string | undefined
  usdCents: number
  /** Whole percent; 0 for a discount that our own price history contradicts. */
  discount: number
  /** Days since 1970. */
  newnessDay: number
  popularity: number
  inStock: boolean
}

type ChangeRow = [
  number,
  string,
  boolean,
  string,
  string,
  string | null,
  number,
  number,
  number,
  number,
  boolean,
]

/** The next changes behind `sequence`, in order, at most `limit`: of each product the last one only. */
export async function fetchChanges(
  db: Pick<pg.ClientBase, 'query'>,
  sequence: number,
  limit: number,
): Promise<ProductChange[]> {
  const { rows } = await db.query<ChangeRow>({
    name: 'changes',
    text: `SELECT number, changed_at, gone_since IS NOT NULL, brand, retailer, category_id, usd_cents,
             CASE WHEN discount_check = 'contradicted' THEN 0 ELSE discount END,
             newness_day, popularity, in_stock
           FROM product WHERE changed_at > $1 ORDER BY changed_at LIMIT $2`,
    values: [sequence, limit],
    rowMode: 'array',
  })
  return rows.map(row => ({
    number: row[0],
    changedAt: Number(row[1]),
    isGone: row[2],
    brand: row[3],
    retailer: row[4],
    categoryId: row[5] ?? undefined,
    usdCents: row[6],
    discount: row[7],
    newnessDay: row[8],
    popularity: row[9],
    inStock: row[10],
  }))
}
