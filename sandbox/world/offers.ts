import { getOffer, type Market, type Network, type Offer } from './offer.ts'
import type { World } from './world.ts'

/** What the networks sell of the world, beside the style catalogue. */
export interface Offers {
  world: World
  counts: Readonly<Record<Network, number>>
  get(network: Network, number: number): Offer
}

export function createOffers(world: World, counts: Offers['counts']): Offers {
  return {
    world,
    counts,
    get: (network, number) => getOffer(toMarket(), network, number),
  }
  function toMarket(): Market {
    return { seed: world.seed, day: world.day, styleProducts: world.products, cjProducts: counts.cj }
  }
}
