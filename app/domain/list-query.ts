import { type Filters, filterGroups, filterKinds, noFilters } from './filters.ts'

export const sorts = ['relevance', 'newest', 'popular', 'price-up', 'price-down', 'discount'] as const
export type Sort = (typeof sorts)[number]

/** Everything a list page is asked for. Its address holds all of it: see `listPath` in links.ts. */
export interface ListQuery extends Filters {
  /** A node of the category tree; its descendants are meant too. */
  category?: string
  /** What the shopper wrote; empty when nothing. */
  text: string
  sort: Sort
  /** From 1. */
  page: number
}

/** Every product there is. */
export const emptyListQuery: ListQuery = { ...noFilters, text: '', sort: 'relevance', page: 1 }

/** The short keys of an address, in one fixed order, defaults left out: equal queries write equal addresses. */
export function formatListQuery(query: Partial<Omit<ListQuery, 'category'>>): string {
  const search = new URLSearchParams()
  if (query.text) search.set('q', query.text)
  for (const group of filterGroups)
    for (const value of query[group]?.toSorted() ?? []) search.append(filterKinds[group].key, value)
  if (query.sort !== undefined && query.sort !== 'relevance') search.set('sort', query.sort)
  if (query.page !== undefined && query.page > 1) search.set('page', String(query.page))
  return search.toString()
}
