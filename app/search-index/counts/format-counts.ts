import type { Dictionary } from '../dictionary.ts'
import type { ValueCount } from '../index-interface.ts'
import { divide } from '../packed-sort-keys.ts'

/**
 * Returns the `limit` names with the most cards, with ties in name order, followed
 * by the chosen names. A chosen value is always listed, even if no card has it.
 * `met` has the codes with cards, if they are known.
 */
export function formatCounts(
  names: Dictionary,
  counts: Uint32Array,
  requested: readonly string[],
  limit: number,
  met: Uint32Array = findMet(counts),
): ValueCount[] {
  const codes = findLargest(names, counts, met, limit)
  const counted = new Set(codes)
  const missing = new Map<string, ValueCount>()
  for (const name of requested) {
    const code = names.find(name) || undefined
    const key = names.toKey(name)
    if (code === undefined) missing.set(key, { value: name, count: 0, ...missing.get(key) })
    else if (!counted.has(code)) missing.set(key, toCount(code))
  }
  const others = [...missing.values()].sort(
    (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1),
  )
  return [...codes.map(toCount), ...others]

  function toCount(code: number): ValueCount {
    return { value: names.getName(code), count: counts[code] ?? 0 }
  }
}

/**
 * Finds the names with the largest counts. Counts and name
 * positions are packed into doubles, which sort natively.
 */
function findLargest(
  names: Dictionary,
  counts: Uint32Array,
  met: Uint32Array,
  limit: number,
): number[] {
  const ranks = names.getRanks()
  const packed = new Float64Array(met.length)
  let length = 0
  for (let at = 0; at < met.length; at += 1) {
    const code = met[at] ?? 0
    // Code 0 is the empty name, which is not a value.
    if (code === 0) continue
    packed[length] = (maxCount - (counts[code] ?? 0)) * rankSpan + (ranks[code] ?? 0)
    length += 1
  }
  const all = packed.subarray(0, length)
  const end = Math.min(limit, length)
  divide(all, 0, length, end)
  const codes = names.getOrder()
  const largest: number[] = []
  for (const each of all.subarray(0, end).sort()) largest.push(codes[each % rankSpan] ?? 0)
  return largest
}

/** Returns the codes that have cards: few of thousands of brands, in most lists. */
function findMet(counts: Uint32Array): Uint32Array {
  let some = 0
  for (let code = 0; code < counts.length; code += 1) if ((counts[code] ?? 0) > 0) some += 1
  const met = new Uint32Array(some)
  let length = 0
  for (let code = 0; code < counts.length && length < some; code += 1) {
    if ((counts[code] ?? 0) === 0) continue
    met[length] = code
    length += 1
  }
  return met
}

const rankSpan = 2 ** 24
const maxCount = 2 ** 28
