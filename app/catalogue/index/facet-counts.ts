import type { Dictionary } from './dictionary.ts'
import type { Selection } from './selection.ts'

export interface ValueCount {
  value: string
  count: number
}

/** The `limit` values with most products, equal ones by name, and whatever was asked for: a choice never vanishes. */
export function formatCounts(
  dictionary: Dictionary,
  { counts, chosen }: Selection,
  limit = Number.POSITIVE_INFINITY,
): ValueCount[] {
  const isChosen = new Set(chosen)
  const values: (ValueCount & { code: number })[] = []
  // Code 0 is the empty name, which is no value.
  for (let code = 1; code < counts.length; code += 1) {
    const count = counts[code] ?? 0
    if (count > 0 || isChosen.has(code)) values.push({ code, value: dictionary.getName(code), count })
  }
  return values
    .sort((a, b) => b.count - a.count || compareText(a.value, b.value))
    .filter(({ code }, index) => index < limit || isChosen.has(code))
    .map(({ value, count }) => ({ value, count }))
}

/** By code units: the same on every machine, and far quicker than a language's own order. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
