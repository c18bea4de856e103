import { cleanText } from '../clean-text.ts'
import type { ReadStep, Rejection } from '../connector.ts'
import { dropAbsent } from '../drop-absent.ts'
import { joinVariants } from '../join-variants.ts'
import type { Variant, VariantsOf } from '../variant.ts'
import { normaliseRow } from './normalise.ts'
import { type CjProductKey, formatProductId, toProductKey } from './product-id.ts'
import { maxRowsPerGroup, type RowGroup } from './read-groups.ts'
import type { RowsRead } from './read-rows.ts'
import { type CjRow, cjRowKey } from './wire.ts'

export type JoinedGroup = Pick<ReadStep, 'products' | 'rejected'> & { unreached: number }

/**
 * The rows of a group as one product. A row that is broken costs its size only; a group of which upstream failed to
 * send a row stays as it was, since half of its sizes would replace all of them.
 */
export function joinGroup(group: RowGroup, { rows, failures }: RowsRead, now: Date): JoinedGroup {
  const { id, key, rowIds } = group
  if (group.isTooLarge) {
    const reason = `itemGroupId: joins more than ${maxRowsPerGroup} rows, which is no product`
    return { products: [], rejected: [{ id, reason, record: { ...key } }], unreached: 0 }
  }
  const failure = rowIds.map(rowId => failures.get(rowId)).find(message => message !== undefined)
  if (failure !== undefined) {
    const reason = `answer: ${cleanText(failure) ?? 'failed'}`
    return { products: [], rejected: [{ id, reason, record: { ...key, rowIds } }], unreached: 1 }
  }

  const variants: Variant[] = []
  const rejected: Rejection[] = []
  for (const rowId of rowIds) {
    // One that has come into a group or left it meanwhile is met under its other product.
    const own = (rows.get(rowId) ?? []).filter(row => isOf(key, row))
    const normalised = own.map(row => normaliseRow(row, now))
    const repeats = normalised.flatMap(one => ('variant' in one ? one : []))
    const latest = repeats.toSorted(compareUpdates)[0]
    if (latest !== undefined) variants.push(latest.variant)
    // One reason a row, however often it is repeated; none for a row that is good the other time.
    else rejected.push(...normalised.flatMap(one => ('rejection' in one ? one.rejection : [])).slice(0, 1))
  }
  const [first, ...others] = variants
  const products = first === undefined ? [] : [joinVariants(toVariantsOf(key), [first, ...others])]
  return { products, rejected, unreached: 0 }
}

function toVariantsOf(key: CjProductKey): VariantsOf {
  const { groupId } = key
  return dropAbsent<VariantsOf>({ source: 'c', id: formatProductId(key), groupId, adSource: 'CJ' })
}

function isOf(key: CjProductKey, row: unknown): boolean {
  const sent = cjRowKey.safeParse(row).data
  const own = sent && toProductKey({ ...sent, adId: sent.adId ?? key.adId })
  // What cannot be told is for the row's own reading to refuse.
  return own === undefined || formatProductId(own) === formatProductId(key)
}

/** The latest first; where that is the same, an order that does not depend on which came first. */
function compareUpdates({ row: a }: { row: CjRow }, { row: b }: { row: CjRow }): number {
  const [left, right] = [a.lastUpdated ?? '', b.lastUpdated ?? '']
  if (left !== right) return left > right ? -1 : 1
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1
}
