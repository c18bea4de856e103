import type { ReadStep } from '../connector.ts'
import { createLookahead } from '../lookahead.ts'
import { joinGroup } from './join-group.ts'
import { toRejection } from './normalise.ts'
import { formatPlace, parsePlace } from './place.ts'
import { type KeyPage, type RowGroup, readGroups } from './read-groups.ts'
import { type RowsAnswer, type RowsRead, readRows } from './read-rows.ts'

/** What reading all feeds asks of the network. */
export interface CjPages {
  fetchFeeds(): Promise<CjFeed[]>
  fetchKeys(adId: string, page: string | undefined): Promise<KeyPage>
  fetchRows(adId: string, ids: readonly string[]): Promise<RowsAnswer>
  /** For rows that cannot be read at all. */
  toError(reason: string): Error
}

export interface CjFeed {
  adId: string
  /** As upstream counts its rows; for progress only. */
  rows: number
}

export interface ReadFeedsOptions {
  from?: string | undefined
  /** Rows whose ids are held at once. */
  maxRows?: number
  /** Rows asked for at once. */
  rowsPerCall?: number
}

const adIdOrder = new Intl.Collator('en', { numeric: true })

/**
 * Every product of every feed, each from all of its rows. Upstream sends one row a size and colour, in no order that
 * would hold them together, and has no query by group. So each feed is read twice: its bare ids, to learn which rows
 * are one product, then the rows themselves by id, whole groups at a time. That is one small call more for 10,000
 * rows, and in return a product is never met in part, memory does not grow with the feed, pages may come repeated or
 * in any order, and a place in the source is just a feed and a product.
 *
 * Groups are not joined across feeds: an advertiser's feeds are its countries, with their own currency and links.
 */
export async function* readFeeds(pages: CjPages, options: ReadFeedsOptions = {}): AsyncGenerator<ReadStep> {
  const { maxRows = 100_000, rowsPerCall = 1_000 } = options
  const start = parsePlace(options.from)
  if (start?.isDone) return
  const feeds = (await pages.fetchFeeds()).sort((a, b) => adIdOrder.compare(a.adId, b.adId))
  const expected = new Map(feeds.map(feed => [feed.adId, feed.rows]))
  const getExpected = () => [...expected.values()].reduce((sum, rows) => sum + rows, 0)

  for (const [index, { adId, rows: counted }] of feeds.entries()) {
    if (start !== undefined && adIdOrder.compare(adId, start.adId) < 0) continue
    const next = feeds[index + 1]
    const endOfFeed = formatPlace(next === undefined ? { adId, isDone: true } : { adId: next.adId })
    let after = start?.adId === adId ? start.after : undefined
    for (let isCut = true; isCut; ) {
      const fetchKeys = (page: string | undefined) => pages.fetchKeys(adId, page)
      const window = await readGroups(fetchKeys, { adId, after, maxRows })
      isCut = window.isCut && window.groups.length > 0
      if (!isCut && after === undefined) expected.set(adId, window.groups.length + window.unidentified.length)
      const lost = {
        // Only told where the feed begins, or a read in parts would tell it in every part.
        rejected:
          after === undefined ? window.unidentified.map(row => toRejection(row, 'id: expected text')) : [],
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
        const answer = lookahead.take(batch)
        lookahead.expect(batches.slice(at + 1, at + 4))
        const read = await answer
        const now = new Date()
        const joined = batch.groups.map(group => joinGroup(group, read, now))
        after = batch.groups.at(-1)?.id
        const isLast = at === batches.length - 1 && !isCut
        yield {
          products: joined.flatMap(({ products }) => products),
          rejected: [...(at === 0 ? lost.rejected : []), ...joined.flatMap(({ rejected }) => rejected)],
          cursor: isLast ? endOfFeed : formatPlace({ adId, ...(after === undefined ? {} : { after }) }),
          expected: getExpected(),
          unreached: (at === 0 ? lost.unreached : 0) + joined.reduce((sum, one) => sum + one.unreached, 0),
        }
      }
    }
  }
}

/** One product by the rows of its group; undefined when there are none left. */
export async function readGroup(pages: CjPages, group: RowGroup): Promise<RowsRead> {
  return readBatch(pages, group.key.adId, { groups: [group], rowIds: group.rowIds })
}

interface Batch {
  groups: RowGroup[]
  rowIds: string[]
}

/** Whole groups, as many as fit into one call. */
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
  // All of them spoiled is no trouble of the rows: a wrong website spoils every link.
  if (read.rows.size === 0 && failure !== undefined) throw pages.toError(failure)
  return read
}
