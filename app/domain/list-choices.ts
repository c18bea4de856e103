import { type FilterGroup, filterGroups, filterKinds, noFilters } from './filters.ts'
import type { ListQuery } from './list-query.ts'

// Done where a list is shown, so that a page does not carry an address for each of its two hundred choices.

/** The same list with one value put in or taken out, from its first page. */
export function toggleValue(query: ListQuery, group: FilterGroup, value: string): ListQuery {
  const others = query[group].filter(chosen => chosen !== value)
  const values = others.length === query[group].length ? [...others, value] : others
  return { ...query, [group]: values, page: 1 }
}

/** The same list with nothing chosen. */
export function clearValues(query: ListQuery): ListQuery {
  return { ...query, ...noFilters, page: 1 }
}

export interface ChosenValue {
  group: FilterGroup
  value: string
  label: string
}

export function getChosen(query: ListQuery): ChosenValue[] {
  return filterGroups.flatMap(group =>
    query[group].map(value => ({ group, value, label: filterKinds[group].format(value) })),
  )
}
