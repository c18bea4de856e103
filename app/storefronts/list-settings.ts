import type { FacetName } from '#app/domain/facets/facets.ts'

/** The categories and filters that a storefront's lists show first, as plain data. */
export interface ListSettings {
  /** Filters shown after the categories and above the other filters. */
  firstFilters: readonly FacetName[]
  /** Ids of categories that come before their siblings. */
  firstCategories: readonly string[]
  /** Links shown beside the title. Shortcuts without products are omitted. */
  shortcuts: readonly Shortcut[]
}

/** A one-click filter, which replaces the other values of its facet. */
export interface Shortcut {
  title: string
  facet: FacetName
  values: readonly string[]
  /** Categories whose products belong to it whatever they are made of, such as coats to winter. */
  categories?: readonly string[]
}
