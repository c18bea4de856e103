import { type FacetName, facets, setFacets } from '#app/domain/facets/facets.ts'
import { stem } from '../language/stem.ts'

/**
 * Finds a facet value by any of its names, in facets
 * with a fixed list of values: spandex → elastane.
 */
export function findValueByName(
  stems: readonly string[],
): { group: FacetName; value: string; label: string } | undefined {
  return names.get(stems.join(' '))
}

const named = setFacets.flatMap(group => {
  const { values = [], aliases = {}, unstated, listed, format } = facets[group]
  // Values that come from a form’s fields are not words that shoppers type.
  if (listed !== undefined) return []
  return values
    .filter(value => value !== unstated)
    .flatMap(value =>
      [value, ...(aliases[value] ?? [])].map(name => ({
        name,
        found: { group, value, label: format(value) },
      })),
    )
})

/** All names of the values. */
export const valueNames: readonly string[] = named.map(({ name }) => name)

const names = new Map(
  named.map(({ name, found }) => [
    name
      .split(/[\s-]+/)
      .map(stem)
      .join(' '),
    found,
  ]),
)
