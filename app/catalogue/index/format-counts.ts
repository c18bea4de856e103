import type { Dictionary } from './dictionary.ts'
import type { ValueCount } from './index-door.ts'
import { divide } from './places.ts'

/**
 * The `limit` names with most cards, equal ones by name, and behind them whatever was asked for: a choice never
 * vanishes, not even one of a name nobody has.
 */
export function formatNames(
  names: Dictionary,
  counts: Uint32Array,
  asked: readonly string[],
  limit: number,
): ValueCount[] {
  const codes = findLargest(names, counts, limit)
  const told = new Set(codes)
  const missing = new Map<string, ValueCount>()
  for (const name of asked) {
    const code = names.find(name) || undefined
    if (code === undefined)
      missing.set(name.toLowerCase(), { value: name, count: 0, ...missing.get(name.toLowerCase()) })
    else if (!told.has(code)) missing.set(name.toLowerCase(), toCount(code))
  }
  const others = [...missing.values()].sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  return [...codes.map(toCount), ...others]

  function toCount(code: number): ValueCount {
    return { value: names.getName(code), count: counts[code] ?? 0 }
  }
}

/** Counts and the places of names packed into doubles, which sort natively; the largest counts first. */
function findLargest(names: Dictionary, counts: Uint32Array, limit: number): number[] {
  const ranks = names.getRanks()
  const packed = new Float64Array(counts.length)
  let length = 0
  // Code 0 is the empty name, which is no value.
  for (let code = 1; code < counts.length; code += 1) {
    const count = counts[code] ?? 0
    if (count === 0) continue
    packed[length] = (maxCount - count) * rankSpan + (ranks[code] ?? 0)
    length += 1
  }
  const all = packed.subarray(0, length)
  const end = Math.min(limit, length)
  divide(all, 0, length, end)
  const codes = names.getOrder()
  return Array.from(all.subarray(0, end).sort(), each => codes[each % rankSpan] ?? 0)
}

const rankSpan = 2 ** 24
const maxCount = 2 ** 28
