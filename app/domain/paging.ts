export const pageSize = 50

/** Where a page stands in its list; `page` counts from 1, and an empty list still has one page. */
export interface Paging {
  limit: number
  offset: number
  page: number
  maxPages: number
  total: number
  checks: { next: boolean; prev: boolean; end: boolean }
  /** "Page 2 of 14 (100 of 683)": items up to and including this page, of all. */
  info: string
}

/** A page past the end answers as the last one, so that a shrunken list never strands a visitor. */
export function getPaging(page: number, total: number, limit = pageSize): Paging {
  const maxPages = Math.max(1, Math.ceil(total / limit))
  const current = Math.min(Math.max(1, page), maxPages)
  return {
    limit,
    offset: (current - 1) * limit,
    page: current,
    maxPages,
    total,
    checks: { next: current < maxPages, prev: current > 1, end: current === maxPages },
    info: `Page ${current} of ${maxPages} (${Math.min(current * limit, total)} of ${total})`,
  }
}
