import type pg from 'pg'
import type { OperatorServices } from '#app/context/services.ts'
import { cacheByObject } from '#app/domain/cache-by-object.ts'
import { getUsdRates } from '#app/domain/currency.ts'
import type { SourceRow, Sources } from '#app/ingest/control/sources.ts'
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
import { mergeSilent } from '#app/overrides/retailers/merge-silent.ts'
import type { RetailerSettings } from '#app/overrides/retailers/retailer-settings.ts'
import { createRetailerView, toRowKey } from '#app/overrides/retailers/retailer-view.ts'
import { createCategoryMappings } from '../categories/category-mappings.server.ts'
import { type RatesFact, toRatesFact } from '../sources/sources-page.ts'
import { type DeadOffers, fetchDeadOffers } from './fetch-dead-offers.server.ts'
import { type DayFigure, fetchClicksToday, fetchFigures } from './fetch-figures.server.ts'
import { fetchStuckMails, type StuckMails } from './fetch-stuck-mails.server.ts'

export interface RetailerAtRisk extends SilentRetailer {
  /**
   * The key of the retailer's row in the operators' list; it
   * changes when the retailer is merged or renamed.
   */
  key: string
}

/** A summary of the business for one morning. */
export interface Morning {
  /** The UTC day that the figures cover. */
  day: Date
  figures: DayFigure[]
  /** The clicks since midnight UTC. */
  clicksToday: number
  /** The sources that need an operator's attention. */
  sources: SourceRow[]
  dead: DeadOffers
  /** Sales of the last `mismatchDays` days that do not match our clicks. */
  mismatches: StateCount[]
  /** Sales of the last year that their network should have paid by now. */
  unpaid: { count: number; commissionUsdCents: number }
  silent: RetailerAtRisk[]
  /** The networks whose last report failed or has missing days. */
  reports: CommissionReadingState[]
  mails: StuckMails
  /** The sources' categories that are none of ours, and their products. */
  unmapped: { paths: number; products: number }
  /** The age of the exchange rates in use, as on the page of the sources. */
  rates: RatesFact
}

export const mismatchDays = 7
/** The longest period on the clicks page, which lists the same sales. */
export const unpaidDays = 365
const mismatchStates: readonly SaleState[] = [
  'sale without click',
  'wrong storefront',
  'amount differs',
]
const dayMs = 24 * 3_600_000
/** The list excludes clicks from the last three days, so it hardly changes within a day. */
const silentMaxAgeMs = 10 * 60_000

/** Returns a function that reads everything the morning page shows. */
export function createMorning(
  pool: pg.Pool,
  sources: Pick<Sources, 'fetchAll'>,
  /** The operators' settings of retailers, by which several names are one. */
  getRetailers: () => readonly RetailerSettings[] = () => [],
): (now?: Date) => Promise<Morning> {
  const categoryMappings = createCategoryMappings(pool)
  let lastSilent: SilentRetailer[] | undefined
  const refreshSilent = rememberBriefly(silentMaxAgeMs, async () => {
    lastSilent = await fetchSilentRetailers(pool)
    return lastSilent
  })

  /**
   * Returns the retailers whose sales have stopped. The query can take
   * seconds, so the page shows the previous list while it is refreshed.
   */
  async function getSilent(): Promise<SilentRetailer[]> {
    const fresh = refreshSilent()
    if (!lastSilent) return fresh
    fresh.catch(() => undefined)
    return lastSilent
  }

  return async (now = new Date()) => {
    const [
      figures,
      clicksToday,
      rows,
      dead,
      states,
      yearStates,
      silentRetailers,
      readings,
      mails,
      unmapped,
    ] = await Promise.all([
      fetchFigures(pool, now),
      fetchClicksToday(pool, now),
      sources.fetchAll(),
      fetchDeadOffers(pool, now),
      fetchStateCounts(pool, getLastDays(mismatchDays, now), now),
      fetchStateCounts(pool, getLastDays(unpaidDays, now), now),
      getSilent(),
      fetchReadings(pool),
      fetchStuckMails(pool, now),
      categoryMappings.fetchUnmapped(),
    ])
    const view = createRetailerView(getRetailers())
    const atRisk = mergeSilent(silentRetailers, name => view?.toShownName(name) ?? name)
    const { count = 0, commissionUsdCents = 0 } =
      yearStates.find(({ state }) => state === 'unpaid') ?? {}
    return {
      day: new Date(now.getTime() - dayMs),
      figures,
      clicksToday,
      sources: rows.filter(({ trouble }) => trouble !== undefined),
      dead,
      mismatches: states.filter(({ state, count }) => count > 0 && mismatchStates.includes(state)),
      unpaid: { count, commissionUsdCents },
      silent: atRisk.map(each => ({ ...each, key: toRowKey(view, each.retailer) })),
      reports: readings.filter(({ error, missing }) => error !== undefined || missing),
      mails,
      unmapped: {
        paths: unmapped.length,
        products: unmapped.reduce((sum, { products }) => sum + products, 0),
      },
      rates: toRatesFact(getUsdRates().day, now),
    }
  }
}

/** Returns the function that reads what the morning page shows, with its cache. */
export const getFetchMorning = cacheByObject(({ pool, sources, retailers }: OperatorServices) =>
  createMorning(pool, sources, retailers.all),
)
