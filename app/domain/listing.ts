import type { FilterGroup } from './filters.ts'
import type { Paging } from './paging.ts'
import type { CheckedProduct } from './price.ts'
import type { QueryReading } from './query-reading.ts'

/** One page of a list, with what the whole list holds. */
export interface Listing {
  /** One of each group of offers: the cheapest that is asked for and in stock. */
  products: ListedProduct[]
  paging: Paging
  /**
   * What each value would give, counted with its own group relaxed. Groups with fixed values tell all of them; the
   * others those with products, most first, at most `facetLimit`, and whatever is chosen.
   */
  facets: Record<FilterGroup, FacetValue[]> & {
    /** The children of the asked category (or the main categories), those with products, in the tree's order. */
    categories: FacetValue[]
  }
  /** How the search was read; absent without one. */
  reading?: QueryReading
}

export type ListedProduct = CheckedProduct & {
  /** How many retailers have it within this list; absent for one. */
  storeCount?: number
}

export interface FacetValue {
  /** What the address carries: a category id, a name, a colour … */
  value: string
  label: string
  count: number
}

/** As many brands as a page carries; the others are found by searching within them. */
export const facetLimit = 24
