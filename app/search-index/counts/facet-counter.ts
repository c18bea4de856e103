import { attributeCount } from '../attributes.ts'
import { type Bits, countBits, createBits, hasBit, intersect, listBits } from '../bits.ts'
import { nodeCount, nodesByPlace, parentCodes, placeCount } from '../category-codes.ts'
import type { Codes } from '../columns.ts'
import { createByPart, isSetPart, type Part, parts } from '../parts.ts'
import type { ProductTable } from '../product-table.ts'
import { createCounters } from '../reused-arrays.ts'
import { type Counts, createCounts } from './counts.ts'
import type { ValueSets } from './value-sets.ts'

export type CountedPart = Part | 'nodes'

export interface FacetCounts extends Counts {
  /** The number of cards in each category, including its descendants, by node code. */
  nodes: Uint32Array
  /** The codes that have cards, by part, as far as they are known; in no particular order. */
  met?: Partial<Record<Part, Uint32Array>>
}

/**
 * Counts the cards of a list by value, for the requested parts. The counts are valid until the next
 * query, which uses their arrays.
 */
export type FacetCounter = (list: Bits, parts: readonly CountedPart[]) => FacetCounts

/** Lists with fewer products than a bitmap has numbers, divided by this, are not gone through bit by bit. */
const shortTimes = 8

/**
 * First counts offers, one column at a time in tight loops, then
 * subtracts the duplicates within groups. This is fast because few
 * products have several offers, and even fewer have several in one list.
 */
export function createFacetCounter(table: ProductTable): FacetCounter {
  let numbers = new Uint32Array()
  let repeated: Bits = new Uint32Array()
  let slotsMet = createBits(0)
  let cardEnds = new Uint32Array()
  const marked: Partial<Record<CountedPart, Marks>> = {}
  const counters = createByPart(parts, createCounters)
  const placeCounters = createCounters()

  function countFacets(list: Bits, parts: readonly CountedPart[]): FacetCounts {
    const { columns, sets } = table
    const { length: capacity } = columns.category
    if (numbers.length < capacity) numbers = new Uint32Array(capacity)
    const length = parts.length === 0 ? countBits(list) : listBits(list, numbers)
    const found = numbers.subarray(0, length)
    const counts: FacetCounts = { ...createCounts(), cards: length, nodes: new Uint32Array() }
    const isShort = parts.length > 0 && length * shortTimes < list.length
    const met: FacetCounts['met'] = {}
    for (const part of parts) {
      if (part === 'nodes') {
        const places = placeCounters(placeCount)
        countCodes(found, columns.category, places)
        counts.nodes = addUp(places)
        continue
      }
      counts[part] = counters[part](getValueCount(part))
      if (isSetPart(part)) countSets(found, columns[part], sets[part], counts[part])
      else if (isShort) met[part] = countFewCodes(found, columns[part], counts[part])
      else countCodes(found, columns[part], counts[part])
    }
    removeGroupDuplicates(isShort ? findFewSlots(found) : findSlots(list), parts, counts)
    return isShort ? { ...counts, met } : counts
  }

  function getValueCount(part: Part): number {
    return part === 'attributes' ? attributeCount : table.names[part].size
  }

  function removeGroupDuplicates(
    met: Uint32Array,
    parts: readonly CountedPart[],
    counts: FacetCounts,
  ): void {
    const { cards, sets } = table
    const { slots, ends } = findGroups(met)
    counts.cards -= slots.length - ends.length
    for (const part of parts) {
      const codes = cards.codes[part === 'nodes' ? 'category' : part]
      if (part === 'nodes')
        removeDuplicateNodes(slots, ends, codes, counts.nodes, getMarks(part, nodeCount))
      else {
        const marks = getMarks(part, getValueCount(part))
        if (isSetPart(part))
          removeDuplicateValues(slots, ends, codes, sets[part], counts[part], marks)
        else removeDuplicateCodes(slots, ends, codes, counts[part], marks)
      }
    }
  }

  /** Returns the slots of few products, in ascending order; takes their array. */
  function findFewSlots(found: Uint32Array): Uint32Array {
    const { grouped, cards } = table
    let length = 0
    for (let at = 0; at < found.length; at += 1) {
      const number = found[at] ?? 0
      if (!hasBit(grouped, number)) continue
      found[length] = cards.slots[number] ?? 0
      length += 1
    }
    return found.subarray(0, length).sort()
  }

  /** Returns the slots of a list's products in ascending order. */
  function findSlots(list: Bits): Uint32Array {
    const { grouped, cards } = table
    const { end } = cards
    if (repeated.length < list.length) repeated = new Uint32Array(list.length)
    repeated.set(list)
    intersect(repeated, grouped)
    const found = numbers.subarray(0, listBits(repeated, numbers))
    if (slotsMet.length * 32 < end) slotsMet = createBits(end * 2)
    for (let at = 0; at < found.length; at += 1) {
      const slot = cards.slots[found[at] ?? 0] ?? 0
      slotsMet[slot >>> 5] = (slotsMet[slot >>> 5] ?? 0) | (1 << (slot & 31))
    }
    const slots = numbers.subarray(0, listBits(slotsMet, numbers))
    slotsMet.fill(0)
    return slots
  }

  /**
   * Finds the cards with several offers among the given slots. Returns the slots of these offers,
   * card by card, in the same array, and the index at which each card ends.
   */
  function findGroups(slots: Uint32Array): { slots: Uint32Array; ends: Uint32Array } {
    const { begins } = table.cards
    if (cardEnds.length < slots.length) cardEnds = new Uint32Array(slots.length * 2)
    let length = 0
    let groups = 0
    for (let from = 0; from < slots.length; ) {
      const begin = begins[slots[from] ?? 0]
      let to = from + 1
      while (to < slots.length && begins[slots[to] ?? 0] === begin) to += 1
      if (to > from + 1) {
        slots.copyWithin(length, from, to)
        length += to - from
        cardEnds[groups] = length
        groups += 1
      }
      from = to
    }
    return { slots: slots.subarray(0, length), ends: cardEnds.subarray(0, groups) }
  }

  function getMarks(part: CountedPart, size: number): Marks {
    const known = marked[part]
    if (known && known.last.length >= size) return known
    marked[part] = { last: new Uint32Array(size * 2), stamp: 0 }
    return marked[part]
  }

  return countFacets
}

/**
 * Records the group in which each value was last seen, so
 * that finding duplicates does not need a set per group.
 */
interface Marks {
  last: Uint32Array
  stamp: number
}

function removeDuplicateCodes(
  slots: Uint32Array,
  ends: Uint32Array,
  codes: Uint32Array,
  counts: Uint32Array,
  marks: Marks,
): void {
  const { last } = marks
  let at = 0
  for (let group = 0; group < ends.length; group += 1) {
    marks.stamp += 1
    const { stamp } = marks
    for (const end = ends[group] ?? 0; at < end; at += 1) {
      const code = codes[slots[at] ?? 0] ?? 0
      if (last[code] === stamp) counts[code] = (counts[code] ?? 0) - 1
      else last[code] = stamp
    }
  }
}

function removeDuplicateValues(
  slots: Uint32Array,
  ends: Uint32Array,
  codes: Uint32Array,
  sets: ValueSets,
  counts: Uint32Array,
  marks: Marks,
): void {
  let at = 0
  for (let group = 0; group < ends.length; group += 1) {
    marks.stamp += 1
    for (const end = ends[group] ?? 0; at < end; at += 1)
      sets.removeGroupDuplicates(codes[slots[at] ?? 0] ?? 0, marks.last, marks.stamp, counts)
  }
}

function removeDuplicateNodes(
  slots: Uint32Array,
  ends: Uint32Array,
  codes: Uint32Array,
  counts: Uint32Array,
  marks: Marks,
): void {
  const { last } = marks
  let at = 0
  for (let group = 0; group < ends.length; group += 1) {
    marks.stamp += 1
    const { stamp } = marks
    for (const end = ends[group] ?? 0; at < end; at += 1)
      for (const node of nodesByPlace[codes[slots[at] ?? 0] ?? 0] ?? []) {
        if (last[node] === stamp) counts[node] = (counts[node] ?? 0) - 1
        else last[node] = stamp
      }
  }
}

function countCodes(numbers: Uint32Array, codes: Codes, into: Uint32Array): void {
  for (let index = 0; index < numbers.length; index += 1) {
    const code = codes[numbers[index] ?? 0] ?? 0
    into[code] = (into[code] ?? 0) + 1
  }
}

/** Counts the codes of few products, and returns each code once. */
function countFewCodes(numbers: Uint32Array, codes: Codes, into: Uint32Array): Uint32Array {
  const met = new Uint32Array(numbers.length)
  let length = 0
  for (let index = 0; index < numbers.length; index += 1) {
    const code = codes[numbers[index] ?? 0] ?? 0
    const count = into[code] ?? 0
    if (count === 0) {
      met[length] = code
      length += 1
    }
    into[code] = count + 1
  }
  return met.subarray(0, length)
}

/**
 * Counts each set once and adds its count to its
 * values, unless there are far more sets than products.
 */
function countSets(numbers: Uint32Array, codes: Codes, sets: ValueSets, into: Uint32Array): void {
  // The only set is the empty one: no product has a value.
  if (sets.size === 1) return
  if (sets.size < numbers.length * 2) {
    const bySet = new Uint32Array(sets.size)
    countCodes(numbers, codes, bySet)
    sets.expand(bySet, into)
    return
  }
  for (let index = 0; index < numbers.length; index += 1)
    sets.count(codes[numbers[index] ?? 0] ?? 0, into)
}

/**
 * Converts the counts of places to those of nodes: adds each node's count to its ancestors, last
 * node first, because children follow their parents, and then each pair's count to all its nodes.
 */
function addUp(places: Uint32Array): Uint32Array {
  const counts = places.slice(0, nodeCount)
  for (let code = nodeCount - 1; code > 0; code -= 1) {
    const parent = parentCodes[code] ?? 0
    counts[parent] = (counts[parent] ?? 0) + (counts[code] ?? 0)
  }
  for (let place = nodeCount; place < placeCount; place += 1) {
    const count = places[place] ?? 0
    if (count === 0) continue
    for (const node of nodesByPlace[place] ?? []) counts[node] = (counts[node] ?? 0) + count
  }
  return counts
}
