import { servicesContext } from '#app/context/services.ts'
import { guard } from '#app/middleware/guard.server.ts'
import { formatCsv } from '#app/outbound/format-csv.ts'
import type { Route } from './+types/clicks-csv-route.ts'
import { parseClicksQuery } from './clicks-query.ts'
import { reportEarnings } from './report-earnings.ts'

export const middleware = [guard('admin')]

/** Serves the table of clicks and earnings as a CSV file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { days, by } = parseClicksQuery(new URL(request.url).searchParams)
  const retailers = context.get(servicesContext).retailers.all()
  const reports = context.get(servicesContext).reports
  const rows = await reportEarnings(reports, { by, days }, { retailers })
  const csv = formatCsv([
    [by, 'clicks', 'sales', 'commission (US cents)', 'per click (US cents)'],
    ...rows.map(row => [row.name, row.clicks, row.sales, row.commissionUsdCents, row.perClick]),
  ])
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="clicks-${by}-${days}-days.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}
