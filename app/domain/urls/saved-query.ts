/** The filter, sort order and page of a shopper's saved products. */
export interface SavedQuery {
  show: SavedFilter
  sort: SavedSort
  page: number
}

/** The filters in display order; the first is the default. */
export const savedFilters = ['all', 'available', 'sold-out', 'dropped'] as const
export type SavedFilter = (typeof savedFilters)[number]

const savedSorts = ['newest', 'price-up', 'price-down', 'drop'] as const
export type SavedSort = (typeof savedSorts)[number]

const maxPage = 1_000

/** Parses `show`, `sort` and `page`; replaces unknown values with the defaults. */
export function parseSavedQuery(search: URLSearchParams): SavedQuery {
  const page = search.get('page') ?? ''
  return {
    show: savedFilters.find(filter => filter === search.get('show')) ?? savedFilters[0],
    sort: savedSorts.find(sort => sort === search.get('sort')) ?? savedSorts[0],
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), maxPage) : 1,
  }
}

/** Formats the query string, which is empty for the defaults. */
export function formatSavedQuery({ show, sort, page }: Partial<SavedQuery>): string {
  const search = new URLSearchParams()
  if (show !== undefined && show !== savedFilters[0]) search.set('show', show)
  if (sort !== undefined && sort !== savedSorts[0]) search.set('sort', sort)
  if (page !== undefined && page > 1) search.set('page', String(page))
  return search.toString()
}
