import { suggestBrands } from './suggest-brands.ts'
import { suggestCategories } from './suggest-categories.ts'
import { suggestQueries } from './suggest-queries.ts'
import { toTokens } from './to-tokens.ts'
import type { WordSuggestions } from './word-index-interface.ts'
import type { WordStore } from './word-store.ts'

const maxLength = 200
const maxWords = 8

/** Suggests what a shopper may be typing; the last word may be a prefix. */
export function suggestWords(store: WordStore, text: string, limit: number): WordSuggestions {
  const words = toTokens(text.slice(0, maxLength))
    .slice(-maxWords)
    .map(({ word }) => word)
  if (words.length === 0) return { brands: [], categories: [], queries: [] }
  return {
    brands: suggestBrands(store.brands, words, limit),
    categories: suggestCategories(words, limit),
    queries: suggestQueries(store, words, limit),
  }
}
