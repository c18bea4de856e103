import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Earnings } from '#app/outbound/commissions/earnings.server.ts'
import {
  createRetailerSettings,
  type RetailerSettings,
} from '#app/overrides/retailers/retailer-settings.ts'
import { createRetailerView, toRowKey } from '#app/overrides/retailers/retailer-view.ts'
import { toRetailerKey } from '#app/vocabulary/retailer.ts'

/** A retailer as operators see it, with the totals across all its names. */
export interface RetailerRow extends RetailerSettings {
  /** The retailer's names in the catalogue, and those merged into it. */
  names: { key: string; name: string; products: number }[]
  products: number
  /** The number of clicks in the last seven days, on all storefronts. */
  clicks: number
  commissionUsdCents: number
}

/** Fetches every retailer that has products, clicks or settings. */
export async function fetchRetailerRows(
  catalogue: Pick<Catalogue, 'directory'>,
  settings: readonly RetailerSettings[],
  earnings: readonly Earnings[],
): Promise<RetailerRow[]> {
  const view = createRetailerView(settings)
  const rows = new Map<string, RetailerRow>()
  const getRow = (name: string) => {
    const found = view?.find(name) ?? createRetailerSettings(toRowKey(view, name), name)
    const row = rows.get(found.key) ?? {
      ...found,
      ...{ names: [], products: 0, clicks: 0, commissionUsdCents: 0 },
    }
    rows.set(found.key, row)
    return row
  }
  const { retailers } = await catalogue.directory()
  for (const { value, count } of retailers) {
    const row = getRow(value)
    row.names.push({ key: toRetailerKey(value) || value, name: value, products: count })
    row.products += count
  }
  for (const { name, clicks, commissionUsdCents } of earnings) {
    const row = getRow(name)
    row.clicks += clicks
    row.commissionUsdCents += commissionUsdCents
  }
  const merged = new Set(settings.flatMap(({ alsoKeys }) => alsoKeys))
  for (const { key, name } of settings) if (!merged.has(key)) getRow(name)
  for (const { key, name } of settings.filter(each => merged.has(each.key))) {
    const row = [...rows.values()].find(({ alsoKeys }) => alsoKeys.includes(key))
    if (!row?.names.some(each => each.key === key)) row?.names.push({ key, name, products: 0 })
  }
  return [...rows.values()]
}
