import type { Filters } from '#app/domain/facets/filters.ts'
import type { SyntheticProduct } from '../synthetic/synthetic-product.ts'

/** The query for every engine: one page of a list with the counts of every facet. */
export interface EngineQuery extends Filters {
  /** A node of the category tree, including its descendants. */
  category?: string
  text: string
  /** From 1. */
  page: number
  limit: number
  /** How many values of a long facet to return. */
  facetLimit: number
  /** The words may be misspelled; engines with fuzzy search should use it. Ours always does. */
  isMisspelt?: boolean
}

export interface EngineAnswer {
  total: number
  numbers: number[]
  /** Number of values counted over all facets, which exposes engines that skip counting. */
  counted: number
}

/** A search engine being measured; each runs in its own process. */
export interface Engine {
  build(chunks: Iterable<SyntheticProduct[]>): Promise<void>
  query(query: EngineQuery): EngineAnswer | Promise<EngineAnswer>
  /**
   * Returns how many suggestions the engine gives for a prefix. Absent when it has no suggestions.
   */
  suggest?(text: string): number | Promise<number>
  /** Memory, for engines that keep their data outside this process. */
  getBytes?(): Promise<number>
  /** The process that does the engine's work, when it is not this one. */
  otherPid?: number
  /** True when it can find a misspelled word. */
  isForgiving: boolean
  close?(): Promise<void>
}

export interface EngineKind {
  id: string
  name: string
  /** A caveat for readers of its figures. */
  note: string
  create(): Promise<Engine>
}
