import { type Bits, hasBit } from './bits.ts'
import type { Columns } from './columns.ts'
import { createByPart, type Part, parts } from './parts.ts'

/** The columns that facet counts read. */
export type CountedColumn = Part | 'category'

const countedColumns: readonly CountedColumn[] = [...parts, 'category']

/**
 * The offers of each card that has several. They are next to each other, best first, with copies
 * of their codes, because the columns are so long that each look at one offer waits for memory.
 */
export interface CardOffers {
  /** Replaces the offers of a card, best first; a card with fewer than two is not stored. */
  write(offers: readonly number[], columns: Columns): void
  /** Removes the offers of a card, of which one is given. */
  remove(number: number): void
  /** Returns the offers of the card with this one, best first. */
  list(number: number): number[]
  /** Each offer's slot, by product number; valid only for products on a card with others. */
  readonly slots: Uint32Array
  /** The first slot of the card, by slot. */
  readonly begins: Uint32Array
  /** The product number, by slot. */
  readonly numbers: Uint32Array
  /** The codes of each column, by slot. */
  readonly codes: Readonly<Record<CountedColumn, Uint32Array>>
  /** One more than the highest slot. */
  readonly end: number
  memory(): number
}

export function createCardOffers(): CardOffers {
  let slots = new Uint32Array(1_024)
  let begins = new Uint32Array(1_024)
  let numbers = new Uint32Array(1_024)
  const codes = {
    ...createByPart(parts, () => new Uint32Array(1_024)),
    category: new Uint32Array(1_024),
  }
  /** The number of offers of each card, by its first slot. */
  let counts = new Uint32Array(1_024)
  /** Slot 0 stays empty, so that an unused one belongs to no card. */
  let end = 1
  /** The first slots of removed cards, by their number of offers. */
  const free: number[][] = []

  function allocate(count: number): number {
    const reused = free[count]?.pop()
    if (reused !== undefined) return reused
    const begin = end
    end += count
    if (end > numbers.length) {
      const capacity = Math.ceil(end * 1.5)
      begins = grow(begins, capacity)
      numbers = grow(numbers, capacity)
      counts = grow(counts, capacity)
      for (const column of countedColumns) codes[column] = grow(codes[column], capacity)
    }
    return begin
  }

  return {
    write(offers, columns) {
      if (offers.length < 2) return
      const begin = allocate(offers.length)
      counts[begin] = offers.length
      for (const [at, number] of offers.entries()) {
        const slot = begin + at
        if (number >= slots.length) slots = grow(slots, Math.max(number + 1, slots.length * 2))
        slots[number] = slot
        begins[slot] = begin
        numbers[slot] = number
        for (const column of countedColumns) codes[column][slot] = columns[column][number] ?? 0
      }
    },
    remove(number) {
      const begin = begins[slots[number] ?? 0] ?? 0
      const count = counts[begin] ?? 0
      const same = free[count] ?? []
      same.push(begin)
      free[count] = same
    },
    list(number) {
      const begin = begins[slots[number] ?? 0] ?? 0
      return Array.from(numbers.subarray(begin, begin + (counts[begin] ?? 0)))
    },
    get slots() {
      return slots
    },
    get begins() {
      return begins
    },
    get numbers() {
      return numbers
    },
    codes,
    get end() {
      return end
    },
    memory: () =>
      [slots, begins, numbers, counts, ...Object.values(codes)].reduce(
        (sum, { byteLength }) => sum + byteLength,
        0,
      ),
  }
}

/**
 * Returns true if an offer represents its card in a list,
 * that is, if the list has no better offer from the card.
 */
export function isLead(
  { grouped, cards }: { grouped: Bits; cards: CardOffers },
  list: Bits,
  number: number,
): boolean {
  if (!hasBit(grouped, number)) return true
  const { slots, begins, numbers } = cards
  const slot = slots[number] ?? 0
  for (let at = begins[slot] ?? 0; at < slot; at += 1)
    if (hasBit(list, numbers[at] ?? 0)) return false
  return true
}

/** Returns true if a list has any offer of the card with this one, which is grouped. */
export function hasAnyOffer(
  { slots, begins, numbers }: CardOffers,
  list: Bits,
  number: number,
): boolean {
  const begin = begins[slots[number] ?? 0] ?? 0
  for (let at = begin; begins[at] === begin; at += 1)
    if (hasBit(list, numbers[at] ?? 0)) return true
  return false
}

function grow(array: Uint32Array, capacity: number): Uint32Array<ArrayBuffer> {
  const grown = new Uint32Array(capacity)
  grown.set(array)
  return grown
}
