import type { Product } from '#app/domain/product.ts'
import { findOwnNetwork, type NetworkId } from './all-networks.server.ts'
import { findLinkForm } from './find-link-form.ts'
import { setParameter } from './set-parameter.ts'

/** A link with our sub-id, and the network that reports the sub-id with a sale. */
export interface TrackedLink {
  url: string
  network: NetworkId
}

/**
 * Puts our sub-id into a link of any network we know. Undefined for a shop's
 * own link, for a link that cannot have a sub-id, and for one that is no click.
 */
export function trackLink(link: string, subId: string): TrackedLink | undefined {
  const address = URL.parse(link)
  const form = address ? findLinkForm(address) : undefined
  if (!form?.network || form.subId === undefined) return undefined
  const { network, subId: place } = form
  const url = typeof place === 'string' ? setParameter(link, place, subId) : place(link, subId)
  return { url, network }
}

/** Puts our sub-id into a product's own link; undefined if no network would report it. */
export function trackOwnLink(
  { clickUrl, adSource }: Pick<Product, 'clickUrl' | 'adSource'>,
  subId: string,
): TrackedLink | undefined {
  const own = findOwnNetwork(adSource)
  return own?.addSubId
    ? { url: own.addSubId(clickUrl, subId), network: own.id }
    : trackLink(clickUrl, subId)
}
