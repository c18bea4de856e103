import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { noFilters } from '#app/domain/filters.ts'
import type { ListQuery } from '#app/domain/list-query.ts'
import { type FacetValue, facetLimit, type Listing } from '#app/domain/listing.ts'
import { pageSize } from '#app/domain/paging.ts'
import type { Connector } from '#app/sources/connector.ts'
import type { Catalogue } from './catalogue.ts'
import { formatCategoryFacet, getBranch } from './category-scope.ts'
import type { ValueCount } from './index/facet-counts.ts'
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
  pool,
  connectors,
  log,
}: {
  databaseUrl: string
  pool: pg.Pool
  connectors: readonly Connector[]
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>
}): Promise<Catalogue & { close(): Promise<void> }> {
  const store = createStore(pool)
  const index = createIndexClient({ databaseUrl, log })
  const upkeep = startUpkeep({ pool, log })
  const lookup = createLiveLookup({ connectors, store, log })
  const staleRefresh = createStaleRefresh({ connectors, store, log })

  async function list(query: ListQuery, limit = pageSize): Promise<Listing> {
    const { category, brands, stores, sort, page } = query
    const { numbers, paging, facets } = await index.query({
      ...(category === undefined ? {} : { categories: getBranch(category) }),
      brands,
      stores,
      sort,
      page,
      limit: Math.min(Math.max(1, limit), maxLimit),
      facetLimit,
    })
    return {
      products: await store.findByNumbers(numbers),
      paging,
      facets: {
        ...noFilters,
        categories: formatCategoryFacet(category, facets.categories),
        brands: facets.brands.map(toFacetValue),
        stores: facets.stores.map(toFacetValue),
      },
    }
  }

  async function directory(): Promise<{ brands: FacetValue[]; stores: FacetValue[] }> {
    const { facets } = await index.query({
      brands: [],
      stores: [],
      sort: 'relevance',
      page: 1,
      limit: 1,
      facetLimit: Number.POSITIVE_INFINITY,
    })
    const byName = (a: FacetValue, b: FacetValue) => collator.compare(a.label, b.label)
    return {
      brands: facets.brands.map(toFacetValue).sort(byName),
      stores: facets.stores.map(toFacetValue).sort(byName),
    }
  }

  return {
    list,
    directory,
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
    findOffers: (source, id) => findOffers(pool, source, id),
    findPriceHistory: (source, id) => store.findPriceHistory(source, id),
    state: () => index.state(),
    async close() {
      await Promise.all([index.close(), upkeep.close()])
    },
  }
}

function toFacetValue({ value, count }: ValueCount): FacetValue {
  return { value, label: value, count }
}
