import { networks } from './all-networks.server.ts'
import { findLinkForm } from './find-link-form.ts'
import type { LinkForm } from './link-form.ts'

/** The maximum length of a link, longer than any that a browser opens. */
const maxLinkLength = 8_192
/**
 * The maximum depth of nested wrappers, such as a
 * Skimlinks link around an Awin link around the shop's.
 */
const maxDepth = 5
/** Parameters that networks append after an unencoded target. */
const networkParameters = networks.flatMap(({ appends = [] }) => appends)
/** Parameters that trackers add to the shop's URL, which are useless to the next shopper. */
const trackingKeys = new RegExp(
  `^(?:${[...networks.flatMap(({ landingMarks = [] }) => landingMarks), 'utm_.*', 'gclid', 'fbclid', 'msclkid'].join('|')})$`,
  'i',
)

/**
 * Extracts the shop's page from a link, without tracking. Undefined for a network's
 * link that does not contain the page, and for anything but a web address.
 *
 *     …jdoqocy.com/click-1-2?url=https%3A%2F%2Fa.example%2Fp%3Fx%3D1%2526y  → https://a.example/p?x=1%26y
 *     …awin1.com/pclick.php?p=123&a=1&m=2                                   → undefined
 *     https://a.example/p?size=s&utm_source=x                               → https://a.example/p?size=s
 */
export function findDestination(link: string): string | undefined {
  return findAtDepth(link, 0)
}

function findAtDepth(link: string, depth: number): string | undefined {
  const url = depth > maxDepth ? undefined : parseWebUrl(link)
  if (!url) return undefined
  const form = findLinkForm(url)
  if (!form) return dropTracking(url)
  const target = findTarget(link.trim(), url, form)
  if (target === undefined) return undefined
  // A target whose host has no dot would be on our own network.
  const isPublicName = parseWebUrl(target)?.hostname.includes('.')
  return isPublicName ? findAtDepth(target, depth + 1) : undefined
}

/**
 * Parses an http or https address without a user name and password; undefined for anything else.
 */
function parseWebUrl(text: string): URL | undefined {
  const url = text.length > maxLinkLength ? null : URL.parse(text.trim())
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  return url && isWeb && url.username === '' && url.password === '' ? url : undefined
}

function findTarget(link: string, url: URL, form: LinkForm): string | undefined {
  const raw = form.target === 'rest' ? findRest(link, form) : findParameter(link, url, form)
  if (raw === undefined) return undefined
  let target = raw.trim().replace(/^\[\[(.*)\]\]$/, '$1')
  // The query is already decoded. Decoding it again would corrupt targets that contain %26.
  for (let turn = 0; turn < 2 && /^https?%3a/i.test(target); turn++) {
    const decoded = decode(target)
    if (decoded === undefined) return undefined
    target = decoded
  }
  if (target.startsWith('//')) return `https:${target}`
  return form.allowsBareTarget && /^www\./i.test(target) ? `https://${target}` : target
}

/** Works on the raw link, because a parsed path has lost its empty segments. */
function findRest(link: string, { path }: LinkForm): string | undefined {
  const start = link.indexOf('/', link.indexOf('//') + 2)
  const match = path?.exec(link.slice(start))
  return match ? link.slice(start + match[0].length) : undefined
}

function findParameter(link: string, url: URL, form: LinkForm): string | undefined {
  if (typeof form.target === 'string' || form.isSealed?.test(url.search.slice(1))) return undefined
  const parameters = [...url.searchParams]
  for (const name of form.target) {
    const value = parameters.find(([key]) => key.toLowerCase() === name)?.[1]
    if (value) return findUnencoded(link, name) ?? value
  }
  return undefined
}

/**
 * Finds a target that was appended unencoded, recognizable by its own question mark. The
 * target extends to the end of the link, except for what the network itself appends.
 */
function findUnencoded(link: string, name: string): string | undefined {
  const [text = ''] = link.split('#', 1)
  const match = new RegExp(`[?&]${name}=(https?://[^&]*\\?.*)$`, 'i').exec(text)
  const [first = '', ...rest] = match?.[1]?.split('&') ?? []
  const own = rest.filter(part => !networkParameters.includes(part.split('=', 1)[0] ?? ''))
  return match ? [first, ...own].join('&') : undefined
}

/** Drops tracking parameters and leaves all others exactly as written. */
function dropTracking(url: URL): string {
  const remaining = url.search
    .slice(1)
    .split('&')
    .filter(part => part !== '' && !trackingKeys.test(decode(part.split('=', 1)[0] ?? '') ?? ''))
  url.search = remaining.join('&')
  return url.href
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
