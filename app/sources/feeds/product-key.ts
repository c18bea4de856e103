import { toBrandKey } from '#app/vocabulary/brand.ts'
import { toPrintable } from '#app/vocabulary/clean-text.ts'
import { isPlaceholder } from '#app/vocabulary/placeholder.ts'
import type { FeedRow } from './feed-row.ts'

const maxLength = 150
/** Proxies resolve dot segments in a path even if they are encoded. */
const dotSegment = /[/\\]\.{1,2}(?:[/\\]|$)/
/** Values that retailers send for "no group", beside those of any field. */
const noGroup = /^(?:0+|false|no|default)$/i

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
  const group = toOwnId(groupId)
  const isGroup =
    group !== undefined && !noGroup.test(group) && !isPlaceholder(group) && !isBrand(group, brand)
  return isGroup ? `${feed}~~${group}` : `${feed}~${rowId}`
}

/** True for a group that joins all products of a brand. */
export function isBrand(group: string, brand: string | undefined): boolean {
  return brand !== undefined && toBrandKey(group) !== '' && toBrandKey(group) === toBrandKey(brand)
}

/** Returns the group id that a product id contains. */
export function findGroupId(productId: string): string | undefined {
  const own = productId.slice(productId.indexOf('~') + 1)
  return own.startsWith('~') ? own.slice(1) : undefined
}

/** Returns the trimmed text; undefined if it cannot be part of an id. */
function toOwnId(text: string | undefined): string | undefined {
  const id = text?.trim() ?? ''
  const isFit = id !== '' && id.length <= maxLength && !id.startsWith('~') && toPrintable(id) === id
  return isFit && !dotSegment.test(id) ? id : undefined
}
