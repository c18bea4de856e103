import { type FacetName, type FacetNameOf, facetNames, facets } from './facets.ts'

/**
 * The filters of a list. A product must match at least one chosen value of each facet; a facet
 * without chosen values does not filter.
 */
export type Filters = Record<FacetName, string[]> & {
  /** Values whose products are excluded. */
  excluded: Exclusions
}

/** Contains only the facets that have exclusions. */
export type Exclusions = Partial<Record<ExcludableFacetName, string[]>>

/** Facets that support exclusions: `not.brand=…`. */
export type ExcludableFacetName = FacetNameOf<'dictionary' | 'set'>

export const excludableFacets = facetNames.filter(isExcludable)

export function isExcludable(name: FacetName): name is ExcludableFacetName {
  return facets[name].kind === 'dictionary' || facets[name].kind === 'set'
}

export const noFilters: Readonly<Filters> = {
  ...(Object.fromEntries(facetNames.map(name => [name, []])) as unknown as Record<
    FacetName,
    never[]
  >),
  excluded: {},
}
