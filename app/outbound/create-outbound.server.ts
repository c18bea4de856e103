import type pg from 'pg'
import type { BaseLogger } from 'pino'
import { isDeadEnd } from '#app/domain/link-warning.ts'
import type { FindShownRetailer } from '#app/domain/retailer-name.ts'
import { type AffiliateIds, getAffiliateIds } from './affiliate-ids.ts'
import type { Click, TrackingNetwork } from './click.ts'
import { createClickLedger } from './click-ledger.server.ts'
import { findDestination } from './find-destination.ts'
import { createKnownOffers, type KnownOffer, type OfferSource } from './known-offers.server.ts'
import type { Outbound, OutboundClick, OutboundSite, TrackedLinks, WayOut } from './outbound.ts'
import { createRecentClicks } from './recent-clicks.ts'
import { createShopPages } from './shop-pages.server.ts'
import {
  skimlinksUrl,
  viglinkUrl,
  withCjSubId,
  withOwnSubId,
  withRakutenSubId,
} from './tracked-links.ts'

type TrackedWay = Pick<WayOut, 'url' | 'network'>

export interface OutboundOptions {
  pool: pg.Pool
  products: OfferSource
  findShownRetailer: FindShownRetailer
  /** The base URLs of the link wrappers. */
  wrappers: { skimlinks: string; viglink: string }
  affiliateIds: AffiliateIds
  /** Networks and shops inside our own network, as host:port. */
  privateHosts: readonly string[]
  /** The folder for clicks that are not in the database yet. */
  spoolFolder: string
  /** The current time in milliseconds. */
  now?: () => number
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>
}

export function createOutbound(options: OutboundOptions): Outbound {
  const { pool, wrappers, privateHosts, spoolFolder, log } = options
  const knownOffers = createKnownOffers(options.products)
  const shopPages = createShopPages({ privateHosts, log })
  const ledger = createClickLedger({ pool, folder: spoolFolder, log })
  const recentClicks = createRecentClicks(options.now)

  /** Retailers that are turned off have no offers, even on pages that were opened earlier. */
  async function findOffer(requested: OutboundClick): Promise<KnownOffer | undefined> {
    const offer = await knownOffers.find(requested)
    if (!offer) return undefined
    return options.findShownRetailer(requested.site.id, offer.retailer) === undefined
      ? undefined
      : offer
  }

  const getIds = (site: OutboundSite) => getAffiliateIds(site, options.affiliateIds)

  /** Puts the sub-id into the offer's own link, if its network accepts one. */
  function trackOwnLink({ clickUrl, adSource }: KnownOffer, subId: string): TrackedWay {
    if (adSource === 'CJ') return { url: withCjSubId(clickUrl, subId), network: 'cj' }
    if (adSource === 'Rakuten')
      return { url: withRakutenSubId(clickUrl, subId), network: 'rakuten' }
    return withOwnSubId(clickUrl, subId) ?? { url: clickUrl, network: 'none' }
  }

  /**
   * Chooses how to track a click. The links of CJ, Rakuten and Awin are our own accounts' and are
   * opened as they are. Links from every other source are wrapped if the storefront has an id for
   * a wrapper.
   */
  async function chooseWay(
    offer: KnownOffer,
    { site, visitor }: OutboundClick,
    subId: string,
  ): Promise<TrackedWay> {
    const own = trackOwnLink(offer, subId)
    if (offer.adSource !== 'Skimlinks' && own.network !== 'none') return own
    const { skimlinksId, viglinkKey } = getIds(site)
    if (skimlinksId === undefined && viglinkKey === undefined) return own
    const page = await shopPages.find(offer, { mayFollow: visitor === 'person' })
    if (page === undefined) return own
    if (skimlinksId !== undefined)
      return {
        url: skimlinksUrl(wrappers.skimlinks, skimlinksId, page, subId),
        network: 'skimlinks',
      }
    if (viglinkKey !== undefined)
      return { url: viglinkUrl(wrappers.viglink, viglinkKey, page, subId), network: 'viglink' }
    return own
  }

  /** Wraps a page's URL with the storefront's ids; `otherwise` replaces links without an id. */
  function wrap(page: string, site: OutboundSite, subId: string, otherwise: string): TrackedLinks {
    const { skimlinksId, viglinkKey } = getIds(site)
    return {
      url: page,
      vigUrl: viglinkKey ? viglinkUrl(wrappers.viglink, viglinkKey, page, subId) : otherwise,
      skimUrl: skimlinksId ? skimlinksUrl(wrappers.skimlinks, skimlinksId, page, subId) : otherwise,
    }
  }

  /** Finds the wrapper that a caller who receives both links should use. */
  function findWrapper(site: OutboundSite, page: string | undefined): TrackingNetwork | undefined {
    const { skimlinksId, viglinkKey } = getIds(site)
    if (page === undefined) return undefined
    if (skimlinksId !== undefined) return 'skimlinks'
    return viglinkKey === undefined ? undefined : 'viglink'
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
      const { isRepeat, ...number } = recentClicks.number(requested)
      const way = await chooseWay(offer, requested, number.subId)
      const click = toClick(offer, requested, { ...number, network: way.network })
      if (!isRepeat) ledger.record(click)
      return { ...way, click, isRepeat }
    },

    async findLinks(requested) {
      const offer = await findOffer(requested)
      if (!offer) return undefined
      const { isRepeat, ...number } = recentClicks.number(requested)
      const page = await shopPages.find(offer, { mayFollow: requested.visitor === 'person' })
      const own = trackOwnLink(offer, number.subId)
      const network = findWrapper(requested.site, page) ?? own.network
      if (!isRepeat) ledger.record(toClick(offer, requested, { ...number, network }))
      return page === undefined
        ? { url: own.url, vigUrl: own.url, skimUrl: own.url }
        : wrap(page, requested.site, number.subId, own.url)
    },

    async inspect(link, site) {
      const followed = await shopPages.follow(link)
      const { destination } = followed
      if (destination === undefined) return followed
      return { ...followed, links: wrap(destination, site, 'test', destination) }
    },

    refresh: knownOffers.refresh,
    getIds,
    ledger: ledger.state,
    close: ledger.close,
  }
}
