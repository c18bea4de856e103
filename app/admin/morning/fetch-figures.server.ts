import type pg from 'pg'
import { clickCountQuery } from '#app/outbound/commissions/click-counts.ts'
import { getLastDays } from '#app/outbound/commissions/report-period.ts'

/** One of yesterday's figures with its usual range. */
export interface DayFigure {
  name: 'clicks' | 'earnings' | 'perClick'
  /** A number of clicks, or an amount in US cents; null if there were no clicks to divide it by. */
  value: number | null
  /** The usual range; absent if there are fewer than `minDays` days to compare with. */
  usual?: { median: number; low: number; high: number }
  /**
   * The values of the compared days and, last, of yesterday.
   * A day without clicks has none, because no figure is compared with it.
   */
  line: (number | null)[]
}

/** The number of days that yesterday is compared with. */
export const comparedDays = 28
/** With clicks on fewer days than this, a range would mean little. */
const minDays = 14
/**
 * Half the width of the usual range, in median absolute deviations.
 * Three deviations cover 19 of 20 days in a normal distribution.
 */
export const distances = 3

/**
 * Fetches the figures for the UTC day before `now`. A day's earnings are the commissions on its
 * clicks that networks had reported by this time on the following day, because later reports would
 * make every older day look better than yesterday. The usual range is the median of the preceding
 * days, plus or minus three median absolute deviations.
 */
export async function fetchFigures(
  db: Pick<pg.Pool, 'query'>,
  now = new Date(),
): Promise<DayFigure[]> {
  const { rows } = await db.query<FigureRow>(
    `WITH ${clickCountQuery('storefront', getLastDays(comparedDays + 2, now))},
     clicked AS (
       SELECT day, sum(clicks) AS clicks FROM click_count
       WHERE day < (${dayStart('$1', 0)} AT TIME ZONE 'UTC')::date GROUP BY day
     ),
     known AS (
       SELECT DISTINCT ON (network, record_id) network, commission.account, storefront,
         (clicked_at AT TIME ZONE 'UTC')::date AS day,
         CASE WHEN status = 'reversed' THEN 0 ELSE commission.commission_usd_cents END AS cents
       FROM commission JOIN sale USING (network, sale_id)
       -- Some reports give only the day, which begins before its clicks.
       WHERE reported_at >= ${dayStart('$1', comparedDays + 2)}
         AND clicked_at >= ${dayStart('$1', comparedDays + 1)} AND clicked_at < ${dayStart('$1', 0)}
         AND reported_at - ${dayStart('clicked_at', -1)} <= $1 - ${dayStart('$1', 0)}
       ORDER BY network, record_id, revision DESC, id DESC
     ),
     earned AS (
       SELECT day, sum(cents) AS cents FROM known
       WHERE account IS NULL OR NOT EXISTS (
         SELECT FROM affiliate_account AS own
         WHERE own.network = known.network AND own.storefront = known.storefront
         HAVING bool_and(own.account <> known.account)
       )
       GROUP BY day
     ),
     figure AS (
       SELECT day, name, value
       FROM clicked LEFT JOIN earned USING (day) CROSS JOIN LATERAL (VALUES
         ('clicks', clicks::float8), ('earnings', coalesce(cents, 0)::float8),
         ('perClick', coalesce(cents, 0)::float8 / clicks)
       ) AS each (name, value)
     ),
     earlier AS (SELECT * FROM figure WHERE day < (${dayStart('$1', 1)} AT TIME ZONE 'UTC')::date),
     middle AS (
       SELECT name, count(*)::int AS days,
         percentile_cont(0.5) WITHIN GROUP (ORDER BY value) AS median
       FROM earlier GROUP BY name
     ),
     spread AS (
       SELECT name, percentile_cont(0.5) WITHIN GROUP (ORDER BY abs(value - median)) AS distance
       FROM earlier JOIN middle USING (name) GROUP BY name
     )
     SELECT name, CASE name WHEN 'perClick' THEN value ELSE coalesce(value, 0) END AS value,
       coalesce(days, 0) AS days, median, distance, line
     FROM (VALUES ('clicks', 1), ('earnings', 2), ('perClick', 3)) AS listed (name, place)
       LEFT JOIN middle USING (name) LEFT JOIN spread USING (name)
       LEFT JOIN (
         SELECT name, value FROM figure WHERE day = (${dayStart('$1', 1)} AT TIME ZONE 'UTC')::date
       ) AS yesterday USING (name)
       CROSS JOIN LATERAL (
         SELECT array_agg(figure.value ORDER BY before DESC) AS line
         FROM generate_series(1, ${comparedDays + 1}) AS before
           LEFT JOIN figure ON figure.name = listed.name
             AND day = (${dayStart('$1', 0)} AT TIME ZONE 'UTC')::date - before
       ) AS drawn
     ORDER BY place`,
    [now],
  )
  return rows.map(({ name, value, days, median, distance, line }) => {
    if (days < minDays || median === null || distance === null) return { name, value, line }
    const low = Math.max(0, median - distances * distance)
    return { name, value, line, usual: { median, low, high: median + distances * distance } }
  })
}

/** Fetches the number of clicks since midnight UTC. */
export async function fetchClicksToday(
  db: Pick<pg.Pool, 'query'>,
  now = new Date(),
): Promise<number> {
  const { rows } = await db.query<{ clicks: number }>(
    `WITH ${clickCountQuery('storefront', getLastDays(1, now))}
     SELECT coalesce(sum(clicks), 0)::int AS clicks FROM click_count`,
  )
  return rows[0]?.clicks ?? 0
}

type FigureRow = Pick<DayFigure, 'name' | 'value' | 'line'> & {
  days: number
  median: number | null
  distance: number | null
}

/** Returns SQL for midnight in UTC, `daysBefore` days before the day of a timestamp. */
function dayStart(timestamp: string, daysBefore: number): string {
  return `(date_trunc('day', ${timestamp}::timestamptz, 'UTC') - interval '${daysBefore} days')`
}
