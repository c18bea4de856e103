import { isPlaceWithin, nodesByPlace } from '../category-codes.ts'
import { createByPart, isSetPart, type Part, parts } from '../parts.ts'
import type { ProductTable } from '../product-table.ts'
import type { Counts } from './counts.ts'

/**
 * The counts of whole branches of the category tree, computed on
 * first use and updated with every change after that. Most lists are
 * narrowed only by a category, so their counts are ready in advance.
 */
export interface BranchCounts {
  /** Returns the counts of a node's branch; 0 is the whole catalogue. */
  get(node: number): Counts
  /** Returns the number of cards in each branch, by node code. */
  getCards(): Uint32Array
  /**
   * Adds or removes a card, which is passed as the list of its offers.
   * A card must be removed before any of its offers is rewritten.
   */
  add(offers: readonly number[], by: 1 | -1): void
  memory(): number
}

/** Creates the counts of all branches. `count` is called only once per node. */
export function createBranchCounts(
  table: ProductTable,
  count: (node: number) => Counts,
  countCards: () => Uint32Array,
): BranchCounts {
  const known = new Map<number, Counts>()
  let cards: Uint32Array | undefined

  function get(node: number): Counts {
    const before = known.get(node)
    if (before) return before
    const counts = count(node)
    known.set(node, counts)
    return counts
  }

  /** Returns the nodes of the offers and all their ancestors up to the root, without duplicates. */
  function listNodes(offers: readonly number[]): readonly number[] {
    const [first = 0, ...others] = offers.map(number => table.columns.category[number] ?? 0)
    const nodes = nodesByPlace[first] ?? []
    if (others.length === 0) return nodes
    return [...new Set([first, ...others].flatMap(place => nodesByPlace[place] ?? []))]
  }

  function add(offers: readonly number[], by: 1 | -1): void {
    if (offers.length === 0 || (cards === undefined && known.size === 0)) return
    const { category } = table.columns
    for (const node of listNodes(offers)) {
      if (cards) cards[node] = (cards[node] ?? 0) + by
      const counts = known.get(node)
      if (counts === undefined) continue
      const members =
        offers.length === 1
          ? offers
          : offers.filter(number => isPlaceWithin(category[number] ?? 0, node))
      counts.cards += by
      addValues(counts, members, by)
    }
  }

  /** Counts each value once, even if several of the offers have it. */
  function addValues(counts: Counts, offers: readonly number[], by: number): void {
    const { columns, sets } = table
    const isFirst = offers.length === 1 ? () => true : createFirsts()
    for (const number of offers)
      for (const part of parts) {
        const code = columns[part][number] ?? 0
        if (isSetPart(part)) {
          const values = sets[part].get(code)
          for (let at = 0; at < values.length; at += 1) {
            const value = values[at] ?? 0
            if (isFirst(part, value)) bump(counts, part, value, by)
          }
        } else if (isFirst(part, code)) bump(counts, part, code, by)
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
      [...known.values()].reduce(
        (sum, counts) => parts.reduce((bytes, part) => bytes + counts[part].byteLength, sum),
        0,
      ),
  }
}

/** Returns a function that returns true only the first time it receives a given value. */
function createFirsts(): (part: Part, value: number) => boolean {
  const met = createByPart(parts, () => new Set<number>())
  return (part, value) => {
    const before = met[part].size
    return met[part].add(value).size > before
  }
}

function bump(counts: Counts, part: Part, code: number, by: number): void {
  const array = counts[part]
  if (code < array.length) array[code] = (array[code] ?? 0) + by
  else {
    const grown = new Uint32Array(Math.ceil((code + 1) * 1.2))
    grown.set(array)
    grown[code] = by
    counts[part] = grown
  }
}
