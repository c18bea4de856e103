/**
 * Addresses that are their own normal form, which a URL need not be made to know: a host in small letters with a name at
 * its end, no port but one of four digits, no path that climbs, nothing to be encoded.
 */
const isNormal =
  /^https?:\/\/(?!xn--|[^/]*\.xn--)(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z](?:[a-z\d-]*[a-z\d])?(?::[1-9]\d{3})?(?:\/(?!\.)[\w~!$()*+,;=:@.-]*)+(?:\?[\w~!$()*+,;=:@./?&-]*)?$/
const maxLength = 4000

/** An http(s) address in its normal form; undefined for anything else: script, data, relative, with a password. */
export function parseHttpUrl(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim() ?? ''
  if (trimmed.length <= maxLength && isNormal.test(trimmed)) return trimmed
  const url = URL.parse(trimmed)
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  if (url.username !== '' || url.password !== '' || url.href.length > maxLength) return undefined
  return url.href
}
