import type { OperatorServices } from '#app/context/services.ts'
import { cacheByObject } from '#app/domain/cache-by-object.ts'
import { fetchEarnings } from '#app/outbound/commissions/earnings.server.ts'
import { getLastDays } from '#app/outbound/commissions/report-period.ts'
import { rememberBriefly } from '#app/outbound/remember-briefly.ts'
import type { Retailers } from '#app/overrides/retailers/retailers.server.ts'
import { fetchRetailerRows, type RetailerRow } from './fetch-retailer-rows.ts'
import { type HidingEffect, previewHiding } from './preview-hiding.ts'

/** Earnings are cached, because a week's clicks barely change in a minute. */
const earningsMaxAgeMs = 60_000

export interface RetailersStore {
  retailers: Retailers
  /** Fetches every retailer, in no particular order. Needs the index. */
  fetchRetailers(): Promise<RetailerRow[]>
  /**
   * Finds the products that a storefront would lose if
   * these retailers were turned off. Needs the index.
   */
  previewHiding(storefront: string, keys: readonly string[]): Promise<HidingEffect>
}

/** Returns what the operators' pages read and change about retailers. */
export const getRetailersStore = cacheByObject(
  ({
    pool,
    catalogue,
    retailers,
  }: Pick<OperatorServices, 'pool' | 'catalogue' | 'retailers'>): RetailersStore => {
    const fetchWeek = rememberBriefly(earningsMaxAgeMs, () =>
      fetchEarnings(pool, 'retailer', getLastDays(7)),
    )
    return {
      retailers,
      fetchRetailers: async () => fetchRetailerRows(catalogue, retailers.all(), await fetchWeek()),
      previewHiding: (storefront, keys) =>
        previewHiding(catalogue, retailers.viewOf(storefront), keys),
    }
  },
)
