import type { FacetName } from './facets/facets.ts'

/** How a search was interpreted, so that shoppers can see it and undo parts of it. */
export interface QueryReading {
  /** Parts that name a facet value or a category, in the order typed. */
  understood: UnderstoodPart[]
  /** Misspelled words with their corrections. */
  corrected: { from: string; to: string }[]
  /** Words that were ignored because no product matches all of them. */
  dropped: string[]
}

export interface UnderstoodPart {
  group: FacetName | 'category'
  /** True if the search excludes the value: "no polyester". */
  isExcluded?: true
  /** The facet's value, or a category id. */
  value: string
  /** Display form: "Red", "Up to $100", "No polyester". */
  label: string
  /** The words as typed: "under 100". */
  words: string
  /** The search text without these words. */
  rest: string
}
