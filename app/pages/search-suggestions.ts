import { brandPath, listPath } from '#app/domain/links.ts'
import type { FacetValue } from '#app/domain/listing.ts'
import type { CheckedProduct } from '#app/domain/price.ts'
import { type ProductCard, toCard } from './card.ts'

/** Suggestions for the search box, each with its path. */
export interface SearchSuggestions {
  brands: SuggestedList[]
  categories: SuggestedList[]
  /** Complete search texts. */
  queries: { label: string; to: string }[]
  products: ProductCard[]
}

export interface SuggestedList {
  label: string
  to: string
  count: number
}

/** The number of suggestions of each kind. */
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
