import type { Product } from '#app/domain/product.ts'
import type { Cursor, KnownRecords, ReadStep, Rejection } from '../connector.ts'
import { joinVariants } from '../join-variants.ts'
import { toPrint } from '../record-print.ts'
import type { Variant } from '../variant.ts'
import type { FeedFile } from './feed-file.ts'
import { toFeedKey } from './feed-key.ts'
import type { FeedRow } from './feed-row.ts'
import { mergeChanges } from './merge-changes.ts'
import { normaliseRow } from './normalise-row.ts'
import { findGroupId } from './product-key.ts'
import { getAdSource } from './read-rows.ts'
import type { Spill, SpilledRecords } from './spill.server.ts'

/** A row that was understood, or what became of it. */
export type Spilled = { row: FeedRow } | { reason: string; record: unknown }

/** Begins the keys of rows that belong to no product we could name. */
export const unnamed = '~'
const productsPerStep = 500

/** What is known once all rows were read. */
export interface RowsRead {
  rows: number
  /** Rows name more than one, so each is believed. */
  hasRetailers: boolean
}

/** The second half of an import: rows of one product together, and the products in steps. */
export async function* joinRows(
  file: FeedFile,
  spill: Spill<Spilled>,
  read: RowsRead,
  signal: AbortSignal,
  known?: KnownRecords,
): AsyncGenerator<ReadStep> {
  let groups: Group[] = []
  for await (const group of spill.read()) {
    groups.push(group)
    if (groups.length < productsPerStep) continue
    signal.throwIfAborted()
    yield await toStep(file, read, groups, known)
    groups = []
  }
  yield await toStep(file, read, groups, known)
}

type Group = [id: string, records: SpilledRecords<Spilled>]

async function toStep(
  file: FeedFile,
  read: RowsRead,
  groups: readonly Group[],
  known: KnownRecords | undefined,
): Promise<ReadStep> {
  const step = {
    products: [] as Product[],
    rejected: [] as Rejection[],
    prints: toPrints(file, read, groups),
  }
  // A file of changes says nothing about what it does not name, and is merged with what there is.
  const unchanged = file.isDelta ? undefined : await known?.findUnchanged(step.prints)
  const sound = new Set<string>()
  for (const [id, records] of groups) {
    if (unchanged?.has(id)) continue
    const { variants, rejected } = toVariants(id, records.parse(), row =>
      toRetailer(file, read.hasRetailers ? row.retailer : undefined),
    )
    step.rejected.push(...rejected)
    const [first, ...others] = variants
    if (first === undefined) continue
    const product = joinVariants(toVariantsOf(file, id), [first, ...others])
    step.products.push(file.isDelta ? mergeChanges(await file.findStored(id), product, variants) : product)
    // What is wrong with a row is told at every reading, so its product is looked at every time.
    if (rejected.length === 0) sound.add(id)
  }
  const cursor = '' as Cursor
  if (file.isDelta)
    return { products: step.products, rejected: step.rejected, cursor, expected: read.rows, unreached: 1 }
  return {
    ...step,
    prints: step.prints.filter(({ id }) => sound.has(id)),
    unchanged: [...(unchanged ?? [])],
    cursor,
    expected: read.rows,
  }
}

/** Of the rows' texts, and of whatever else decides on their product: a sale that begins or ends, by the hour. */
function toPrints({ format, retailer }: FeedFile, { hasRetailers }: RowsRead, groups: readonly Group[]) {
  const context = JSON.stringify([format, retailer, hasRetailers])
  const hour = new Date().toISOString().slice(0, 13)
  return groups
    .filter(([id]) => !id.startsWith(unnamed))
    .map(([id, { text }]) => ({
      id,
      print: toPrint(text, /"sale(?:Start|End)":"/.test(text) ? `${context}${hour}` : context),
    }))
}

function toVariantsOf({ format }: FeedFile, id: string) {
  const groupId = findGroupId(id)
  return { source: 'f', id, adSource: getAdSource(format), ...(groupId ? { groupId } : {}) } as const
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
