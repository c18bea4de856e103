import { toBrandKey } from '#app/vocabulary/brand.ts'
import { toPrintable } from '#app/vocabulary/clean-text.ts'
import { isPlaceholder } from '#app/vocabulary/placeholder.ts'

const maxLength = 150
/** Proxies resolve dot segments in a path even if they are encoded. */
const dotSegment = /[/\\]\.{1,2}(?:[/\\]|$)/
/** Values that retailers send for "no group", beside those of any field. */
const noGroup = /^(?:0+|false|no|default)$/i

/** Returns a retailer's id for a row or group; undefined if it cannot be part of a product's id. */
export function toOwnId(text: string | null | undefined): string | undefined {
  const id = text?.trim() ?? ''
  const isFit = id !== '' && id.length <= maxLength && !id.startsWith('~') && toPrintable(id) === id
  return isFit && !dotSegment.test(id) ? id : undefined
}

/** Returns the id of a row's group; undefined for "none" and for a group of all of a brand's rows. */
export function toGroupId(text: string | null | undefined, brand?: string): string | undefined {
  const group = toOwnId(text)
  const isGroup =
    group !== undefined && !noGroup.test(group) && !isPlaceholder(group) && !isBrand(group, brand)
  return isGroup ? group : undefined
}

/** True for a group that joins all products of a brand. */
export function isBrand(group: string, brand: string | undefined): boolean {
  return brand !== undefined && toBrandKey(group) !== '' && toBrandKey(group) === toBrandKey(brand)
}
