import { type FacetName, facetNames } from '../facets/facets.ts'

/**
 * Returns the facets of a list without any values, for tests that are about
 * something else: a new facet must not break them.
 */
export function emptyFacets(): Record<FacetName, never[]> & { categories: never[] } {
  const named = Object.fromEntries(facetNames.map(name => [name, []]))
  return { ...(named as unknown as Record<FacetName, never[]>), categories: [] }
}
