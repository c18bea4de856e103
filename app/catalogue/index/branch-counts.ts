import { nodeCount, parentCodes } from './category-codes.ts'
import { type Counts, createCounts } from './counts.ts'
import { signatureValues } from './fixed-values.ts'
import type { ProductTable } from './product-table.ts'

/**
 * What every branch of the category tree holds, kept up with each change: lists that nothing but a category narrows are
 * most of what is asked, and cost no counting at all.
 */
export interface BranchCounts {
  /** By code of the node; 0 is everything. */
  get(node: number): Counts
  /** Cards by code of the node. */
  getCards(): Uint32Array
  /** Counts a card in, or out again, by all its offers, before any of them is written anew. */
  add(offers: readonly number[], by: 1 | -1): void
  memory(): number
}

type NamedPart = 'brands' | 'stores' | 'sizes'

export function createBranchCounts(table: ProductTable): BranchCounts {
  const counts = Array.from({ length: nodeCount }, createCounts)

  function getCounts(node: number): Counts {
    return counts[node] ?? createCounts()
  }

  /** One offer is one of each of its values, in every node it is below. */
  function addOne(number: number, by: number): void {
    const { brand, store, category, signature, colorSet, sizeSet } = table.columns
    const fixed = [
      ...(signatureValues[signature[number] ?? 0] ?? []),
      ...table.colorSets.get(colorSet[number] ?? 0),
    ]
    const sizes = table.sizeSets.get(sizeSet[number] ?? 0)
    for (let node = category[number] ?? 0; ; node = parentCodes[node] ?? 0) {
      const its = getCounts(node)
      its.cards += by
      for (const value of fixed) its.fixed[value] = (its.fixed[value] ?? 0) + by
      bump(its, 'brands', brand[number] ?? 0, by)
      bump(its, 'stores', store[number] ?? 0, by)
      for (const size of sizes) bump(its, 'sizes', size, by)
      if (node === 0) return
    }
  }

  /** Several offers are one card, and one of each value that any of them has, node by node. */
  function addGroup(offers: readonly number[], by: number): void {
    const { brand, store, category, signature, colorSet, sizeSet } = table.columns
    const members = new Map<number, number[]>()
    for (const number of offers)
      for (let node = category[number] ?? 0; ; node = parentCodes[node] ?? 0) {
        members.set(node, [...(members.get(node) ?? []), number])
        if (node === 0) break
      }
    for (const [node, numbers] of members) {
      const its = getCounts(node)
      its.cards += by
      for (const code of new Set(numbers.map(number => brand[number] ?? 0))) bump(its, 'brands', code, by)
      for (const code of new Set(numbers.map(number => store[number] ?? 0))) bump(its, 'stores', code, by)
      for (const size of new Set(numbers.flatMap(number => table.sizeSets.get(sizeSet[number] ?? 0))))
        bump(its, 'sizes', size, by)
      const fixed = numbers.flatMap(number => [
        ...(signatureValues[signature[number] ?? 0] ?? []),
        ...table.colorSets.get(colorSet[number] ?? 0),
      ])
      for (const value of new Set(fixed)) its.fixed[value] = (its.fixed[value] ?? 0) + by
    }
  }

  return {
    get: getCounts,
    getCards: () => Uint32Array.from(counts, ({ cards }) => cards),
    add(offers, by) {
      if (offers.length > 1) addGroup(offers, by)
      else for (const number of offers) addOne(number, by)
    },
    memory: () =>
      counts.reduce(
        (sum, { fixed, brands, stores, sizes }) =>
          sum + fixed.byteLength + brands.byteLength + stores.byteLength + sizes.byteLength,
        0,
      ),
  }
}

function bump(counts: Counts, part: NamedPart, code: number, by: number): void {
  const array = counts[part]
  if (code < array.length) array[code] = (array[code] ?? 0) + by
  else {
    const grown = new Uint32Array(Math.max(8, Math.ceil((code + 1) * 1.5)))
    grown.set(array)
    grown[code] = by
    counts[part] = grown
  }
}
