import type pg from 'pg'
import type { CommissionNetwork } from './commission.ts'
import { earningClick } from './sales-query.ts'

/**
 * A retailer whose sales have stopped although shoppers still click:
 * its tracking, its program or our link to it is probably broken. Most
 * clicks end without a sale, so only many of them together are a sign.
 */
export interface SilentRetailer {
  retailer: string
  network: CommissionNetwork
  /** Clicks by people since the last one that led to a sale, or all of them if none did. */
  clicks: number
  /** The number of sales that this many clicks usually lead to. */
  expectedSales: number
  /** The first of these clicks. */
  since: Date
}

/** The period over which conversion is measured. */
const historyDays = 180
/** Networks may report a sale days later, so the latest clicks do not count yet. */
const reportDays = 3
/**
 * With this many sales expected, none is reported by chance once in 160,000
 * times (e⁻¹²), so even thousands of retailers raise no false alarm.
 */
const minExpectedSales = 12

/**
 * Retailers with many clicks since their last sale, those with the most missing sales first.
 * Conversion is the retailer's own where it has sold anything, otherwise that of all selling
 * retailers at the same network. A reversed sale counts, since it shows that the tracking works.
 */
export async function fetchSilentRetailers(
  db: Pick<pg.ClientBase, 'query'>,
  now = new Date(),
): Promise<SilentRetailer[]> {
  const { rows } = await db.query<SilentRetailer>(
    `WITH history AS (
       SELECT retailer, network, clicked_at,
         sub_id IN (SELECT sub_id FROM commission WHERE sub_id IS NOT NULL) AS is_sold
       FROM click
       WHERE ${earningClick} AND clicked_at >= $1::timestamptz - make_interval(days => $2)
         AND clicked_at < $1::timestamptz - make_interval(days => $3)
     ),
     record AS (
       SELECT retailer, network, count(*) AS clicks, count(*) FILTER (WHERE is_sold) AS sales,
         max(clicked_at) FILTER (WHERE is_sold) AS last_sold_at
       FROM history GROUP BY retailer, network
     ),
     conversion AS (
       SELECT network, sum(sales) / sum(clicks) AS rate
       FROM record WHERE sales > 0 GROUP BY network
     ),
     silence AS (
       SELECT retailer, network, count(*) AS clicks, min(clicked_at) AS since,
         count(*) * CASE WHEN sales > 0 THEN sales / record.clicks::numeric ELSE rate END AS expected
       FROM history JOIN record USING (retailer, network) JOIN conversion USING (network)
       WHERE last_sold_at IS NULL OR clicked_at > last_sold_at
       GROUP BY retailer, network, sales, record.clicks, rate
     )
     SELECT retailer, network, clicks::int, expected::float8 AS "expectedSales", since
     FROM silence WHERE expected >= $4 ORDER BY expected DESC, retailer LIMIT 100`,
    [now, historyDays, reportDays, minExpectedSales],
  )
  return rows
}
