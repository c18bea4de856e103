import type { TrackingNetwork } from './click.ts'
import { findLinkForm } from './link-forms.ts'

/** Wraps a link to a retailer's page in a Skimlinks link (`https://go.skimresources.com`). */
export function skimlinksUrl(base: string, id: string, target: string, subId: string): string {
  return `${base}/?id=${encodeURIComponent(id)}&xs=1&url=${encodeURIComponent(target)}&xcust=${subId}`
}

/**
 * Wraps a link to a retailer's page in a link to Sovrn,
 * formerly VigLink (`https://redirect.viglink.com`).
 */
export function viglinkUrl(base: string, key: string, target: string, subId: string): string {
  return `${base}?key=${encodeURIComponent(key)}&u=${encodeURIComponent(target)}&cuid=${subId}`
}

/**
 * Puts our sub-id into a CJ link, in place of any other. The rest of
 * the link is left as it is, because the network may have signed it.
 *
 *     …/click-1-2?url=…                      → …/click-1-2?sid=abc&url=…
 *     …/links/1/type/dlg/https://a.example/  → …/links/1/type/dlg/sid/abc/https://a.example/
 */
export function withCjSubId(link: string, subId: string): string {
  const deepLink = /^(https?:\/\/[^/]+\/links\/[^/]+\/type\/(?:dlg|am)\/)(?:sid\/[^/]+\/)?/i
  return deepLink.test(link)
    ? link.replace(deepLink, (_, start: string) => `${start}sid/${subId}/`)
    : withParameter(link, 'sid', subId)
}

/** Puts our sub-id into a Rakuten link, in place of any other. */
export function withRakutenSubId(link: string, subId: string): string {
  return withParameter(link, 'u1', subId)
}

/**
 * Puts our sub-id into a link of any network we know. Undefined for a shop's
 * own link, for a link that cannot have a sub-id, and for one that is no click.
 */
export function withOwnSubId(
  link: string,
  subId: string,
): { url: string; network: TrackingNetwork } | undefined {
  const address = URL.parse(link)
  const tracking = address ? findLinkForm(address)?.tracking : undefined
  if (!tracking) return undefined
  const { network, subId: name } = tracking
  if (network === 'cj') return { network, url: withCjSubId(link, subId) }
  if (network === 'partnerize') return { network, url: withPublisherReference(link, subId) }
  return { network, url: withParameter(link, name, subId) }
}

/** `…/click/camref:1/destination:…` → `…/click/camref:1/pubref:abc/destination:…` */
function withPublisherReference(link: string, subId: string): string {
  const end = link.indexOf('/destination:')
  const start = end === -1 ? link : link.slice(0, end)
  const own = start.replace(/\/pubref:[^/]*/gi, '').replace(/\/$/, '')
  return `${own}/pubref:${subId}${link.slice(start.length)}`
}

/** Adds a parameter before all others, because an unencoded target absorbs everything after it. */
function withParameter(link: string, name: string, value: string): string {
  const [address = '', ...fragment] = link.split('#')
  const [path, ...query] = address.split('?')
  const [parameters = '', ...unencoded] = query
  const remaining = parameters
    .split('&')
    .filter(part => part !== '' && part.split('=', 1)[0]?.toLowerCase() !== name.toLowerCase())
  const search = [[`${name}=${value}`, ...remaining].join('&'), ...unencoded].join('?')
  return [`${path}?${search}`, ...fragment].join('#')
}
