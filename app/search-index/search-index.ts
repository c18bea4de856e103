import { LRUCache } from 'lru-cache'
import type { FacetName } from '#app/domain/facets/facets.ts'
import type { Exclusions } from '#app/domain/facets/filters.ts'
import { isEmptyList } from '#app/domain/paging.ts'
import { emptyListQuery, type Sort, sorts } from '#app/domain/urls/list-query.ts'
import { getWantedColors } from '#app/domain/wanted-colors.ts'
import type { ProductChange } from '#app/store/changes.server.ts'
import { findAttribute } from './attributes.ts'
import { createBits, hasBit, writeBit } from './bits.ts'
import { getNodeId, toNodeCode } from './category-codes.ts'
import { createBitmapCache } from './counts/bitmap-cache.ts'
import { createBranchCounts } from './counts/branch-counts.ts'
import { copyCounts } from './counts/counts.ts'
import { createFacetCounter } from './counts/facet-counter.ts'
import { createFilterSets } from './counts/filter-sets.ts'
import { createKeptCounts } from './counts/kept-counts.ts'
import { createSuggester } from './create-suggester.ts'
import { dropFilters, withoutSizes } from './drop-filters.ts'
import { findAllWords } from './find-words.ts'
import { getOrderTerms } from './get-order-terms.ts'
import type { IndexAnswer, IndexQuery, SearchIndex } from './index-interface.ts'
import { createPaginator, createSortOrders } from './paginator.ts'
import { isNamedPart, parts, toPart } from './parts.ts'
import { createPercolator } from './percolator/percolator.ts'
import { listMatches, pinProducts } from './pin-products.ts'
import { createProductTable } from './product-table.ts'
import { createQueryExecutor } from './query-executor.ts'
import { rankSimilar } from './rank-similar.ts'
import { readPriceLevel } from './read-price-level.ts'
import { matchBuffers, startQuery } from './reused-arrays.ts'
import { sortKeys, toWordsKey } from './sort-keys.ts'
import { readSavedTable, savedTableParts, writeSavedTable } from './storage/saved-table.ts'
import type { WordMatch } from './text/ranking/word-match.ts'
import { createWordIndex } from './text/word-index.ts'
import { findUnseen } from './unseen-colors.ts'
import { widenSizes } from './widen-sizes.ts'

/** Memory for the matches of recent searches, whose pages, orders and filters shoppers try. */
const keptMatchBytes = 8_000_000
/** Smaller categories are counted when they are first shown. */
const warmCategories = 50
/**
 * Creates an index, or restores it from `saved`, the result of `save`. Takes the parts out of it, so
 * that each can be freed once it is read. Throws if a different version wrote it. The matches and
 * counts of lists shorter than `leastKept` are not kept.
 */
export function createSearchIndex(saved?: Uint8Array[], leastKept?: number): SearchIndex {
  const before = saved && readSavedTable(saved.splice(0, savedTableParts))
  const table = createProductTable(before?.table)
  const words = createWordIndex(saved, leastKept)
  const bitmaps = createBitmapCache(table)
  const orders = createSortOrders(table)
  const filterSets = createFilterSets(table, bitmaps)
  const getPage = createPaginator(table, orders)
  const facetCounter = createFacetCounter(table)
  const branches = createBranchCounts(
    table,
    node =>
      copyCounts(
        facetCounter(node === 0 ? table.listed : filterSets.getBranch(getNodeId(node)), parts),
      ),
    () => facetCounter(table.listed, ['nodes']).nodes,
  )
  const keptCounts = createKeptCounts(table, facetCounter, leastKept)
  const answer = createQueryExecutor({
    ...{ table, branches, filterSets, facetCounter, keptCounts, getPage },
  })
  const match = createPercolator({
    createTextPredicate: words.createPredicate,
    getTerms: words.getTerms,
    countTerm: words.countTerm,
    countValue,
    readPinned(text, numbers) {
      startQuery()
      const requested = { text, pinned: { numbers, words: [] } }
      const found = findMatch(requested)
      const offers = numbers.flatMap(number => [number, ...table.listOffers(number)])
      return { numbers: offers, filters: isPinLost(requested, found) ? {} : found.filters }
    },
  })
  let version = before?.version ?? 0
  const rank = (number: number) => toWordsKey(table.columns, number, 0)
  const suggester = createSuggester({
    table,
    words,
    filterSets,
    branches,
    answer,
    getPage,
    rank,
    getVersion: () => version,
  })

  function applyOne(change: ProductChange): void {
    const { number, cardNumber, isGone } = change
    const own = table.listOffers(number)
    const joined = isGone ? [] : table.listGroup(cardNumber)
    const cards = own.includes(joined[0] ?? -1) ? [own] : [own, joined]
    for (const card of cards) {
      branches.add(card, -1)
      keptCounts.forget(card)
    }
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
    startQuery()
    if (requested.text === '') return { ...answer(requested), version }
    const match = findMatch(requested)
    const { reading, filters } = readPriceLevel(table, filterSets, match, requested)
    const understood = answer(requested, { match, filters })
    const others = withoutSizes(filters, understood.paging)
    const isEmpty = isEmptyList(understood.paging) || isPinLost(requested, match)
    if ((!isEmpty && others === undefined) || Object.keys(filters).length === 0)
      return { ...understood, reading, version }
    const wider = widenSizes(table, { reading, filters })
    const widened = wider && answer(requested, { match, filters: wider.filters })
    if (wider && widened && (isEmpty ? !isEmptyList(widened.paging) : widened.paging.total > 0))
      return { ...widened, reading: wider.reading, version }
    const inAnySize = others && answer(requested, { match, filters: others })
    if (inAnySize && inAnySize.paging.total > 0)
      return { ...inAnySize, reading: dropFilters(reading, { sizes: [] }), version }
    if (!isEmpty) return { ...understood, reading, version }
    // No product passes the filters read from the text,
    // so the words of the filters are searched as text.
    const relaxed = answer(requested, { match, filters: {} })
    return isEmptyList(relaxed.paging)
      ? { ...understood, reading, version }
      : { ...relaxed, reading: dropFilters(reading, filters), version }
  }

  const keptMatches = new LRUCache<string, WordMatch>({
    maxSize: keptMatchBytes,
    // The numbers and scores may be views of a part of larger buffers.
    sizeCalculation: ({ numbers, scores, refused }) =>
      1_000 +
      numbers.buffer.byteLength +
      scores.buffer.byteLength +
      (refused?.buffer.byteLength ?? 0),
    dispose({ numbers, scores }) {
      matchBuffers.release(numbers.buffer)
      matchBuffers.release(scores.buffer)
    },
  })

  function matchText(text: string): WordMatch {
    const kept = keptMatches.get(text)
    if (kept) return kept
    const match = words.match(text)
    keptMatches.set(text, match)
    return match
  }

  function findMatch({
    text,
    synonyms,
    pinned,
  }: Pick<IndexQuery, 'text' | 'synonyms' | 'pinned'>): WordMatch {
    const match = synonyms ? words.match(text, { synonyms }) : matchText(text)
    if (pinned === undefined) return match
    // The card of a product shows the best of its offers, which need not have the code.
    const numbers = pinned.numbers.flatMap(number => [number, ...table.listOffers(number)])
    return pinProducts(listMatches(match, table.listed), { ...pinned, numbers })
  }

  /** Returns true if the filters read from the text leave out all products that the text names. */
  function isPinLost({ pinned }: Pick<IndexQuery, 'pinned'>, match: WordMatch): boolean {
    if (pinned === undefined) return false
    const found = findAllWords(table, filterSets, { match, filters: match.filters })
    return !pinned.numbers.some(number => hasBit(found, number))
  }

  /** Returns the number of products with a value, regardless of any filters. */
  function countValue(group: FacetName | 'category', value: string): number {
    if (group === 'category') return branches.getCards()[toNodeCode(value)] ?? 0
    const code = isNamedPart(group) ? table.names[group].find(value) : findAttribute(group, value)
    return code === undefined ? 0 : (branches.get(0)[toPart(group)][code] ?? 0)
  }

  function similar(number: number, limit: number, excluded: Exclusions = {}): number[] {
    const list = table.listed.slice()
    filterSets.exclude(list, excluded)
    return rankSimilar(table, words, { number, list, limit })
  }

  return {
    apply(changes) {
      keptMatches.clear()
      changes.forEach(applyOne)
    },
    setSynonyms(own) {
      keptMatches.clear()
      suggester.clear()
      words.setSynonyms(own)
    },
    query,
    explain(requested, number) {
      const { hits, paging, reading } = query(requested)
      const numbers = hits.map(hit => hit.number)
      const shown = createBits(table.listed.length * 32)
      for (const each of numbers) writeBit(shown, each, true)
      const unseen = findUnseen(table, shown, getWantedColors(requested, reading))
      const terms = getOrderTerms(table.columns, findMatch(requested), numbers, unseen)
      return { terms, paging, places: words.findPlaces(requested.text, number) }
    },
    suggest(text, limit, excluded) {
      startQuery()
      return suggester.suggest(text, limit, excluded)
    },
    similar,
    *percolate(searches, changes) {
      if (version < (changes.at(-1)?.changedAt ?? 0)) return 'behind'
      return yield* match(searches, changes)
    },
    prepare() {
      for (const sort of sorts) orders[sort].prepare()
      branches.getCards()
      branches.get(0)
      // Sorts the words that complete a beginning.
      words.suggest('a', 1)
    },
    *warm() {
      const cards = branches.getCards()
      const nodes = [...cards.keys()].filter(node => node > 0)
      const largest = nodes.sort((a, b) => (cards[b] ?? 0) - (cards[a] ?? 0))
      for (const node of largest.slice(0, warmCategories)) {
        branches.get(node)
        yield
      }
      yield* words.warm(rank)
      const common = words.listCommon()
      for (const [at, text] of common.entries()) {
        query({ ...emptyListQuery, text, limit: 1, facetLimit: 1 })
        yield
        // What is typed later need not wait until its code is compiled.
        for (const typed of [text.slice(0, 3), `${common.at(at - 1)} ${text.slice(0, 1)}`]) {
          suggester.suggest(typed, 1)
          yield
        }
      }
      suggester.clear()
    },
    *save() {
      yield* writeSavedTable(table, version)
      yield* words.save()
    },
    memory: () => ({
      columns: table.memory(),
      orders: sorts.reduce((sum, sort) => sum + orders[sort].memory(), 0),
      sets: bitmaps.memory(),
      counts: branches.memory() + keptCounts.memory(),
      words: words.memory(),
      matches: keptMatches.calculatedSize,
    }),
    get size() {
      return table.size
    },
    get version() {
      return version
    },
  }
}
