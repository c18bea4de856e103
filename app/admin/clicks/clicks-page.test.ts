import { expect, it } from 'vitest'
import type { OutboundReports } from '#app/outbound/outbound-reports.ts'
import { getClicksPage } from './clicks-page.ts'
import { parseClicksQuery } from './clicks-query.ts'

it.each([
  [365, 365, 0],
  [366, 366, 0],
  [367, 366, 1],
])('AD1 shows 366 rows at most and counts the others: %i', async (count, shown, more) => {
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ name: `Store ${at}`, clicks: 1, sales: 0, commissionUsdCents: 0, perClick: 0 },
  }))
  const reports: Partial<OutboundReports> = {
    fetchEarnings: async () => rows,
    fetchVisitors: async () => ({ person: count, bot: 0, prefetch: 0 }),
    fetchStates: async () => [],
    fetchSilentRetailers: async () => [],
    fetchReadings: async () => [],
  }
  const query = parseClicksQuery(new URLSearchParams({ by: 'retailer' }))
  const page = await getClicksPage(reports as OutboundReports, query)
  expect([page.rows.length, page.more]).toEqual([shown, more])
})
