import type { FacetedProduct } from '../product.ts'

/**
 * Something a list can be filtered by. Every facet is a file in this folder and a line in
 * `facets.ts`; the index, URLs, chips, the panel and the API loop over that registry.
 */
export type Facet = DictionaryFacet | SetFacet | FlagFacet | RangeFacet

interface FacetBase {
  /** Key in URLs. */
  key: string
  title: string
  /** Parses a value from a URL into its canonical form; undefined for an invalid one. */
  parse(text: string): string | undefined
  /** Display form of a value. */
  format(value: string): string
  /** Every value in display order, when they are known in advance. */
  values?: readonly string[]
  /** For set facets; see `SetFacet`. */
  unstated?: string
  panel: {
    /** Position in the panel, 1 at the top. */
    order: number
    view: FacetView
    /** Expanded even when nothing in it is chosen. */
    isOpen?: true
  }
}

/** The panel component to use. */
export type FacetView = 'names' | 'checks' | 'swatches' | 'sizes' | 'prices'

/** One name per product from an open-ended list. Names that differ only in case are one value. */
export interface DictionaryFacet extends FacetBase {
  kind: 'dictionary'
  /** Empty when unknown. */
  read(product: FacetedProduct): string
  /** Maximum number of distinct names, which decides the width of the index column. */
  maxNames?: number
}

/** Any number of values per product: from a fixed list with `values`, open-ended without. */
export interface SetFacet extends FacetBase {
  kind: 'set'
  read(product: FacetedProduct): readonly string[]
  /** Synonyms of a value in searches; only with `values`. */
  aliases?: Readonly<Record<string, readonly string[]>>
  /**
   * The value of products that state nothing. Excluding any other value also leaves these out,
   * unless this value is chosen, because missing information proves nothing.
   */
  unstated?: string
}

/** A fixed set of yes-or-no values, each with its own rule. */
export interface FlagFacet extends FacetBase {
  kind: 'flags'
  options: readonly FlagOption[]
}

export interface FlagOption {
  value: string
  label: string
  has(product: FacetedProduct): boolean
}

/** A number, filtered by buckets or by any other range. */
export interface RangeFacet extends FacetBase {
  kind: 'range'
  /** A whole number from 0 to 2^32 - 1. */
  read(product: FacetedProduct): number
  /** The buckets; neighbors may share an edge. */
  values: readonly string[]
  /** Inclusive bounds. Undefined for text that `parse` rejects. */
  toRange(value: string): { min: number; max: number } | undefined
}
