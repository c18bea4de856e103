import type { PartKey } from './part.ts'
import type { StyleQuery } from './style-query.ts'
import type { StyleCategories } from './wire.ts'

/** The upstream's lists that queries are split by. */
export interface SplitLists {
  fetchRetailerIds(): Promise<string[]>
  fetchPriceFilterIds(): Promise<string[]>
  fetchCategories(): Promise<StyleCategories>
}

const lastResorts: PartKey[] = ['lo', 'hi']

/**
 * The parts of a query over reach. By retailer first, then by price, which both share a query out without remainder.
 * Then by category, where rows overlap and those of the parent alone are in no child; so the parent's own rows follow,
 * from both ends of its price order: together twice the reach.
 */
export async function fetchParts(query: StyleQuery, lists: SplitLists): Promise<PartKey[]> {
  if (query.retailer === undefined) return toParts('r', await lists.fetchRetailerIds())
  if (query.priceFilter === undefined) return toParts('p', await lists.fetchPriceFilterIds())
  const children = toChildren(await lists.fetchCategories(), query.category)
  return [...toParts('c', children), ...lastResorts]
}

/** Sorted, so that a read that goes on later meets the same order; never empty, so that a split has a first part. */
function toParts(letter: string, ids: readonly string[]): PartKey[] {
  const order = new Intl.Collator('en', { numeric: true })
  return [...new Set(ids)].sort(order.compare).map(id => `${letter}${id}`)
}

function toChildren({ categories }: StyleCategories, parent: string | undefined): string[] {
  const listed = new Set(categories.map(({ id }) => id))
  const tops = categories.filter(({ parentId }) => parentId == null || !listed.has(parentId))
  if (parent === undefined) {
    // The root may be in the list or not; it holds everything, so it parts nothing.
    const [only, ...others] = tops
    return only && others.length === 0 ? toChildren({ categories }, only.id) : tops.map(({ id }) => id)
  }
  return categories.filter(({ id, parentId }) => parentId === parent && id !== parent).map(({ id }) => id)
}
