import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { isDeadEnd } from '#app/domain/link-warning.ts'
import type { FindShownRetailer } from '#app/domain/retailer-name.ts'
import { findOwnNetwork, wrapperNetworks } from '#app/networks/all-networks.server.ts'
import { findDestination } from '#app/networks/find-destination.ts'
import { trackOwnLink } from '#app/networks/track-link.ts'
import { type AffiliateIds, getAffiliateIds } from './affiliate-ids.ts'
import type { Click } from './click.ts'
import { createClickLedger } from './click-ledger.server.ts'
import { createKnownOffers, type KnownOffer, type OfferSource } from './known-offers.server.ts'
import type { Outbound, OutboundClick, OutboundSite, TrackedLinks, WayOut } from './outbound.ts'
import { createRecentClicks, type RecentClicks } from './recent-clicks.ts'
import { createShopPages } from './shop-pages.server.ts'

type TrackedWay = Pick<WayOut, 'url' | 'network'>

export interface OutboundOptions {
  pool: pg.Pool
  products: OfferSource
  findShownRetailer: FindShownRetailer
  /** The URLs of the link wrappers, by network. */
  redirectUrls: Readonly<Partial<Record<string, string>>>
  affiliateIds: AffiliateIds
  /** Networks and shops inside our own network, as host:port. */
  privateHosts: readonly string[]
  /** Recognizes repeated clicks; absent if this process remembers only its own. */
  recentClicks?: RecentClicks
  /** The folder for clicks that are not in the database yet. */
  spoolFolder: string
  /** The current time in milliseconds. */
  now?: () => number
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>
}

export function createOutbound(options: OutboundOptions): Outbound {
  const { pool, redirectUrls, privateHosts, spoolFolder, log } = options
  const knownOffers = createKnownOffers(options.products)
  const shopPages = createShopPages({ privateHosts, log })
  const ledger = createClickLedger({ pool, folder: spoolFolder, log })
  const recentClicks = options.recentClicks ?? createRecentClicks(options.now)

  /** Retailers that are turned off have no offers, even on pages that were opened earlier. */
  async function findOffer(requested: OutboundClick): Promise<KnownOffer | undefined> {
    const offer = await knownOffers.find(requested)
    if (!offer) return undefined
    return options.findShownRetailer(requested.site.id, offer.retailer) === undefined
      ? undefined
      : offer
  }

  const getIds = (site: OutboundSite) => getAffiliateIds(site, options.affiliateIds)

  /** Lists the storefront's wrappers, each with a function that wraps a page's URL. */
  function listWrappers(site: OutboundSite) {
    const ids = getIds(site)
    return wrapperNetworks.flatMap(({ id: network, wrapper }) => {
      const [siteId, redirectUrl] = [ids[network], redirectUrls[network]]
      if (siteId === undefined || redirectUrl === undefined) return []
      const wrap = (page: string, subId: string) => wrapper.wrap(redirectUrl, siteId, page, subId)
      return [{ network, answerName: wrapper.answerName, wrap }]
    })
  }

  /** Puts the sub-id into the offer's own link, if its network accepts one. */
  function toOwnWay(offer: KnownOffer, subId: string): TrackedWay {
    return trackOwnLink(offer, subId) ?? { url: offer.clickUrl, network: 'none' }
  }

  /**
   * Chooses how to track a click. The links of our own accounts at networks are opened as they
   * are. All other links are wrapped if the storefront has an id for a wrapper.
   */
  async function chooseWay(
    offer: KnownOffer,
    { site, visitor }: OutboundClick,
    subId: string,
  ): Promise<TrackedWay> {
    const own = toOwnWay(offer, subId)
    if (findOwnNetwork(offer.adSource) && own.network !== 'none') return own
    const [wrapper] = listWrappers(site)
    if (!wrapper) return own
    const page = await shopPages.find(offer, { mayFollow: visitor === 'person' })
    if (page === undefined) return own
    return { url: wrapper.wrap(page, subId), network: wrapper.network }
  }

  /** Wraps a page's URL with the storefront's ids; `otherwise` replaces links without an id. */
  function wrapAll(
    page: string,
    site: OutboundSite,
    subId: string,
    otherwise: string,
  ): TrackedLinks {
    const wrapped = listWrappers(site).map(({ answerName, wrap }) => [
      answerName,
      wrap(page, subId),
    ])
    return { ...answerWith(otherwise), ...Object.fromEntries(wrapped), url: page }
  }

  function toClick(
    offer: KnownOffer,
    { site, page, position, visitor, device }: OutboundClick,
    { clickedAt, ...tracking }: Pick<Click, 'clickedAt' | 'subId' | 'network'>,
  ): Click {
    const shop = offer.url ?? findDestination(offer.clickUrl) ?? offer.clickUrl
    return {
      clickedAt,
      storefront: site.id,
      source: offer.source,
      productId: offer.id,
      retailer: offer.retailer,
      priceMinor: offer.priceMinor,
      currency: offer.currency,
      page,
      ...(position === undefined ? {} : { position }),
      ...tracking,
      device,
      visitor,
      destinationHost: URL.parse(shop)?.host ?? '',
    }
  }

  return {
    async leave(requested) {
      const offer = await findOffer(requested)
      if (!offer || (isDeadEnd(offer.linkWarning) && !requested.isWarned)) return undefined
      const { isRepeat, ...number } = await recentClicks.number(requested)
      const way = await chooseWay(offer, requested, number.subId)
      const click = toClick(offer, requested, { ...number, network: way.network })
      if (!isRepeat) ledger.record(click)
      return { ...way, click, isRepeat }
    },

    async findLinks(requested) {
      const offer = await findOffer(requested)
      if (!offer) return undefined
      const { isRepeat, ...number } = await recentClicks.number(requested)
      const page = await shopPages.find(offer, { mayFollow: requested.visitor === 'person' })
      const own = toOwnWay(offer, number.subId)
      // A caller who receives all links should use the first wrapper's.
      const [wrapper] = page === undefined ? [] : listWrappers(requested.site)
      const network = wrapper?.network ?? own.network
      if (!isRepeat) ledger.record(toClick(offer, requested, { ...number, network }))
      return page === undefined
        ? answerWith(own.url)
        : wrapAll(page, requested.site, number.subId, own.url)
    },

    async inspect(link, site) {
      const followed = await shopPages.follow(link)
      const { destination } = followed
      if (destination === undefined) return followed
      return { ...followed, links: wrapAll(destination, site, 'test', destination) }
    },

    refresh: knownOffers.refresh,
    getIds,
    ledger: ledger.state,
    close: ledger.close,
  }
}

/** Returns a response with the same link under every name. */
function answerWith(link: string): TrackedLinks {
  const wrapped = wrapperNetworks.map(({ wrapper }) => [wrapper.answerName, link])
  // The names are those of the type, which derives from the same list.
  return { ...Object.fromEntries(wrapped), url: link } as TrackedLinks
}
