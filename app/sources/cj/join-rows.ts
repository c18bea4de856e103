import { cleanText } from '#app/vocabulary/clean-text.ts'
import type { ReadStep } from '../connector.ts'
import type { Doubts } from '../doubts.ts'
import { dropAbsent } from '../drop-absent.ts'
import { joinGroup } from '../join-group.ts'
import type { StatedProduct } from '../product-facts.ts'
import type { RecordFault, Rejection } from '../rejection.ts'
import type { Variant } from '../variant.ts'
import { normalizeRow } from './normalize.ts'
import { type CjProductKey, formatProductId, toProductKey } from './product-id.ts'
import { maxRowsPerGroup, type RowGroup } from './read-groups.ts'
import type { RowsRead } from './read-rows.ts'
import { type CjRow, cjRowKey } from './wire.ts'

export type JoinedGroup = Pick<ReadStep, 'products' | 'rejected'> & { unreached: number }

/**
 * Joins the rows of a group into one product, or makes a product of each row
 * if they are no group. If a row is broken, only its own size
 * is dropped. If the upstream failed to send a row, the stored product is left
 * unchanged, because an incomplete set of sizes would otherwise replace the full one.
 */
export function joinRows(
  group: RowGroup,
  { rows, failures }: RowsRead,
  now: Date,
  addDoubt?: Doubts['add'],
): JoinedGroup {
  const { id, key, rowIds } = group
  if (group.isTooLarge) {
    const fault: RecordFault = {
      reason: 'oversized group',
      detail: `itemGroupId: joins more than ${maxRowsPerGroup} rows, too many for one product`,
    }
    return { products: [], rejected: [{ id, ...fault, record: { ...key } }], unreached: 0 }
  }
  const failure = rowIds.map(rowId => failures.get(rowId)).find(message => message !== undefined)
  if (failure !== undefined) {
    const fault: RecordFault = {
      reason: 'source error',
      detail: `answer: ${cleanText(failure) ?? 'failed'}`,
    }
    return { products: [], rejected: [{ id, ...fault, record: { ...key, rowIds } }], unreached: 1 }
  }

  const variants: Variant[] = []
  const rejected: Rejection[] = []
  for (const rowId of rowIds) {
    // Skips rows that changed groups since the ids were read; they belong to another product now.
    const own = (rows.get(rowId) ?? []).filter(row => isOf(key, row))
    const normalized = own.map(row => normalizeRow(row, now, addDoubt))
    const repeats = normalized.flatMap(one => ('variant' in one ? one : []))
    const latest = repeats.toSorted(compareUpdates)[0]
    if (latest !== undefined) variants.push(latest.variant)
    // Reports one reason per row, however often the row
    // is repeated, and none if another copy is valid.
    else
      rejected.push(
        ...normalized.flatMap(one => ('rejection' in one ? one.rejection : [])).slice(0, 1),
      )
  }
  const joined = joinGroup(variants, {
    groupId: key.groupId,
    of: toStatedProduct(key),
    toRowOf: rowId => toStatedProduct({ adId: key.adId, rowId }),
    noteGroup: (groupId, { rowId }) =>
      addDoubt?.({ kind: 'group', field: 'itemGroupId', value: groupId, place: rowId }),
  })
  return { products: joined.map(({ product }) => product), rejected, unreached: 0 }
}

function toStatedProduct(key: CjProductKey): StatedProduct {
  const { groupId } = key
  return dropAbsent<StatedProduct>({
    source: 'c',
    id: formatProductId(key),
    groupId,
    adSource: 'CJ',
  })
}

/** Returns the key of the product that a row states; undefined if it is not readable. */
export function readProductKey(adId: string, row: unknown): CjProductKey | undefined {
  const sent = cjRowKey.safeParse(row).data
  return sent && toProductKey({ ...sent, adId: sent.adId ?? adId })
}

function isOf(key: CjProductKey, row: unknown): boolean {
  const own = readProductKey(key.adId, row)
  // Returns true for rows without a readable key, so that normalizing them reports the reason.
  return own === undefined || formatProductId(own) === formatProductId(key)
}

/**
 * Sorts the latest row first. Ties are broken by
 * content, so that the order of arrival does not matter.
 */
function compareUpdates({ row: a }: { row: CjRow }, { row: b }: { row: CjRow }): number {
  const [left, right] = [a.lastUpdated ?? '', b.lastUpdated ?? '']
  if (left !== right) return left > right ? -1 : 1
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1
}
