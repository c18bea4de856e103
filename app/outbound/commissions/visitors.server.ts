import type pg from 'pg'
import type { Visitor } from '../click.ts'
import { clickCountQuery } from './click-counts.ts'
import { type ReportPeriod, toWholeDays } from './report-period.ts'

/** The number of clicks by each kind of visitor; together, all rows of the ledger. */
export type VisitorCounts = Readonly<Record<Visitor['visitor'], number>>

/** Counts all clicks, extending the period to whole UTC days. */
export async function fetchVisitors(
  db: Pick<pg.ClientBase, 'query'>,
  period: ReportPeriod,
): Promise<VisitorCounts> {
  const { rows } = await db.query<{ name: Visitor['visitor']; clicks: number }>(
    `WITH ${clickCountQuery('visitor', toWholeDays(period))}
     SELECT name, sum(clicks)::int AS clicks FROM click_count GROUP BY name`,
  )
  const counted = Object.fromEntries(rows.map(({ name, clicks }) => [name, clicks]))
  return { person: 0, bot: 0, prefetch: 0, ...counted }
}
