import { branchEnds, nodeCount, parentCodes } from './category-codes.ts'
import type { Counts } from './counts.ts'
import { signatureValues } from './fixed-values.ts'
import type { ProductTable } from './product-table.ts'

/**
 * What branches of the category tree hold, counted when first asked for and kept up with each change from then on: lists
 * that nothing but a category narrows are most of what is asked, and cost no counting at all.
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

/** `count` is asked once for each node. */
export function createBranchCounts(
  table: ProductTable,
  count: (node: number) => Counts,
  countCards: () => Uint32Array,
): BranchCounts {
  const kept = new Map<number, Counts>()
  let cards: Uint32Array | undefined

  function get(node: number): Counts {
    const known = kept.get(node)
    if (known) return known
    const counts = count(node)
    kept.set(node, counts)
    return counts
  }

  /** Its nodes, from its own up to the root; those of several offers each once. */
  function listNodes(offers: readonly number[]): number[] {
    const nodes: number[] = []
    for (const number of offers)
      for (let node = table.columns.category[number] ?? 0; ; node = parentCodes[node] ?? 0) {
        if (!nodes.includes(node)) nodes.push(node)
        if (node === 0) break
      }
    return nodes
  }

  function add(offers: readonly number[], by: 1 | -1): void {
    if (offers.length === 0 || (cards === undefined && kept.size === 0)) return
    const { category } = table.columns
    for (const node of listNodes(offers)) {
      if (cards) cards[node] = (cards[node] ?? 0) + by
      const counts = kept.get(node)
      if (counts === undefined) continue
      const members =
        offers.length === 1 ? offers : offers.filter(number => isWithin(category[number] ?? 0, node))
      counts.cards += by
      addValues(counts, members, by)
    }
  }

  /** Several offers are one of each value that any of them has. */
  function addValues(counts: Counts, offers: readonly number[], by: number): void {
    const { brand, store, signature, colorSet, sizeSet } = table.columns
    const isFirst = offers.length === 1 ? () => true : createFirsts()
    for (const number of offers) {
      const [brandCode, storeCode] = [brand[number] ?? 0, store[number] ?? 0]
      if (isFirst('brands', brandCode)) bump(counts, 'brands', brandCode, by)
      if (isFirst('stores', storeCode)) bump(counts, 'stores', storeCode, by)
      const sizes = table.sizeSets.get(sizeSet[number] ?? 0)
      for (let at = 0; at < sizes.length; at += 1) {
        const size = sizes[at] ?? 0
        if (isFirst('sizes', size)) bump(counts, 'sizes', size, by)
      }
      const fixed = [
        signatureValues[signature[number] ?? 0] ?? [],
        table.colorSets.get(colorSet[number] ?? 0),
      ]
      for (const values of fixed)
        for (let at = 0; at < values.length; at += 1) {
          const value = values[at] ?? 0
          if (isFirst('fixed', value)) counts.fixed[value] = (counts.fixed[value] ?? 0) + by
        }
    }
  }

  return {
    get,
    getCards() {
      cards ??= countCards()
      return cards
    },
    add,
    memory: () =>
      [...kept.values()].reduce(
        (sum, { fixed, brands, stores, sizes }) =>
          sum + fixed.byteLength + brands.byteLength + stores.byteLength + sizes.byteLength,
        0,
      ),
  }
}

function isWithin(category: number, node: number): boolean {
  return category >= node && category < (node === 0 ? nodeCount : (branchEnds[node] ?? 0))
}

/** Whether a value of a part is met for the first time. */
function createFirsts(): (part: NamedPart | 'fixed', value: number) => boolean {
  const met = { brands: new Set(), stores: new Set(), sizes: new Set(), fixed: new Set() }
  return (part, value) => {
    const before = met[part].size
    return met[part].add(value).size > before
  }
}

function bump(counts: Counts, part: NamedPart, code: number, by: number): void {
  const array = counts[part]
  if (code < array.length) array[code] = (array[code] ?? 0) + by
  else {
    const grown = new Uint32Array(Math.ceil((code + 1) * 1.2))
    grown.set(array)
    grown[code] = by
    counts[part] = grown
  }
}
