import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { FacetValue } from '#app/domain/listing.ts'
import type { HomeSelection } from '#app/storefronts/home-settings.ts'
import { toHomeQuery } from './find-scene.ts'

/**
 * Sorts brands or stores by their products in a storefront's scope, most first; those without any are
 * omitted. Those of which the scope is a smaller share than of the whole catalogue come last, since the
 * largest stores lead in every scope. Counts stay those of the whole catalogue, which the pages of
 * brands and stores show.
 */
export async function sortByScope(
  catalogue: Pick<Catalogue, 'list'>,
  scope: readonly HomeSelection[],
  group: 'brands' | 'retailers',
  values: readonly FacetValue[],
): Promise<FacetValue[]> {
  const lists = await Promise.all(scope.map(part => catalogue.list(toHomeQuery(part), 1)))
  const counts = new Map<string, number>()
  for (const { value, count } of lists.flatMap(({ facets }) => facets[group]))
    counts.set(value, (counts.get(value) ?? 0) + count)
  const countOf = ({ value }: FacetValue) => counts.get(value) ?? 0
  const share = sum(values.map(countOf)) / sum(values.map(({ count }) => count))
  const isLess = (each: FacetValue) => Number(countOf(each) < share * each.count)
  return values
    .filter(each => countOf(each) > 0)
    .toSorted((a, b) => isLess(a) - isLess(b) || countOf(b) - countOf(a))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
