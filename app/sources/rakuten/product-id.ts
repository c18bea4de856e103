import { toKeyword } from './rakuten-query.ts'

/**
 * The ids that locate a row upstream, and their form as a product id:
 *
 *     40001~9300112233~NQ4471NVY  link 9300112233 of advertiser 40001, SKU NQ4471NVY
 *     40001~9300112233            without a SKU to search for
 *
 * Only the pair of advertiser and link is unique. There is no call for one product, only a search
 * that covers SKUs but not links, so the id includes the SKU needed to find the product again.
 */
export interface RakutenProductKey {
  mid: string
  linkId: string
  sku?: string
}

export function formatProductId({ mid, linkId, sku }: RakutenProductKey): string {
  return sku === undefined ? `${mid}~${linkId}` : `${mid}~${linkId}~${sku}`
}

/** Returns undefined for text that is not one of our ids. */
export function parseProductId(id: string): RakutenProductKey | undefined {
  const [, mid, linkId, sku] = /^(\d{1,20})~([a-zA-Z\d][\w-]{0,59})(?:~([^~]+))?$/u.exec(id) ?? []
  if (mid === undefined || linkId === undefined) return undefined
  if (sku === undefined) return { mid, linkId }
  return toSku(sku) === sku ? { mid, linkId, sku } : undefined
}

/** Returns the SKU if it can be part of an id and can be searched for, otherwise undefined. */
export function toSku(text: string | undefined): string | undefined {
  const sku = text?.trim() ?? ''
  return /^[\p{L}\p{N}][\p{L}\p{N} ._/#+-]{0,60}$/u.test(sku) && toKeyword(sku) !== ''
    ? sku
    : undefined
}
