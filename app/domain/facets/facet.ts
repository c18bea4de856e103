import type { FacetedProduct } from '../product.ts'

/**
 * A property to filter lists by. Every facet is a file in this folder and a line in `facets.ts`,
 * the registry from which the index, URLs, chips, filter panel and API are built.
 */
export type Facet = DictionaryFacet | SetFacet | FlagFacet | RangeFacet

interface FacetBase {
  /** The facet's key in URLs. */
  key: string
  title: string
  /** Parses a value from a URL into its canonical form; undefined for an invalid one. */
  parse(text: string): string | undefined
  /** Formats a value for display. */
  format(value: string): string
  /** All values in display order, if they are known in advance. */
  values?: readonly string[]
  /** See `SetFacet`; absent from other kinds of facets. */
  unstated?: string
  /** See `SetFacet`; absent from other kinds of facets. */
  listed?: readonly string[]
  /** The panel's form, whose fields a browser without JavaScript sends in place of the key. */
  form?: {
    keys: readonly string[]
    /** Reads the value from the fields; undefined if they are empty or invalid. */
    parse(search: URLSearchParams): string | undefined
  }
  panel: {
    /** Position in the filter panel, 1 at the top. */
    order: number
    view: FacetView
    /** True if the filter is expanded even when no value is chosen. */
    isOpen?: true
  }
}

/** The panel component to use. */
export type FacetView = 'names' | 'checks' | 'swatches' | 'sizes' | 'prices' | 'shares'

/** The product has one name, from an open-ended list. Names are compared ignoring case. */
export interface DictionaryFacet extends FacetBase {
  kind: 'dictionary'
  /** Reads the product's name; empty when unknown. */
  read(product: FacetedProduct): string
  /** Maximum number of distinct names, which determines the width of the index column. */
  maxNames?: number
}

/**
 * Any number of values per product, from the fixed list
 * `values` or, without one, from an open-ended list.
 */
export interface SetFacet extends FacetBase {
  kind: 'set'
  read(product: FacetedProduct): readonly string[]
  /** The values that lists count; absent for all of them. Others can still be chosen. */
  listed?: readonly string[]
  /** Search synonyms for the facet's values. Requires `values`. */
  aliases?: Readonly<Record<string, readonly string[]>>
  /**
   * The value assigned to products that do not state one. Excluding another value also excludes
   * these products unless this value is chosen, because they may have the excluded value.
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
  /** The title of a list with only this option chosen; absent if that is the label. */
  title?: string
  /** True if a list with only this option chosen keeps its usual title. */
  isUntitled?: true
  /** True if all its products are on sale, by the store's or by our own account. */
  isSale?: true
  has(product: FacetedProduct): boolean
}

/** A number, filtered by predefined buckets or any other range. */
export interface RangeFacet extends FacetBase {
  kind: 'range'
  /** Reads the product's number, a whole number from 0 to 2^32 - 1. */
  read(product: FacetedProduct): number
  /** The buckets; adjacent buckets may share a bound. */
  values: readonly string[]
  /** Returns a value's inclusive bounds; undefined for text that `parse` rejects. */
  toRange(value: string): { min: number; max: number } | undefined
}
