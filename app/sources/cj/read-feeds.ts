import type { ReadStep } from '../connector.ts'
import { createDoubts } from '../doubts.ts'
import { createLookahead } from '../lookahead.ts'
import { joinRows } from './join-rows.ts'
import { toRejection } from './normalize.ts'
import { formatCursor, parseCursor } from './read-cursor.ts'
import { type KeyPage, type RowGroup, readGroups } from './read-groups.ts'
import { type RowsAnswer, type RowsRead, readRows } from './read-rows.ts'

/** The calls needed to read all feeds. */
export interface CjPages {
  fetchFeeds(): Promise<CjFeed[]>
  fetchKeys(adId: string, page: string | undefined): Promise<KeyPage>
  fetchRows(adId: string, ids: readonly string[]): Promise<RowsAnswer>
  /** Creates the error to throw when the rows of a call cannot be read at all. */
  toError(reason: string): Error
}

export interface CjFeed {
  adId: string
  /** The upstream's own row count, for progress display only. */
  rows: number
}

export interface ReadFeedsOptions {
  from?: string | undefined
  /** The number of row ids held in memory. */
  maxRows?: number
  /** The number of rows per call. */
  rowsPerCall?: number
}

const adIdOrder = new Intl.Collator('en', { numeric: true })

/**
 * Reads every product of every feed, each from all of its rows. The upstream sends one row
 * per size and color, in an order that does not keep products together, and has no query by
 * group. Each feed is therefore read twice: first its bare ids, to find which rows belong
 * together, then the rows by id, in whole groups. That costs one small call per 10,000
 * rows. In return, no product is ever read in part, memory does not grow with the feed,
 * pages may repeat or arrive in any order, and a cursor is just a feed and a product.
 *
 * Groups are not joined across feeds: an advertiser's feeds are
 * for different countries, with their own currency and links.
 */
export async function* readFeeds(
  pages: CjPages,
  options: ReadFeedsOptions = {},
): AsyncGenerator<ReadStep> {
  const { maxRows = 100_000, rowsPerCall = 1_000 } = options
  const start = parseCursor(options.from)
  if (start?.isDone) return
  const feeds = (await pages.fetchFeeds()).sort((a, b) => adIdOrder.compare(a.adId, b.adId))
  const expected = new Map(feeds.map(feed => [feed.adId, feed.rows]))
  const getExpected = () => [...expected.values()].reduce((sum, rows) => sum + rows, 0)

  for (const [index, { adId, rows: counted }] of feeds.entries()) {
    if (start !== undefined && adIdOrder.compare(adId, start.adId) < 0) continue
    const next = feeds[index + 1]
    const endOfFeed = formatCursor(
      next === undefined ? { adId, isDone: true } : { adId: next.adId },
    )
    let after = start?.adId === adId ? start.after : undefined
    for (let isCut = true; isCut; ) {
      const fetchKeys = (page: string | undefined) => pages.fetchKeys(adId, page)
      const window = await readGroups(fetchKeys, { adId, after, maxRows })
      isCut = window.isCut && window.groups.length > 0
      if (!isCut && after === undefined)
        expected.set(adId, window.groups.length + window.unidentified.length)
      const lost = {
        // Rows without an id are reported only at the start of a
        // feed, so that a resumed read does not report them again.
        rejected:
          after === undefined
            ? window.unidentified.map(row =>
                toRejection(row, { reason: 'no id', detail: 'id: expected text' }),
              )
            : [],
        unreached: window.isEndless ? Math.max(1, counted - window.rows) : 0,
      }
      const batches = toBatches(window.groups, rowsPerCall)
      const lookahead = createLookahead<Batch, RowsRead>(batch => readBatch(pages, adId, batch), {
        key: batch => batch.groups[0]?.id ?? '',
        maxInFlight: 3,
        maxHeld: 3,
      })
      if (batches.length === 0 && lost.rejected.length + lost.unreached > 0)
        yield { ...lost, products: [], cursor: endOfFeed, expected: getExpected() }
      for (const [at, batch] of batches.entries()) {
        const answer = lookahead.get(batch)
        lookahead.prefetch(batches.slice(at + 1, at + 4))
        const read = await answer
        const now = new Date()
        const doubts = createDoubts()
        const joined = batch.groups.map(group => joinRows(group, read, now, doubts.add))
        after = batch.groups.at(-1)?.id
        const isLast = at === batches.length - 1 && !isCut
        yield {
          products: joined.flatMap(({ products }) => products),
          rejected: [
            ...(at === 0 ? lost.rejected : []),
            ...joined.flatMap(({ rejected }) => rejected),
          ],
          doubts: doubts.take(),
          cursor: isLast
            ? endOfFeed
            : formatCursor({ adId, ...(after === undefined ? {} : { after }) }),
          expected: getExpected(),
          unreached:
            (at === 0 ? lost.unreached : 0) + joined.reduce((sum, one) => sum + one.unreached, 0),
        }
      }
    }
  }
}

/** Fetches the rows of a single product. */
export async function readGroup(pages: CjPages, group: RowGroup): Promise<RowsRead> {
  return readBatch(pages, group.key.adId, { groups: [group], rowIds: group.rowIds })
}

interface Batch {
  groups: RowGroup[]
  rowIds: string[]
}

/** Fills each call with whole groups, so that no group is split. */
function toBatches(groups: readonly RowGroup[], rowsPerCall: number): Batch[] {
  const batches: Batch[] = []
  let batch: Batch | undefined
  for (const group of groups) {
    const rowIds = group.isTooLarge ? [] : group.rowIds
    if (batch === undefined || batch.rowIds.length + rowIds.length > rowsPerCall) {
      batch = { groups: [], rowIds: [] }
      batches.push(batch)
    }
    batch.groups.push(group)
    batch.rowIds.push(...rowIds)
  }
  return batches
}

async function readBatch(pages: CjPages, adId: string, { rowIds }: Batch): Promise<RowsRead> {
  if (rowIds.length === 0) return { rows: new Map(), failures: new Map() }
  const read = await readRows(rowIds, ids => pages.fetchRows(adId, ids))
  const [failure] = read.failures.values()
  // If every row failed, the cause is not in the rows.
  // For example, a wrong website id breaks every link.
  if (read.rows.size === 0 && failure !== undefined) throw pages.toError(failure)
  return read
}
