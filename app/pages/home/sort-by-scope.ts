import type { FacetValue } from '#app/domain/listing.ts'

/**
 * Sorts values by their products in the lists of a storefront's scope, most first; values without
 * any are omitted. Their counts stay those of the whole catalogue, which their own pages show.
 */
export function sortByScope(
  values: readonly FacetValue[],
  lists: readonly (readonly FacetValue[])[],
): FacetValue[] {
  const counts = new Map<string, number>()
  for (const { value, count } of lists.flat()) counts.set(value, (counts.get(value) ?? 0) + count)
  const countOf = ({ value }: FacetValue) => counts.get(value) ?? 0
  return values.filter(each => countOf(each) > 0).toSorted((a, b) => countOf(b) - countOf(a))
}
