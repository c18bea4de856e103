import { toPrintable } from '../clean-text.ts'

/**
 * What makes rows one product, written as its id:
 *
 *     14000004~~NQ-4471       the rows of feed 14000004 whose itemGroupId is NQ-4471
 *     14000004~NQ-4471-NVY-S  a row of that feed that belongs to no group
 *
 * The feed is part of it because both are unique within a feed only. The group names the product, and no row of it:
 * sizes and colours come and go, and a product that changed its id would lose its price history and everybody's saves.
 */
export interface CjProductKey {
  adId: string
  /** Exactly one of the two. */
  groupId?: string
  rowId?: string
}

const maxLength = 150
/** What advertisers write to say that there is no group. */
const noGroup = /^(0+|n\/?a|none|null|nil|undefined|false|-+)$/i

export function formatProductId({ adId, groupId, rowId }: CjProductKey): string {
  return groupId === undefined ? `${adId}~${rowId ?? ''}` : `${adId}~~${groupId}`
}

/** Undefined for text that is no id of ours. */
export function parseProductId(id: string): CjProductKey | undefined {
  const [, adId, separator, own] = /^(\d{1,20})(~~?)([^~].*)$/su.exec(id) ?? []
  if (adId === undefined || own === undefined || toOwnId(own) !== own) return undefined
  return separator === '~~' ? { adId, groupId: own } : { adId, rowId: own }
}

/** Undefined where a row has nothing it could be found by again. */
export function toProductKey(row: {
  id?: string | null | undefined
  adId: string
  itemGroupId?: string | null | undefined
}): CjProductKey | undefined {
  const rowId = toOwnId(row.id)
  if (rowId === undefined) return undefined
  const groupId = toOwnId(row.itemGroupId)
  return groupId === undefined || noGroup.test(groupId)
    ? { adId: row.adId, rowId }
    : { adId: row.adId, groupId }
}

/** Trimmed; undefined for what could be no part of an id. */
function toOwnId(text: string | null | undefined): string | undefined {
  const id = text?.trim() ?? ''
  const isFit = id !== '' && id.length <= maxLength && !id.startsWith('~') && toPrintable(id) === id
  return isFit ? id : undefined
}
