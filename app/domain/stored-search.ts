/** A list that a shopper has saved as a search. */
export interface StoredSearch {
  id: string
  category: string | undefined
  /** The query string of the list; see `formatListQuery`. */
  query: string
  /** The numbers of the products that its text names by a code; they match without its words. */
  pinned?: readonly number[]
}

/** The changed products that match a stored search. */
export interface SearchMatch {
  searchId: string
  /** The numbers of the matching products. */
  products: number[]
}
