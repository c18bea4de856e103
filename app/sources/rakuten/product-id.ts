import { toKeyword } from './rakuten-query.ts'

/**
 * A row's place at the upstream, written as our id:
 *
 *     40001~9300112233~NQ4471NVY  link 9300112233 of advertiser 40001, whose article number is NQ4471NVY
 *     40001~9300112233            without an article number fit to search by
 *
 * Advertiser and link are what is unique. There is no call for one product, only a search, and that finds article
 * numbers and no links: so the number travels with the id, which must be enough to find the product again.
 */
export interface RakutenProductKey {
  mid: string
  linkId: string
  sku?: string
}

export function formatProductId({ mid, linkId, sku }: RakutenProductKey): string {
  return sku === undefined ? `${mid}~${linkId}` : `${mid}~${linkId}~${sku}`
}

/** Undefined for text that is no id of ours. */
export function parseProductId(id: string): RakutenProductKey | undefined {
  const [, mid, linkId, sku] = /^(\d{1,20})~([a-zA-Z\d][\w-]{0,59})(?:~([^~]+))?$/u.exec(id) ?? []
  if (mid === undefined || linkId === undefined) return undefined
  if (sku === undefined) return { mid, linkId }
  return toSku(sku) === sku ? { mid, linkId, sku } : undefined
}

/** An article number that can stand in an id and be searched by. */
export function toSku(text: string | undefined): string | undefined {
  const sku = text?.trim() ?? ''
  return /^[\p{L}\p{N}][\p{L}\p{N} ._/#+-]{0,60}$/u.test(sku) && toKeyword(sku) !== '' ? sku : undefined
}
