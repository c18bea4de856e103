import { type FacetName, type FacetNameOf, facetNames, facets } from './facets.ts'

/**
 * The filters of a list. Chosen values of one facet are alternatives; different facets must all
 * match. A facet without chosen values does not filter.
 */
export type Filters = Record<FacetName, string[]> & {
  /** Products with any of these values are left out. */
  excluded: Exclusions
}

/** Only facets with exclusions are present. */
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
