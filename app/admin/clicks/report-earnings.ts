import { getNetworkName } from '#app/networks/all-networks.server.ts'
import type { Earnings } from '#app/outbound/commissions/earnings.server.ts'
import { getLastDays } from '#app/outbound/commissions/report-period.ts'
import type { OutboundReports } from '#app/outbound/outbound-reports.ts'
import { mergeEarnings } from '#app/overrides/retailers/merge-earnings.ts'
import type { RetailerSettings } from '#app/overrides/retailers/retailer-settings.ts'
import type { ClicksQuery } from './clicks-query.ts'

/** Fetches the earnings of a report with the names that operators know: one row per retailer. */
export async function reportEarnings(
  reports: Pick<OutboundReports, 'fetchEarnings'>,
  { by, days }: Pick<ClicksQuery, 'by' | 'days'>,
  { retailers = [], now }: { retailers?: readonly RetailerSettings[]; now?: Date } = {},
): Promise<Earnings[]> {
  const rows = await reports.fetchEarnings(by, getLastDays(days, now))
  if (by === 'retailer') return mergeEarnings(rows, retailers)
  if (by !== 'network') return rows
  return rows.map(row => ({ ...row, name: getNetworkName(row.name) }))
}
