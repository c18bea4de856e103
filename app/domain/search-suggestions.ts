import { type ProductCard, toCard } from './card.ts'
import { brandPath, listPath } from './links.ts'
import type { FacetValue } from './listing.ts'
import type { CheckedProduct } from './price.ts'

/** What a search box offers while a shopper writes: everything with the way there. */
export interface SearchSuggestions {
  brands: SuggestedList[]
  categories: SuggestedList[]
  /** Whole searches. */
  queries: { label: string; to: string }[]
  products: ProductCard[]
}

export interface SuggestedList {
  label: string
  to: string
  count: number
}

/** As many of each kind: the box is read at a glance. */
export const suggestionLimit = 5

export function toSearchSuggestions(found: {
  brands: readonly FacetValue[]
  categories: readonly FacetValue[]
  queries: readonly string[]
  products: readonly CheckedProduct[]
}): SearchSuggestions {
  return {
    brands: found.brands.map(({ value, label, count }) => ({
      label,
      to: brandPath(value),
      count,
    })),
    categories: found.categories.map(({ value, label, count }) => ({
      label,
      to: listPath({ category: value }),
      count,
    })),
    queries: found.queries.map(text => ({ label: text, to: listPath({ text }) })),
    products: found.products.map(toCard),
  }
}
