/** The part of the catalogue to read and its order; without fields, all of it. */
export interface StyleQuery {
  retailer?: string
  priceFilter?: string
  category?: string
  sort?: 'PriceLoHi' | 'PriceHiLo'
}

/** Rows per page: the upstream's limit; its default is 10. */
export const maxLimit = 50
/** Rows beyond this are counted but never shown. */
export const reach = 5_000

export function toSearch(query: StyleQuery, offset: number): URLSearchParams {
  const search = new URLSearchParams({ limit: String(maxLimit), offset: String(offset) })
  if (query.retailer !== undefined) search.append('fl', `r${query.retailer}`)
  if (query.priceFilter !== undefined) search.append('fl', `p${query.priceFilter}`)
  if (query.category !== undefined) search.set('cat', query.category)
  // Newest first: products added during the read push
  // rows back, so some rows repeat but none is missed.
  search.set('sort', query.sort ?? 'Recency')
  return search
}
