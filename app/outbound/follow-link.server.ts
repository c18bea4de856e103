import { isIP } from 'node:net'
import { findDestination } from '#app/networks/find-destination.ts'
import { findLinkForm } from '#app/networks/find-link-form.ts'
import { isPublicAddress } from '#app/public-web/public-address.server.ts'
import { findRedirect, type PublicWeb, readBeginning } from '#app/public-web/public-web.server.ts'
import { WebFault } from '#app/public-web/web-fault.ts'
import { findRefresh } from './find-refresh.ts'

/** One URL in the redirect chain from the link to the shop. */
export interface Hop {
  url: string
  /** The status of the response; absent if the address was only parsed or did not respond. */
  status?: number
}

export interface FollowedLink {
  hops: Hop[]
  /** The shop's page, without tracking. */
  destination?: string
  /** The reason why there is no destination. */
  fault?: string
}

export interface FollowOptions {
  web: PublicWeb
  /** Networks and shops inside our own network, as host:port. */
  privateHosts: readonly string[]
  seconds?: number
  maxBytes?: number
}

const maxHops = 6
const headers = {
  'User-Agent': 'Mozilla/5.0 (compatible; Storefronts links; bot)',
  Accept: 'text/html,*/*;q=0.5',
}

/**
 * Follows redirects and self-refreshing pages from a network's link to the shop's page. Requests
 * are only sent to networks: the first address outside them is the destination, so only the shopper
 * visits the shop.
 */
export async function followLink(
  link: string,
  { web, privateHosts, seconds = 10, maxBytes = 256 * 1024 }: FollowOptions,
): Promise<FollowedLink> {
  const hops: Hop[] = []
  const signal = AbortSignal.timeout(seconds * 1000)

  async function follow(text: string, base?: URL): Promise<string> {
    const url = URL.parse(text, base?.href)
    if (!url) throw new WebFault('it leads to an invalid address')
    const hop: Hop = { url: url.href }
    hops.push(hop)
    const isOurs = privateHosts.includes(url.host)
    const destination = findDestination(url.href)
    if (destination !== undefined && !isOurs) return requirePublic(destination)
    if (!isOurs && !findLinkForm(url)) throw new WebFault('it does not lead to a web address')
    if (hops.length > maxHops) throw new WebFault(`it has more than ${maxHops} hops`)
    const answer = await web.get(url, { signal, headers })
    hop.status = answer.statusCode ?? 0
    const redirect = findRedirect(answer, url)
    if (redirect) {
      answer.destroy()
      return follow(redirect.href)
    }
    const isPage = hop.status >= 200 && hop.status < 300
    if (!isPage) {
      answer.destroy()
      throw new WebFault(`its host returned ${hop.status}`)
    }
    const refresh = findRefresh(String(await readBeginning(answer, maxBytes)))
    if (refresh !== undefined) return follow(refresh, url)
    if (isOurs && destination !== undefined) return destination
    throw new WebFault('it ends at a page of its network')
  }

  try {
    return { hops, destination: await follow(link) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { hops, fault: signal.aborted ? `it took more than ${seconds} s` : message }
  }
}

/**
 * Throws a `WebFault` for a host that is not public. Does not
 * look up the host, because nothing is requested from it.
 */
function requirePublic(destination: string): string {
  const { hostname, host } = new URL(destination)
  const literal = hostname.replace(/^\[|\]$/g, '')
  const isPublic = isIP(literal) ? isPublicAddress(literal) : hostname.includes('.')
  if (!isPublic) throw new WebFault(`it leads to ${host}, which is not public`)
  return destination
}
