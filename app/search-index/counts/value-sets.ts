import { growArray } from '../grow-array.ts'

/**
 * Numbers the distinct sets of values. Many products come in the same sizes,
 * so there are few sets: a column of set numbers is small, and a list can be
 * counted set by set. All sets are stored back to back in one array.
 */
export interface ValueSets {
  readonly size: number
  /** Returns the number of a set, assigning one if the set is new; 0 is the empty set. */
  encode(values: readonly number[]): number
  get(code: number): ArrayLike<number>
  isAny(code: number, others: readonly number[]): boolean
  /** Adds 1 to all values of a set. */
  count(code: number, into: Uint32Array): void
  /** Adds each set's count to all its values. */
  expand(counts: Uint32Array, into: Uint32Array): void
  /**
   * Stamps each value of a set, and decrements the count of each value that was already stamped.
   */
  removeGroupDuplicates(code: number, stamps: Uint32Array, stamp: number, counts: Uint32Array): void
  /** Returns the sets in the form that `createValueSets` accepts. */
  list(): number[][]
  memory(): number
}

/** `known` restores previously saved sets with their numbers. */
export function createValueSets(known: readonly (readonly number[])[] = [[]]): ValueSets {
  const codes = new Map<string, number>()
  let pool = new Uint32Array(1_024)
  /** The index at which each set starts, plus the end of the last one. */
  let begins = new Uint32Array(1_024)
  let size = 0
  for (const values of known) add(values)

  function add(sorted: readonly number[]): number {
    const begin = begins[size] ?? 0
    const end = begin + sorted.length
    if (end > pool.length) pool = growArray(pool, end * 2)
    if (size + 2 > begins.length) begins = growArray(begins, (size + 2) * 2)
    pool.set(sorted, begin)
    begins[size + 1] = end
    codes.set(sorted.join(), size)
    size += 1
    return size - 1
  }

  function get(code: number): Uint32Array {
    return pool.subarray(begins[code], begins[code + 1])
  }

  return {
    get size() {
      return size
    },
    encode(values) {
      const sorted = [...new Set(values)].sort((a, b) => a - b)
      return codes.get(sorted.join()) ?? add(sorted)
    },
    get,
    isAny(code, others) {
      const end = begins[code + 1] ?? 0
      for (let at = begins[code] ?? 0; at < end; at += 1)
        if (others.includes(pool[at] ?? 0)) return true
      return false
    },
    count(code, into) {
      const end = begins[code + 1] ?? 0
      for (let at = begins[code] ?? 0; at < end; at += 1) {
        const value = pool[at] ?? 0
        into[value] = (into[value] ?? 0) + 1
      }
    },
    expand(counts, into) {
      for (let code = 0; code < size; code += 1) {
        const count = counts[code] ?? 0
        if (count === 0) continue
        const end = begins[code + 1] ?? 0
        for (let at = begins[code] ?? 0; at < end; at += 1) {
          const value = pool[at] ?? 0
          into[value] = (into[value] ?? 0) + count
        }
      }
    },
    removeGroupDuplicates(code, stamps, stamp, counts) {
      const end = begins[code + 1] ?? 0
      for (let at = begins[code] ?? 0; at < end; at += 1) {
        const value = pool[at] ?? 0
        if (stamps[value] === stamp) counts[value] = (counts[value] ?? 0) - 1
        else stamps[value] = stamp
      }
    },
    list: () => Array.from({ length: size }, (_, code) => [...get(code)]),
    memory: () => pool.byteLength + begins.byteLength,
  }
}
