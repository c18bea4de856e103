import { categories, childrenOf, isDescendant } from '#app/domain/category-tree.ts'
import type { FacetValue } from '#app/domain/listing.ts'
import type { ValueCount } from './index/facet-counts.ts'

/** Each node's id to the ids of its whole branch, itself included. */
const branches = new Map(
  categories.map(({ id }) => [
    id,
    categories.map(node => node.id).filter(other => other === id || isDescendant(other, id)),
  ]),
)

/** A category with its descendants, as ids; none for one that is not in the tree. */
export function getBranch(category: string): string[] {
  return branches.get(category) ?? []
}

/** The children of a category, or the main categories, with what their branches hold; those with nothing are left out. */
export function formatCategoryFacet(category: string | undefined, counts: ValueCount[]): FacetValue[] {
  const byId = new Map(counts.map(({ value, count }) => [value, count]))
  return childrenOf(category)
    .map(({ id, name }) => ({
      value: id,
      label: name,
      count: getBranch(id).reduce((sum, each) => sum + (byId.get(each) ?? 0), 0),
    }))
    .filter(({ count }) => count > 0)
}
