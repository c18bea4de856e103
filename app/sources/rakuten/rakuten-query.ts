/** Which rows are asked for, and in which order. */
export interface RakutenQuery {
  mid: string
  /** A category by its name, as the advertiser writes it. */
  category?: string
  keyword?: string
  order: RakutenOrder
}

export type RakutenOrder = 'name-up' | 'name-down' | 'price-up' | 'price-down'

/** Rows a page: the most there are; the upstream's own default is 20. */
export const maxPerPage = 100
/** Rows of a query that are shown at all. Where more match, their number is not told either. */
export const reach = 4_000

export function toSearch({ mid, category, keyword, order }: RakutenQuery, page: number): URLSearchParams {
  const search = new URLSearchParams({ mid, max: String(maxPerPage), pagenumber: String(page) })
  if (category !== undefined) search.set('cat', category)
  if (keyword !== undefined) search.set('keyword', keyword)
  search.set('sort', order.startsWith('name') ? 'productname' : 'retailprice')
  search.set('sorttype', order.endsWith('up') ? 'asc' : 'desc')
  return search
}

/** Text without the characters a search chokes on: NQ-4471 → NQ 4471. Words must all match. */
export function toKeyword(text: string): string {
  return text
    .replace(/[&=?{}\\()[\]\-;~|$!><*%]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 190)
}
