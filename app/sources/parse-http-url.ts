/**
 * Matches URLs that are already in normal form, for which parsing can be
 * skipped: they have a lowercase host with a top-level domain, no port
 * or a four-digit one, no dot segments, and no characters to encode.
 */
const isNormal =
  /^https?:\/\/(?!xn--|[^/]*\.xn--)(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z](?:[a-z\d-]*[a-z\d])?(?::[1-9]\d{3})?(?:\/(?!\.)[\w~!$()*+,;=:@.-]*)+(?:\?[\w~!$()*+,;=:@./?&-]*)?$/
const maxLength = 4000

/**
 * Returns an http(s) URL in normal form; undefined for anything else,
 * such as other schemes, relative URLs and URLs with a password.
 */
export function parseHttpUrl(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim() ?? ''
  if (trimmed.length <= maxLength && isNormal.test(trimmed)) return trimmed
  const url = URL.parse(trimmed)
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  if (url.username !== '' || url.password !== '' || url.href.length > maxLength) return undefined
  return url.href
}
