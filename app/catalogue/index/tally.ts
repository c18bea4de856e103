import { type Bits, hasBit, intersect, listBits } from './bits.ts'
import { nodeCount, parentCodes } from './category-codes.ts'
import { type Counts, createCounts } from './counts.ts'
import { signatureCount, signatureValues } from './fixed-values.ts'
import { isLead, type ProductTable } from './product-table.ts'
import type { ValueSets } from './value-sets.ts'

/** `signature`: all fixed values but colours. */
export type Part = 'brands' | 'stores' | 'sizes' | 'signature' | 'colors' | 'nodes'

export interface TallyCounts extends Counts {
  /** By code of the node, descendants included. */
  nodes: Uint32Array
}

/** How many cards of a list have each value, of the parts asked for. */
export type Tally = (list: Bits, parts: readonly Part[]) => TallyCounts

/**
 * Counts offers first, a part at a time in the tightest of loops, and takes back after what groups of offers have
 * twice: few products have several offers, and fewer have several in one list.
 */
export function createTally(table: ProductTable): Tally {
  let numbers = new Uint32Array()
  let repeated: Bits = new Uint32Array()
  /** Which group was last seen with a value, by part: tells what a group has twice without a set for each. */
  const seen: Record<Part, Uint32Array> = {
    brands: new Uint32Array(),
    stores: new Uint32Array(),
    sizes: new Uint32Array(),
    signature: new Uint32Array(256),
    colors: new Uint32Array(256),
    nodes: new Uint32Array(nodeCount),
  }
  let lastGroup = 0

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
      else expand(countCodes(found, columns.signature, signatureCount), signatureValues, counts.fixed)
    }
    takeBack(list, parts, counts)
    return counts
  }

  function takeBack(list: Bits, parts: readonly Part[], counts: TallyCounts): void {
    const { grouped } = table
    if (repeated.length < list.length) repeated = new Uint32Array(list.length)
    repeated.set(list)
    intersect(repeated, grouped)
    if (seen.brands.length < table.brands.size) seen.brands = new Uint32Array(table.brands.size * 2)
    if (seen.stores.length < table.stores.size) seen.stores = new Uint32Array(table.stores.size * 2)
    if (seen.sizes.length < table.sizes.size) seen.sizes = new Uint32Array(table.sizes.size * 2)
    const found = numbers.subarray(0, listBits(repeated, numbers))
    for (let index = 0; index < found.length; index += 1) {
      const number = found[index] ?? 0
      if (isLead(table, list, number)) takeBackGroup(list, parts, counts, number)
    }
  }

  /** Of the one that stands for its group, and those of the list behind it. */
  function takeBackGroup(list: Bits, parts: readonly Part[], counts: TallyCounts, lead: number): void {
    const { brand, store, category, signature, colorSet, sizeSet, next, better } = table.columns
    if (!hasOthers(list, lead)) return
    lastGroup = (lastGroup + 1) >>> 0
    let number = lead
    do {
      if (hasBit(list, number)) {
        if (number !== lead) counts.cards -= 1
        for (const part of parts) {
          const last = seen[part]
          if (part === 'brands') meet(last, counts.brands, brand[number] ?? 0)
          else if (part === 'stores') meet(last, counts.stores, store[number] ?? 0)
          else if (part === 'sizes') meetAll(last, counts.sizes, table.sizeSets.get(sizeSet[number] ?? 0))
          else if (part === 'colors') meetAll(last, counts.fixed, table.colorSets.get(colorSet[number] ?? 0))
          else if (part === 'signature')
            meetAll(last, counts.fixed, signatureValues[signature[number] ?? 0] ?? [])
          else
            for (let node = category[number] ?? 0; ; node = parentCodes[node] ?? 0) {
              meet(last, counts.nodes, node)
              if (node === 0) break
            }
        }
      }
      number = next[number] ?? lead
      // Behind the last comes the best again.
    } while (number !== (better[number] ?? number))
  }

  function hasOthers(list: Bits, lead: number): boolean {
    const { next, better } = table.columns
    for (let at = next[lead] ?? lead; at !== better[at]; at = next[at] ?? lead)
      if (hasBit(list, at)) return true
    return false
  }

  /** The first time a group has a value it counts, after that no more. */
  function meet(last: Uint32Array, counts: Uint32Array, code: number): void {
    if (last[code] === lastGroup) counts[code] = (counts[code] ?? 0) - 1
    else last[code] = lastGroup
  }

  function meetAll(last: Uint32Array, counts: Uint32Array, codes: ArrayLike<number>): void {
    for (let at = 0; at < codes.length; at += 1) meet(last, counts, codes[at] ?? 0)
  }

  return tally
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

function expand(counts: Uint32Array, sets: readonly (readonly number[])[], into: Uint32Array): void {
  for (let code = 0; code < counts.length; code += 1) {
    const count = counts[code] ?? 0
    if (count > 0) for (const value of sets[code] ?? []) into[value] = (into[value] ?? 0) + count
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
