import type { Dictionary } from '../dictionary.ts'
import type { IndexQuery } from '../index-interface.ts'

/** Counts the retailers that have cards, given the number of cards by code; merged ones count once. */
export function countRetailers(
  names: Dictionary,
  counts: Uint32Array,
  { mergedRetailers = [] }: Pick<IndexQuery, 'mergedRetailers'>,
): number {
  let total = 0
  // Code 0 is the empty name, which is not a value.
  for (let code = 1; code < counts.length; code += 1) if ((counts[code] ?? 0) > 0) total += 1
  for (const group of mergedRetailers) {
    const codes = new Set(group.map(name => names.find(name) ?? 0))
    const found = [...codes].filter(code => code > 0 && (counts[code] ?? 0) > 0)
    total -= Math.max(0, found.length - 1)
  }
  return total
}
