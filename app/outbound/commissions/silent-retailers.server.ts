import type pg from 'pg'
import type { CommissionNetwork } from '#app/networks/all-networks.server.ts'
import { addDays } from '#app/networks/report-reader.ts'
import { clickCountQuery } from './click-counts.ts'
import { toWholeDays } from './report-period.ts'

/**
 * A retailer whose sales have stopped although shoppers still click: its
 * tracking, its program or our link to it is probably broken. Most clicks do not
 * lead to a sale, so only a long run of clicks without one is a sign of trouble.
 */
export interface SilentRetailer {
  retailer: string
  network: CommissionNetwork
  /**
   * The number of human clicks since the last one that
   * led to a sale, or of all of them if none did.
   */
  clicks: number
  /** The number of sales that this many clicks usually lead to. */
  expectedSales: number
  /** The time of the first of these clicks. */
  since: Date
}

/** The period over which conversion is measured. */
const historyDays = 180
/** Clicks count only after this many days, since networks may report a sale days later. */
const reportDays = 3
/**
 * If this many sales are expected, the probability that none is reported is
 * 1 in 160,000 (e⁻¹²), so even thousands of retailers raise no false alarms.
 */
const minExpectedSales = 12

/**
 * Fetches the retailers with many clicks since their last sale, the ones with
 * the most missing sales first. Uses a retailer's own conversion rate if it
 * has sold anything, otherwise that of all retailers with sales at the same
 * network. A reversed sale counts, since it shows that the tracking works.
 *
 * Daily and monthly counts select the candidates, whose clicks are then counted exactly.
 */
export async function fetchSilentRetailers(
  db: Pick<pg.ClientBase, 'query'>,
  now = new Date(),
): Promise<SilentRetailer[]> {
  const { from } = toWholeDays({ from: addDays(now, -historyDays), until: now })
  const { from: until } = toWholeDays({ from: addDays(now, -reportDays), until: now })
  const { rows } = await db.query<SilentRetailer>(
    `WITH ${clickCountQuery('retailer', { from, until })},
     sold AS (
       SELECT click_retailer AS name, network, count(DISTINCT click_id) AS sales,
         max(clicked_at) AS last_sold_at
       FROM sale WHERE clicked_at >= $1 AND clicked_at < $2 GROUP BY click_retailer, network
     ),
     record AS (
       SELECT name, network, last_sold_at, coalesce(sales, 0) AS sales, sum(clicks) AS clicks,
         sum(clicks) FILTER (
           WHERE last_sold_at IS NULL OR last_sold_at < day +
             CASE dimension WHEN 'retailer' THEN interval '1 day' ELSE interval '1 month' END
         ) AS later_clicks
       FROM click_count LEFT JOIN sold USING (name, network)
       GROUP BY name, network, last_sold_at, sales
     ),
     conversion AS (
       SELECT network, (sum(sales) / sum(clicks))::float8 AS rate
       FROM record WHERE sales > 0 GROUP BY network
     ),
     candidate AS (
       SELECT record.*, CASE WHEN sales > 0 THEN sales / clicks::float8 ELSE rate END AS rate
       FROM record JOIN conversion USING (network)
     ),
     silence AS (
       SELECT name, network, rate, counted.clicks, since
       FROM candidate CROSS JOIN LATERAL (
         SELECT count(*) AS clicks, min(clicked_at) AS since FROM click
         WHERE click.retailer = candidate.name AND click.network = candidate.network
           AND visitor = 'person' AND clicked_at < $2
           AND clicked_at >= coalesce(last_sold_at + interval '1 microsecond', $1)
       ) AS counted
       WHERE later_clicks * rate >= $3
     )
     SELECT name AS retailer, network, clicks::int, clicks * rate AS "expectedSales",
       since
     FROM silence WHERE clicks * rate >= $3 ORDER BY clicks * rate DESC, name LIMIT 100`,
    [from, until, minExpectedSales],
  )
  return rows
}
