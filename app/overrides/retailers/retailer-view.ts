import { toRetailerKey } from '#app/vocabulary/retailer.ts'
import type { RetailerSettings } from './retailer-settings.ts'

/** One storefront's view of the retailers: their names, merges, and which are turned off. */
export interface RetailerView {
  /** Keys of the retailers that are turned off. */
  hiddenKeys: readonly string[]
  /** Returns the settings that apply to a name in any spelling; undefined when there are none. */
  find(name: string): RetailerSettings | undefined
  isHidden(name: string): boolean
  /** The names that shoppers see as one retailer, in groups of two or more. */
  merged: readonly (readonly string[])[]
  /** Returns the name that shoppers see. */
  toShownName(name: string): string
  /** Returns the names to search for when a shopper chooses this one. */
  toIndexedNames(name: string): readonly string[]
}

/** Creates a storefront's view; undefined if no settings apply, so that pages can skip it. */
export function createRetailerView(
  all: readonly RetailerSettings[],
  storefront?: string,
): RetailerView | undefined {
  if (all.length === 0) return undefined
  const byKey = new Map(all.map(settings => [settings.key, settings]))
  for (const settings of all) for (const key of settings.alsoKeys) byKey.set(key, settings)
  // A renamed retailer is also found by its new name, unless another retailer has that name.
  const byName = new Map(all.map(settings => [toRetailerKey(settings.name), settings]))
  const isOff = (settings: RetailerSettings | undefined) =>
    storefront !== undefined && (settings?.hiddenOn.includes(storefront) ?? false)
  const find = (name: string) => {
    const key = toRetailerKey(name)
    return byKey.get(key) ?? byName.get(key)
  }
  function toIndexedNames(name: string): readonly string[] {
    const settings = find(name)
    if (!settings) return [name]
    // A source may start to use the name that operators chose for another retailer.
    const isChosen = !byKey.has(toRetailerKey(name))
    return [settings.key, ...settings.alsoKeys, ...(isChosen ? [name] : [])]
  }
  return {
    hiddenKeys: [...byKey].flatMap(([key, settings]) => (isOff(settings) ? [key] : [])),
    find,
    isHidden: name => isOff(find(name)),
    toShownName: name => find(name)?.name ?? name,
    toIndexedNames,
    merged: all.map(({ name }) => toIndexedNames(name)).filter(names => names.length > 1),
  }
}

/** Returns the key of the retailer that includes a name's clicks and products. */
export function toRowKey(view: RetailerView | undefined, name: string): string {
  return view?.find(name)?.key ?? (toRetailerKey(name) || name)
}
