import type { LinkPage } from '#app/domain/link-page.ts'
import type { ProductKey } from '#app/domain/product-key.ts'
import type { AnswerName, TrackingNetwork } from '#app/networks/all-networks.server.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import type { Click, Visitor } from './click.ts'
import type { LedgerState } from './click-ledger.server.ts'
import type { FollowedLink } from './follow-link.server.ts'

/**
 * Outgoing links to retailers: chooses the link for a click, adds the storefront's ids and a
 * sub-id, and records every click.
 */
export interface Outbound {
  /**
   * Records a click and returns the link to the product's retailer. Undefined if the product is no
   * longer available, or if its link is dead and the shopper has not been warned. A click that a
   * visit repeats within seconds is not recorded again.
   */
  leave(click: OutboundClick): Promise<WayOut | undefined>
  /** Records a click and returns all links of the product; undefined if it is not available. */
  findLinks(click: OutboundClick): Promise<TrackedLinks | undefined>
  /** Resolves a link for an operator to test, without recording anything. */
  inspect(link: string, site: OutboundSite): Promise<InspectedLink>
  /** Reads an offer, or every offer, again at its next click, because its link has changed. */
  refresh(key?: ProductKey): void
  /** Returns the ids that a storefront's links are wrapped with. */
  getIds(site: OutboundSite): OutboundSite['affiliate']
  ledger(): LedgerState
  close(): Promise<void>
}

export interface OutboundClick extends ProductKey, Visitor {
  site: OutboundSite
  page: LinkPage | 'api'
  /** The product's position in its list, starting at 1. */
  position?: number | undefined
  /** True if the shopper has seen the warning about the offer's link. */
  isWarned?: true | undefined
  /** Recognizes repeated clicks, and is never stored; absent if every click counts. */
  visit?: { address: string; agent: string } | undefined
}

/** The fields of a storefront that a click needs. */
export type OutboundSite = Pick<Storefront, 'id' | 'affiliate'>

export interface WayOut {
  url: string
  network: TrackingNetwork
  click: Click
  /** True if the visit opened this product a few seconds ago, so that this click does not count. */
  isRepeat: boolean
}

/**
 * The response of the tracked-link call: `url`, the retailer's page without tracking, and the link
 * through each wrapper. A link that cannot be built is replaced by the product's own outgoing link.
 */
export type TrackedLinks = Record<'url' | AnswerName, string>

export interface InspectedLink extends FollowedLink {
  links?: TrackedLinks
}
