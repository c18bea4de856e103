import { LRUCache } from 'lru-cache'
import { type FacetName, facetNames } from '#app/domain/facets/facets.ts'
import type { Exclusions, Filters } from '#app/domain/facets/filters.ts'
import { isEmptyList } from '#app/domain/paging.ts'
import type { QueryReading, UnderstoodPart } from '#app/domain/query-reading.ts'
import { emptyListQuery, type Sort, sorts } from '#app/domain/urls/list-query.ts'
import type { ProductChange } from '#app/store/changes.server.ts'
import { findAttribute } from './attributes.ts'
import { type Bits, hasBit, intersect } from './bits.ts'
import { getNodeId, toNodeCode } from './category-codes.ts'
import { createBitmapCache } from './counts/bitmap-cache.ts'
import { createBranchCounts } from './counts/branch-counts.ts'
import { createFacetCounter } from './counts/facet-counter.ts'
import { createFilterSets } from './counts/filter-sets.ts'
import type {
  IndexAnswer,
  IndexQuery,
  IndexSuggestions,
  SearchIndex,
  ValueCount,
} from './index-interface.ts'
import { createPaginator, createSortOrders } from './paginator.ts'
import { isNamedPart, parts, toPart } from './parts.ts'
import { createPercolator } from './percolator/percolator.ts'
import { pinProducts } from './pin-products.ts'
import { createProductTable } from './product-table.ts'
import { createQueryExecutor, findWords } from './query-executor.ts'
import { rankSimilar } from './rank-similar.ts'
import { readPriceLevel } from './read-price-level.ts'
import { sortKeys } from './sort-keys.ts'
import { readSavedTable, savedTableParts, writeSavedTable } from './storage/saved-table.ts'
import type { WordMatch } from './text/ranking/word-match.ts'
import { createWordIndex } from './text/word-index.ts'
import { widenSizes } from './widen-sizes.ts'

/** Storefronts have few sets of hidden retailers. */
const maxKeptCounts = 50

/** The numbers of cards beside suggested brands and categories. */
interface SuggestionCounts {
  ofBrand(name: string): number
  ofCategory(id: string): number
}

/**
 * Creates an index, or restores it from `saved`, the result
 * of `save`. Throws if a different version wrote it.
 */
export function createSearchIndex(saved?: readonly Uint8Array[]): SearchIndex {
  const before = saved && readSavedTable(saved)
  const table = createProductTable(before?.table)
  const words = createWordIndex(saved?.slice(savedTableParts))
  const bitmaps = createBitmapCache(table)
  const orders = createSortOrders(table)
  const filterSets = createFilterSets(table, bitmaps)
  const getPage = createPaginator(table, orders)
  const facetCounter = createFacetCounter(table)
  const branches = createBranchCounts(
    table,
    node => facetCounter(node === 0 ? table.listed : filterSets.getBranch(getNodeId(node)), parts),
    () => facetCounter(table.listed, ['nodes']).nodes,
  )
  const answer = createQueryExecutor({ table, branches, filterSets, facetCounter, getPage })
  const match = createPercolator({
    createTextPredicate: words.createPredicate,
    getTerms: words.getTerms,
    countTerm: words.countTerm,
    countValue,
    readPinned(text, numbers) {
      const requested = { text, pinned: { numbers, words: [] } }
      const found = findMatch(requested)
      const offers = numbers.flatMap(number => [number, ...table.listOffers(number)])
      return { numbers: offers, filters: isPinLost(requested, found) ? {} : found.filters }
    },
  })
  let version = before?.version ?? 0

  function applyOne(change: ProductChange): void {
    const { number, cardNumber, isGone } = change
    const own = table.listOffers(number)
    const joined = isGone ? [] : table.listGroup(cardNumber)
    const cards = own.includes(joined[0] ?? -1) ? [own] : [own, joined]
    for (const card of cards) branches.add(card, -1)
    const keys = sorts.map(sort => getKey(sort, number))
    table.put(change)
    const left = own.filter(offer => offer !== number)[0]
    branches.add(table.listOffers(number), 1)
    if (left !== undefined && !table.listOffers(number).includes(left))
      branches.add(table.listOffers(left), 1)
    bitmaps.update(number)
    for (const [at, sort] of sorts.entries()) orders[sort].update(number, keys[at])
    if (isGone) words.remove(number)
    else words.put(number, change.words)
    version = change.changedAt
  }

  /** Returns a product's sort key; undefined if the product is not listed. */
  function getKey(sort: Sort, number: number): number | undefined {
    return hasBit(table.listed, number) ? sortKeys[sort](table.columns, number) : undefined
  }

  function query(requested: IndexQuery): IndexAnswer {
    if (requested.text === '') return { ...answer(requested), version }
    const match = findMatch(requested)
    const { reading, filters } = readPriceLevel(table, filterSets, match, requested)
    const understood = answer(requested, { match, filters })
    const isEmpty = isEmptyList(understood.paging) || isPinLost(requested, match)
    if (!isEmpty || Object.keys(filters).length === 0) return { ...understood, reading, version }
    const wider = widenSizes(table, { reading, filters })
    const widened = wider && answer(requested, { match, filters: wider.filters })
    if (wider && widened && !isEmptyList(widened.paging))
      return { ...widened, reading: wider.reading, version }
    // No product passes the filters read from the text,
    // so the words of the filters are searched as text.
    const relaxed = answer(requested, { match, filters: {} })
    return isEmptyList(relaxed.paging)
      ? { ...understood, reading, version }
      : { ...relaxed, reading: dropFilters(reading, filters), version }
  }

  function findMatch({
    text,
    synonyms,
    pinned,
  }: Pick<IndexQuery, 'text' | 'synonyms' | 'pinned'>): WordMatch {
    const match = words.match(text, { synonyms })
    if (pinned === undefined) return match
    // The card of a product shows the best of its offers, which need not have the code.
    const numbers = pinned.numbers.flatMap(number => [number, ...table.listOffers(number)])
    return pinProducts(match, { ...pinned, numbers })
  }

  /** Returns true if the filters read from the text leave out all products that the text names. */
  function isPinLost({ pinned }: Pick<IndexQuery, 'pinned'>, match: WordMatch): boolean {
    if (pinned === undefined) return false
    const found = findWords(table, filterSets, { match, filters: match.filters })
    return !pinned.numbers.some(number => hasBit(found, number))
  }

  /** Returns the number of products with a value, regardless of any filters. */
  function countValue(group: FacetName | 'category', value: string): number {
    if (group === 'category') return branches.getCards()[toNodeCode(value)] ?? 0
    const code = isNamedPart(group) ? table.names[group].find(value) : findAttribute(group, value)
    return code === undefined ? 0 : (branches.get(0)[toPart(group)][code] ?? 0)
  }

  function suggest(text: string, limit: number, excluded?: Exclusions): IndexSuggestions {
    const { brands, categories, queries } = words.suggest(text, limit)
    const counts = getSuggestionCounts(excluded)
    return {
      brands: brands
        .map(value => ({ value, count: counts.ofBrand(value) }))
        .filter(({ count }) => count > 0),
      categories: categories
        .map(value => ({ value, count: counts.ofCategory(value) }))
        .filter(({ count }) => count > 0),
      queries,
      products: selectFirst(text, limit, excluded),
      version,
    }
  }

  const keptCounts = new LRUCache<string, { version: number; counts: SuggestionCounts }>({
    max: maxKeptCounts,
  })

  /** Counts the cards of brands and categories, once per version of the index. */
  function getSuggestionCounts(excluded: Exclusions | undefined): SuggestionCounts {
    const key = JSON.stringify(excluded ?? {})
    const kept = keptCounts.get(key)
    if (kept?.version === version) return kept.counts
    const counts = countForSuggestions(excluded)
    keptCounts.set(key, { version, counts })
    return counts
  }

  function countForSuggestions(excluded: Exclusions | undefined): SuggestionCounts {
    if (excluded === undefined) {
      const everything = branches.get(0)
      return {
        ofBrand: (name: string) => everything.brands[table.names.brands.find(name) ?? 0] ?? 0,
        ofCategory: (id: string) => branches.get(toNodeCode(id)).cards,
      }
    }
    const facetLimit = Number.POSITIVE_INFINITY
    const { facets } = answer({ ...emptyListQuery, excluded, limit: 1, facetLimit })
    const toMap = (values: readonly ValueCount[]) =>
      new Map(values.map(({ value, count }) => [value, count]))
    const [brands, categories] = [toMap(facets.brands), toMap(facets.categories)]
    return {
      ofBrand: (name: string) => brands.get(name) ?? 0,
      ofCategory: (id: string) => categories.get(id) ?? 0,
    }
  }

  /** Returns the first results of a search, without counts. */
  function selectFirst(text: string, limit: number, excluded: Exclusions = {}): number[] {
    const match = words.match(text, { isTyping: true })
    const list = findWords(table, filterSets, { match, filters: match.filters })
    exclude(list, excluded)
    return getPage({ list, match, sort: 'relevance', offset: 0, limit })
  }

  function similar(number: number, limit: number, excluded: Exclusions = {}): number[] {
    const list = table.listed.slice()
    exclude(list, excluded)
    return rankSimilar(table, words, { number, list, limit })
  }

  /** Removes the excluded products from a list. */
  function exclude(list: Bits, excluded: Exclusions): void {
    for (const facet of facetNames)
      for (const { bits } of filterSets.listNarrowing(facet, { excluded })) intersect(list, bits)
  }

  return {
    apply: changes => changes.forEach(applyOne),
    setSynonyms: words.setSynonyms,
    query,
    suggest,
    similar,
    *percolate(searches, changes) {
      if (version < (changes.at(-1)?.changedAt ?? 0)) return 'behind'
      return yield* match(searches, changes)
    },
    prepare() {
      for (const sort of sorts) orders[sort].prepare()
      branches.getCards()
      branches.get(0)
    },
    save: () => [...writeSavedTable(table, version), ...words.save()],
    memory: () => ({
      columns: table.memory(),
      orders: sorts.reduce((sum, sort) => sum + orders[sort].memory(), 0),
      sets: bitmaps.memory(),
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

/** Removes filters from the reading and reports their words as unmatched. */
function dropFilters(reading: QueryReading, filters: Partial<Filters>): QueryReading {
  const isDropped = ({ group, isExcluded }: UnderstoodPart) =>
    group !== 'word' &&
    (isExcluded ? filters.excluded !== undefined : group !== 'category' && group in filters)
  return {
    ...reading,
    understood: reading.understood.filter(part => !isDropped(part)),
    dropped: [...reading.dropped, ...reading.understood.filter(isDropped).map(part => part.words)],
  }
}
