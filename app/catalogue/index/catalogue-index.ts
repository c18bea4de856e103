import { type Sort, sorts } from '#app/domain/list-query.ts'
import type { QueryReading } from '#app/domain/query-reading.ts'
import type { ProductChange } from '../changes.server.ts'
import { createAnswerer, findWords } from './answer-query.ts'
import { hasBit } from './bits.ts'
import { createBranchCounts } from './branch-counts.ts'
import { getNodeId, toNodeCode } from './category-codes.ts'
import { createFilterSets } from './filter-sets.ts'
import { findSimilar } from './find-similar.ts'
import type { CatalogueIndex, IndexAnswer, IndexQuery, IndexSuggestions } from './index-door.ts'
import { createKeptSets } from './kept-sets.ts'
import { createProductTable } from './product-table.ts'
import { readSavedTable, savedTableParts, writeSavedTable } from './saved-table.ts'
import { sortKeys } from './sort-keys.ts'
import { createPageTaker, createSortOrders } from './take-page.ts'
import { createTally, type Part } from './tally.ts'
import { createWordIndex } from './words/word-index.ts'

const countedParts: readonly Part[] = ['brands', 'stores', 'sizes', 'signature', 'colors']

/** `saved`: what `save` gave; throws where it is of another version of this code. */
export function createCatalogueIndex(saved?: readonly Uint8Array[]): CatalogueIndex {
  const before = saved && readSavedTable(saved)
  const table = createProductTable(before?.table)
  const words = createWordIndex(saved?.slice(savedTableParts))
  const kept = createKeptSets(table)
  const orders = createSortOrders(table)
  const filterSets = createFilterSets(table, kept)
  const takePage = createPageTaker(table, orders)
  const tally = createTally(table)
  const branches = createBranchCounts(
    table,
    node => tally(node === 0 ? table.listed : filterSets.getBranch(getNodeId(node)), countedParts),
    () => tally(table.listed, ['nodes']).nodes,
  )
  const answer = createAnswerer({ table, branches, filterSets, tally, takePage })
  let version = before?.version ?? 0

  function applyOne(change: ProductChange): void {
    const { number, groupNumber, isGone } = change
    const own = table.listOffers(number)
    const joined = isGone ? [] : table.listGroup(groupNumber)
    const cards = own.includes(joined[0] ?? -1) ? [own] : [own, joined]
    for (const card of cards) branches.add(card, -1)
    const keys = sorts.map(sort => getKey(sort, number))
    table.put(change)
    const left = own.filter(offer => offer !== number)[0]
    branches.add(table.listOffers(number), 1)
    if (left !== undefined && !table.listOffers(number).includes(left))
      branches.add(table.listOffers(left), 1)
    kept.update(number)
    for (const [at, sort] of sorts.entries()) orders[sort].update(number, keys[at])
    if (isGone) words.remove(number)
    else words.put(number, change.words)
    version = change.changedAt
  }

  /** Undefined for a product that is not on offer. */
  function getKey(sort: Sort, number: number): number | undefined {
    return hasBit(table.listed, number) ? sortKeys[sort](table.columns, number) : undefined
  }

  function query(asked: IndexQuery): IndexAnswer {
    if (asked.text === '') return { ...answer(asked), version }
    const match = words.match(asked.text)
    const { reading, filters } = match
    const understood = answer(asked, { match, filters })
    const groups = Object.keys(filters)
    if (understood.paging.total > 0 || groups.length === 0) return { ...understood, reading, version }
    // What was read into the words leaves nothing: then they were only words.
    const relaxed = answer(asked, { match, filters: {} })
    return relaxed.paging.total === 0
      ? { ...understood, reading, version }
      : { ...relaxed, reading: dropParts(reading, groups), version }
  }

  function suggest(text: string, limit: number): IndexSuggestions {
    const { brands, categories, queries } = words.suggest(text, limit)
    const everything = branches.get(0)
    return {
      brands: brands
        .map(value => ({ value, count: everything.brands[table.brands.find(value) ?? 0] ?? 0 }))
        .filter(({ count }) => count > 0),
      categories: categories
        .map(value => ({ value, count: branches.get(toNodeCode(value)).cards }))
        .filter(({ count }) => count > 0),
      queries,
      products: takeFirst(text, limit),
      version,
    }
  }

  /** The first of what a search finds, uncounted. */
  function takeFirst(text: string, limit: number): number[] {
    const match = words.match(text, { isTyping: true })
    const list = findWords(table, filterSets, { match, filters: match.filters })
    return takePage({ list, match, sort: 'relevance', offset: 0, limit })
  }

  return {
    apply: changes => changes.forEach(applyOne),
    query,
    suggest,
    similar: (number, limit) => findSimilar(table, words, number, limit),
    prepare() {
      for (const sort of sorts) orders[sort].prepare()
      branches.getCards()
      branches.get(0)
    },
    save: () => [...writeSavedTable(table, version), ...words.save()],
    memory: () => ({
      columns: table.memory(),
      orders: sorts.reduce((sum, sort) => sum + orders[sort].memory(), 0),
      sets: kept.memory(),
      counts: branches.memory(),
      words: words.memory(),
    }),
    get size() {
      return table.size
    },
    get version() {
      return version
    },
  }
}

function dropParts(reading: QueryReading, groups: readonly string[]): QueryReading {
  const isDropped = ({ group }: { group: string }) => groups.includes(group)
  return {
    ...reading,
    understood: reading.understood.filter(part => !isDropped(part)),
    dropped: [...reading.dropped, ...reading.understood.filter(isDropped).map(part => part.words)],
  }
}
