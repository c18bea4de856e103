import { type Bits, countBits, listBits, writeBit } from './bits.ts'
import { isLead } from './card-offers.ts'
import { toColorBits } from './color-bits.ts'
import type { ProductTable } from './product-table.ts'
import { matchBuffers, takeBits } from './reused-arrays.ts'

/**
 * Finds the products of a list that come in a wanted color of which they have no picture. Undefined if
 * there are none.
 */
export function findUnseen(
  { columns, names, sets }: ProductTable,
  list: Bits,
  wanted: readonly string[],
): Bits | undefined {
  if (wanted.length === 0) return undefined
  const wantedBits = toColorBits(wanted)
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
    const without = columns.unseenColors[number] ?? 0
    if ((without & wantedBits) === 0) continue
    const seen = readAll(columns.colors[number] ?? 0) & ~without
    if ((seen & wantedBits) !== 0) continue
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
