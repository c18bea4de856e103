import type { Earnings } from '#app/outbound/commissions/earnings.server.ts'
import type { RetailerSettings } from './retailer-settings.ts'
import { createRetailerView, toRowKey } from './retailer-view.ts'

/**
 * Adds up the earnings of retailers' names that operators see as one row, under
 * the name that shoppers see. The ledger keeps the names of the catalogue.
 */
export function mergeEarnings(
  rows: readonly Earnings[],
  settings: readonly RetailerSettings[],
): Earnings[] {
  const view = createRetailerView(settings)
  const merged = new Map<string, Earnings>()
  for (const row of rows) {
    const key = toRowKey(view, row.name)
    const known = merged.get(key)
    const clicks = row.clicks + (known?.clicks ?? 0)
    const commissionUsdCents = row.commissionUsdCents + (known?.commissionUsdCents ?? 0)
    merged.set(key, {
      name: known?.name ?? view?.find(row.name)?.name ?? row.name,
      clicks,
      sales: row.sales + (known?.sales ?? 0),
      commissionUsdCents,
      perClick: clicks === 0 ? 0 : commissionUsdCents / clicks,
    })
  }
  return [...merged.values()].sort(
    (a, b) =>
      b.commissionUsdCents - a.commissionUsdCents ||
      b.clicks - a.clicks ||
      a.name.localeCompare(b.name, 'en-US'),
  )
}
