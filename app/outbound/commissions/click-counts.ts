import { type ReportPeriod, splitByMonth } from './report-period.ts'

export type CountedDimension = 'storefront' | 'source' | 'page' | 'retailer' | 'visitor'

/**
 * Returns SQL for the clicks counted in a period of whole days, for use in
 * other queries: `click_count (dimension, day, name, network, clicks)`. Only
 * people's clicks are counted, except by visitor.
 *
 * The days are literals, formatted here. If they were parameters
 * of a single condition, the planner would read the whole table.
 */
export function clickCountQuery(dimension: CountedDimension, period: ReportPeriod): string {
  const { days, months } =
    dimension === 'retailer' ? splitByMonth(period) : { days: [period], months: [] }
  const parts = [
    ...days.map(part => selectPart(dimension, part)),
    ...months.map(part => selectPart('retailer month', part)),
  ]
  return `click_count AS (${parts.join(' UNION ALL ')})`
}

function selectPart(dimension: string, { from, until }: ReportPeriod): string {
  return `SELECT * FROM click_day WHERE dimension = '${dimension}'
    AND day >= '${toDate(from)}' AND day < '${toDate(until)}'`
}

function toDate(time: Date): string {
  return time.toISOString().slice(0, 10)
}
