import type pg from 'pg'
import type { ProductKey } from '#app/domain/product-key.ts'
import type { SaleClaims } from '#app/domain/sale-claims.ts'

/** The most contradicted sales to read of one retailer, of which a page shows a few. */
const maxPerRetailer = 10

const claimed = 'gone_since IS NULL AND in_stock AND is_on_sale'

/** Counts the sales of each retailer, and finds those that our price histories contradict. */
export async function fetchSaleClaims(db: Pick<pg.Pool, 'query'>): Promise<SaleClaims> {
  const { rows: retailers } = await db.query<SaleClaims['retailers'][number]>(
    `SELECT retailer, count(*)::int AS claimed,
       count(*) FILTER (WHERE discount_check = 'verified')::int AS verified,
       count(*) FILTER (WHERE discount_check = 'contradicted')::int AS contradicted
     FROM product WHERE ${claimed} GROUP BY retailer ORDER BY retailer`,
  )
  const { rows: contradicted } = await db.query<ProductKey>(
    `SELECT source, id FROM (
       SELECT source, id, number, discount,
         row_number() OVER (PARTITION BY retailer ORDER BY discount DESC, number) AS place
       FROM product WHERE ${claimed} AND discount_check = 'contradicted'
     ) AS sale WHERE place <= $1 ORDER BY discount DESC, number`,
    [maxPerRetailer],
  )
  return { retailers, contradicted }
}
