import type pg from 'pg'
import {
  type CommissionReadingState,
  fetchReadings,
} from '#app/outbound/commissions/fetch-readings.server.ts'
import { fetchStateCounts, type StateCount } from '#app/outbound/commissions/reconcile.server.ts'
import { getLastDays } from '#app/outbound/commissions/report-period.ts'
import type { SaleState } from '#app/outbound/commissions/sale-state.ts'
import {
  fetchSilentRetailers,
  type SilentRetailer,
} from '#app/outbound/commissions/silent-retailers.server.ts'
import { rememberBriefly } from '#app/outbound/remember-briefly.ts'
import type { SourceRow, Sources } from '../sources/sources.ts'
import { type DeadOffers, fetchDeadOffers } from './fetch-dead-offers.server.ts'
import { type DayFigure, fetchFigures } from './fetch-figures.server.ts'

/** The state of the business on one morning. */
export interface Morning {
  /** The UTC day that the figures cover. */
  day: Date
  figures: DayFigure[]
  /** Only sources in trouble. */
  sources: SourceRow[]
  dead: DeadOffers
  /** Sales of the last `mismatchDays` days that do not match our clicks. */
  mismatches: StateCount[]
  silent: SilentRetailer[]
  /** The networks whose last report failed or is missing days. */
  reports: CommissionReadingState[]
}

export const mismatchDays = 7
const mismatchStates: readonly SaleState[] = [
  'sale without click',
  'wrong storefront',
  'amount differs',
]
const dayMs = 24 * 3_600_000
/** Clicks of the last three days are excluded, so the list hardly changes within a day. */
const silentMaxAgeMs = 10 * 60_000

/** Returns a function that reads everything the morning page shows. */
export function createMorning(
  pool: pg.Pool,
  sources: Pick<Sources, 'fetchAll'>,
): (now?: Date) => Promise<Morning> {
  let lastSilent: SilentRetailer[] | undefined
  const refreshSilent = rememberBriefly(silentMaxAgeMs, async () => {
    lastSilent = await fetchSilentRetailers(pool)
    return lastSilent
  })

  /** The query can take seconds, so the page shows the previous list while it is refreshed. */
  async function getSilent(): Promise<SilentRetailer[]> {
    const fresh = refreshSilent()
    if (!lastSilent) return fresh
    fresh.catch(() => undefined)
    return lastSilent
  }

  return async (now = new Date()) => {
    const [figures, rows, dead, states, silentRetailers, readings] = await Promise.all([
      fetchFigures(pool, now),
      sources.fetchAll(),
      fetchDeadOffers(pool, now),
      fetchStateCounts(pool, getLastDays(mismatchDays, now), now),
      getSilent(),
      fetchReadings(pool),
    ])
    return {
      day: new Date(now.getTime() - dayMs),
      figures,
      sources: rows.filter(({ trouble }) => trouble !== undefined),
      dead,
      mismatches: states.filter(({ state, count }) => count > 0 && mismatchStates.includes(state)),
      silent: silentRetailers,
      reports: readings.filter(({ error, missing }) => error !== undefined || missing),
    }
  }
}
