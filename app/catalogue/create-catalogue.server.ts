import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { findCategory } from '#app/domain/category-tree.ts'
import type { FilterGroup } from '#app/domain/filters.ts'
import { emptyListQuery, type ListQuery } from '#app/domain/list-query.ts'
import { type FacetValue, facetLimit, type Listing } from '#app/domain/listing.ts'
import { pageSize } from '#app/domain/paging.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import type { Connector } from '#app/sources/connector.ts'
import type { Catalogue, OnIndexAnswer, Suggestions } from './catalogue.ts'
import { findMany } from './find-many.server.ts'
import { formatFacets } from './format-facets.ts'
import { createIndexClient } from './index/index-client.server.ts'
import { createLiveLookup } from './live-lookup.server.ts'
import { findOffers } from './offers/find-offers.server.ts'
import { createStaleRefresh } from './refresh-stale.server.ts'
import { createStore } from './store.server.ts'
import { startUpkeep } from './upkeep.server.ts'

const maxLimit = 200
/** Accents beside their letters, 7 before 24: as a reader looks a name up. */
const collator = new Intl.Collator('en', { numeric: true })

/**
 * The catalogue over a migrated database. It answers `find` at once and `list` as soon as the index is built, which
 * goes on in the background. Close it before the pool.
 */
export async function createCatalogue({
  databaseUrl,
  snapshotPath,
  pool,
  connectors,
  log,
  onIndexAnswer,
}: {
  databaseUrl: string
  /** Where the index keeps its copy on disk; none without. */
  snapshotPath?: string
  pool: pg.Pool
  connectors: readonly Connector[]
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>
  onIndexAnswer?: OnIndexAnswer
}): Promise<Catalogue & { close(): Promise<void> }> {
  const store = createStore(pool)
  const index = createIndexClient({
    databaseUrl,
    ...(snapshotPath === undefined ? {} : { snapshotPath }),
    log,
    ...(onIndexAnswer ? { onAnswer: onIndexAnswer } : {}),
  })
  const upkeep = startUpkeep({ pool, log })
  const lookup = createLiveLookup({ connectors, store, log })
  const staleRefresh = createStaleRefresh({ connectors, store, log })

  async function list(query: ListQuery, limit = pageSize): Promise<Listing> {
    const { hits, paging, facets, reading } = await index.query({
      ...query,
      limit: Math.min(Math.max(1, limit), maxLimit),
      facetLimit,
    })
    const products = await store.findByNumbers(hits.map(({ number }) => number))
    return {
      products: hits.flatMap(({ number, storeCount }) => {
        const product = products.get(number)
        return product === undefined ? [] : [storeCount > 1 ? { ...product, storeCount } : product]
      }),
      paging,
      facets: formatFacets(query, facets),
      ...(reading === undefined ? {} : { reading }),
    }
  }

  async function findValues(query: ListQuery, group: FilterGroup): Promise<FacetValue[]> {
    const { facets } = await index.query({ ...query, limit: 1, facetLimit: Number.POSITIVE_INFINITY })
    return formatFacets(query, facets)[group]
  }

  async function directory(): Promise<{ brands: FacetValue[]; stores: FacetValue[] }> {
    const facetLimit = Number.POSITIVE_INFINITY
    const { facets } = await index.query({ ...emptyListQuery, limit: 1, facetLimit })
    const { brands, stores } = formatFacets(emptyListQuery, facets)
    const byName = (a: FacetValue, b: FacetValue) => collator.compare(a.label, b.label)
    return { brands: brands.sort(byName), stores: stores.sort(byName) }
  }

  async function suggest(text: string, limit: number): Promise<Suggestions> {
    const { brands, categories, queries, products } = await index.suggest(text, Math.min(limit, maxLimit))
    return {
      brands: brands.map(({ value, count }) => ({ value, label: value, count })),
      categories: categories.map(({ value, count }) => ({
        value,
        label: findCategory(value)?.title ?? value,
        count,
      })),
      queries,
      products: [...(await store.findByNumbers(products)).values()],
    }
  }

  async function similar(source: SourceLetter, id: string, limit: number): Promise<CheckedProduct[]> {
    const number = await store.findNumber(source, id)
    if (number === undefined) return []
    const numbers = await index.similar(number, Math.min(limit, maxLimit))
    return [...(await store.findByNumbers(numbers)).values()]
  }

  return {
    list,
    findValues,
    directory,
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
    findImages: (source, id) => store.findImages(source, id),
    findMany: keys => findMany(pool, store, keys),
    findOffers: (source, id) => findOffers(pool, source, id),
    findPriceHistory: (source, id) => store.findPriceHistory(source, id),
    state: () => index.state(),
    async close() {
      await Promise.all([index.close(), upkeep.close()])
    },
  }
}
