import type pg from 'pg'
import type { ContradictedSale, RetailerSales } from '#app/domain/sale-claims.ts'
import type { SourceLetter } from '#app/domain/source.ts'

const claimed = 'gone_since IS NULL AND in_stock AND is_on_sale'

/** Counts the sales of each retailer, by name. */
export async function fetchSaleClaims(db: Pick<pg.Pool, 'query'>): Promise<RetailerSales[]> {
  const { rows } = await db.query<RetailerSales>(
    `SELECT retailer, count(*)::int AS claimed,
       count(*) FILTER (WHERE discount_check = 'verified')::int AS verified,
       count(*) FILTER (WHERE discount_check = 'contradicted')::int AS contradicted
     FROM product WHERE ${claimed} GROUP BY retailer ORDER BY retailer`,
  )
  return rows
}

/** Finds the sales that our price histories contradict, the largest claimed percentages first. */
export async function fetchContradictedSales(
  db: Pick<pg.Pool, 'query'>,
): Promise<ContradictedSale[]> {
  const { rows } = await db.query<SaleRow>(
    `SELECT source, id, retailer, category_id, other_category_id, made_of
     FROM product WHERE ${claimed} AND discount_check = 'contradicted'
     ORDER BY discount DESC, number`,
  )
  return rows.map(({ source, id, retailer, category_id, other_category_id, made_of }) => ({
    ...{ source, id, retailer },
    ...(category_id === null ? {} : { categoryId: category_id }),
    ...(other_category_id === null ? {} : { otherCategoryId: other_category_id }),
    composition: made_of.map(material => ({ material })),
  }))
}

interface SaleRow {
  source: SourceLetter
  id: string
  retailer: string
  category_id: string | null
  other_category_id: string | null
  made_of: string[]
}
