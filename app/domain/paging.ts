export const pageSize = 50

/** Position within a list; `page` starts at 1, and an empty list has one page. */
export interface Paging extends ListSize {
  limit: number
  offset: number
  page: number
  maxPages: number
  checks: { next: boolean; prev: boolean; end: boolean }
  /**
   * The position as text, with the number of items up to this
   * page's end and the total: "Page 2 of 14 (100 of 683)".
   */
  info: string
}

/** The number of items in a list. A search's matches come first, then products that are similar. */
export interface ListSize {
  /** The items that the list is about: in a search, the products that match all words. */
  total: number
  /** The items after those, which match a search only in part. */
  similar: number
}

/**
 * Replaces a page past the end with the last one, so
 * that old links still work when a list gets shorter.
 */
export function getPaging(page: number, total: number, limit = pageSize, similar = 0): Paging {
  const size = total + similar
  const maxPages = Math.max(1, Math.ceil(size / limit))
  const current = Math.min(Math.max(1, page), maxPages)
  return {
    limit,
    offset: (current - 1) * limit,
    page: current,
    maxPages,
    total,
    similar,
    checks: { next: current < maxPages, prev: current > 1, end: current === maxPages },
    info: `Page ${current} of ${maxPages} (${Math.min(current * limit, size)} of ${size})`,
  }
}

/** Returns true for a list without any items, not even similar ones. */
export function isEmptyList({ total, similar }: ListSize): boolean {
  return total + similar === 0
}

/** Returns the number of items from an offset on that are no similar ones. */
export function countMatching({ total }: ListSize, offset: number): number {
  return Math.max(total - offset, 0)
}
