import type { FacetName } from '#app/domain/facets/facets.ts'

/** What a storefront's lists show first, as plain data. */
export interface ListSettings {
  /** Shown above the other filters, after the categories. */
  firstFilters: readonly FacetName[]
  /** Ids of categories that come before their siblings. */
  firstCategories: readonly string[]
  /** Beside the title. Those without products are omitted. */
  shortcuts: readonly Shortcut[]
}

/** A filter in one click, which replaces the other values of its facet. */
export interface Shortcut {
  title: string
  facet: FacetName
  values: readonly string[]
}
