import type { FacetNameOf } from '#app/domain/facets/facets.ts'
import { type Bits, createBits, growBits, hasBit, intersect, writeBit } from '../bits.ts'
import type { Codes, Columns } from '../columns.ts'
import type { Part } from '../parts.ts'
import type { ProductTable } from '../product-table.ts'

/**
 * A condition on one column: a table marks the allowed
 * codes with 1, or ranges list the allowed numbers.
 */
export type Condition =
  | { column: Part | 'category'; makeTable(): Uint8Array }
  | { column: FacetNameOf<'range'>; ranges: readonly { min: number; max: number }[] }

/**
 * Caches recently used bitmaps, because most shoppers narrow lists by the same few values. Every
 * change updates the cached bitmaps. Callers must not write to a bitmap.
 */
export interface BitmapCache {
  /** Returns the bitmap for a condition, which `key` identifies. */
  get(key: string, condition: Condition): Bits
  /** Updates the cached bitmaps. Call it after writing a product. */
  update(number: number): void
  memory(): number
}

interface CachedBitmap {
  bits: Bits
  condition: Condition
  /** The lookup table that was last built for the condition. */
  codes: Uint8Array | undefined
}

const maxBytes = 64 * 1024 * 1024
const maxPrice = 2 ** 31 - 1

export function createBitmapCache(table: ProductTable): BitmapCache {
  const cached = new Map<string, CachedBitmap>()

  function get(key: string, condition: Condition): Bits {
    const set = cached.get(key) ?? make(condition)
    // Reinserting the entry marks it as the most recently used.
    cached.delete(key)
    cached.set(key, set)
    const room = Math.max(16, Math.floor(maxBytes / set.bits.byteLength))
    for (const oldest of cached.keys()) {
      if (cached.size <= room) break
      cached.delete(oldest)
    }
    return set.bits
  }

  function update(number: number): void {
    const { columns, listed } = table
    const isListed = hasBit(listed, number)
    for (const each of cached.values()) {
      if (each.bits.length < listed.length) each.bits = growBits(each.bits, listed.length * 32)
      writeBit(each.bits, number, isListed && has(each, columns, number))
    }
  }

  function make(condition: Condition): CachedBitmap {
    const codes = 'makeTable' in condition ? condition.makeTable() : undefined
    return { bits: findAll(table, condition, codes), condition, codes }
  }

  function has(each: CachedBitmap, columns: Columns, number: number): boolean {
    const { condition } = each
    if ('ranges' in condition)
      return isWithin(condition.ranges, columns[condition.column][number] ?? 0)
    const code = columns[condition.column][number] ?? 0
    // Rebuilds the table if the code was assigned after the table was built.
    if (code >= (each.codes?.length ?? 0)) each.codes = condition.makeTable()
    return each.codes?.[code] === 1
  }

  return {
    get,
    update,
    memory: () => [...cached.values()].reduce((sum, { bits }) => sum + bits.byteLength, 0),
  }
}

function findAll(
  { columns, listed }: ProductTable,
  condition: Condition,
  codes: Uint8Array | undefined,
): Bits {
  const bits = createBits(listed.length * 32)
  if ('ranges' in condition) {
    for (const { min, max } of condition.ranges)
      addWithin(bits, columns[condition.column], min, max)
  } else if (codes) addCodes(bits, columns[condition.column], codes)
  intersect(bits, listed)
  return bits
}

function addCodes(bits: Bits, column: Codes, codes: Uint8Array): void {
  for (let at = 0; at < bits.length; at += 1) {
    let word = 0
    const from = at * 32
    for (let bit = 0; bit < 32; bit += 1) word |= (codes[column[from + bit] ?? 0] ?? 0) << bit
    bits[at] = word
  }
}

function addWithin(bits: Bits, prices: Uint32Array, min: number, max: number): void {
  const least = Math.min(min, maxPrice)
  const span = Math.min(max, maxPrice) - least
  if (span < 0) return
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] ?? 0
    const from = at * 32
    // For a price below `least`, the unsigned shift wraps around to a number far above any span.
    for (let bit = 0; bit < 32; bit += 1)
      word |= (((prices[from + bit] ?? 0) - least) >>> 0 <= span ? 1 : 0) << bit
    bits[at] = word
  }
}

function isWithin(ranges: readonly { min: number; max: number }[], price: number): boolean {
  return ranges.some(({ min, max }) => price >= min && price <= max)
}
