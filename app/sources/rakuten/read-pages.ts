import { createLookahead } from '../lookahead.ts'
import type { RakutenRows } from './parse-page.ts'
import { maxPerPage, type RakutenQuery, reach, toSearch } from './rakuten-query.ts'

export interface RakutenPage {
  query: RakutenQuery
  page: number
}

/**
 * Reads the pages of a query, starting at the given one. Ends at the last row
 * that paging can reach, because the upstream's page count is unreliable.
 */
export type ReadPages = (from: RakutenPage) => AsyncGenerator<PageRead>

export interface PageRead extends RakutenRows {
  page: number
  isLast: boolean
}

const maxInFlight = 4
const maxHeld = 8
/** Allows for an upstream that falls back to its default of 20 rows per page. */
const maxPages = reach / 20

/**
 * Creates a reader that prefetches pages while another page is being
 * processed. `expectNext` returns the queries that will follow this one.
 */
export function createReadPages(
  fetchPage: (at: RakutenPage) => Promise<RakutenRows>,
  expectNext: () => Iterable<RakutenPage>,
): ReadPages {
  const lookahead = createLookahead<RakutenPage, RakutenRows>(fetchPage, {
    key: ({ query, page }) => toSearch(query, page).toString(),
    maxInFlight,
    maxHeld,
  })

  return async function* readPages({ query, page }) {
    let rowsLeft = reach - (page - 1) * maxPerPage
    for (let at = page; ; at += 1) {
      const rows = await lookahead.get({ query, page: at })
      const last = toLastPage(rows)
      rowsLeft -= rows.records.length
      const isLast = at >= last || rowsLeft <= 0 || rows.records.length === 0
      // Does not prefetch in descending order, because calls
      // are limited and any page may be the last one needed.
      if (!isLast && query.order.endsWith('up'))
        lookahead.prefetch(toNextPages(query, at + 1, last))
      lookahead.prefetch(expectNext())
      yield { ...rows, page: at, isLast }
      if (isLast) return
    }
  }
}

/**
 * Returns the number of the last page, computed from the number of rows. If
 * pages are smaller than requested, uses the upstream's number of pages instead.
 */
function toLastPage({ total, pages = 0 }: RakutenRows): number {
  const full = Math.ceil(Math.min(total ?? reach, reach) / maxPerPage)
  return Math.min(Math.max(full, pages), maxPages)
}

function* toNextPages(query: RakutenQuery, from: number, last: number): Generator<RakutenPage> {
  for (let page = from; page <= last; page += 1) yield { query, page }
}
