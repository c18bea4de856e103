import { type Bits, createBits, growBits, hasBit, intersect, writeBit } from './bits.ts'
import type { Columns } from './columns.ts'
import type { ProductTable } from './product-table.ts'

type TableColumn = 'brand' | 'store' | 'category' | 'signature' | 'colorSet' | 'sizeSet'

/** A set of products by one column: those whose code the table says 1 of, or whose price is within a range. */
export type Condition =
  | { column: TableColumn; makeTable(): Uint8Array }
  | { column: 'usdCents'; ranges: readonly { min: number; max: number }[] }

/**
 * The sets that were asked for lately, kept up with each change: what one shopper narrows a list by, the next one does.
 * A set is never written by who asks for it.
 */
export interface KeptSets {
  /** `key` tells conditions apart. */
  get(key: string, condition: Condition): Bits
  /** A product was written anew. */
  update(number: number): void
  memory(): number
}

interface KeptSet {
  bits: Bits
  condition: Condition
  /** As the table was when it was last made. */
  codes: Uint8Array | undefined
}

const maxBytes = 64 * 1024 * 1024
const maxPrice = 2 ** 31 - 1

export function createKeptSets(table: ProductTable): KeptSets {
  const kept = new Map<string, KeptSet>()

  function get(key: string, condition: Condition): Bits {
    const set = kept.get(key) ?? make(condition)
    // Once more the youngest.
    kept.delete(key)
    kept.set(key, set)
    const room = Math.max(16, Math.floor(maxBytes / set.bits.byteLength))
    for (const oldest of kept.keys()) {
      if (kept.size <= room) break
      kept.delete(oldest)
    }
    return set.bits
  }

  function update(number: number): void {
    const { columns, listed } = table
    const isListed = hasBit(listed, number)
    for (const each of kept.values()) {
      if (each.bits.length < listed.length) each.bits = growBits(each.bits, listed.length * 32)
      writeBit(each.bits, number, isListed && has(each, columns, number))
    }
  }

  function make(condition: Condition): KeptSet {
    const codes = 'makeTable' in condition ? condition.makeTable() : undefined
    return { bits: findAll(table, condition, codes), condition, codes }
  }

  function has(each: KeptSet, columns: Columns, number: number): boolean {
    const { condition } = each
    if ('ranges' in condition) return isWithin(condition.ranges, columns.usdCents[number] ?? 0)
    const code = columns[condition.column][number] ?? 0
    // A set of sizes nobody had before.
    if (code >= (each.codes?.length ?? 0)) each.codes = condition.makeTable()
    return each.codes?.[code] === 1
  }

  return {
    get,
    update,
    memory: () => [...kept.values()].reduce((sum, { bits }) => sum + bits.byteLength, 0),
  }
}

function findAll(
  { columns, listed }: ProductTable,
  condition: Condition,
  codes: Uint8Array | undefined,
): Bits {
  const bits = createBits(listed.length * 32)
  if ('ranges' in condition) {
    for (const { min, max } of condition.ranges) addWithin(bits, columns.usdCents, min, max)
  } else if (codes) addCodes(bits, columns[condition.column], codes)
  intersect(bits, listed)
  return bits
}

function addCodes(bits: Bits, column: Uint16Array | Uint32Array, codes: Uint8Array): void {
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
    // What lies below the least wraps around, far above any span.
    for (let bit = 0; bit < 32; bit += 1)
      word |= (((prices[from + bit] ?? 0) - least) >>> 0 <= span ? 1 : 0) << bit
    bits[at] = word
  }
}

function isWithin(ranges: readonly { min: number; max: number }[], price: number): boolean {
  return ranges.some(({ min, max }) => price >= min && price <= max)
}
