import type pg from 'pg'
import { fetchClickStory } from './commissions/click-story.server.ts'
import { fetchEarnings } from './commissions/earnings.server.ts'
import { fetchReadings } from './commissions/fetch-readings.server.ts'
import { importReport } from './commissions/import-report.server.ts'
import {
  fetchClicksWithoutSale,
  fetchSales,
  fetchStateCounts,
} from './commissions/reconcile.server.ts'
import { fetchSilentRetailers } from './commissions/silent-retailers.server.ts'
import { fetchVisitors } from './commissions/visitors.server.ts'
import { decideOnLink } from './health/decide-on-link.server.ts'
import { fetchLinkTroubles } from './health/link-troubles.server.ts'
import type { Outbound } from './outbound.ts'
import type { OutboundReports } from './outbound-reports.ts'
import { rememberBriefly } from './remember-briefly.ts'

/** The number of rows shown on a page; the export and the command include all rows. */
const limit = 100
/** The list excludes clicks from the last three days, so it hardly changes within a day. */
const silenceMaxAgeMs = 600_000

export function createOutboundReports(
  pool: pg.Pool,
  /** Called after a decision about a link. */
  refresh: Outbound['refresh'] = () => undefined,
): OutboundReports {
  return {
    fetchStates: period => fetchStateCounts(pool, period),
    fetchSales: (state, period) => fetchSales(pool, state, period, { limit }),
    fetchClicksWithoutSale: period => fetchClicksWithoutSale(pool, period, { limit }),
    fetchClickStory: subId => fetchClickStory(pool, subId),
    fetchEarnings: (dimension, period) => fetchEarnings(pool, dimension, period),
    fetchVisitors: period => fetchVisitors(pool, period),
    fetchSilentRetailers: rememberBriefly(silenceMaxAgeMs, () => fetchSilentRetailers(pool)),
    fetchReadings: () => fetchReadings(pool),
    importReport: (text, report) => importReport(pool, text, report),
    fetchTroubles: (kind, toShownName) => fetchLinkTroubles(pool, { limit, kind, toShownName }),
    async decideOnLink(key, decision, actor) {
      const isDecided = await decideOnLink(pool, key, decision, actor)
      // The operator's next click must not wait for the notification.
      refresh(key)
      return isDecided
    },
  }
}
