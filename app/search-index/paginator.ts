import { type Sort, sorts } from '#app/domain/urls/list-query.ts'
import { arrangeFirstCards, firstCards } from './arrange-first-cards.ts'
import { type Bits, countBits, hasBit, listBits } from './bits.ts'
import { isLead } from './card-offers.ts'
import {
  createPackedSortKeys,
  getKey,
  growSortKeys,
  keepBest,
  type PackedSortKeys,
  selectPage,
  truncateSortKeys,
  writePlace,
} from './packed-sort-keys.ts'
import type { ProductTable } from './product-table.ts'
import { matchBuffers } from './reused-arrays.ts'
import {
  bestWordsKeys,
  getWordsStep,
  isInStock,
  maxSortKey,
  scramble,
  sortKeys,
  toWordsKey,
  toWordsStep,
  unscramble,
  worstStep,
} from './sort-keys.ts'
import { createSortOrder, type SortOrder } from './sort-order.ts'
import type { WordMatch } from './text/ranking/word-match.ts'

export interface PageAsked {
  list: Bits
  /** Those products of the list that may represent a card; all by default. */
  shown?: Bits
  /** The text relevance of each product; undefined if there is no search text. */
  match: WordMatch | undefined
  sort: Sort
  offset: number
  limit: number
}

type Part = Required<Pick<PageAsked, 'list' | 'shown'>>

/** Returns the product numbers of a page in order, one per card. */
export type Paginator = (requested: PageAsked) => number[]

export type SortOrders = Record<Sort, SortOrder>

export function createSortOrders(table: ProductTable): SortOrders {
  return Object.fromEntries(
    sorts.map(sort => [sort, createSortOrder(table, sortKeys[sort])]),
  ) as SortOrders
}

/** The smallest number of cards to collect before all but those up to the page are dropped. */
const leastRoom = 4_096
/** The relative costs of visiting a product in a sort order and of sorting it. */
const stepCost = 1
const sortCost = 5

export function createPaginator(table: ProductTable, orders: SortOrders): Paginator {
  /** All queries share this array, because allocating megabytes costs more than filling them. */
  let scratch = createPackedSortKeys(0)

  return ({ list, shown = list, match, sort, offset, limit }) => {
    if (match !== undefined && sort === 'relevance') {
      const end = Math.max(offset + limit, firstCards)
      const first = match.refused
        ? selectEqual({ list, shown }, end)
        : selectByRelevance({ list, shown }, match, end)
      return first.slice(offset, offset + limit)
    }
    const length = countBits(shown)
    const steps = ((offset + limit) / Math.max(1, length)) * table.size
    return steps * stepCost < length * sortCost
      ? orders[sort].take(list, shown, offset, limit)
      : selectSorted({ list, shown }, length, sort, offset, limit)
  }

  function selectSorted(
    { list, shown }: Part,
    length: number,
    sort: Sort,
    offset: number,
    limit: number,
  ): number[] {
    const { columns } = table
    const key = sortKeys[sort]
    const numbers = new Uint32Array(length)
    listBits(shown, numbers)
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
   * Sorts only products that are about as relevant as those on the page, unless they make too few
   * cards. Looks at the best matches alone if these are enough.
   */
  function selectByRelevance(part: Part, match: WordMatch, end: number): number[] {
    const early = match.head && selectFromHead(part, match, match.head, end)
    if (early) return early
    const best = findBest(match.scores)
    const reach = findReach(part.shown, match, best, end * 2)
    return (
      selectWithin(part, match, best, reach, end) ??
      selectWithin(part, match, best, worstStep, end) ??
      []
    )
  }

  /** Returns the first `end` cards of products that are all equally relevant. */
  function selectEqual({ list, shown }: Part, end: number): number[] {
    const { columns } = table
    const numbers = new Uint32Array(matchBuffers.take(countBits(shown) * 4))
    const length = listBits(shown, numbers)
    const counts = new Uint32Array(bestWordsKeys)
    for (let at = 0; at < length; at += 1) {
      const key = toWordsKey(columns, numbers[at] ?? 0, 0)
      counts[key] = (counts[key] ?? 0) + 1
    }
    for (let needed = end * 2; ; needed *= 8) {
      const last = findLastKey(counts, needed)
      let cards = 0
      for (let at = 0; at < length; at += 1) {
        const number = numbers[at] ?? 0
        const key = toWordsKey(columns, number, 0)
        if (key > last || !isLead(table, list, number)) continue
        if (cards === scratch.values.length) scratch = growSortKeys(scratch)
        writePlace(scratch, cards, key, scramble(number))
        cards += 1
      }
      if (cards < end && last < bestWordsKeys) continue
      matchBuffers.release(numbers.buffer)
      return arrangeFirst(truncateSortKeys(scratch, cards), end)
    }
  }

  /** Returns the first `end` cards; undefined if that takes more than the best matches. */
  function selectFromHead(
    part: Part,
    match: WordMatch,
    head: Uint32Array,
    end: number,
  ): number[] | undefined {
    const scores = Float32Array.from(head, at => match.scores[at] ?? 0)
    const best = findBest(scores)
    const least = scores.reduce((least, score) => Math.min(least, score), best)
    const own = { numbers: head.map(at => match.numbers[at] ?? 0), scores }
    const reach = findReach(part.shown, own, best, end * 2)
    // Matches that are not among the best may share the step of the worst of these.
    return reach < toWordsStep(least / (best || 1))
      ? selectWithin(part, own, best, reach, end)
      : undefined
  }

  /**
   * Returns the first `end` cards, using only products up to the relevance
   * step `reach`; undefined if these make too few cards.
   */
  function selectWithin(
    { list, shown }: Part,
    { numbers, scores }: Pick<WordMatch, 'numbers' | 'scores'>,
    best: number,
    reach: number,
    end: number,
  ): number[] | undefined {
    const { columns } = table
    // Dividing is slow, so products that cannot be within reach are left out before.
    const least = best * (1 - (reach + 2) / worstStep)
    const room = Math.max(end * 2, leastRoom)
    while (scratch.values.length < room) scratch = growSortKeys(scratch)
    let cards = 0
    let last = maxSortKey
    for (let at = 0; at < numbers.length; at += 1) {
      const score = scores[at] ?? 0
      if (score < least) continue
      const number = numbers[at] ?? 0
      const step = toWordsStep(score / (best || 1))
      if (step > reach || !hasBit(shown, number)) continue
      const key = toWordsKey(columns, number, step)
      // Looking for better offers of the card takes longer than all else.
      if (key > last || !isLead(table, list, number)) continue
      if (cards === room) {
        last = keepBest(truncateSortKeys(scratch, room), end)
        cards = end
      }
      writePlace(scratch, cards, key, scramble(number))
      cards += 1
    }
    if (cards < end && reach < worstStep) return undefined
    return arrangeFirst(truncateSortKeys(scratch, cards), end)
  }

  /** Returns the first `end` cards, the very first of them with variants apart. */
  function arrangeFirst(places: PackedSortKeys, end: number): number[] {
    const { columns } = table
    const numbers = selectPage(places, 0, end).map(unscramble)
    const cards = numbers.slice(0, firstCards).map((number, at) => ({
      number,
      step: getWordsStep(getKey(places, at)),
      model: columns.model[number] ?? 0,
      isSoldOut: !isInStock(columns, number),
    }))
    return [...arrangeFirstCards(cards).map(({ number }) => number), ...numbers.slice(firstCards)]
  }
}

/** Returns the smallest key up to which at least `needed` products are counted. */
function findLastKey(counts: Uint32Array, needed: number): number {
  let met = 0
  for (let key = 0; key < counts.length; key += 1) {
    met += counts[key] ?? 0
    if (met >= needed) return key
  }
  return counts.length
}

/** A loop, because calling a function for each of a hundred thousand scores takes longer. */
function findBest(scores: Float32Array): number {
  let best = 0
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at] ?? 0
    if (score > best) best = score
  }
  return best
}

/** Returns the relevance step up to which a list has at least `needed` products. */
function findReach(
  list: Bits,
  { numbers, scores }: Pick<WordMatch, 'numbers' | 'scores'>,
  best: number,
  needed: number,
): number {
  if (numbers.length < needed) return worstStep
  // Multiplying is faster than dividing, but rounds differently, so the result is a step further.
  const scale = worstStep / (best || 1)
  const counts = new Uint32Array(worstStep + 2)
  for (let at = 0; at < numbers.length; at += 1) {
    if (!hasBit(list, numbers[at] ?? 0)) continue
    const level = Math.floor((scores[at] ?? 0) * scale)
    counts[level] = (counts[level] ?? 0) + 1
  }
  let met = 0
  for (let level = worstStep + 1; level > 0; level -= 1) {
    met += counts[level] ?? 0
    if (met >= needed) return Math.min(worstStep - level + 1, worstStep)
  }
  return worstStep
}
