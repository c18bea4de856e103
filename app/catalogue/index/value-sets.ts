/**
 * Sets of values as numbers: many products come in the very same sizes, so a column of set numbers is small, and a list
 * is counted by set first.
 */
export interface ValueSets {
  readonly size: number
  /** The number of a set, new where the set is; 0 is the empty one. */
  encode(values: readonly number[]): number
  get(code: number): readonly number[]
  /** Every set by its number. */
  readonly all: readonly (readonly number[])[]
}

/** `known`: sets of before, by their numbers. */
export function createValueSets(known: readonly (readonly number[])[] = [[]]): ValueSets {
  const sets = known.map(values => [...values])
  const codes = new Map(sets.map((values, code) => [values.join(), code]))
  return {
    get size() {
      return sets.length
    },
    all: sets,
    encode(values) {
      const sorted = [...new Set(values)].sort((a, b) => a - b)
      const key = sorted.join()
      const code = codes.get(key)
      if (code !== undefined) return code
      codes.set(key, sets.length)
      return sets.push(sorted) - 1
    },
    get: code => sets[code] ?? [],
  }
}
