import type pg from 'pg'
import { fetchEarnings } from './commissions/earnings.server.ts'
import { fetchReadings } from './commissions/fetch-readings.server.ts'
import { fetchSales, fetchSalesOfClick, fetchStateCounts } from './commissions/reconcile.server.ts'
import { fetchSilentRetailers } from './commissions/silent-retailers.server.ts'
import { decideOnLink } from './health/decide-on-link.server.ts'
import { fetchLinkTroubles } from './health/link-troubles.server.ts'
import type { OutboundReports } from './outbound-reports.ts'

/** Rows shown on a page; the export and the command include all of them. */
const limit = 100

export function createOutboundReports(pool: pg.Pool): OutboundReports {
  return {
    fetchStates: period => fetchStateCounts(pool, period),
    fetchSales: (state, period) => fetchSales(pool, state, period, { limit }),
    fetchSalesOfClick: subId => fetchSalesOfClick(pool, subId),
    fetchEarnings: (dimension, period) => fetchEarnings(pool, dimension, period),
    fetchSilentRetailers: () => fetchSilentRetailers(pool),
    fetchReadings: () => fetchReadings(pool),
    fetchTroubles: kind => fetchLinkTroubles(pool, { limit, kind }),
    decideOnLink: (key, decision, actor) => decideOnLink(pool, key, decision, actor),
  }
}
