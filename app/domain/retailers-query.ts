import { parseText } from './parse-text.ts'

/** The choices on the operators' retailers page. */
export interface RetailersQuery {
  text: string
  sort: RetailersSort
  /** From 1. */
  page: number
}

export const retailersSorts = ['name', 'products', 'clicks', 'earnings'] as const
export type RetailersSort = (typeof retailersSorts)[number]

/** Replaces unknown values with the default: the first page, by name. */
export function parseRetailersQuery(search: URLSearchParams): RetailersQuery {
  const page = Number(search.get('page'))
  return {
    text: parseText(search.get('q') ?? ''),
    sort: retailersSorts.find(each => each === search.get('sort')) ?? 'name',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}
