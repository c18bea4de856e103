import { createLookahead } from '../lookahead.ts'
import type { RakutenRows } from './parse-page.ts'
import { maxPerPage, type RakutenQuery, reach, toSearch } from './rakuten-query.ts'

export interface RakutenPage {
  query: RakutenQuery
  page: number
}

/** The pages of a query from one on. They end where the rows or the reach do, whatever the upstream says of its pages. */
export type ReadPages = (from: RakutenPage) => AsyncGenerator<PageRead>

export interface PageRead extends RakutenRows {
  page: number
  isLast: boolean
}

const maxInFlight = 4
const maxHeld = 8
/** Should the upstream give its default of 20 rows a page. */
const maxPages = reach / 20

/** Asks for pages ahead while one is being worked on; `expectNext` tells what will be read behind this query. */
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
      const rows = await lookahead.take({ query, page: at })
      const last = toLastPage(rows)
      rowsLeft -= rows.records.length
      const isLast = at >= last || rowsLeft <= 0 || rows.records.length === 0
      // Downwards any page may prove to be the last one needed, and the upstream counts its calls.
      if (!isLast && query.order.endsWith('up')) lookahead.expect(toNextPages(query, at + 1, last))
      lookahead.expect(expectNext())
      yield { ...rows, page: at, isLast }
      if (isLast) return
    }
  }
}

/** By the count of rows, or of pages where those are smaller than asked for. */
function toLastPage({ total, pages = 0 }: RakutenRows): number {
  const full = Math.ceil(Math.min(total ?? reach, reach) / maxPerPage)
  return Math.min(Math.max(full, pages), maxPages)
}

function* toNextPages(query: RakutenQuery, from: number, last: number): Generator<RakutenPage> {
  for (let page = from; page <= last; page += 1) yield { query, page }
}
