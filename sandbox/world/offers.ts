import { getOffer, type Market, type Network, type Offer } from './offer.ts'
import type { World } from './world.ts'

/** What the networks sell of the world, beside the style catalogue. */
export interface Offers {
  world: World
  counts: Readonly<Record<Network, number>>
  get(network: Network, number: number): Offer
  /** As it is on the world's day. */
  getMarket(): Market
}

export function createOffers(world: World, counts: Offers['counts']): Offers {
  const getMarket = () => ({
    seed: world.seed,
    day: world.day,
    styleProducts: world.products,
    cjProducts: counts.cj,
  })
  return { world, counts, getMarket, get: (network, number) => getOffer(getMarket(), network, number) }
}
