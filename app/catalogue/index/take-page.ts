import { type Sort, sorts } from '#app/domain/list-query.ts'
import { type Bits, countBits, hasBit, listBits } from './bits.ts'
import { createPlaces, cutPlaces, selectPage, writePlace } from './places.ts'
import { isLead, type ProductTable } from './product-table.ts'
import { sortKeys, toWordsKey } from './sort-keys.ts'
import { createSortOrder, type SortOrder } from './sort-order.ts'
import type { WordMatch } from './words/word-door.ts'

export interface PageAsked {
  list: Bits
  /** With a search: how well each number's words fit. */
  match: WordMatch | undefined
  sort: Sort
  offset: number
  limit: number
}

/** Product numbers of a page, in order: one a card. */
export type PageTaker = (asked: PageAsked) => number[]

export type SortOrders = Record<Sort, SortOrder>

export function createSortOrders(table: ProductTable): SortOrders {
  return Object.fromEntries(sorts.map(sort => [sort, createSortOrder(table, sortKeys[sort])])) as SortOrders
}

/** What looking at one product costs: on the way along an order, and to be put in order. */
const stepCost = 1
const sortCost = 5

export function createPageTaker(table: ProductTable, orders: SortOrders): PageTaker {
  return ({ list, match, sort, offset, limit }) => {
    if (match !== undefined && sort === 'relevance') return takeByWords(list, match, offset, limit)
    const length = countBits(list)
    const steps = ((offset + limit) / Math.max(1, length)) * table.size
    return steps * stepCost < length * sortCost
      ? orders[sort].take(list, offset, limit)
      : takeSorted(list, length, sort, offset, limit)
  }

  function takeSorted(list: Bits, length: number, sort: Sort, offset: number, limit: number): number[] {
    const { columns } = table
    const key = sortKeys[sort]
    const numbers = new Uint32Array(length)
    listBits(list, numbers)
    const places = createPlaces(length)
    let cards = 0
    for (const number of numbers) {
      if (!isLead(table, list, number)) continue
      writePlace(places, cards, key(columns, number), number)
      cards += 1
    }
    return selectPage(cutPlaces(places, cards), offset, limit)
  }

  function takeByWords(list: Bits, { numbers, scores }: WordMatch, offset: number, limit: number): number[] {
    const { columns } = table
    let best = 0
    for (let at = 0; at < scores.length; at += 1) best = Math.max(best, scores[at] ?? 0)
    const places = createPlaces(numbers.length)
    let cards = 0
    for (let at = 0; at < numbers.length; at += 1) {
      const number = numbers[at] ?? 0
      if (!hasBit(list, number) || !isLead(table, list, number)) continue
      writePlace(places, cards, toWordsKey(columns, number, (scores[at] ?? 0) / (best || 1)), number)
      cards += 1
    }
    return selectPage(cutPlaces(places, cards), offset, limit)
  }
}
