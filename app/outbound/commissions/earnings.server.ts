import type pg from 'pg'
import { clickCountQuery } from './click-counts.ts'
import { type ReportPeriod, toWholeDays } from './report-period.ts'
import { getCentsPerMinorUnit, salesQuery } from './sales-query.ts'

export const earningsDimensions = [
  ...(['retailer', 'page', 'storefront', 'source', 'day', 'network'] as const),
] as const
export type EarningsDimension = (typeof earningsDimensions)[number]

/**
 * Human clicks, through any network or none, and their earnings. Commissions in all currencies are
 * converted to US cents with the exchange rates in use when they were read.
 * Reversed sales, and sales credited to other websites, earn nothing.
 */
export interface Earnings {
  /** The retailer, page, storefront, source letter, day (YYYY-MM-DD) or `TrackingNetwork`. */
  name: string
  clicks: number
  sales: number
  commissionUsdCents: number
  /** The earnings per click in US cents, unrounded. */
  perClick: number
}

/**
 * SQL expressions over `click_count` and `sale_state`. The list is fixed,
 * because its strings become part of the SQL. Every click is counted under
 * its storefront, so the totals by day and by network add up those counts.
 */
const groupings = {
  retailer: { counted: 'retailer', clickName: 'name', saleName: 'click_retailer' },
  page: { counted: 'page', clickName: 'name', saleName: 'page' },
  storefront: { counted: 'storefront', clickName: 'name', saleName: 'storefront' },
  source: { counted: 'source', clickName: 'name', saleName: 'source::text' },
  day: {
    counted: 'storefront',
    clickName: `to_char(day, 'YYYY-MM-DD')`,
    saleName: `to_char(clicked_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
  },
  network: { counted: 'storefront', clickName: 'network', saleName: 'network' },
} as const satisfies Record<EarningsDimension, object>

/**
 * Selects clicks by time, extending the period to whole UTC
 * days. Days are sorted by date, other dimensions by earnings. A name
 * without clicks has the sales of clicks that were taken for a bot's.
 */
export async function fetchEarnings(
  db: Pick<pg.ClientBase, 'query'>,
  dimension: EarningsDimension,
  period: ReportPeriod,
  now = new Date(),
): Promise<Earnings[]> {
  const { counted, clickName, saleName } = groupings[dimension]
  const whole = toWholeDays(period)
  const { rows } = await db.query<Earnings>(
    `WITH ${salesQuery}, ${clickCountQuery(counted, whole)},
     clicked AS (
       SELECT ${clickName} AS name, sum(clicks)::int AS clicks FROM click_count GROUP BY 1
     ),
     earned AS (
       SELECT ${saleName} AS name, count(*) AS sales, sum(commission_usd_cents) AS cents
       FROM sale_state
       WHERE clicked_at >= $3 AND clicked_at < $4 AND state NOT IN ('reversed', 'wrong storefront')
       GROUP BY 1
     )
     SELECT name, coalesce(clicks, 0) AS clicks, coalesce(sales, 0)::int AS sales,
       coalesce(cents, 0)::float8 AS "commissionUsdCents",
       coalesce(cents::float8 / clicks, 0) AS "perClick"
     FROM clicked FULL JOIN earned USING (name)
     ORDER BY ${dimension === 'day' ? 'name' : '"commissionUsdCents" DESC, clicks DESC, name'}`,
    [now, getCentsPerMinorUnit(), whole.from, whole.until],
  )
  return rows
}
