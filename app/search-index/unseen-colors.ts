import { type Bits, countBits, listBits, writeBit } from './bits.ts'
import { isLead } from './card-offers.ts'
import { toColorBits } from './color-bits.ts'
import type { ProductTable } from './product-table.ts'
import { matchBuffers, takeBits } from './reused-arrays.ts'

/**
 * Finds the products of a list that no picture shows in a wanted color: they also come in it, or only
 * their words mention it, as "Thessaly Grey" does. Products that state no color are not among them.
 * Undefined if there are none.
 */
export function findUnseen(
  { columns, names, sets }: ProductTable,
  list: Bits,
  wanted: readonly string[],
): Bits | undefined {
  const wantedBits = toColorBits(wanted)
  if (wantedBits === 0) return undefined
  /** The bits of all colors of a set of values, which few products of a list differ in. */
  const known = new Map<number, number>()
  const readAll = (set: number) => {
    const bits = known.get(set) ?? toColorBits(Array.from(sets.colors.get(set), toName))
    known.set(set, bits)
    return bits
  }
  const toName = (code: number) => names.colors.names[code] ?? ''
  const unseen = takeBits(list.length * 32)
  const numbers = new Uint32Array(matchBuffers.take(countBits(list) * 4))
  const length = listBits(list, numbers)
  let count = 0
  for (let at = 0; at < length; at += 1) {
    const number = numbers[at] ?? 0
    const stated = readAll(columns.colors[number] ?? 0)
    const seen = stated & ~(columns.unseenColors[number] ?? 0)
    if (stated === 0 || (seen & wantedBits) !== 0) continue
    writeBit(unseen, number, true)
    count += 1
  }
  matchBuffers.release(numbers.buffer)
  return count === 0 ? undefined : unseen
}

/** Counts the cards of a list that a product in `shown` represents. */
export function countLeads(table: ProductTable, list: Bits, shown: Bits): number {
  const numbers = new Uint32Array(countBits(shown))
  listBits(shown, numbers)
  return numbers.reduce((count, number) => count + Number(isLead(table, list, number)), 0)
}
