import type { FacetName } from '#app/domain/facets/facets.ts'

/** The categories and filters that a storefront's lists show first, as plain data. */
export interface ListSettings {
  /** Shown above the other filters, after the categories. */
  firstFilters: readonly FacetName[]
  /** Ids of categories that come before their siblings. */
  firstCategories: readonly string[]
  /** Shown beside the title. Shortcuts without products are omitted. */
  shortcuts: readonly Shortcut[]
}

/** A one-click filter, which replaces the other values of its facet. */
export interface Shortcut {
  title: string
  facet: FacetName
  values: readonly string[]
}
