import { basename, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { KnownRecords, ReadStep } from '../connector.ts'
import { decodeText } from './decode-text.ts'
import { FeedError } from './feed-error.ts'
import type { FeedFile } from './feed-file.ts'
import type { ParsedRow } from './feed-row.ts'
import { joinRows, type RowsRead, type Spilled, unnamed } from './join-rows.ts'
import { findRowFault } from './normalise-row.ts'
import { openFeed } from './open-feed.server.ts'
import { toProductId } from './product-key.ts'
import { readRows } from './read-rows.ts'
import { createSpill, type Spill } from './spill.server.ts'

/** A file this much shorter than the last is more likely broken than true. */
const plausibleShare = 0.5
/** A format that is read wrongly rejects nearly everything. */
const maxRejectedShare = 0.5
const minJudgedRows = 20
const maxShownRejections = 1_000

/**
 * Reads a feed into products, as a connector reads its source. The file is read to its end first, so that nothing of one
 * that turns out to be cut, damaged or absurd is ever handed over: it throws a `FeedError` instead.
 */
export async function* readFeed(
  file: FeedFile,
  signal: AbortSignal,
  known?: KnownRecords,
): AsyncGenerator<ReadStep> {
  signal.throwIfAborted()
  // One of changes may be read beside the full one.
  const folder = join(file.workFolder, file.isDelta ? `${file.feed}+` : file.feed)
  const spill = await createSpill<Spilled>(folder)
  try {
    const read = await sortRows(file, folder, spill, signal)
    yield* joinRows(file, spill, read, signal, known)
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof FeedError)) throw error
    throw new FeedError(`${toFileName(file.location)}: ${error.message}`, { status: error.status })
  } finally {
    await spill.close()
  }
}

/** What messages call it. Keys stand in paths and queries of feed addresses, so of these the ends alone are named. */
function toFileName(location: string): string {
  const url = /^https?:/i.test(location) ? URL.parse(location) : null
  return url === null ? basename(location) : `${url.host} … ${basename(url.pathname).slice(0, 60)}`
}

/** The first half: all rows, understood, into the spill. */
async function sortRows(
  file: FeedFile,
  folder: string,
  spill: Spill<Spilled>,
  signal: AbortSignal,
): Promise<RowsRead> {
  const now = new Date()
  const opened = await openFeed({ location: file.location, workFolder: folder, signal })
  const { size } = opened
  let rows = 0
  let rejected = 0
  const retailers = new Set<string>()
  let example: string | undefined
  for await (const batch of readRows(decodeText(opened.bytes), file.format)) {
    for (const parsed of batch) {
      rows += 1
      const [key, record] = sortRow(parsed)
      if ('reason' in record) {
        rejected += 1
        // As many as are kept for inspection.
        if (rejected > maxShownRejections) record.record = 'not kept'
        example ??= `${parsed.place}: ${record.reason}`
      }
      await spill.add(key, record)
    }
    signal.throwIfAborted()
    file.onRows?.({ rows, rejected, bytes: opened.countBytes(), ...(size === undefined ? {} : { size }) })
    // Everything above may be done without ever waiting, and the database and signals want their turn.
    await nextTurn()
  }

  function sortRow(parsed: ParsedRow): [key: string, record: Spilled] {
    const nobody = `${unnamed}${rows}`
    if ('fault' in parsed) return [nobody, { reason: parsed.fault, record: parsed.text }]
    const { row } = parsed
    if (row.retailer !== undefined && retailers.size < 2) retailers.add(row.retailer)
    if ((row.change !== undefined) !== file.isDelta)
      throw new FeedError(
        file.isDelta
          ? 'is a full file, and was taken for one of changes'
          : 'names changes alone, and was taken for a full file',
      )
    const key = toProductId(file.feed, row)
    if (key === undefined) return [nobody, { reason: 'id: expected text', record: row }]
    const reason = findRowFault(row, now)
    return [key, reason === undefined ? { row } : { reason, record: row }]
  }

  const { lastRows } = file
  if (rows === 0) throw new FeedError('has no rows')
  if (rejected === rows || (rows >= minJudgedRows && rejected > rows * maxRejectedShare))
    throw new FeedError(`has ${rejected} rows of ${rows} that are not understood, first ${example}`)
  if (lastRows !== undefined && rows < lastRows * plausibleShare)
    throw new FeedError(`has ${rows} rows, after ${lastRows} the last time`)
  return { rows, hasRetailers: retailers.size > 1 }
}
