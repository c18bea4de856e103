import type { Cursor } from '../connector.ts'
import type { RakutenRows } from './parse-page.ts'
import { maxPerPage } from './rakuten-query.ts'
import { type AdvertiserPlace, readAdvertiser } from './read-advertiser.ts'
import { formatCursor, parseCursor, type ReadCursor } from './read-cursor.ts'
import { createReadPages, type RakutenPage } from './read-pages.ts'

/** The calls needed to read the whole source. */
export interface RakutenUpstream {
  fetchMids(): Promise<string[]>
  fetchPage(at: RakutenPage): Promise<RakutenRows>
}

export interface WholeRead {
  records: unknown[]
  cursor: Cursor
  unreached: number
  /**
   * The total number of rows. It is known only at the last advertiser,
   * because no call returns a total for several advertisers.
   */
  expected?: number
}

/** The number of advertisers whose first page is prefetched. */
const advertisersAhead = 3

/** Reads every row of every advertiser, sorted by advertiser id. */
export async function* readWhole(
  upstream: RakutenUpstream,
  from?: Cursor,
): AsyncGenerator<WholeRead> {
  const start = parseCursor(from)
  if (start?.isDone) return
  const mids = [...new Set(await upstream.fetchMids())].sort(byId)
  const begin = start === undefined ? 0 : mids.findIndex(mid => byId(mid, start.mid) >= 0)
  // Every advertiser that still exists comes before the one at which the read stopped.
  if (begin < 0) return
  let at = begin
  const readPages = createReadPages(upstream.fetchPage, () => toFirstPages(mids.slice(at + 1)))
  let counted = start?.counted ?? 0

  for (; at < mids.length; at += 1) {
    const [mid = '', nextMid] = mids.slice(at, at + 2)
    const place: AdvertiserPlace = mid === start?.mid ? start : { page: 1 }
    let rows = place.category === undefined ? (place.page - 1) * maxPerPage : 0
    for await (const { records, unreached, next, total = 0 } of readAdvertiser(
      readPages,
      mid,
      place,
    )) {
      rows += records.length
      const cursor = formatCursor(toPlace(mid, next, nextMid, counted, rows))
      const expected = nextMid === undefined ? { expected: counted + Math.max(rows, total) } : {}
      yield { records, unreached, cursor, ...expected }
    }
    counted += rows
  }
}

function toPlace(
  mid: string,
  next: AdvertiserPlace | undefined,
  nextMid: string | undefined,
  counted: number,
  rows: number,
): ReadCursor {
  if (next !== undefined) return { mid, ...next, counted }
  return {
    mid: nextMid ?? mid,
    page: 1,
    counted: counted + rows,
    ...(nextMid === undefined ? { isDone: true } : {}),
  }
}

function* toFirstPages(mids: readonly string[]): Generator<RakutenPage> {
  for (const mid of mids.slice(0, advertisersAhead))
    yield { query: { mid, order: 'name-up' }, page: 1 }
}

const order = new Intl.Collator('en', { numeric: true })

function byId(a: string, b: string): number {
  return order.compare(a, b)
}
