import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import type { BaseLogger } from 'pino'
import type { Product } from '#app/domain/product.ts'
import { findDestination } from '#app/networks/find-destination.ts'
import { createPublicWeb } from '#app/public-web/public-web.server.ts'
import { type FollowedLink, followLink } from './follow-link.server.ts'

/** The retailers' pages behind product links, cached because following a link counts as a click. */
export interface ShopPages {
  /**
   * Returns the page that a product's link leads to, without tracking. Undefined when
   * the link does not contain the page's URL and must not be followed, or when it was
   * not followed in time. A page that arrives late is cached for the next shopper.
   */
  find(product: LinkedOffer, options: { mayFollow: boolean }): Promise<string | undefined>
  /** Follows any link, cached or not. */
  follow(link: string): Promise<FollowedLink>
}

export type LinkedOffer = Pick<Product, 'clickUrl' | 'url'>

/** The maximum time that a shopper waits for a link to be followed. */
const patienceMs = 1_500
const maxRemembered = 20_000
const foundTtlMs = 24 * 3_600_000
const failedTtlMs = 600_000
const followedAtOnce = 4
/**
 * The maximum number of links in the queue. Shoppers would
 * stop waiting before any more links could be followed.
 */
const maxWaiting = 50

export function createShopPages({
  privateHosts,
  log,
}: {
  /** Networks and shops inside our own network, as host:port. */
  privateHosts: readonly string[]
  log: Pick<BaseLogger, 'warn'>
}): ShopPages {
  const web = createPublicWeb({ privateHosts })
  const remembered = new LRUCache<string, { page: string | undefined }>({ max: maxRemembered })
  const pending = new Map<string, Promise<string | undefined>>()
  const queue = new PQueue({ concurrency: followedAtOnce })
  const follow = (link: string) => followLink(link, { web, privateHosts })

  async function followAndRemember(link: string): Promise<string | undefined> {
    const { destination, fault, hops } = await queue.add(() => follow(link))
    if (destination === undefined)
      log.warn(
        { fault, hops: hops.map(({ url }) => new URL(url).host) },
        'a link does not lead to a shop',
      )
    remembered.set(
      link,
      { page: destination },
      { ttl: destination === undefined ? failedTtlMs : foundTtlMs },
    )
    return destination
  }

  function findFollowed(link: string): Promise<string | undefined> {
    const known = remembered.get(link)
    if (known) return Promise.resolve(known.page)
    const running = pending.get(link)
    if (running) return running
    if (queue.size >= maxWaiting) return Promise.resolve(undefined)
    const followed = followAndRemember(link).finally(() => pending.delete(link))
    pending.set(link, followed)
    return followed
  }

  return {
    follow,
    async find({ clickUrl, url }, { mayFollow }) {
      // The address of a host inside our own network does
      // not reveal whether the link is an affiliate link.
      const isOurs = privateHosts.includes(URL.parse(clickUrl)?.host ?? '')
      const read =
        (url === undefined ? undefined : findDestination(url)) ??
        (isOurs ? undefined : findDestination(clickUrl))
      if (read !== undefined || !mayFollow) return read
      return Promise.race([findFollowed(clickUrl), waitFor(patienceMs)])
    },
  }
}

function waitFor(ms: number): Promise<undefined> {
  return new Promise(resolve => setTimeout(resolve, ms, undefined).unref())
}
