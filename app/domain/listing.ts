import type { FacetName } from './facets/facets.ts'
import type { LinkedProduct } from './links.ts'
import type { Paging } from './paging.ts'
import type { CheckedProduct, PricedProduct } from './price.ts'
import type { QueryReading } from './query-reading.ts'

/** One page of a list, and the counts of the whole list. */
export interface Listing {
  /** One offer of each group: the cheapest in stock that matches. */
  products: ListedProduct[]
  paging: Paging
  /**
   * Counts of each value with its own facet relaxed. Facets with fixed values list all of them; the
   * others list those with products, most first, at most `facetLimit`, and always the chosen ones.
   */
  facets: Record<FacetName, FacetValue[]> & {
    /**
     * Ancestors, siblings and children of the chosen category in tree order, starting with the
     * whole catalogue.
     */
    categories: CategoryFacet[]
  }
  /** How the search was understood; absent without one. */
  /** The sizes of a list "in my sizes", as shoppers read them; absent when nobody is signed in. */
  mySizes?: string[]
  reading?: QueryReading
  /**
   * The database is unavailable and some products of this page are missing; counts are complete.
   */
  isIncomplete?: true
}

export type ListedProduct = CheckedProduct & {
  /** Number of retailers that sell it within this list; absent for one. */
  retailerCount?: number
}

/** The fields of a product that its card shows. */
export type CardProduct = LinkedProduct &
  PricedProduct &
  Pick<
    ListedProduct,
    'name' | 'images' | 'preOwned' | 'rental' | 'pictureColors' | 'retailerBrand' | 'retailerCount'
  >

export interface FacetValue {
  /** The value in URLs: a category id, a name, a color … */
  value: string
  label: string
  count: number
}

export interface CategoryFacet {
  /** Absent for the whole catalogue. */
  id?: string
  label: string
  /** 0 for the whole catalogue, 1 for a main category. */
  depth: number
  count: number
}

/** The number of brands on a page; a search within the filter finds the others. */
export const facetLimit = 24
