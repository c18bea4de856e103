import type { SearchSynonym } from '#app/domain/search-synonym.ts'
import type { ProductWords } from '#app/store/product-words.ts'
import type { ProductTerms, TextPredicate } from './query/text-predicate.ts'
import type { WordPlace } from './ranking/find-word-places.ts'
import type { WordMatch } from './ranking/word-match.ts'
import type { ProductRank } from './terms/best-postings.ts'

/** Full-text search over products, without filters. */
export interface WordIndex {
  /** Replaces a product's searchable text. */
  put(number: number, words: ProductWords): void
  remove(number: number): void
  /** Replaces the operators' synonyms, which are not saved. */
  setSynonyms(own: readonly SearchSynonym[]): void
  /**
   * Finds the products that match a query, before they are filtered; none if the text has no words.
   */
  match(text: string, options?: MatchOptions): WordMatch
  /** Finds where a product has a query's words. */
  findPlaces(text: string, number: number): WordPlace[]
  /** Suggests what a shopper may be typing, best first. */
  suggest(text: string, limit: number): WordSuggestions
  /** Prepares suggestions; yields between pieces of work. */
  warm(rank: ProductRank): Generator<void, void>
  /** Returns the words of the most names, most common first. */
  listCommon(): string[]
  /**
   * Finds products that share characteristic words with a
   * product, most similar first, without the product itself.
   */
  similar(number: number, limit: number): number[]
  /**
   * Creates a predicate that decides whether a product matches
   * a search text in full; undefined if no product can.
   */
  createPredicate(text: string): TextPredicate | undefined
  /** Returns a product's terms, for a text predicate; undefined for an unknown product. */
  getTerms(number: number): ProductTerms | undefined
  /** Returns the number of products with a term. */
  countTerm(term: number): number
  /** Yields the state that `createWordIndex` restores, in parts of any length; see `SearchIndex`. */
  save(): Iterable<Uint8Array>
  /** Returns the size in bytes. */
  memory(): number
}

export interface MatchOptions {
  /** The last word may be a prefix, as in suggestions. */
  isTyping?: boolean
  /** Only some of the best matches of common words are looked at, chosen by this rank if they tie. */
  rank?: ProductRank | undefined
  /** Operator synonyms that replace the current ones for this query. */
  synonyms?: readonly SearchSynonym[] | undefined
}

export interface WordSuggestions {
  /** Brand names. */
  brands: string[]
  /** Category ids. */
  categories: string[]
  queries: string[]
}
