import { facetNames } from '#app/domain/facets/facets.ts'
import { excludableFacets, type Filters } from '#app/domain/facets/filters.ts'

/**
 * Adds the filters that a text says to the chosen ones, so that their values are listed with their
 * counts. A list narrows by both, but this names either value of "used" with `condition=new`.
 */
export function addFilters<Query extends Filters>(query: Query, added: Partial<Filters>): Query {
  const chosen = facetNames.map(facet => [facet, [...query[facet], ...(added[facet] ?? [])]])
  const excluded = excludableFacets.flatMap(facet => {
    const values = [...(query.excluded[facet] ?? []), ...(added.excluded?.[facet] ?? [])]
    return values.length > 0 ? [[facet, values]] : []
  })
  return { ...query, ...Object.fromEntries(chosen), excluded: Object.fromEntries(excluded) }
}
