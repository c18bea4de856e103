import type { CurrencyCode } from '#app/domain/currency.ts'
import type { SourceLetter } from '#app/domain/source.ts'
import { networks } from '#app/networks/all-networks.server.ts'
import { findDestination } from '#app/networks/find-destination.ts'
import { findLinkForm } from '#app/networks/find-link-form.ts'
import { findRedirect, type PublicWeb, readBeginning } from '#app/public-web/public-web.server.ts'
import { WebFault } from '#app/public-web/web-fault.ts'
import { findRefresh } from '../find-refresh.ts'
import { judgePage } from './judge-page.ts'
import type { LinkFinding } from './link-state.ts'
import { type Robots, robotsName } from './robots.server.ts'

export interface LinkToCheck {
  source: SourceLetter
  /** The tracked link, without a sub-id. */
  clickUrl: string
  /** The shop's page, if the source supplies it. */
  url: string | undefined
  priceMinor: number
  currency: CurrencyCode
}

export interface LinkCheckOptions {
  web: PublicWeb
  robots: Robots
  /** Networks and shops inside our own network, as host:port, such as the sandbox's. */
  privateHosts: readonly string[]
  seconds?: number
}

const maxHops = 6
const maxBytes = 256 * 1024
const headers = {
  'User-Agent': `Mozilla/5.0 (compatible; ${robotsName}; bot)`,
  Accept: 'text/html',
}
/** Parameters that the networks add to the shop's URL so that the shop credits them. */
const creditKeys = new Map<SourceLetter, readonly string[]>(
  networks.flatMap(({ source, creditMarks }) =>
    source && creditMarks ? [[source.letter, creditMarks]] : [],
  ),
)
const parkingHosts =
  /(?:^|\.)(?:sedoparking\.com|parkingcrew\.net|bodis\.com|hugedomains\.com|dan\.com|afternic\.com|above\.com)$/

/**
 * Follows an offer's tracked link to the shop, identifying itself as a robot, and
 * judges the page it arrives at. Requests go only to networks and the shop itself,
 * and only as far as their robots.txt allows. If a network's robots.txt disallows
 * the request, the shop's page is extracted from the link instead. Never throws.
 */
export async function checkLink(
  link: LinkToCheck,
  { web, robots, privateHosts, seconds = 10 }: LinkCheckOptions,
): Promise<LinkFinding> {
  const shopUrl = findDestination(link.clickUrl) ?? link.url
  const shop = shopUrl === undefined ? undefined : URL.parse(shopUrl)?.hostname
  const signal = AbortSignal.timeout(seconds * 1000)
  const isPrivate = (url: URL) => privateHosts.includes(url.host)
  let at = URL.parse(link.clickUrl)
  let isThroughNetwork = true
  for (let hops = 0; at && hops <= maxHops; hops += 1) {
    const isNetwork = findLinkForm(at) !== undefined
    if (!isNetwork && !isPrivate(at)) {
      if (parkingHosts.test(at.hostname)) return { state: 'parked', url: at.href }
      if (shop === undefined) return { state: 'not checked', detail: 'the shop is unknown' }
      if (!isSameSite(at.hostname, shop))
        return { state: 'elsewhere', detail: `it leads to ${at.hostname}`, url: at.href }
    }
    try {
      if (!(await robots.allows(at, signal))) {
        const behind: URL | null = isNetwork && shopUrl !== undefined ? URL.parse(shopUrl) : null
        if (!behind)
          return { state: 'not checked', detail: `${at.host} disallows robots`, url: at.href }
        isThroughNetwork = false
        at = behind
        continue
      }
      const answer = await web.get(at, { signal, headers })
      const redirect = findRedirect(answer, at)
      if (redirect) {
        answer.destroy()
        at = redirect
        continue
      }
      const status = answer.statusCode ?? 0
      const html = status === 200 ? String(await readBeginning(answer, maxBytes)) : ''
      answer.destroy()
      if (status !== 200) return judgeStatus(status, at)
      const refresh = findRefresh(html)
      const next = refresh === undefined ? null : URL.parse(refresh, at.href)
      if (next && next.href !== at.href) {
        at = next
        continue
      }
      const isCredited = isThroughNetwork ? findCredit(link.source, at) : undefined
      return judgePage(html, at, link, isCredited)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const detail = signal.aborted ? `no answer within ${seconds} s` : reason
      // The page may well exist even though we must not request its address.
      const state = error instanceof WebFault ? 'not checked' : 'unreachable'
      return { state, detail, url: at.href }
    }
  }
  return {
    state: 'dead',
    detail: at ? `more than ${maxHops} hops` : 'the link is not a valid address',
  }
}

function judgeStatus(status: number, url: URL): LinkFinding {
  const isGone = status === 404 || status === 410
  return { state: isGone ? 'dead' : 'unreachable', detail: `status ${status}`, url: url.href }
}

/**
 * Checks that the shop's URL has the network's parameters. Returns undefined for sources whose
 * links are wrapped only when a shopper clicks.
 */
function findCredit(source: SourceLetter, { searchParams }: URL): boolean | undefined {
  const keys = creditKeys.get(source)
  return keys && [...searchParams.keys()].some(name => keys.includes(name.toLowerCase()))
}

/** Returns true for the same host and for a subdomain: www.shop.example and shop.example. */
function isSameSite(host: string, shop: string): boolean {
  const [a, b] = [host, shop].map(name => name.replace(/^www\./, '').replace(/\.$/, ''))
  return a === b || Boolean(a && b && (a.endsWith(`.${b}`) || b.endsWith(`.${a}`)))
}
