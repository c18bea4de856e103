import type { RetailerSettings } from '#app/overrides/retailers/retailer-settings.ts'
import { toRetailerKey } from '#app/vocabulary/retailer.ts'
import type { RetailerRow } from './fetch-retailer-rows.ts'

/**
 * Finds another retailer that has the same name as a changed one; undefined if
 * there is none. A shopper could not choose between them, and both would have
 * the same page. `after` is all settings, including the change.
 */
export function findNameClash(
  rows: readonly RetailerRow[],
  after: readonly RetailerSettings[],
  key: string,
): string | undefined {
  const owners = new Map(after.map(settings => [settings.key, settings]))
  for (const settings of after) for (const also of settings.alsoKeys) owners.set(also, settings)
  const wanted = toRetailerKey(owners.get(key)?.name ?? '')
  const others = rows
    .flatMap(({ names }) => names)
    .filter(each => (owners.get(each.key)?.key ?? each.key) !== key)
  return others
    .flatMap(each => [each.name, owners.get(each.key)?.name ?? each.name])
    .find(name => toRetailerKey(name) === wanted)
}
