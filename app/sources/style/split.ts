import type { PartKey } from './part.ts'
import type { StyleQuery } from './style-query.ts'
import type { StyleCategories } from './wire.ts'

/** The upstream's lists of the values by which queries are split. */
export interface SplitLists {
  fetchRetailerIds(): Promise<string[]>
  fetchPriceFilterIds(): Promise<string[]>
  fetchCategories(): Promise<StyleCategories>
}

const lastResorts: PartKey[] = ['lo', 'hi']

/**
 * Splits a query that paging cannot read to its end, first by retailer, then by price; both
 * splits cover it completely. The last split is by category: categories overlap, and some
 * rows belong only to the parent and to none of its children. The parent's own rows are read
 * last, from both ends of the price order, which doubles the number of rows that can be read.
 */
export async function fetchParts(query: StyleQuery, lists: SplitLists): Promise<PartKey[]> {
  if (query.retailer === undefined) return toParts('r', await lists.fetchRetailerIds())
  if (query.priceFilter === undefined) return toParts('p', await lists.fetchPriceFilterIds())
  const children = toChildren(await lists.fetchCategories(), query.category)
  return [...toParts('c', children), ...lastResorts]
}

/**
 * Returns the parts in sorted order, so that a resumed read sees the
 * same order. Never empty, so that every split has a first part.
 */
function toParts(letter: string, ids: readonly string[]): PartKey[] {
  const order = new Intl.Collator('en', { numeric: true })
  return [...new Set(ids)].sort(order.compare).map(id => `${letter}${id}`)
}

function toChildren({ categories }: StyleCategories, parent: string | undefined): string[] {
  const listed = new Set(categories.map(({ id }) => id))
  const tops = categories.filter(({ parentId }) => parentId == null || !listed.has(parentId))
  if (parent === undefined) {
    // The root may or may not be listed. The root contains
    // everything, so splitting by it would not help.
    const [only, ...others] = tops
    return only && others.length === 0
      ? toChildren({ categories }, only.id)
      : tops.map(({ id }) => id)
  }
  return categories
    .filter(({ id, parentId }) => parentId === parent && id !== parent)
    .map(({ id }) => id)
}
