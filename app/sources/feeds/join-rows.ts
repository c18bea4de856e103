import type { Product } from '#app/domain/product.ts'
import { isWrittenSize } from '#app/domain/size.ts'
import { readAudienceFields } from '#app/vocabulary/audience.ts'
import { isFashion } from '#app/vocabulary/is-fashion.ts'
import type { Cursor, KnownRecords, ReadStep } from '../connector.ts'
import type { UsualClues } from '../derive-product.ts'
import type { Doubts } from '../doubts.ts'
import { dropAbsent } from '../drop-absent.ts'
import { toFingerprint } from '../fingerprint.ts'
import { joinGroup } from '../join-group.ts'
import type { AmountForm } from '../parse-amount.ts'
import type { RecordFault, Rejection } from '../rejection.ts'
import type { Variant } from '../variant.ts'
import type { FeedFile } from './feed-file.ts'
import { toFeedKey } from './feed-key.ts'
import type { FeedRow } from './feed-row.ts'
import { mergeChanges } from './merge-changes.ts'
import { normalizeRow, toDoubt } from './normalize-row.ts'
import { findGroupId, toProductId } from './product-key.ts'
import { getAdSource } from './read-rows.ts'
import type { Spill, SpilledRecords } from './spill.server.ts'

/** A valid row, or the reason why it is invalid. */
export type Spilled = { row: FeedRow } | (RecordFault & { record: unknown })

/** The key prefix of rows without a product id. */
export const unnamed = '~'
const productsPerStep = 500

/** The result of reading all rows, which is the first half of an import. */
export interface RowsRead {
  rows: number
  /** True if the rows list several retailers; each row's own retailer is then used. */
  hasRetailers: boolean
  /** How the amounts are written, by currency code. */
  amountForms: ReadonlyMap<string, AmountForm>
  /** The language of names and paths; absent for English. */
  language?: string | undefined
}

/** The second half of an import: what it reads, and where it reports. */
interface Joining {
  spill: Spill<Spilled>
  read: RowsRead
  doubts: Doubts
  signal: AbortSignal
  known: KnownRecords | undefined
}

/**
 * Joins the rows of each product and returns the products
 * in steps, which is the second half of an import.
 */
export async function* joinRows(file: FeedFile, joining: Joining): AsyncGenerator<ReadStep> {
  let groups: Group[] = []
  for await (const group of joining.spill.read()) {
    groups.push(group)
    if (groups.length < productsPerStep) continue
    joining.signal.throwIfAborted()
    yield await toStep(file, joining, groups)
    groups = []
  }
  yield await toStep(file, joining, groups)
}

type Group = [id: string, records: SpilledRecords<Spilled>]

async function toStep(
  file: FeedFile,
  { read, doubts, known }: Joining,
  groups: readonly Group[],
): Promise<ReadStep> {
  const step = {
    products: [] as Product[],
    rejected: [] as Rejection[],
    notFashion: [] as string[],
    fingerprints: toFingerprints(file, read, groups),
  }
  // A delta file omits unchanged fields, so each product is merged with the stored one.
  const unchanged = file.isDelta ? undefined : await known?.findUnchanged(step.fingerprints)
  const sound = new Set<string>()
  const { usualAudience, usualCategory } = file
  const usual = dropAbsent<UsualClues>({ usualAudience, usualCategory, language: read.language })
  for (const [id, records] of groups) {
    if (unchanged?.has(id)) continue
    let isDoubtful = false
    const { variants, rejected } = toVariants(id, records.parse(), {
      ...{ file, read },
      addDoubt(doubt) {
        isDoubtful = true
        doubts.add(doubt)
      },
    })
    step.rejected.push(...rejected)
    const joined = joinGroup(variants, {
      groupId: findGroupId(id),
      of: toStatedProduct(file, id),
      toRowOf(rowId) {
        const ownId = toProductId(file.feed, { id: rowId })
        return ownId === undefined ? undefined : toStatedProduct(file, ownId)
      },
      noteGroup(groupId, { rowId }) {
        // These products are normalized on every read, because no fingerprint names them.
        isDoubtful = true
        doubts.add({ kind: 'group', field: 'group', value: groupId, place: rowId })
      },
      usual,
    })
    for (const { product, variants: own } of joined) {
      for (const { name, sizeId } of product.sizes)
        if (sizeId === undefined || isWrittenSize(sizeId))
          doubts.add({ kind: 'size', field: 'size', value: name, place: product.id })
      step.products.push(
        file.isDelta ? mergeChanges(await file.findStored(product.id), product, own) : product,
      )
      if (!own.some(variant => isFashionVariant(variant, usual))) step.notFashion.push(product.id)
    }
    // Products with rejected rows or doubts are never skipped
    // as unchanged, so that both are reported on every read.
    if (rejected.length === 0 && !isDoubtful) sound.add(id)
  }
  const cursor = '' as Cursor
  if (file.isDelta)
    return {
      products: step.products,
      rejected: step.rejected,
      notFashion: step.notFashion,
      cursor,
      expected: read.rows,
      unreached: 1,
    }
  return {
    ...step,
    fingerprints: step.fingerprints.filter(({ id }) => sound.has(id)),
    unchanged: [...(unchanged ?? [])],
    cursor,
    expected: read.rows,
  }
}

/**
 * Returns a fingerprint of the rows and everything else that affects
 * the product, including the current hour if a sale may begin or end.
 */
function toFingerprints(
  { format, retailer, usualAudience, usualCategory, currency, words = new Map() }: FeedFile,
  { hasRetailers, amountForms, language }: RowsRead,
  groups: readonly Group[],
) {
  const context = JSON.stringify([
    ...[format, retailer, hasRetailers, usualAudience, currency, [...words].sort()],
    [...amountForms].sort(),
    ...(language === undefined && usualCategory === undefined ? [] : [language, usualCategory]),
  ])
  const hour = new Date().toISOString().slice(0, 13)
  return groups
    .filter(([id]) => !id.startsWith(unnamed))
    .map(([id, { text }]) => ({
      id,
      fingerprint: toFingerprint(
        text,
        /"sale(?:Start|End|Window)":"/.test(text) ? `${context}${hour}` : context,
      ),
    }))
}

function isFashionVariant(variant: Variant, { language, usualCategory }: UsualClues): boolean {
  return (
    usualCategory !== undefined ||
    isFashion({ ...variant, language, audience: readAudienceFields(variant) })
  )
}

function toStatedProduct({ format }: FeedFile, id: string) {
  const groupId = findGroupId(id)
  return {
    source: 'f',
    id,
    adSource: getAdSource(format),
    ...(groupId ? { groupId } : {}),
  } as const
}

function toVariants(
  id: string,
  records: readonly Spilled[],
  { file, read, addDoubt }: { file: FeedFile; read: RowsRead; addDoubt: Doubts['add'] },
) {
  const reading = {
    ...{ now: new Date(), currency: file.currency, language: file.language, words: file.words },
    amountForms: read.amountForms,
  }
  const variants = new Map<string, Variant>()
  const rejected: Rejection[] = []
  const reject = (fault: RecordFault & { record: unknown }) =>
    rejected.push({ ...(id.startsWith(unnamed) ? {} : { id }), ...fault })
  for (const record of records) {
    if ('reason' in record) {
      reject(record)
      continue
    }
    const { row } = record
    const retailer = toRetailer(file, read.hasRetailers ? row.retailer : undefined)
    const normalized = normalizeRow(row, retailer, {
      ...reading,
      // All other doubts were reported in the first half.
      note(kind, field, value) {
        if (kind === 'amount') addDoubt({ kind, field, value, place: row.id })
      },
    })
    // The row was valid in the first half of the import, so only an amount that
    // the feed's other amounts contradict, or a sale that ended, can invalidate it.
    if ('reason' in normalized) {
      const doubt = toDoubt(normalized, row)
      if (doubt) addDoubt({ ...doubt, place: row.id })
      reject({ ...normalized, record: row })
      continue
    }
    const { variant } = normalized
    // Uses the later of two rows with the same id.
    if (variants.has(variant.rowId))
      reject({
        reason: 'repeated id',
        detail: 'id: two rows have it; the later one counts',
        record: { id: variant.rowId },
      })
    variants.set(variant.rowId, variant)
  }
  return { variants: [...variants.values()], rejected }
}

function toRetailer({ feed, retailer }: FeedFile, own: string | undefined): Variant['retailer'] {
  return own === undefined
    ? { id: feed, name: retailer }
    : { id: toFeedKey(own) ?? feed, name: own }
}
