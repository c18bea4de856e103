import { isPlaceWithin } from '../category-codes.ts'
import { parts } from '../parts.ts'
import type { ProductTable } from '../product-table.ts'
import { countCard, listCardNodes } from './count-card.ts'
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

  function add(offers: readonly number[], by: 1 | -1): void {
    if (offers.length === 0 || (cards === undefined && known.size === 0)) return
    const { category } = table.columns
    for (const node of listCardNodes(table, offers)) {
      if (cards) cards[node] = (cards[node] ?? 0) + by
      const counts = known.get(node)
      if (counts === undefined) continue
      const members =
        offers.length === 1
          ? offers
          : offers.filter(number => isPlaceWithin(category[number] ?? 0, node))
      countCard(table, counts, members, by)
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
