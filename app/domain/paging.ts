export const pageSize = 50

/** Position within a list; `page` starts at 1, and an empty list has one page. */
export interface Paging {
  limit: number
  offset: number
  page: number
  maxPages: number
  total: number
  checks: { next: boolean; prev: boolean; end: boolean }
  /**
   * The position as text, with the number of items up to this
   * page's end and the total: "Page 2 of 14 (100 of 683)".
   */
  info: string
}

/**
 * Replaces a page past the end with the last one, so
 * that old links still work when a list gets shorter.
 */
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
