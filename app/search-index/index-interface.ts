import type { FacetName } from '#app/domain/facets/facets.ts'
import type { Exclusions, Filters } from '#app/domain/facets/filters.ts'
import type { Paging } from '#app/domain/paging.ts'
import type { QueryReading } from '#app/domain/query-reading.ts'
import type { SearchSynonym } from '#app/domain/search-synonym.ts'
import type { SearchMatch, StoredSearch } from '#app/domain/stored-search.ts'
import type { Sort } from '#app/domain/urls/list-query.ts'
import type { ProductChange } from '#app/store/changes.server.ts'
import type { OrderTerms } from './get-order-terms.ts'
import type { WordPlace } from './text/ranking/find-word-places.ts'

export interface IndexQuery extends Filters {
  /** A category id, which includes all descendants; absent for the whole catalogue. */
  category?: string
  /** The search text as typed; empty if there is none. */
  text: string
  sort: Sort
  /** The page number, counting from 1. A number past the end returns the last page. */
  page: number
  /** The number of cards per page. */
  limit: number
  /** The maximum number of brands, retailers and sizes to return in addition to the chosen ones. */
  facetLimit: number
  /** Products that the text names by a code; they come first if they pass the filters. */
  pinned?: PinnedProducts
  /** Names that shoppers see as one retailer; each group counts as one. */
  mergedRetailers?: readonly (readonly string[])[]
  /**
   * Retailers that are turned off, which no card counts among its stores. The products that they
   * alone sell are left out only if `excluded` names them too.
   */
  hiddenRetailers?: readonly string[]
  /** Operator synonyms that replace the current ones for this query, to preview a change. */
  synonyms?: readonly SearchSynonym[]
}

/** Products to list first in a search, whether or not they match its words. */
export interface PinnedProducts {
  numbers: readonly number[]
  /** The words that name the products, as typed. */
  words: readonly string[]
}

/** A card: the offer that represents it. */
export interface IndexHit {
  /** The product number. */
  number: number
  /** The number of retailers that have the product in stock and new, whether in the list or not. */
  retailerCount: number
  /** The lowest and the highest of their prices in US cents; 0 if no retailer has it. */
  lowestCents: number
  highestCents: number
}

export interface ValueCount {
  value: string
  count: number
}

/**
 * The answer to a query, computed from one state of the index. Totals and counts refer to cards,
 * so a group of offers counts once. In a search, they refer to the cards that match all words,
 * which come first in every sort order; `paging.similar` counts the cards that follow.
 */
export interface IndexAnswer {
  hits: IndexHit[]
  paging: Paging
  /**
   * The number of cards that the list would have if this were the only value chosen in
   * its facet and every other facet stayed the same. Facets with fixed values list all
   * of them in order; the price facet adds the chosen ranges at the end. All other
   * facets list the values that have cards, most cards first, plus any chosen values.
   * Categories include every node with cards; their counts include descendants.
   */
  facets: Record<FacetName | 'categories', ValueCount[]>
  /** The number of cards the list would have without its category. */
  totalOfAllCategories: number
  /** The number of retailers with cards, of which the facet lists only some; merged ones count once. */
  retailerCount: number
  /** The interpretation of the search text; absent if the query has none. */
  reading?: QueryReading
  /** The sequence number of the last change that the answer includes. */
  version: number
}

/** The sort terms behind the order of one page of a search. */
export interface OrderExplanation {
  /** The cards of the page in order. */
  terms: OrderTerms[]
  paging: Paging
  /** Where the product in question has the query's words. */
  places: WordPlace[]
}

/** Suggestions for a partly typed query. */
export interface IndexSuggestions {
  brands: ValueCount[]
  /** Category ids. */
  categories: ValueCount[]
  queries: string[]
  /** Product numbers. */
  products: number[]
  version: number
}

/**
 * Every listed product, reduced to the fields that lists need. The index knows
 * products only by number and does not depend on where changes come from.
 */
export interface SearchIndex {
  apply(changes: ProductChange[]): void
  /** Replaces the operators' synonyms, which add to the built-in ones and are not saved. */
  setSynonyms(own: readonly SearchSynonym[]): void
  query(query: IndexQuery): IndexAnswer
  /** Explains a page of a search by relevance, and where a product has the query's words. */
  explain(query: IndexQuery, number: number): OrderExplanation
  /** Counts and returns only products that are not excluded. */
  suggest(text: string, limit: number, excluded?: Exclusions): IndexSuggestions
  /**
   * Returns the numbers of similar products, most
   * similar first; an empty list for an unknown product.
   */
  similar(number: number, limit: number, excluded?: Exclusions): number[]
  /**
   * Finds the stored searches that match the given changes; returns `behind` if the changes
   * have not been applied yet. Yields between pieces of work, so that queries can be answered
   * in the meantime.
   */
  percolate(
    searches: readonly StoredSearch[],
    changes: readonly ProductChange[],
  ): Generator<void, SearchMatch[] | 'behind'>
  /** Does work that the first queries would otherwise have to wait for. */
  prepare(): void
  /**
   * Counts the largest categories and finds the most common words, so that their first shopper does
   * not have to wait. Yields between pieces of work, so that queries can be answered in the meantime.
   */
  warm(): Generator<void, void>
  /**
   * Yields everything that `createSearchIndex` needs to restore the index, a few megabytes at a
   * time, so that queries can be answered in between. The parts may be views of the index itself,
   * so it must not change until the last one has been written.
   */
  save(): Iterable<Uint8Array>
  /** Returns the size of each part in bytes. */
  memory(): Record<string, number>
  /** The number of listed products. */
  readonly size: number
  readonly version: number
}

/**
 * The methods that other threads may call. The messages, the worker and the client
 * derive from this list, so a new question needs no further line in `worker/`.
 */
export const indexQuestions = [
  'query',
  'explain',
  'suggest',
  'similar',
  'percolate',
] as const satisfies readonly (keyof SearchIndex)[]
export type IndexQuestion = (typeof indexQuestions)[number]

/** The result of a question: what the method returns, or what its generator returns at the end. */
export type IndexAnswerTo<Question extends IndexQuestion> = ResultOf<
  ReturnType<SearchIndex[Question]>
>
type ResultOf<Answer> = Answer extends Generator<void, infer Result> ? Result : Answer

/** The index as other threads see it. */
export type AsyncIndex = {
  [Question in IndexQuestion]: (
    ...args: Parameters<SearchIndex[Question]>
  ) => Promise<IndexAnswerTo<Question>>
}
