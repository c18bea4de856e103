import type pg from 'pg'
import type { ReportPeriod } from './reconcile.server.ts'
import { centsPerMinorUnit, earningClick, salesQuery } from './sales-query.ts'

export const earningsDimensions = ['retailer', 'page', 'storefront', 'source', 'day'] as const
export type EarningsDimension = (typeof earningsDimensions)[number]

/**
 * Clicks by people, and their earnings. Commissions of all currencies are converted to US cents
 * with the fixed exchange table that also converts prices. Reversed sales, and sales credited to
 * other websites, earn nothing.
 */
export interface Earnings {
  /** The retailer, page, storefront, source letter or day (YYYY-MM-DD). */
  name: string
  clicks: number
  sales: number
  commissionUsdCents: number
  /** In US cents, unrounded. */
  perClick: number
}

/** The column that each dimension groups by. A fixed list, because the text becomes SQL. */
const groupings: Readonly<Record<EarningsDimension, string>> = {
  retailer: 'click_retailer',
  page: 'page',
  storefront: 'storefront',
  source: 'source',
  day: `to_char(clicked_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
}

/** Selects by the time of the click. Days are sorted by date, other dimensions by earnings. */
export async function fetchEarnings(
  db: Pick<pg.ClientBase, 'query'>,
  dimension: EarningsDimension,
  { from, until }: ReportPeriod,
  now = new Date(),
): Promise<Earnings[]> {
  const { rows } = await db.query<Earnings>(
    `WITH ${salesQuery},
     clicked AS (
       SELECT ${groupings[dimension]} AS name, count(*) AS clicks
       FROM (SELECT *, retailer AS click_retailer FROM click) AS click
       WHERE ${earningClick} AND clicked_at >= $3 AND clicked_at < $4 GROUP BY 1
     ),
     earned AS (
       SELECT ${groupings[dimension]} AS name, count(*) AS sales, sum(commission_usd_cents) AS cents
       FROM sale_state
       WHERE clicked_at >= $3 AND clicked_at < $4 AND state NOT IN ('reversed', 'wrong storefront')
       GROUP BY 1
     )
     SELECT clicked.name, clicks::int, coalesce(sales, 0)::int AS sales,
       coalesce(cents, 0)::float8 AS "commissionUsdCents",
       coalesce(cents, 0)::float8 / clicks AS "perClick"
     FROM clicked LEFT JOIN earned USING (name)
     ORDER BY ${dimension === 'day' ? 'name' : '"commissionUsdCents" DESC, clicks DESC, name'}`,
    [now, centsPerMinorUnit, from, until],
  )
  return rows
}
