import { toPrintable } from '../clean-text.ts'
import type { FeedRow } from './feed-row.ts'

const maxLength = 150
/** What retailers write to say that there is no group. */
const noGroup = /^(0+|n\/?a|none|null|nil|undefined|false|-+)$/i

/**
 * What makes rows of a feed one product, as its id:
 *
 *     alder-uk~~NQ-4471        rows whose group is NQ-4471
 *     alder-uk~NQ-4471-NVY-S   a row that belongs to no group
 *
 * The group names the product, and no row of it: sizes and colours come and go. Undefined where a row has no id.
 */
export function toProductId(
  feed: string,
  { id, groupId }: Pick<FeedRow, 'id' | 'groupId'>,
): string | undefined {
  const rowId = toOwnId(id)
  if (rowId === undefined) return undefined
  const group = toOwnId(groupId)
  return group === undefined || noGroup.test(group) ? `${feed}~${rowId}` : `${feed}~~${group}`
}

/** The group's own text out of a product's id. */
export function findGroupId(productId: string): string | undefined {
  const own = productId.slice(productId.indexOf('~') + 1)
  return own.startsWith('~') ? own.slice(1) : undefined
}

/** Trimmed; undefined for what could be no part of an id. */
function toOwnId(text: string | undefined): string | undefined {
  const id = text?.trim() ?? ''
  const isFit = id !== '' && id.length <= maxLength && !id.startsWith('~') && toPrintable(id) === id
  return isFit ? id : undefined
}
