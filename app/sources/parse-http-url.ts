/**
 * Matches URLs that are already in normal form, for which parsing can be
 * skipped: they have a lowercase host with a top-level domain, no port
 * or a four-digit one, no dot segments, and no characters to encode.
 */
const isNormal =
  /^https?:\/\/(?!xn--|[^/]*\.xn--)(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z](?:[a-z\d-]*[a-z\d])?(?::[1-9]\d{3})?(?:\/(?!\.)[\w~!$()*+,;=:@.-]*)+(?:\?[\w~!$()*+,;=:@./?&-]*)?$/
const maxLength = 4000

/**
 * Returns an http(s) URL in normal form; undefined for anything else, such as other
 * schemes and URLs with a password. Repairs what feeds get wrong in ways that leave no
 * doubt. A path is resolved against `base`, the page or site that its source names;
 * without one it is undefined.
 *
 *     https://shop.example/p?a=1&amp;amp;b=2   → https://shop.example/p?a=1&b=2
 *     https://shop.example/p?a=1&copy=2        → itself: a parameter, not an entity
 *     //cdn.shop.example/1.jpg                 → https://cdn.shop.example/1.jpg
 *     http:/shop.example/p                     → http://shop.example/p
 *     www.shop.example/p                       → https://www.shop.example/p
 *     /p/1 of https://shop.example/            → https://shop.example/p/1
 */
export function parseHttpUrl(text: string | null | undefined, base?: string): string | undefined {
  const trimmed = decodeEscapes(text?.trim() ?? '')
  if (trimmed.length > maxLength) return undefined
  if (isNormal.test(trimmed)) return trimmed
  const url = toAbsolute(unwrap(trimmed), base)
  if (url === undefined || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  if (url.username !== '' || url.password !== '' || url.href.length > maxLength) return undefined
  return url.href
}

/** Removes quotes or angle brackets around an address, invisible characters and line breaks. */
function unwrap(text: string): string {
  return text
    .replace(/[\u200b-\u200d\ufeff]/gu, '')
    .replace(/\s*[\r\n\t]+\s*/g, '')
    .replace(/^(?:"(.*)"|'(.*)'|<(.*)>)$/, (_, ...parts) => parts.slice(0, 3).join('').trim())
}

/** Matches the entities of characters that addresses contain, with their semicolon. */
const escapes = /&(?:(amp|quot|apos|lt|gt)|#(\d{2,3})|#x([\da-f]{2}));/gi
const characters = new Map([
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['lt', '<'],
  ['gt', '>'],
])

/** Decodes entities until none is left. Some exporters escape a whole file a second time. */
function decodeEscapes(text: string): string {
  let decoded = text
  for (let round = 0; round < 4 && decoded.includes('&') && decoded.includes(';'); round += 1) {
    const before = decoded
    decoded = before.replace(escapes, (entity, name?: string, decimal?: string, hex?: string) => {
      if (name !== undefined) return characters.get(name.toLowerCase()) ?? entity
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code > 0x20 && code < 0x7f ? String.fromCharCode(code) : entity
    })
    if (decoded === before) break
  }
  return decoded
}

const scheme = /^(https?):[\\/]*(?:https?:[\\/]+)?/i
/** Matches a host with a top-level domain at the start: "www.shop.example", "shop.example/p". */
const bareHost =
  /^(?:www\.[a-z\d-]+(?:\.[a-z\d-]+)*|(?:[a-z\d-]+\.)+[a-z]{2,24}(?=[:/]))(?=[:/?#]|$)/i
/** Matches a path, as opposed to a placeholder such as "N/A". */
const path =
  /^(?:\.{0,2}\/|\?)[^/\\\s]|^[^\s:?#]+\.(?:jpe?g|png|webp|gif|avif|html?|php|aspx?)(?:[?#]|$)/i

function toAbsolute(text: string, base: string | undefined): URL | undefined {
  const home = base === undefined ? null : URL.parse(base)
  const slashed = text.replace(/^\\+/, slashes => '/'.repeat(slashes.length))
  if (slashed.startsWith('//'))
    return URL.parse(slashed, home?.href ?? 'https://x.invalid') ?? undefined
  const [prefix, protocol] = scheme.exec(slashed) ?? []
  if (prefix !== undefined)
    return URL.parse(`${protocol}://${slashed.slice(prefix.length)}`) ?? undefined
  if (bareHost.test(slashed)) return URL.parse(`https://${slashed}`) ?? undefined
  if (home === null || !path.test(slashed)) return undefined
  return URL.parse(slashed, home.href) ?? undefined
}
