import { getEditDistance } from '#app/domain/edit-distance.ts'
import { toRetailerKey } from './retailer.ts'

/** How words spell a store's name: in its own way, without its "&", or with one letter wrong. */
export type StoreSpelling = 'exact' | 'loose' | 'near'

/** Finds stores by what shoppers type. */
export interface StoreNames {
  /** Finds the store with this name, with or without its "&". */
  find(words: string): { name: string; spelling: 'exact' | 'loose' } | undefined
  /** Finds the store whose name differs in one letter, or in the order of two. */
  findNear(words: string): string | undefined
}

/** In shorter names, one letter makes another name. */
const leastNearLength = 7

export function createStoreNames(labels: readonly string[]): StoreNames {
  const exact = new Map(labels.map(label => [toRetailerKey(label), label]))
  const loose = new Map(labels.map(label => [toLooseKey(label), label]))
  let near: ReadonlyMap<string, readonly string[]> | undefined
  return {
    find(words) {
      const name = exact.get(toRetailerKey(words))
      if (name !== undefined) return { name, spelling: 'exact' }
      const other = loose.get(toLooseKey(words))
      return other === undefined ? undefined : { name: other, spelling: 'loose' }
    },
    findNear(words) {
      const key = toRetailerKey(words)
      if (key.length < leastNearLength - 1) return undefined
      near ??= groupByShortened([...exact.keys()].filter(each => each.length >= leastNearLength))
      const alike = shorten(key).flatMap(shortened => near?.get(shortened) ?? [])
      const found = alike.find(each => getEditDistance(key, each, 1) === 1)
      return found === undefined ? undefined : exact.get(found)
    },
  }
}

/** Only an "and" between two words belongs to a name. */
function toLooseKey(name: string): string {
  return toRetailerKey(name.replace(/\s+(?:&|\+|and)\s+/gi, ' '))
}

/** Names that differ in one letter are equal when one of them, or each, lacks a letter. */
function groupByShortened(keys: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const key of keys)
    for (const shortened of shorten(key))
      groups.set(shortened, [...(groups.get(shortened) ?? []), key])
  return groups
}

function shorten(key: string): string[] {
  const letters = [...key]
  return [key, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))]
}
