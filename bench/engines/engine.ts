import type { Filters } from '#app/domain/filters.ts'
import type { SyntheticProduct } from '../synthetic/synthetic-product.ts'

/** What every engine is asked: a page of a list with the counts of every filter beside it. */
export interface EngineQuery extends Filters {
  /** A node of the category tree, its descendants included. */
  category?: string
  text: string
  /** From 1. */
  page: number
  limit: number
  /** How many values of a long filter are told. */
  facetLimit: number
  /** The words may be misspelt: whoever can, forgives. Ours always does. */
  isMisspelt?: boolean
}

export interface EngineAnswer {
  total: number
  numbers: number[]
  /** How many values were counted, over all filters: an answer without counts is another answer. */
  counted: number
}

/** One of those measured, in a process of its own. */
export interface Engine {
  build(chunks: Iterable<SyntheticProduct[]>): Promise<void>
  query(query: EngineQuery): EngineAnswer | Promise<EngineAnswer>
  /** What it makes of the beginning of a search; how many suggestions. Absent where it has nothing of the kind. */
  suggest?(text: string): number | Promise<number>
  /** Where what it holds is not in this process. */
  getBytes?(): Promise<number>
  /** The process that works for it, where that is not this one. */
  otherPid?: number
  /** Can it find a word written wrong? */
  isForgiving: boolean
  close?(): Promise<void>
}

export interface EngineKind {
  id: string
  name: string
  /** What a reader of its figures has to know. */
  note: string
  create(): Promise<Engine>
}
