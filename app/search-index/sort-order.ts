import { type Bits, createBits, growBits, hasBit, listBits, subtract, writeBit } from './bits.ts'
import { isLead } from './card-offers.ts'
import {
  createPackedSortKeys,
  getNumber,
  numberHalf,
  type PackedSortKeys,
  writePlace,
} from './packed-sort-keys.ts'
import type { ProductTable } from './product-table.ts'
import { copyBits } from './reused-arrays.ts'
import type { SortKey } from './sort-keys.ts'

/**
 * Every listed product in one sort order, updated with every change, so that a
 * page of any list can be read in sequence. Products whose key has changed go
 * to a small sorted list, which is merged into the base when it grows too long.
 */
export interface SortOrder {
  /** Sorts immediately, so that the first query does not have to. */
  prepare(): void
  /**
   * Records that a product was rewritten; `keyBefore` is
   * its previous key, undefined if it was not listed.
   */
  update(number: number, keyBefore: number | undefined): void
  /**
   * Returns the cards of a list at [offset, offset + limit) among those that a product in `shown`
   * represents.
   */
  take(list: Bits, shown: Bits, offset: number, limit: number): number[]
  memory(): number
}

/**
 * Up to this many products are sorted separately, which takes less
 * than a millisecond. If there are more, they are merged into the base.
 */
const maxLate = 4_096
/** A larger batch of changes causes a full sort. */
const maxMoved = 32_768

export function createSortOrder(table: ProductTable, key: SortKey): SortOrder {
  let base: PackedSortKeys | undefined
  /** Products that have no position in the base, or whose position is no longer valid. */
  let moved: Bits = createBits(0)
  const waiting = new Set<number>()
  /**
   * The moved products in order; `spots` holds the base position before which each of them belongs.
   */
  let late = createPackedSortKeys(0)
  let spots = new Uint32Array()
  let isSettled = true

  function build(): PackedSortKeys {
    const { columns, listed } = table
    const numbers = new Uint32Array(table.size)
    const length = listBits(listed, numbers)
    const places = createPackedSortKeys(length)
    for (let at = 0; at < length; at += 1) {
      const number = numbers[at] ?? 0
      writePlace(places, at, key(columns, number), number)
    }
    places.values.sort()
    reset()
    isSettled = true
    return places
  }

  function settle(): PackedSortKeys {
    const whole = base === undefined || waiting.size > maxMoved ? build() : base
    base = whole
    if (isSettled) return whole
    isSettled = true
    const { columns, listed } = table
    const numbers = [...waiting].filter(number => hasBit(listed, number))
    late = createPackedSortKeys(numbers.length)
    for (const [at, number] of numbers.entries()) writePlace(late, at, key(columns, number), number)
    late.values.sort()
    if (late.values.length > maxLate || waiting.size > maxLate * 2) return merge(whole)
    spots = Uint32Array.from(late.values, value => findSpot(whole.values, value))
    return whole
  }

  function merge({ values, halves }: PackedSortKeys): PackedSortKeys {
    const places = createPackedSortKeys(table.size)
    let from = 0
    let length = 0
    for (let at = 0; at < values.length; at += 1) {
      if (hasBit(moved, halves[at * 2 + numberHalf] ?? 0)) continue
      const value = values[at] ?? 0
      for (; (late.values[from] ?? Number.POSITIVE_INFINITY) < value; from += 1, length += 1)
        places.values[length] = late.values[from] ?? 0
      places.values[length] = value
      length += 1
    }
    places.values.set(late.values.subarray(from), length)
    base = places
    reset()
    isSettled = true
    return places
  }

  function reset(): void {
    waiting.clear()
    moved = createBits(table.listed.length * 32)
    late = createPackedSortKeys(0)
    spots = new Uint32Array()
  }

  function update(number: number, keyBefore: number | undefined): void {
    if (base === undefined) return
    const { columns, listed } = table
    if (hasBit(listed, number) && keyBefore === key(columns, number)) return
    // Merging is left to the next query, because a full sync moves
    // every product and the next query may be a long time away.
    if (waiting.size > maxMoved) return
    if (moved.length < listed.length) moved = growBits(moved, listed.length * 32)
    writeBit(moved, number, true)
    waiting.add(number)
    isSettled = false
  }

  function take(list: Bits, shown: Bits, offset: number, limit: number): number[] {
    const places = settle()
    let staying = shown
    if (waiting.size > 0) {
      staying = copyBits(shown)
      subtract(staying, moved)
    }
    const found: number[] = []
    const { grouped } = table
    const { values, halves } = places
    let skipped = 0
    let at = 0
    // Reads the base up to the position of the next moved product, then that product, and so on.
    for (let spot = 0; spot <= spots.length && found.length < limit; spot += 1) {
      const end = spots[spot] ?? values.length
      for (; at < end && found.length < limit; at += 1) {
        const number = halves[at * 2 + numberHalf] ?? 0
        const [word, bit] = [number >>> 5, number & 31]
        if ((((staying[word] ?? 0) >>> bit) & 1) === 0) continue
        if ((((grouped[word] ?? 0) >>> bit) & 1) === 1 && !isLead(table, list, number)) continue
        if (skipped < offset) skipped += 1
        else found.push(number)
      }
      if (spot === spots.length || found.length >= limit) break
      const number = getNumber(late, spot)
      if (!hasBit(shown, number) || !isLead(table, list, number)) continue
      if (skipped < offset) skipped += 1
      else found.push(number)
    }
    return found
  }

  return {
    prepare: () => void settle(),
    update,
    take,
    memory: () => (base?.values.byteLength ?? 0) + moved.byteLength + late.values.byteLength,
  }
}

/** Returns the position of the first larger value. */
function findSpot(values: Float64Array, value: number): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[middle] ?? 0) > value) high = middle
    else low = middle + 1
  }
  return low
}
