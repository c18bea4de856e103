import { basename, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Product } from '#app/domain/product.ts'
import type { Cursor, ReadStep, Rejection } from '../connector.ts'
import { joinVariants } from '../join-variants.ts'
import type { Variant } from '../variant.ts'
import { decodeText } from './decode-text.ts'
import { FeedError } from './feed-error.ts'
import type { FeedFormatName } from './feed-format.ts'
import { toFeedKey } from './feed-key.ts'
import type { FeedRow, ParsedRow } from './feed-row.ts'
import { mergeChanges } from './merge-changes.ts'
import { normaliseRow } from './normalise-row.ts'
import { openFeed } from './open-feed.server.ts'
import { findGroupId, toProductId } from './product-key.ts'
import { getAdSource, readRows } from './read-rows.ts'
import { createSpill, type Spill } from './spill.server.ts'

export interface FeedFile {
  /** A path or an http(s) address. */
  location: string
  format: FeedFormatName
  /** Whose products these are; a file that names several is believed about each. */
  retailer: string
  /** What every id of the feed begins with: see `toFeedKey`. */
  feed: string
  /** Where rows wait for each other; a folder of its own in it is made and removed. */
  workFolder: string
  /** Whether it names only what has changed since the last full file. */
  isDelta: boolean
  /** Rows of the last good file; one with less than half of them is refused. */
  lastRows?: number
  /** A product of this feed as it was stored, for files that hold changes alone. */
  findStored(id: string): Promise<Product | undefined>
  onRows?: (progress: FeedProgress) => void
}

export interface FeedProgress {
  rows: number
  rejected: number
  /** Of the file as it lies there, packed or not. */
  bytes: number
  size?: number
}

/** A row that was understood, or what became of it. */
type Spilled = { row: FeedRow } | { reason: string; record: unknown }

const productsPerStep = 500
/** A file this much shorter than the last is more likely broken than true. */
const plausibleShare = 0.5
/** A format that is read wrongly rejects nearly everything. */
const maxRejectedShare = 0.5
const minJudgedRows = 20
const maxShownRejections = 1_000
/** Begins the keys of rows that belong to no product we could name. */
const unnamed = '~'

/**
 * Reads a feed into products, as a connector reads its source. The file is read to its end first, so that nothing of one
 * that turns out to be cut, damaged or absurd is ever handed over: it throws a `FeedError` instead.
 */
export async function* readFeed(file: FeedFile, signal: AbortSignal): AsyncGenerator<ReadStep> {
  signal.throwIfAborted()
  // One of changes may be read beside the full one.
  const folder = join(file.workFolder, file.isDelta ? `${file.feed}+` : file.feed)
  const spill = await createSpill<Spilled>(folder)
  try {
    const read = await sortRows(file, folder, spill, signal)
    yield* joinRows(file, spill, read, signal)
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
async function sortRows(file: FeedFile, folder: string, spill: Spill<Spilled>, signal: AbortSignal) {
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
    const normalised = normaliseRow(row, { id: file.feed, name: file.retailer }, now)
    return [key, 'reason' in normalised ? { reason: normalised.reason, record: row } : { row }]
  }

  const { lastRows } = file
  if (rows === 0) throw new FeedError('has no rows')
  if (rejected === rows || (rows >= minJudgedRows && rejected > rows * maxRejectedShare))
    throw new FeedError(`has ${rejected} rows of ${rows} that are not understood, first ${example}`)
  if (lastRows !== undefined && rows < lastRows * plausibleShare)
    throw new FeedError(`has ${rows} rows, after ${lastRows} the last time`)
  return { rows, hasRetailers: retailers.size > 1 }
}

/** The second half: rows of one product together, and the products in steps. */
async function* joinRows(
  file: FeedFile,
  spill: Spill<Spilled>,
  { rows, hasRetailers }: { rows: number; hasRetailers: boolean },
  signal: AbortSignal,
): AsyncGenerator<ReadStep> {
  // A file of changes says nothing about what it does not name.
  const toStep = (): ReadStep => ({
    products: [],
    rejected: [],
    cursor: '' as Cursor,
    expected: rows,
    ...(file.isDelta ? { unreached: 1 } : {}),
  })
  let step = toStep()
  for await (const [id, records] of spill.read()) {
    const { variants, rejected } = toVariants(id, records, row =>
      toRetailer(file, hasRetailers ? row.retailer : undefined),
    )
    const [first, ...others] = variants
    if (first !== undefined) {
      const groupId = findGroupId(id)
      const of = {
        source: 'f',
        id,
        adSource: getAdSource(file.format),
        ...(groupId ? { groupId } : {}),
      } as const
      const product = joinVariants(of, [first, ...others])
      step.products.push(file.isDelta ? mergeChanges(await file.findStored(id), product, variants) : product)
    }
    step.rejected.push(...rejected)
    if (step.products.length + step.rejected.length < productsPerStep) continue
    signal.throwIfAborted()
    yield step
    step = toStep()
  }
  yield step
}

function toVariants(
  id: string,
  records: readonly Spilled[],
  toRetailer: (row: FeedRow) => Variant['retailer'],
) {
  const now = new Date()
  const variants = new Map<string, Variant>()
  const rejected: Rejection[] = []
  const reject = (reason: string, record: unknown) =>
    rejected.push({ ...(id.startsWith(unnamed) ? {} : { id }), reason, record })
  for (const record of records) {
    if ('reason' in record) {
      reject(record.reason, record.record)
      continue
    }
    const normalised = normaliseRow(record.row, toRetailer(record.row), now)
    // A sale may have ended since, and no more than that.
    if ('reason' in normalised) {
      reject(normalised.reason, record.row)
      continue
    }
    const { variant } = normalised
    // The later of two rows with one id is the truth.
    if (variants.has(variant.rowId)) reject('id: stands twice; the later row counts', { id: variant.rowId })
    variants.set(variant.rowId, variant)
  }
  return { variants: [...variants.values()], rejected }
}

function toRetailer({ feed, retailer }: FeedFile, own: string | undefined): Variant['retailer'] {
  return own === undefined ? { id: feed, name: retailer } : { id: toFeedKey(own) ?? feed, name: own }
}
