import type { RetailersQuery } from './retailers-query.ts'

/** Builds the path of the operators' list of retailers. */
export function adminRetailersPath({ text, sort, page }: Partial<RetailersQuery> = {}): string {
  const search = new URLSearchParams()
  if (text) search.set('q', text)
  if (sort && sort !== 'name') search.set('sort', sort)
  if (page && page > 1) search.set('page', String(page))
  return search.size === 0 ? '/admin/retailers' : `/admin/retailers?${search}`
}

/** Builds the path of the operators' page about one retailer, by its key. */
export function adminRetailerPath(key: string): string {
  return `/admin/retailers/${encodeURIComponent(key)}`
}
