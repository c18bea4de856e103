/** Which part of the catalogue is asked for, and in which order; all of it when empty. */
export interface StyleQuery {
  retailer?: string
  priceFilter?: string
  category?: string
  sort?: 'PriceLoHi' | 'PriceHiLo'
}

/** Both default otherwise upstream: 10 rows, and an answer that may be XML. */
export const maxLimit = 50
/** Rows beyond this are counted, never shown. */
export const reach = 5_000

export function toSearch(query: StyleQuery, offset: number): URLSearchParams {
  const search = new URLSearchParams({ limit: String(maxLimit), offset: String(offset) })
  if (query.retailer !== undefined) search.append('fl', `r${query.retailer}`)
  if (query.priceFilter !== undefined) search.append('fl', `p${query.priceFilter}`)
  if (query.category !== undefined) search.set('cat', query.category)
  // Newest first: what is added while we page moves rows towards us, to be seen twice rather than never.
  search.set('sort', query.sort ?? 'Recency')
  return search
}
