import { basename, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { KnownRecords, ReadStep } from '../connector.ts'
import { createDoubts, type Doubts } from '../doubts.ts'
import { isBrand } from '../own-id.ts'
import { createAmountFormCounter } from './amount-forms.ts'
import { decodeText } from './decode-text.ts'
import { FeedError } from './feed-error.ts'
import type { FeedFile } from './feed-file.ts'
import type { ParsedRow } from './feed-row.ts'
import { findCrown } from './find-crown.ts'
import { joinRows, type RowsRead, type Spilled, unnamed } from './join-rows.ts'
import { findRowFault, toDoubt } from './normalize-row.ts'
import { openFeed } from './open-feed.server.ts'
import { toProductId } from './product-key.ts'
import { readRows } from './read-rows.ts'
import { createSpill, type Spill } from './spill.server.ts'
import { createRowSurvey } from './survey-rows.ts'

/** A file with less than this share of the previous file's rows is probably broken. */
const plausibleShare = 0.5
/** A file with a larger share of rejected rows is probably in another format. */
const maxRejectedShare = 0.5
const minJudgedRows = 20
const maxShownRejections = 1_000

/**
 * Reads products from a feed, like a connector. The file is read to its end before the first
 * product is returned, so this returns no products and throws a `FeedError` if the file is
 * truncated, damaged or implausible.
 */
export async function* readFeed(
  file: FeedFile,
  signal: AbortSignal,
  known?: KnownRecords,
): AsyncGenerator<ReadStep> {
  signal.throwIfAborted()
  // A delta file has a separate folder, because it may be read at the same time as the full file.
  const folder = join(file.workFolder, file.isDelta ? `${file.feed}+` : file.feed)
  const spill = await createSpill<Spilled>(folder)
  const doubts = createDoubts()
  try {
    const read = await sortRows(file, { folder, spill, doubts, signal })
    for await (const step of joinRows(file, { spill, read, doubts, signal, known })) {
      const taken = doubts.take()
      yield taken.length === 0 ? step : { ...step, doubts: taken }
    }
  } catch (error) {
    signal.throwIfAborted()
    // The doubts often explain why a file is refused, so they are reported with the refusal.
    const taken = doubts.take()
    if (taken.length > 0) yield { products: [], rejected: [], cursor: '', doubts: taken }
    if (!(error instanceof FeedError)) throw error
    throw new FeedError(`${toFileName(file.location)}: ${error.message}`, { status: error.status })
  } finally {
    await spill.close()
  }
}

/**
 * Returns the file's name for use in messages. Feed URLs may contain keys
 * in their path and query, so only the host and the file name are used.
 */
function toFileName(location: string): string {
  const url = /^https?:/i.test(location) ? URL.parse(location) : null
  return url === null ? basename(location) : `${url.host} … ${basename(url.pathname).slice(0, 60)}`
}

/** Adds all rows to the spill, which is the first half of an import. */
async function sortRows(
  file: FeedFile,
  {
    folder,
    spill,
    doubts,
    signal,
  }: { folder: string; spill: Spill<Spilled>; doubts: Doubts; signal: AbortSignal },
): Promise<RowsRead> {
  const now = new Date()
  const opened = await openFeed({ location: file.location, workFolder: folder, signal })
  const { size } = opened
  let rows = 0
  let rejected = 0
  const retailers = new Set<string>()
  let example: string | undefined
  const forms = createAmountFormCounter()
  const survey = createRowSurvey(file)
  for await (const batch of readRows(decodeText(opened.bytes), file.format, doubts)) {
    for (const parsed of batch) {
      rows += 1
      const [key, record] = sortRow(parsed)
      if ('reason' in record) {
        rejected += 1
        // Only the first rejected records are stored for inspection.
        if (rejected > maxShownRejections) record.record = 'not stored'
        example ??= `${parsed.place}: ${record.detail}`
      }
      await spill.add(key, record)
    }
    signal.throwIfAborted()
    file.onRows?.({
      rows,
      rejected,
      bytes: opened.countBytes(),
      ...(size === undefined ? {} : { size }),
    })
    // Yields to the event loop, because everything above may run without waiting for I/O.
    await nextTurn()
  }

  function sortRow(parsed: ParsedRow): [key: string, record: Spilled] {
    const nobody = `${unnamed}${rows}`
    if ('fault' in parsed)
      return [nobody, { reason: 'unreadable row', detail: parsed.fault, record: parsed.text }]
    const { row } = parsed
    if (row.retailer !== undefined && retailers.size < 2) retailers.add(row.retailer)
    if ((row.change !== undefined) !== file.isDelta)
      throw new FeedError(
        file.isDelta
          ? 'is a full file, but was imported as one of changes'
          : 'contains only changes, but was imported as a full file',
      )
    const key = toProductId(file.feed, row)
    if (row.groupId !== undefined && isBrand(row.groupId, row.brand))
      doubts.add({ kind: 'group', field: 'group', value: row.groupId, place: parsed.place })
    if (key === undefined)
      return [nobody, { reason: 'no id', detail: 'id: expected text', record: row }]
    forms.add(row, file.currency ?? findCrown(row.price, file.language ?? row.language))
    const fault = findRowFault(row, {
      ...{ now, currency: file.currency, language: file.language, words: file.words },
      // Amounts are judged in the second half, when it is known how the feed writes them.
      note: (kind, field, value) => {
        if (kind !== 'amount') doubts.add({ kind, field, value, place: parsed.place })
      },
    })
    if (fault === undefined) survey.add(row)
    const doubt = fault && toDoubt(fault, row)
    if (doubt) doubts.add({ ...doubt, place: parsed.place })
    return [key, fault === undefined ? { row } : { ...fault, record: row }]
  }

  const { lastRows } = file
  if (rows === 0) throw new FeedError('has no rows')
  if (rejected === rows || (rows >= minJudgedRows && rejected > rows * maxRejectedShare))
    throw new FeedError(`has ${rejected} unreadable rows of ${rows}; the first is ${example}`)
  if (lastRows !== undefined && rows < lastRows * plausibleShare)
    throw new FeedError(`has ${rows} rows, after ${lastRows} the last time`)
  const language = survey.findLanguage(doubts)
  // A file of changes omits what has not changed.
  const isJudged = !file.isDelta && !file.isPlacedAnyhow
  const departmentFault = isJudged ? survey.findDepartmentFault(language) : undefined
  if (departmentFault !== undefined) throw new FeedError(departmentFault)
  return {
    rows,
    hasRetailers: retailers.size > 1,
    amountForms: forms.find(),
    ...(language === undefined ? {} : { language }),
  }
}
