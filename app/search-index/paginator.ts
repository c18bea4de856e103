import { type Sort, sorts } from '#app/domain/urls/list-query.ts'
import { type Bits, countBits, hasBit, listBits } from './bits.ts'
import {
  createPackedSortKeys,
  selectPage,
  truncateSortKeys,
  writePlace,
} from './packed-sort-keys.ts'
import { isLead, type ProductTable } from './product-table.ts'
import { scramble, sortKeys, toWordsKey, toWordsStep, unscramble, worstStep } from './sort-keys.ts'
import { createSortOrder, type SortOrder } from './sort-order.ts'
import type { WordMatch } from './text/ranking/word-match.ts'

export interface PageAsked {
  list: Bits
  /** The text relevance of each product; undefined if there is no search text. */
  match: WordMatch | undefined
  sort: Sort
  offset: number
  limit: number
}

/** Returns the product numbers of a page in order, one per card. */
export type Paginator = (requested: PageAsked) => number[]

export type SortOrders = Record<Sort, SortOrder>

export function createSortOrders(table: ProductTable): SortOrders {
  return Object.fromEntries(
    sorts.map(sort => [sort, createSortOrder(table, sortKeys[sort])]),
  ) as SortOrders
}

/** The relative costs of visiting a product in a sort order and of sorting it. */
const stepCost = 1
const sortCost = 5

export function createPaginator(table: ProductTable, orders: SortOrders): Paginator {
  /** All queries share this array, because allocating megabytes costs more than filling them. */
  let scratch = createPackedSortKeys(0)

  return ({ list, match, sort, offset, limit }) => {
    if (match !== undefined && sort === 'relevance')
      return selectByRelevance(list, match, offset, limit)
    const length = countBits(list)
    const steps = ((offset + limit) / Math.max(1, length)) * table.size
    return steps * stepCost < length * sortCost
      ? orders[sort].take(list, offset, limit)
      : selectSorted(list, length, sort, offset, limit)
  }

  function selectSorted(
    list: Bits,
    length: number,
    sort: Sort,
    offset: number,
    limit: number,
  ): number[] {
    const { columns } = table
    const key = sortKeys[sort]
    const numbers = new Uint32Array(length)
    listBits(list, numbers)
    if (scratch.values.length < length) scratch = createPackedSortKeys(length)
    let cards = 0
    for (const number of numbers) {
      if (!isLead(table, list, number)) continue
      writePlace(scratch, cards, key(columns, number), number)
      cards += 1
    }
    return selectPage(truncateSortKeys(scratch, cards), offset, limit)
  }

  /**
   * Sorts only products that are about as relevant as
   * those on the page, unless they make too few cards.
   */
  function selectByRelevance(
    list: Bits,
    match: WordMatch,
    offset: number,
    limit: number,
  ): number[] {
    const steps = toSteps(list, match)
    const needed = (offset + limit) * 2
    const reach = findReach(steps, needed)
    const page = selectWithin(list, match, steps, reach, offset, limit)
    return page ?? selectWithin(list, match, steps, worstStep, offset, limit) ?? []
  }

  /**
   * Returns the relevance step of each match; for products
   * outside the list, one more than the worst step.
   */
  function toSteps(list: Bits, { numbers, scores }: WordMatch): Uint16Array {
    let best = 0
    for (let at = 0; at < scores.length; at += 1) best = Math.max(best, scores[at] ?? 0)
    const steps = new Uint16Array(numbers.length)
    for (let at = 0; at < numbers.length; at += 1)
      steps[at] = hasBit(list, numbers[at] ?? 0)
        ? toWordsStep((scores[at] ?? 0) / (best || 1))
        : worstStep + 1
    return steps
  }

  /**
   * Returns the page, using only products up to the step
   * `reach`; undefined if these make too few cards.
   */
  function selectWithin(
    list: Bits,
    { numbers }: WordMatch,
    steps: Uint16Array,
    reach: number,
    offset: number,
    limit: number,
  ): number[] | undefined {
    const { columns } = table
    if (scratch.values.length < numbers.length) scratch = createPackedSortKeys(numbers.length)
    let cards = 0
    for (let at = 0; at < numbers.length; at += 1) {
      const step = steps[at] ?? 0
      if (step > reach) continue
      const number = numbers[at] ?? 0
      if (!isLead(table, list, number)) continue
      writePlace(scratch, cards, toWordsKey(columns, number, step), scramble(number))
      cards += 1
    }
    if (cards < offset + limit && reach < worstStep) return undefined
    return selectPage(truncateSortKeys(scratch, cards), offset, limit).map(unscramble)
  }
}

/** Returns the step up to which there are at least `needed` products. */
function findReach(steps: Uint16Array, needed: number): number {
  const counts = new Uint32Array(worstStep + 2)
  for (let at = 0; at < steps.length; at += 1)
    counts[steps[at] ?? 0] = (counts[steps[at] ?? 0] ?? 0) + 1
  let met = 0
  for (let step = 0; step < worstStep; step += 1) {
    met += counts[step] ?? 0
    if (met >= needed) return step
  }
  return worstStep
}
