/** An http(s) address in its normal form; undefined for anything else: script, data, relative, with a password. */
export function parseHttpUrl(text: string | null | undefined): string | undefined {
  const url = URL.parse(text?.trim() ?? '')
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  if (url.username !== '' || url.password !== '' || url.href.length > 4000) return undefined
  return url.href
}
