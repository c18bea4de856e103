import type { Listing } from '#app/domain/listing.ts'

/** A list that the search box suggests, with its path and its number of cards. */
export interface SuggestedList {
  label: string
  to: string
  count: number
}

/** A suggested search with its first products. */
export interface FoundList {
  query: SuggestedList
  products: Listing['products']
}
