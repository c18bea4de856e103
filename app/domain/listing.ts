import type { FacetName } from './facets/facets.ts'
import type { Paging } from './paging.ts'
import type { CheckedProduct, PricedProduct } from './price.ts'
import type { QueryReading } from './query-reading.ts'
import type { LinkedProduct } from './urls/links.ts'

/** One page of a list, with the counts for the whole list. */
export interface Listing {
  /** One offer per group: the cheapest matching one in stock. */
  products: ListedProduct[]
  paging: Paging
  /**
   * Counts for each value as if its own facet had no filter. Facets with fixed values list
   * all of them; others list the chosen values and up to `facetLimit` with the most products.
   */
  facets: Record<FacetName, FacetValue[]> & {
    /** The whole catalogue, then ancestors, siblings and children of the category in tree order. */
    categories: CategoryFacet[]
  }
  /**
   * The number of retailers with products, as the facet counts them, which lists only some of them.
   * Retailers that operators have merged count once.
   */
  retailerCount: number
  /** The sizes of a list "in my sizes", formatted; absent unless the shopper is signed in. */
  mySizes?: string[]
  /** How the search text was interpreted; absent if the query has none. */
  reading?: QueryReading
  /**
   * True while the database is unavailable: the page
   * lacks some products, but its counts are complete.
   */
  isIncomplete?: true
}

export type ListedProduct = CheckedProduct & {
  /**
   * Several retailers that have the product in stock and new, with their lowest and highest price.
   * The list's filters do not narrow them, so that a card says what the product's page says.
   */
  stores?: { count: number; lowestCents: number; highestCents: number }
}

/** The product fields that a card needs. */
export type CardProduct = LinkedProduct &
  PricedProduct &
  Pick<
    ListedProduct,
    | 'name'
    | 'images'
    | 'preOwned'
    | 'rental'
    | 'pictureColors'
    | 'retailerBrand'
    | 'stores'
    | 'composition'
    | 'hasLookAlike'
  > &
  Partial<Pick<ListedProduct, 'description' | 'colors' | 'colorIds' | 'unseenColorIds'>>

export interface FacetValue {
  /** The value in URLs: a category id, a name, a color … */
  value: string
  label: string
  count: number
}

export interface CategoryFacet {
  /** The category's id; absent for the whole catalogue. */
  id?: string
  label: string
  /** The depth in the tree: 0 for the whole catalogue, 1 for a main category. */
  depth: number
  count: number
}

/**
 * The maximum number of values per facet on a page;
 * shoppers find others by searching in the filter.
 */
export const facetLimit = 24
