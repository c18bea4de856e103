import { type Bits, hasBit, intersect, listBits } from './bits.ts'
import { nodeCount, parentCodes } from './category-codes.ts'
import { type Counts, createCounts } from './counts.ts'
import { fixedValueCount, signatureCount, signatureValues } from './fixed-values.ts'
import { isLead, type ProductTable } from './product-table.ts'
import { createValueSets, type ValueSets } from './value-sets.ts'

/** `signature`: all fixed values but colours. */
export type Part = 'brands' | 'stores' | 'sizes' | 'signature' | 'colors' | 'nodes'

export interface TallyCounts extends Counts {
  /** By code of the node, descendants included. */
  nodes: Uint32Array
}

/** Signatures are numbers of sets as they are. */
const signatureSets = createValueSets(signatureValues)

/** How many cards of a list have each value, of the parts asked for. */
export type Tally = (list: Bits, parts: readonly Part[]) => TallyCounts

/**
 * Counts offers first, a part at a time in the tightest of loops, and takes back after what groups of offers have
 * twice: few products have several offers, and fewer have several in one list.
 */
export function createTally(table: ProductTable): Tally {
  let numbers = new Uint32Array()
  let repeated: Bits = new Uint32Array()
  let gathered = new Uint32Array()
  let gatheredEnds = new Uint32Array()
  const marked: Partial<Record<Part, Marks>> = {}

  function tally(list: Bits, parts: readonly Part[]): TallyCounts {
    const { columns, brands, stores, sizes, sizeSets, colorSets } = table
    if (numbers.length < columns.brand.length) numbers = new Uint32Array(columns.brand.length)
    const found = numbers.subarray(0, listBits(list, numbers))
    const counts: TallyCounts = { ...createCounts(), cards: found.length, nodes: new Uint32Array() }
    for (const part of parts) {
      if (part === 'brands') counts.brands = countCodes(found, columns.brand, brands.size)
      else if (part === 'stores') counts.stores = countCodes(found, columns.store, stores.size)
      else if (part === 'nodes') counts.nodes = addUp(countCodes(found, columns.category, nodeCount))
      else if (part === 'sizes') {
        counts.sizes = new Uint32Array(sizes.size)
        countSets(found, columns.sizeSet, sizeSets, counts.sizes)
      } else if (part === 'colors') countSets(found, columns.colorSet, colorSets, counts.fixed)
      else signatureSets.expand(countCodes(found, columns.signature, signatureCount), counts.fixed)
    }
    takeBack(list, parts, counts)
    return counts
  }

  function takeBack(list: Bits, parts: readonly Part[], counts: TallyCounts): void {
    const { columns, brands, stores, sizes, sizeSets, colorSets } = table
    const { members, ends } = findGroups(list)
    counts.cards -= members.length - ends.length
    for (const part of parts) {
      if (part === 'brands')
        takeBackCodes(members, ends, columns.brand, counts.brands, marks(part, brands.size))
      else if (part === 'stores')
        takeBackCodes(members, ends, columns.store, counts.stores, marks(part, stores.size))
      else if (part === 'nodes')
        takeBackNodes(members, ends, columns.category, counts.nodes, marks(part, nodeCount))
      else if (part === 'sizes')
        takeBackSets(members, ends, columns.sizeSet, sizeSets, counts.sizes, marks(part, sizes.size))
      else if (part === 'colors')
        takeBackSets(members, ends, columns.colorSet, colorSets, counts.fixed, marks(part, fixedValueCount))
      else
        takeBackSets(
          members,
          ends,
          columns.signature,
          signatureSets,
          counts.fixed,
          marks(part, fixedValueCount),
        )
    }
  }

  /** The groups with several offers in the list: those offers, group behind group, and where each group ends. */
  function findGroups(list: Bits): { members: Uint32Array; ends: Uint32Array } {
    const { grouped, columns } = table
    const { next, better } = columns
    if (repeated.length < list.length) repeated = new Uint32Array(list.length)
    repeated.set(list)
    intersect(repeated, grouped)
    const found = numbers.subarray(0, listBits(repeated, numbers))
    if (gathered.length < found.length) {
      gathered = new Uint32Array(found.length * 2)
      gatheredEnds = new Uint32Array(found.length)
    }
    let length = 0
    let groups = 0
    for (let index = 0; index < found.length; index += 1) {
      const lead = found[index] ?? 0
      if (!isLead(table, list, lead)) continue
      const begin = length
      gathered[length] = lead
      length += 1
      // Behind the last comes the best again.
      for (let at = next[lead] ?? lead; at !== better[at]; at = next[at] ?? lead) {
        if (!hasBit(list, at)) continue
        gathered[length] = at
        length += 1
      }
      if (length === begin + 1) length = begin
      else {
        gatheredEnds[groups] = length
        groups += 1
      }
    }
    return { members: gathered.subarray(0, length), ends: gatheredEnds.subarray(0, groups) }
  }

  function marks(part: Part, size: number): Marks {
    const known = marked[part]
    if (known && known.last.length >= size) return known
    marked[part] = { last: new Uint32Array(size * 2), stamp: 0 }
    return marked[part]
  }

  return tally
}

/** Which group was last seen with a value: tells what a group has twice without a set for each. */
interface Marks {
  last: Uint32Array
  stamp: number
}

function takeBackCodes(
  members: Uint32Array,
  ends: Uint32Array,
  codes: Codes,
  counts: Uint32Array,
  marks: Marks,
): void {
  const { last } = marks
  let at = 0
  for (let group = 0; group < ends.length; group += 1) {
    marks.stamp += 1
    const { stamp } = marks
    for (const end = ends[group] ?? 0; at < end; at += 1) {
      const code = codes[members[at] ?? 0] ?? 0
      if (last[code] === stamp) counts[code] = (counts[code] ?? 0) - 1
      else last[code] = stamp
    }
  }
}

function takeBackSets(
  members: Uint32Array,
  ends: Uint32Array,
  codes: Codes,
  sets: ValueSets,
  counts: Uint32Array,
  marks: Marks,
): void {
  let at = 0
  for (let group = 0; group < ends.length; group += 1) {
    marks.stamp += 1
    for (const end = ends[group] ?? 0; at < end; at += 1)
      sets.takeBack(codes[members[at] ?? 0] ?? 0, marks.last, marks.stamp, counts)
  }
}

function takeBackNodes(
  members: Uint32Array,
  ends: Uint32Array,
  codes: Codes,
  counts: Uint32Array,
  marks: Marks,
): void {
  const { last } = marks
  let at = 0
  for (let group = 0; group < ends.length; group += 1) {
    marks.stamp += 1
    const { stamp } = marks
    for (const end = ends[group] ?? 0; at < end; at += 1)
      for (let node = codes[members[at] ?? 0] ?? 0; ; node = parentCodes[node] ?? 0) {
        if (last[node] === stamp) counts[node] = (counts[node] ?? 0) - 1
        else last[node] = stamp
        if (node === 0) break
      }
  }
}

type Codes = Uint16Array | Uint32Array

function countCodes(numbers: Uint32Array, codes: Codes, size: number): Uint32Array {
  const counts = new Uint32Array(size)
  for (let index = 0; index < numbers.length; index += 1) {
    const code = codes[numbers[index] ?? 0] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}

/** By set first, unless there are more sets than products. */
function countSets(numbers: Uint32Array, codes: Codes, sets: ValueSets, into: Uint32Array): void {
  if (sets.size < numbers.length * 2) {
    sets.expand(countCodes(numbers, codes, sets.size), into)
    return
  }
  for (let index = 0; index < numbers.length; index += 1) {
    const values = sets.get(codes[numbers[index] ?? 0] ?? 0)
    for (let at = 0; at < values.length; at += 1) {
      const value = values[at] ?? 0
      into[value] = (into[value] ?? 0) + 1
    }
  }
}

/** From what each node has itself to what its branch has: children stand behind their parents. */
function addUp(counts: Uint32Array): Uint32Array {
  for (let code = nodeCount - 1; code > 0; code -= 1) {
    const parent = parentCodes[code] ?? 0
    counts[parent] = (counts[parent] ?? 0) + (counts[code] ?? 0)
  }
  return counts
}
