import { parseTableQuery, type TableQuery } from '../frame/table-query.ts'

/** The choices on the operators' retailers page. */
export interface RetailersQuery extends TableQuery {
  sort: RetailersSort
}

export const retailersSorts = ['name', 'products', 'clicks', 'earnings'] as const
export type RetailersSort = (typeof retailersSorts)[number]

/** Replaces unknown values with the defaults: the first page, by name. */
export function parseRetailersQuery(search: URLSearchParams): RetailersQuery {
  return {
    ...parseTableQuery(search),
    sort: retailersSorts.find(each => each === search.get('sort')) ?? 'name',
  }
}
