/** The filter and order of a search. */
export interface RakutenQuery {
  mid: string
  /** The category's name as the advertiser spells it. */
  category?: string
  keyword?: string
  order: RakutenOrder
}

export type RakutenOrder = 'name-up' | 'name-down' | 'price-up' | 'price-down'

/** The number of rows per page. This is the upstream's limit; its default is 20. */
export const maxPerPage = 100
/**
 * The maximum number of a query's rows that paging can reach. If a
 * query has more, the upstream does not report the total either.
 */
export const reach = 4_000

export function toSearch(
  { mid, category, keyword, order }: RakutenQuery,
  page: number,
): URLSearchParams {
  const search = new URLSearchParams({ mid, max: String(maxPerPage), pagenumber: String(page) })
  if (category !== undefined) search.set('cat', category)
  if (keyword !== undefined) search.set('keyword', keyword)
  search.set('sort', order.startsWith('name') ? 'productname' : 'retailprice')
  search.set('sorttype', order.endsWith('up') ? 'asc' : 'desc')
  return search
}

/** Removes characters that break a search: NQ-4471 → NQ 4471. All words must match. */
export function toKeyword(text: string): string {
  return text
    .replace(/[&=?{}\\()[\]\-;~|$!><*%]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 190)
}
