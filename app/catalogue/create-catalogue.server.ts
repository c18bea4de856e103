import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { findCategory } from '#app/domain/category-tree.ts'
import type { FacetName } from '#app/domain/facets/facets.ts'
import type { Exclusions } from '#app/domain/facets/filters.ts'
import { type FacetValue, facetLimit, type Listing } from '#app/domain/listing.ts'
import { pageSize } from '#app/domain/paging.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import type { ProductKey } from '#app/domain/product-key.ts'
import type { SearchSynonym } from '#app/domain/search-synonym.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import { emptyListQuery, getShownSort, type ListQuery } from '#app/domain/urls/list-query.ts'
import type { IndexAnswer, IndexQuery } from '#app/search-index/index-interface.ts'
import type { OnCompared, OnIndexAnswer } from '#app/search-index/index-state.ts'
import { openIndex } from '#app/search-index/open-index.server.ts'
import type { Connector } from '#app/sources/connector.ts'
import { findMany } from '#app/store/find-many.server.ts'
import { findColorSiblings } from '#app/store/offers/find-color-siblings.server.ts'
import { findOffers } from '#app/store/offers/find-offers.server.ts'
import { findPriceSteps } from '#app/store/price-history/find-price-history.server.ts'
import { createProductMemory } from '#app/store/product-memory.server.ts'
import { findSitemapSplits, readSitemapSplit } from '#app/store/sitemap.server.ts'
import { createStore, type PrepareProducts } from '#app/store/store.server.ts'
import { addStores } from './add-stores.ts'
import type { Catalogue, ExplainedPage, SearchPreview, Suggestions } from './catalogue.ts'
import { createTextCounter } from './count-texts.ts'
import { findPinned, pinSearches } from './find-pinned.server.ts'
import { formatFacets } from './format-facets.ts'
import { createLiveLookup } from './live-lookup.server.ts'
import { createStaleRefresh } from './refresh-stale.server.ts'

const maxLimit = 200
/** Sorts é next to e, and 7 before 24. */
const collator = new Intl.Collator('en', { numeric: true })

/**
 * Creates the catalogue on a migrated database. `find` works immediately, `list` once the
 * index has been built in the background. During a database outage, lists show the
 * products that they showed before the outage, and all other methods reject with an error
 * that `isConnectionLoss` recognizes. Close the catalogue before you close the pool.
 */
export async function createCatalogue({
  databaseUrl,
  snapshotPath,
  isSnapshotReadOnly,
  processes,
  searchUrl,
  searchSeconds,
  isSearchCompared = false,
  onCompared,
  pool,
  connectors,
  prepareProducts,
  log,
  onIndexAnswer,
  recountTextsAfterMs = 60_000,
}: {
  databaseUrl: string
  /**
   * The file for the index snapshot; if it is absent,
   * every start builds the index from the database.
   */
  snapshotPath?: string
  /** True if another process writes the snapshot. */
  isSnapshotReadOnly?: boolean
  /** The number of processes that share the rates for looking up single products; 1 if absent. */
  processes?: number
  /** Where to keep the index; if it is absent, in this process. */
  searchUrl?: string | undefined
  /** How long lists wait for the index at `searchUrl`. */
  searchSeconds?: number
  /** True if the index at `searchUrl` is only compared with the one in this process. */
  isSearchCompared?: boolean
  onCompared?: OnCompared
  pool: pg.Pool
  connectors: readonly Connector[]
  /** Applied to single products fetched from their source, before they are stored. */
  prepareProducts?: PrepareProducts
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>
  onIndexAnswer?: OnIndexAnswer
  /** A sync changes the index many times a minute, so slightly outdated counts are reused. */
  recountTextsAfterMs?: number
}): Promise<Catalogue & { close(): Promise<void> }> {
  const store = createStore(pool, prepareProducts)
  const memory = createProductMemory(store)
  const index = openIndex({
    databaseUrl,
    ...(snapshotPath === undefined ? {} : { snapshotPath }),
    ...(isSnapshotReadOnly === undefined ? {} : { isSnapshotReadOnly }),
    ...(searchUrl === undefined ? {} : { searchUrl }),
    ...(searchSeconds === undefined ? {} : { searchMs: searchSeconds * 1_000 }),
    isCompared: isSearchCompared,
    onCompared,
    log,
    ...(onIndexAnswer ? { onAnswer: onIndexAnswer } : {}),
    onChanged: memory.noteChanged,
    onStopped: memory.clear,
  })
  const limits = processes === undefined ? {} : { processes }
  const lookup = createLiveLookup({ connectors, store, log, ...limits })
  const staleRefresh = createStaleRefresh({ connectors, store, log, ...limits })

  async function queryIndex(query: IndexQuery): Promise<IndexAnswer> {
    const pinned = await findPinned(pool, query.text)
    const sort = getShownSort(query)
    return index.query(pinned ? { ...query, sort, pinned } : { ...query, sort })
  }

  async function list(
    query: ListQuery,
    limit = pageSize,
    view: Pick<IndexQuery, 'mergedRetailers' | 'hiddenRetailers'> = {},
  ): Promise<Listing> {
    const answer = await queryIndex({
      ...query,
      limit: Math.min(Math.max(1, limit), maxLimit),
      facetLimit,
      ...view,
    })
    const { hits, paging, reading, retailerCount } = answer
    const { products, isFromMemory } = await memory.findByNumbers(hits.map(({ number }) => number))
    return {
      products: hits.flatMap(({ number, retailerCount: count, lowestCents, highestCents }) => {
        const product = products.get(number)
        if (product === undefined) return []
        return count > 1 ? [addStores(product, { count, lowestCents, highestCents })] : [product]
      }),
      paging,
      facets: formatFacets(query, answer),
      retailerCount,
      ...(reading === undefined ? {} : { reading }),
      ...(isFromMemory && products.size < hits.length ? { isIncomplete: true } : {}),
    }
  }

  async function explainOrder(
    query: ListQuery,
    { source, id }: ProductKey,
  ): Promise<ExplainedPage> {
    const [number, pinned] = await Promise.all([
      store.findNumber(source, id),
      findPinned(pool, query.text),
    ])
    const asked = { ...query, limit: pageSize, facetLimit: 1, ...(pinned ? { pinned } : {}) }
    const { terms, paging, places } = await index.explain(asked, number ?? -1)
    const { products } = await memory.findByNumbers(terms.map(each => each.number))
    const cards = terms.flatMap(each => {
      const product = products.get(each.number)
      return product ? [{ product, terms: each }] : []
    })
    return { cards, paging, places }
  }

  async function findValues(query: ListQuery, facet: FacetName): Promise<FacetValue[]> {
    const answer = await queryIndex({
      ...query,
      limit: 1,
      facetLimit: Number.POSITIVE_INFINITY,
    })
    return formatFacets(query, answer)[facet]
  }

  async function directory(
    excluded: Exclusions = {},
  ): Promise<{ brands: FacetValue[]; retailers: FacetValue[] }> {
    const facetLimit = Number.POSITIVE_INFINITY
    const query = { ...emptyListQuery, excluded }
    const answer = await index.query({ ...query, limit: 1, facetLimit })
    const { brands, retailers } = formatFacets(query, answer)
    const byName = (a: FacetValue, b: FacetValue) => collator.compare(a.label, b.label)
    return { brands: brands.sort(byName), retailers: retailers.sort(byName) }
  }

  async function listCategories(excluded: Exclusions = {}): Promise<string[]> {
    const answer = await index.query({ ...emptyListQuery, excluded, limit: 1, facetLimit: 1 })
    return answer.facets.categories.map(({ value }) => value)
  }

  async function suggest(text: string, limit: number, excluded?: Exclusions): Promise<Suggestions> {
    const most = Math.min(limit, maxLimit)
    const [pinned, { brands, categories, queries, products }] = await Promise.all([
      findPinned(pool, text),
      index.suggest(text, most, excluded),
    ])
    const numbers = [...new Set([...(pinned?.numbers ?? []), ...products])].slice(0, most)
    const found = await memory.findByNumbers(numbers)
    return {
      brands: brands.map(({ value, count }) => ({ value, label: value, count })),
      categories: categories.map(({ value, count }) => ({
        value,
        label: findCategory(value)?.title ?? value,
        count,
      })),
      queries,
      products: [...found.products.values()],
    }
  }

  async function previewSearch(
    text: string,
    synonyms: readonly SearchSynonym[],
    limit: number,
  ): Promise<SearchPreview> {
    const query = { ...emptyListQuery, text, synonyms, limit, facetLimit: 1 }
    const { hits, paging, reading } = await index.query(query)
    const { products } = await memory.findByNumbers(hits.map(({ number }) => number))
    return {
      total: paging.total,
      dropped: reading?.dropped ?? [],
      products: hits.flatMap(({ number }) => products.get(number) ?? []),
    }
  }

  async function similar(
    source: SourceLetter,
    id: string,
    limit: number,
    excluded?: Exclusions,
  ): Promise<CheckedProduct[]> {
    const number = await store.findNumber(source, id)
    if (number === undefined) return []
    const numbers = await index.similar(number, Math.min(limit, maxLimit), excluded)
    return [...(await store.findByNumbers(numbers)).values()]
  }

  return {
    list,
    explainOrder,
    findValues,
    countTexts: createTextCounter(index, recountTextsAfterMs),
    directory,
    listCategories,
    findSitemapSplits: () => findSitemapSplits(pool),
    readSitemapSplit: split => readSitemapSplit(pool, split),
    suggest,
    similar,
    async find(source, id) {
      const known = await store.findProduct(source, id)
      if (known) {
        const { isStale, ...found } = known
        if (isStale) staleRefresh.refresh(source, id)
        return found
      }
      const product = await lookup.find(source, id)
      return product && { product }
    },
    recall: memory.recall,
    async findByClickUrl(clickUrl) {
      const key = await store.findByClickUrl(clickUrl)
      return key && store.findProduct(key.source, key.id)
    },
    findImages: (source, id) => store.findImages(source, id),
    findMany: keys => findMany(pool, store, keys),
    findOffers: (source, id) => findOffers(pool, source, id),
    findColorSiblings: (source, id) => findColorSiblings(pool, source, id),
    findPriceHistory: (source, id) => store.findPriceHistory(source, id),
    findPriceSteps: keys => findPriceSteps(pool, keys),
    matchSearches: async (searches, changes) =>
      index.percolate(await pinSearches(pool, searches), changes),
    setSynonyms: index.setSynonyms,
    previewSearch,
    state: () => index.state(),
    close: () => index.close(),
  }
}
