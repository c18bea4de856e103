import { type FacetName, facetNames, facets } from '../facets/facets.ts'
import { excludableFacets, type Filters, noFilters } from '../facets/filters.ts'

export const sorts = [
  'relevance',
  'newest',
  'popular',
  'price-up',
  'price-down',
  'discount',
] as const
export type Sort = (typeof sorts)[number]

/** The state of a list page, which its URL contains in full; see `listPath` in links.ts. */
export interface ListQuery extends Filters {
  /** A node of the category tree, including its descendants. */
  category?: string
  /** The search text as typed; empty if there is none. */
  text: string
  /** Limits the list to the signed-in shopper's own sizes; see worn-sizes.ts. */
  isInMySizes?: true
  sort: Sort
  /** The page number, starting at 1. */
  page: number
  /**
   * Filter values that words of the text name, for the filters beside a list. They are in no URL: undoing
   * one removes its words, and other choices leave them where they are.
   */
  read?: readonly ReadValue[]
}

export interface ReadValue {
  facet: FacetName
  value: string
  words: string
  isExcluded?: true
}

/** Some of a list's query. An undefined field has its default, just like an absent one. */
export type PartialListQuery = { [Key in keyof ListQuery]?: ListQuery[Key] | undefined }

/** The query that matches every product. */
export const emptyListQuery: ListQuery = { ...noFilters, text: '', sort: 'relevance', page: 1 }

/** The URL has `sizes=mine` instead of the sizes, because shoppers may share it. */
export const mySizesKey = 'sizes'
export const mySizesValue = 'mine'

/** `not.brand` is the key for excluded brands. */
export const exclusionPrefix = 'not.'

/**
 * Formats the query string of a list. Keys and values have a fixed
 * order and defaults are left out, so equal queries have one URL.
 */
export function formatListQuery(query: Omit<PartialListQuery, 'category'>): string {
  const pairs: [key: string, value: string][] = []
  const add = (key: string, values: readonly string[] = []) => {
    if (values.length === 0) return
    const sorted = values.length > 1 ? values.toSorted() : values
    for (const value of sorted) pairs.push([key, value])
  }
  if (query.text) pairs.push(['q', query.text])
  for (const name of facetNames) add(facets[name].key, query[name])
  if (query.isInMySizes) pairs.push([mySizesKey, mySizesValue])
  for (const name of excludableFacets)
    add(`${exclusionPrefix}${facets[name].key}`, query.excluded?.[name])
  const usual = getShownSort({ ...query, sort: 'relevance' })
  if (query.sort !== undefined && query.sort !== 'relevance' && query.sort !== usual)
    pairs.push(['sort', query.sort])
  if (query.page !== undefined && query.page > 1) pairs.push(['page', String(query.page)])
  return pairs.map(formatPair).join('&')
}

/** Text that a query string contains as it is. */
const plainText = /^[\w*.-]*$/

/** A fast path for most pairs, because a filter panel formats a hundred queries. */
function formatPair(pair: [key: string, value: string]): string {
  const [key, value] = pair
  return plainText.test(key) && plainText.test(value)
    ? `${key}=${value}`
    : new URLSearchParams([pair]).toString()
}

/**
 * Returns the order in which a list is shown. Sales without a search have no words to be relevant to,
 * so those that our price record verifies come first, as in "Biggest discount".
 */
export function getShownSort({
  text,
  deals = [],
  sort = 'relevance',
}: Pick<PartialListQuery, 'text' | 'deals' | 'sort'>): Sort {
  return sort === 'relevance' && !text && deals.some(isSale) ? 'discount' : sort
}

/** Returns true for the order that a list has before a shopper chooses another. */
export function isUsualOrder(query: Pick<PartialListQuery, 'text' | 'deals' | 'sort'>): boolean {
  const { sort = 'relevance' } = query
  return sort === 'relevance' || sort === getShownSort({ ...query, sort: 'relevance' })
}

/** Returns true for a list of what is on sale by the store's or by our own account: sale, 20, verified. */
export function isSale(deal: string): boolean {
  return facets.deals.options.some(({ value, isSale }) => value === deal && isSale === true)
}
