import type { FacetName } from '#app/domain/facets/facets.ts'
import type { WrittenSize } from './read-sizes.ts'

/** A part of a query that becomes a filter, because the text of products never contains it. */
export interface WrittenValue {
  start: number
  end: number
  group: FacetName
  /** One value, except for a size that exists on several scales. */
  values: string[]
  /** True if the search excludes products with these values. */
  isExcluded?: true
  /** True if the words are understood but no filter says the same. */
  isIgnored?: true
  /** Set while it is unknown whether the size is a shoe size. */
  size?: WrittenSize
}
