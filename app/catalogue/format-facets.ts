import { childrenOf } from '#app/domain/category-tree.ts'
import { type FilterGroup, type Filters, filterGroups, filterKinds } from '#app/domain/filters.ts'
import type { FacetValue, Listing } from '#app/domain/listing.ts'
import type { IndexAnswer, ValueCount } from './index/index-door.ts'

/** The counts of the index as a page shows them. */
export function formatFacets(
  asked: Filters & { category?: string },
  facets: IndexAnswer['facets'],
): Listing['facets'] {
  const values = filterGroups.map(group => [group, toValues(group, facets[group], asked[group])])
  return {
    ...(Object.fromEntries(values) as Record<FilterGroup, FacetValue[]>),
    categories: toChildren(asked.category, facets.categories),
  }
}

/** A name keeps the spelling of the address it was chosen in, or nobody could take the choice back. */
function toValues(group: FilterGroup, counts: ValueCount[], chosen: readonly string[]): FacetValue[] {
  const asked = new Map(chosen.map(value => [value.toLowerCase(), value]))
  return counts.map(({ value, count }) => ({
    value: asked.get(value.toLowerCase()) ?? value,
    label: filterKinds[group].format(value),
    count,
  }))
}

/** The children of a category, or the main categories, with what their branches hold; those with nothing are left out. */
function toChildren(category: string | undefined, counts: ValueCount[]): FacetValue[] {
  const byId = new Map(counts.map(({ value, count }) => [value, count]))
  return childrenOf(category)
    .map(({ id, name }) => ({ value: id, label: name, count: byId.get(id) ?? 0 }))
    .filter(({ count }) => count > 0)
}
