import type { FilterGroup, Filters } from '#app/domain/filters.ts'
import type { Sort } from '#app/domain/list-query.ts'
import type { Paging } from '#app/domain/paging.ts'
import type { QueryReading } from '#app/domain/query-reading.ts'
import type { ProductChange } from '../changes.server.ts'

export interface IndexQuery extends Filters {
  /** A node of the category tree, meant with all its descendants. Absent: every product. */
  category?: string
  /** What the shopper wrote; empty when nothing. */
  text: string
  sort: Sort
  /** From 1; one past the end is answered as the last. */
  page: number
  /** Cards a page. */
  limit: number
  /** How many brands, stores and sizes are told, beside the asked ones. */
  facetLimit: number
}

/** A card: the one of a group's offers that stands for it. */
export interface IndexHit {
  /** The product's number. */
  number: number
  /** How many retailers have it within the list. */
  storeCount: number
}

export interface ValueCount {
  value: string
  count: number
}

/** All of it from one state of the index. Totals and counts are of cards: a group of offers counts once. */
export interface IndexAnswer {
  hits: IndexHit[]
  paging: Paging
  /**
   * How many cards there would be with this value as the only one chosen in its group, every other group as it is.
   * Groups with fixed values tell all of them in their order, prices the chosen ranges after; the others those that
   * have any, most first, and whatever is chosen. Categories tell every node that has any, descendants included.
   */
  facets: Record<FilterGroup | 'categories', ValueCount[]>
  /** How the text was read; absent without one. */
  reading?: QueryReading
  /** The last change in it. */
  version: number
}

/** What a shopper who has written so far may mean. */
export interface IndexSuggestions {
  brands: ValueCount[]
  /** Ids of nodes. */
  categories: ValueCount[]
  queries: string[]
  /** Product numbers. */
  products: number[]
  version: number
}

/** Every product on offer, by what lists ask for. Knows numbers, not products, and nothing of where changes come from. */
export interface CatalogueIndex {
  apply(changes: ProductChange[]): void
  query(query: IndexQuery): IndexAnswer
  suggest(text: string, limit: number): IndexSuggestions
  /** Numbers of products like this one, likest first; none of an unknown number. */
  similar(number: number, limit: number): number[]
  /** Does now what the first questions would else wait for. */
  prepare(): void
  /** Everything, for `createCatalogueIndex` to begin with another time: copies, which later changes leave alone. */
  save(): Uint8Array[]
  /** Bytes, part by part. */
  memory(): Record<string, number>
  /** How many products are on offer. */
  readonly size: number
  readonly version: number
}
