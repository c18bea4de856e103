import type { SearchSynonym } from '#app/domain/search-synonym.ts'
import type { ProductWords } from '#app/store/product-words.ts'
import type { TextPredicate } from './query/text-predicate.ts'
import type { WordMatch } from './ranking/word-match.ts'

/** Full-text search over products, without filters. */
export interface WordIndex {
  /** Replaces the texts of a product. */
  put(number: number, words: ProductWords): void
  remove(number: number): void
  /** Replaces the operators' synonyms, which are not saved. */
  setSynonyms(own: readonly SearchSynonym[]): void
  /** Finds products for a query before filtering; nothing for a text without words. */
  match(text: string, options?: MatchOptions): WordMatch
  /** Suggests what a shopper may be typing, best first. */
  suggest(text: string, limit: number): WordSuggestions
  /**
   * Products that share characteristic words with one, most similar first, without the product
   * itself.
   */
  similar(number: number, limit: number): number[]
  /** Decides whether single products match a text in full; undefined when none can. */
  createPredicate(text: string): TextPredicate | undefined
  /** The terms of a product, for a text predicate; undefined for an unknown product. */
  getTerms(number: number): ReadonlySet<number> | undefined
  /** The number of products with a term. */
  countTerm(term: number): number
  /** The state that `createWordIndex` restores. A part may have any length. */
  save(): Uint8Array[]
  /** Bytes. */
  memory(): number
}

export interface MatchOptions {
  /** The last word may be a prefix, as in suggestions. */
  isTyping?: boolean
  /** Operator synonyms that replace the current ones for this text. */
  synonyms?: readonly SearchSynonym[] | undefined
}

export interface WordSuggestions {
  /** Names. */
  brands: string[]
  /** Ids. */
  categories: string[]
  queries: string[]
}
