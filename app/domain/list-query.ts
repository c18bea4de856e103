import { z } from 'zod'

export const sorts = ['relevance', 'newest', 'popular', 'price-up', 'price-down', 'discount'] as const
export type Sort = (typeof sorts)[number]

/** Everything a list page is asked for. Its address holds all of it: see `listPath` in links.ts. */
export interface ListQuery {
  /** A node of the category tree; its descendants are meant too. */
  category?: string
  /** Brand names, any of them. */
  brands: string[]
  /** Retailer names, any of them. */
  stores: string[]
  sort: Sort
  /** From 1. */
  page: number
}

/** How many values of one filter are read from an address; more is nobody's honest wish. */
const maxValues = 100
const maxValueLength = 120
/** No list is longer; keeps arithmetic on a hand-written page number sane. */
const maxPage = 1_000_000

const page = z.coerce
  .number()
  .int()
  .min(1)
  .catch(1)
  .transform(value => Math.min(value, maxPage))
const sort = z.enum(sorts).catch('relevance')

/** Never fails: a hand-edited address gets the nearest list that makes sense. */
export function parseListQuery(search: URLSearchParams, category?: string): ListQuery {
  return {
    ...(category === undefined ? {} : { category }),
    brands: parseValues(search.getAll('brand')),
    stores: parseValues(search.getAll('store')),
    sort: sort.parse(search.get('sort')),
    page: page.parse(search.get('page') ?? 1),
  }
}

/** The short keys of an address, in one fixed order, defaults left out: equal queries write equal addresses. */
export function formatListQuery(query: Omit<ListQuery, 'category'>): string {
  const search = new URLSearchParams()
  for (const store of query.stores.toSorted()) search.append('store', store)
  for (const brand of query.brands.toSorted()) search.append('brand', brand)
  if (query.sort !== 'relevance') search.set('sort', query.sort)
  if (query.page > 1) search.set('page', String(query.page))
  return search.toString()
}

function parseValues(values: string[]): string[] {
  const clean = values
    .map(value => value.trim())
    .filter(value => value !== '' && value.length <= maxValueLength)
  return [...new Set(clean)].slice(0, maxValues)
}
