import type { Offer } from './offer.ts'
import { firstIndex, networks } from './originals.ts'
import { toPictureSlug } from './product-name.ts'

/** The first id of offers; it is higher than every id of the style catalog. */
const firstLandingId = 9_000_000_000

/** Returns the shop's product number for an offer. */
export function toLandingId(offer: Pick<Offer, 'network' | 'number'>): number {
  return firstLandingId + firstIndex[offer.network] + offer.number
}

export function findLandingOffer(id: number): Pick<Offer, 'network' | 'number'> | undefined {
  const index = id - firstLandingId
  const network = networks.findLast(name => index >= firstIndex[name])
  return network && { network, number: index - firstIndex[network] }
}

/** Returns the path of the offer's page at the shop, without tracking. */
export function offerLandingPath(
  offer: Pick<Offer, 'network' | 'number' | 'advertiser'>,
  name: string,
): string {
  const { hostDomain } = offer.advertiser.retailer
  return `/shops/${hostDomain}/p/${toLandingId(offer)}-${toPictureSlug(name)}`
}
