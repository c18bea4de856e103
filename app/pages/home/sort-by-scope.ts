import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { FacetValue } from '#app/domain/listing.ts'
import type { HomeSelection } from '#app/storefronts/home-settings.ts'
import { toHomeQuery } from './find-scene.ts'

/**
 * Sorts brands by their products in a storefront's scope, most first; brands without any are omitted.
 * Their counts stay those of the whole catalogue, which their own pages show.
 */
export async function sortByScope(
  catalogue: Pick<Catalogue, 'list'>,
  scope: readonly HomeSelection[],
  brands: readonly FacetValue[],
): Promise<FacetValue[]> {
  const lists = await Promise.all(scope.map(part => catalogue.list(toHomeQuery(part), 1)))
  const counts = new Map<string, number>()
  for (const { value, count } of lists.flatMap(({ facets }) => facets.brands))
    counts.set(value, (counts.get(value) ?? 0) + count)
  const countOf = ({ value }: FacetValue) => counts.get(value) ?? 0
  return brands.filter(each => countOf(each) > 0).toSorted((a, b) => countOf(b) - countOf(a))
}
