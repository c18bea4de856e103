import type { Sort } from '#app/domain/list-query.ts'
import { getPaging, type Paging } from '#app/domain/paging.ts'
import type { ProductChange } from '../changes.server.ts'
import { createColumns, growColumns } from './columns.ts'
import { createDictionary } from './dictionary.ts'
import { formatCounts, type ValueCount } from './facet-counts.ts'
import { selectPage } from './select-page.ts'
import { createSelection } from './selection.ts'
import { sortKeys } from './sort-keys.ts'

export interface IndexQuery {
  /** Category ids, any of them: a node with all its descendants. Absent: every product. */
  categories?: string[]
  /** Names, any of them; none: every product. */
  brands: string[]
  stores: string[]
  sort: Sort
  /** From 1; one past the end is answered as the last. */
  page: number
  /** Products a page. */
  limit: number
  /** How many brands and stores are told, beside the asked ones. */
  facetLimit: number
}

/** All of it from one state of the index. */
export interface IndexAnswer {
  /** Product numbers of the page, in order. */
  numbers: number[]
  paging: Paging
  /**
   * What each value would give, its own group relaxed: most products first. Values without products are left out,
   * except those asked for.
   */
  facets: {
    categories: ValueCount[]
    brands: ValueCount[]
    stores: ValueCount[]
  }
  /** The last change in it. */
  version: number
}

/** Every product on offer, by what lists ask for. Knows numbers, not products, and nothing of where changes come from. */
export interface CatalogueIndex {
  apply(changes: ProductChange[]): void
  query(query: IndexQuery): IndexAnswer
  /** How many products are on offer. */
  readonly size: number
  readonly version: number
}

export function createCatalogueIndex(): CatalogueIndex {
  const brands = createDictionary()
  const stores = createDictionary()
  const categories = createDictionary(2 ** 16)
  let columns = createColumns()
  /** One more than the largest number met. */
  let end = 0
  let size = 0
  let version = 0

  function applyOne(change: ProductChange): void {
    const { number } = change
    columns = growColumns(columns, number)
    end = Math.max(end, number + 1)
    size += (change.isGone ? 0 : 1) - (columns.isListed[number] ?? 0)
    columns.isListed[number] = change.isGone ? 0 : 1
    columns.inStock[number] = change.inStock ? 1 : 0
    columns.brand[number] = brands.encode(change.brand)
    columns.store[number] = stores.encode(change.retailer)
    columns.category[number] = categories.encode(change.categoryId ?? '')
    columns.usdCents[number] = change.usdCents
    columns.discount[number] = change.discount
    columns.newnessDay[number] = change.newnessDay
    columns.popularity[number] = change.popularity
    version = change.changedAt
  }

  function query({ sort, page, limit, facetLimit, ...asked }: IndexQuery): IndexAnswer {
    const groups = {
      categories: createSelection(categories, asked.categories),
      brands: createSelection(brands, asked.brands.length > 0 ? asked.brands : undefined),
      stores: createSelection(stores, asked.stores.length > 0 ? asked.stores : undefined),
    }
    const { isListed, category, brand, store } = columns
    const matches = new Uint32Array(end)
    let total = 0
    for (let number = 0; number < end; number += 1) {
      if (isListed[number] === 0) continue
      const categoryCode = category[number] ?? 0
      const brandCode = brand[number] ?? 0
      const storeCode = store[number] ?? 0
      const inCategory = groups.categories.has(categoryCode)
      const inBrand = groups.brands.has(brandCode)
      const inStore = groups.stores.has(storeCode)
      if (inBrand && inStore) groups.categories.count(categoryCode)
      if (inCategory && inStore) groups.brands.count(brandCode)
      if (inCategory && inBrand) groups.stores.count(storeCode)
      if (inCategory && inBrand && inStore) {
        matches[total] = number
        total += 1
      }
    }
    const paging = getPaging(page, total, limit)
    return {
      numbers: selectPage(matches.subarray(0, total), columns, sortKeys[sort], paging.offset, limit),
      paging,
      facets: {
        categories: formatCounts(categories, groups.categories),
        brands: formatCounts(brands, groups.brands, facetLimit),
        stores: formatCounts(stores, groups.stores, facetLimit),
      },
      version,
    }
  }

  return {
    apply: changes => changes.forEach(applyOne),
    query,
    get size() {
      return size
    },
    get version() {
      return version
    },
  }
}
