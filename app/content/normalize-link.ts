import { parseOwnPath } from '#app/domain/urls/links.ts'
import type { WireLink } from './wire.ts'

export interface LinkTargets {
  /** Returns the path of a document's page; undefined if it has no page. */
  findPath(documentId: string): string | undefined
  /** Hosts of our storefronts; links to them become paths. */
  ownHosts: ReadonlySet<string>
}

/**
 * Returns a path on this site, an http(s) address on another, or an address that opens the mail
 * program or the telephone; undefined for anything else, such as `javascript:`, a broken link or an empty field.
 *
 *     '/brands'                                                    → /brands
 *     {link_type: 'Web', url: 'https://www.fashion8.com/brands'}   → /brands
 *     {link_type: 'Document', id: 'ZkA2'}                          → /articles/guides/…
 *     {link_type: 'Web', url: 'mailto:hello@shop.example'}         → mailto:hello@shop.example
 *     'javascript:alert(1)'                                        → undefined
 */
export function normalizeLink(link: WireLink, targets: LinkTargets): string | undefined {
  if (typeof link === 'string') return normalizeAddress(link, targets)
  if (link.link_type === 'Document')
    return link.id === undefined ? undefined : targets.findPath(link.id)
  return link.url === undefined ? undefined : normalizeAddress(link.url, targets)
}

function normalizeAddress(text: string, { ownHosts }: LinkTargets): string | undefined {
  const address = text.trim()
  if (address.startsWith('/')) return parseOwnPath(address, '') || undefined
  const url = URL.parse(address)
  if (url && isContactAddress(url)) return url.href
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined
  if (url.username !== '' || url.password !== '') return undefined
  return ownHosts.has(url.host) ? parseOwnPath(url.pathname + url.search + url.hash) : url.href
}

/** Returns true for one email address, with or without a subject, or one telephone number. */
function isContactAddress({ protocol, pathname, hash }: URL): boolean {
  if (hash !== '') return false
  if (protocol === 'mailto:') return /^[^\s@,;:<>()]+@[^\s@,;:<>()]+$/.test(pathname)
  return protocol === 'tel:' && /^\+?[\d().*#-]{2,40}$/.test(pathname)
}
