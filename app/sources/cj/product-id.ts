import { toGroupId, toOwnId } from '../own-id.ts'

/**
 * The key that rows of one product share, and its form as a product id:
 *
 *     14000004~~NQ-4471       the rows of feed 14000004 whose itemGroupId is NQ-4471
 *     14000004~NQ-4471-NVY-S  a row of that feed without a group
 *
 * The feed is included because both ids are unique only within a feed. Grouped products are
 * identified by their group and never by a row: sizes and colors come and go, and a product
 * whose id changed would lose its price history and disappear from shoppers' saved products.
 */
export interface CjProductKey {
  adId: string
  /** Either this or `rowId` is set, but never both. */
  groupId?: string
  rowId?: string
}

export function formatProductId({ adId, groupId, rowId }: CjProductKey): string {
  return groupId === undefined ? `${adId}~${rowId ?? ''}` : `${adId}~~${groupId}`
}

/** Returns undefined for text that is not one of our ids. */
export function parseProductId(id: string): CjProductKey | undefined {
  const [, adId, separator, own] = /^(\d{1,20})(~~?)([^~].*)$/su.exec(id) ?? []
  if (adId === undefined || own === undefined || toOwnId(own) !== own) return undefined
  return separator === '~~' ? { adId, groupId: own } : { adId, rowId: own }
}

/** Returns the key of a row's product; undefined if the row has no usable id. */
export function toProductKey(row: {
  id?: string | null | undefined
  adId: string
  itemGroupId?: string | null | undefined
}): CjProductKey | undefined {
  const rowId = toOwnId(row.id)
  if (rowId === undefined) return undefined
  const groupId = toGroupId(row.itemGroupId)
  return groupId === undefined ? { adId: row.adId, rowId } : { adId: row.adId, groupId }
}
