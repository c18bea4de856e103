import type { FacetName } from '#app/domain/facets/facets.ts'
import type { Filters } from '#app/domain/facets/filters.ts'
import type { Sort } from '#app/domain/list-query.ts'
import type { Paging } from '#app/domain/paging.ts'
import type { QueryReading } from '#app/domain/query-reading.ts'
import type { SearchSynonym } from '#app/domain/search-synonym.ts'
import type { SearchMatch, StoredSearch } from '#app/domain/stored-search.ts'
import type { ProductChange } from '#app/store/changes.server.ts'

export interface IndexQuery extends Filters {
  /** A node of the category tree with all its descendants; absent for every product. */
  category?: string
  /** Search text as typed; empty for none. */
  text: string
  sort: Sort
  /** From 1. A page past the end returns the last one. */
  page: number
  /** Cards per page. */
  limit: number
  /** Maximum number of brands, retailers and sizes to return, besides the chosen ones. */
  facetLimit: number
  /** Operator synonyms that replace the current ones for this query, to preview a change. */
  synonyms?: readonly SearchSynonym[]
}

/** A card: the offer that represents its group. */
export interface IndexHit {
  /** The product number. */
  number: number
  /** Number of retailers that sell it within the list. */
  retailerCount: number
}

export interface ValueCount {
  value: string
  count: number
}

/**
 * Computed from one state of the index. Totals and counts are numbers of cards: a group of offers
 * counts once.
 */
export interface IndexAnswer {
  hits: IndexHit[]
  paging: Paging
  /**
   * The number of cards that the list would have if this were the only value chosen in its facet
   * and every other facet stayed the same. Facets with fixed values list all of them in order;
   * prices add the chosen ranges at the end. The other facets list the values with any cards, most
   * first, and always the chosen ones. Categories include every node with cards; counts include
   * descendants.
   */
  facets: Record<FacetName | 'categories', ValueCount[]>
  /** Cards of the list without its category: the count of the tree's root. */
  totalOfAllCategories: number
  /** How the text was understood; absent without a text. */
  reading?: QueryReading
  /** Sequence number of the last change included. */
  version: number
}

/** Completions for a partly typed query. */
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
 * Every listed product, reduced to the fields that lists need. The index handles product numbers
 * only and does not depend on the source of changes.
 */
export interface SearchIndex {
  apply(changes: ProductChange[]): void
  /** Replaces the operators' synonyms, which add to the built-in ones and are not saved. */
  setSynonyms(own: readonly SearchSynonym[]): void
  query(query: IndexQuery): IndexAnswer
  suggest(text: string, limit: number): IndexSuggestions
  /** Numbers of similar products, most similar first; empty for an unknown number. */
  similar(number: number, limit: number): number[]
  /**
   * Finds the stored searches that applied changes match. Yields between pieces of work, so that
   * queries can be answered meanwhile.
   */
  percolate(
    searches: readonly StoredSearch[],
    changes: readonly ProductChange[],
  ): Generator<void, SearchMatch[]>
  /** Does work that the first queries would otherwise have to wait for. */
  prepare(): void
  /**
   * Copies of everything `createSearchIndex` needs to restore the index; later changes do not
   * affect them.
   */
  save(): Uint8Array[]
  /** The size of each part in bytes. */
  memory(): Record<string, number>
  /** Number of listed products. */
  readonly size: number
  readonly version: number
}
