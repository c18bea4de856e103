import type { Filters } from '#app/domain/facets/filters.ts'
import type { SyntheticProduct } from '../synthetic/synthetic-product.ts'

/** The query sent to every engine: one page of a list with the counts for every facet. */
export interface EngineQuery extends Filters {
  /** A node of the category tree, including its descendants. */
  category?: string
  text: string
  /** Pages are numbered from 1. */
  page: number
  limit: number
  /** The maximum number of values returned for a long facet. */
  facetLimit: number
  /**
   * True if the words may be misspelled. Engines with fuzzy
   * search should use it for these queries; ours always uses it.
   */
  isMisspelt?: boolean
}

export interface EngineAnswer {
  total: number
  numbers: number[]
  /**
   * The number of values counted across all facets. A
   * low number exposes an engine that skips counting.
   */
  counted: number
}

/** A search engine under test; each runs in a separate process. */
export interface Engine {
  build(chunks: Iterable<SyntheticProduct[]>): Promise<void>
  query(query: EngineQuery): EngineAnswer | Promise<EngineAnswer>
  /** Returns the number of suggestions for a prefix. Absent in engines without suggestions. */
  suggest?(text: string): number | Promise<number>
  /** Changes a product, so that an engine that keeps results has to compute them again. */
  change?(): void | Promise<void>
  /** Memory in bytes, for engines that store their data outside this process. */
  getBytes?(): Promise<number>
  /** The process that does the engine's work, if it is not this one. */
  otherPid?: number | undefined
  /** True if the engine can find misspelled words. */
  isForgiving: boolean
  /** True if the engine takes the conditions out of a sentence; others would search for words like "under". */
  isReading?: true
  close?(): Promise<void>
}

export interface EngineKind {
  id: string
  name: string
  /** A caveat about the engine's figures. */
  note: string
  create(): Promise<Engine>
}
