import { formatQuantity } from '#app/domain/count.ts'
import type { RetailerChange } from '#app/overrides/retailers/retailer-store.server.ts'
import { storefrontNames } from '../frame/storefront-names.ts'
import type { RetailerRow } from './fetch-retailer-rows.ts'

export type BulkChanges = { title: string; all: RetailerChange[] } | { error: string }

/**
 * Returns the changes for a bulk action: `off:<storefront>`,
 * `on:<storefront>`, `feature`, `unfeature` or `merge`. A merge combines all
 * selected retailers into one, named after the one with the most products.
 */
export function getBulkChanges(
  rows: readonly RetailerRow[],
  keys: readonly string[],
  choice: string,
): BulkChanges {
  const chosen = rows.filter(({ key }) => keys.includes(key))
  if (chosen.length === 0) return { error: 'Select at least one retailer.' }
  const [kind, storefront = ''] = choice.split(':')
  const site = storefrontNames.find(({ id }) => id === storefront)
  const count = chosen.length === 1 ? chosen[0]?.name : formatQuantity(chosen.length, 'retailer')
  const change = (toPatch: (row: RetailerRow) => RetailerChange['patch']) =>
    chosen.map(row => ({
      ...{ key: row.key, name: row.name, version: row.version },
      patch: toPatch(row),
    }))
  if (kind === 'off' && site) {
    const hide = ({ hiddenOn }: RetailerRow) => [...new Set([...hiddenOn, site.id])].sort()
    const all = change(row => ({ hiddenOn: hide(row) }))
    return { title: `Turn off ${count} for ${site.name}`, all }
  }
  if (kind === 'on' && site) {
    const show = ({ hiddenOn }: RetailerRow) => hiddenOn.filter(id => id !== site.id)
    const all = change(row => ({ hiddenOn: show(row) }))
    return { title: `Turn on ${count} for ${site.name}`, all }
  }
  if (kind === 'feature' || kind === 'unfeature')
    return {
      title: `${kind === 'feature' ? 'Feature' : 'Stop featuring'} ${count}`,
      all: change(() => ({ isFeatured: kind === 'feature' })),
    }
  if (kind === 'merge') return getMerge(chosen)
  return { error: 'Choose what to change.' }
}

function getMerge(chosen: readonly RetailerRow[]): BulkChanges {
  const [first, ...others] = chosen.toSorted((a, b) => b.products - a.products)
  if (!first || others.length === 0) return { error: 'Select two or more retailers to merge.' }
  const keys = others.flatMap(({ key, alsoKeys }) => [key, ...alsoKeys])
  const alsoKeys = [...new Set([...first.alsoKeys, ...keys])]
  return {
    title: `Merge ${others.map(({ name }) => name).join(', ')} into ${first.name}`,
    all: [{ key: first.key, name: first.name, version: first.version, patch: { alsoKeys } }],
  }
}
