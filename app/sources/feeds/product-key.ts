import { toGroupId, toOwnId } from '../own-id.ts'
import type { FeedRow } from './feed-row.ts'

/**
 * Returns the key that all rows of a product share, which is also the product's id:
 *
 *     alder-uk~~NQ-4471        rows whose group is NQ-4471
 *     alder-uk~NQ-4471-NVY-S   a row without a group
 *
 * Grouped products are identified by their group and never by a row,
 * since sizes and colors come and go. Undefined for a row without an id.
 */
export function toProductId(
  feed: string,
  { id, groupId, brand }: Pick<FeedRow, 'id' | 'groupId' | 'brand'>,
): string | undefined {
  const rowId = toOwnId(id)
  if (rowId === undefined) return undefined
  const group = toGroupId(groupId, brand)
  return group === undefined ? `${feed}~${rowId}` : `${feed}~~${group}`
}

/** Returns the group id that a product id contains. */
export function findGroupId(productId: string): string | undefined {
  const own = productId.slice(productId.indexOf('~') + 1)
  return own.startsWith('~') ? own.slice(1) : undefined
}
