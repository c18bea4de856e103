/**
 * The part of the catalogue to read, and the order.
 * Without any fields, the whole catalogue is read.
 */
export interface StyleQuery {
  retailer?: string
  priceFilter?: string
  category?: string
  sort?: 'PriceLoHi' | 'PriceHiLo'
}

/** The number of rows per page. This is the upstream's limit; its default is 10. */
export const maxLimit = 50
/**
 * The maximum number of rows that the upstream returns for a query.
 * It counts the rows beyond this limit but does not return them.
 */
export const reach = 5_000

export function toSearch(query: StyleQuery, offset: number): URLSearchParams {
  const search = new URLSearchParams({ limit: String(maxLimit), offset: String(offset) })
  if (query.retailer !== undefined) search.append('fl', `r${query.retailer}`)
  if (query.priceFilter !== undefined) search.append('fl', `p${query.priceFilter}`)
  if (query.category !== undefined) search.set('cat', query.category)
  // The newest rows come first. Products added during the read
  // push rows back, so some rows repeat but none are missed.
  search.set('sort', query.sort ?? 'Recency')
  return search
}
