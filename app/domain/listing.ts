import type { Paging } from './paging.ts'
import type { CheckedProduct } from './price.ts'

/** One page of a list, with what the whole list holds. */
export interface Listing {
  products: CheckedProduct[]
  paging: Paging
  facets: {
    /** The children of the asked category (or the main categories), those with products, in the tree's order. */
    categories: FacetValue[]
    /** Most products first, at most `facetLimit`. Each counted with its own group relaxed. */
    brands: FacetValue[]
    stores: FacetValue[]
  }
}

export interface FacetValue {
  /** What the address carries: a category id, a brand or a retailer name. */
  value: string
  label: string
  count: number
}

export const facetLimit = 24
