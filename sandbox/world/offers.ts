import { getOffer, type Market, type Offer } from './offer.ts'
import type { Network } from './originals.ts'
import type { World } from './world.ts'

/** The networks' offers, in addition to the style catalog. */
export interface Offers {
  world: World
  counts: Readonly<Record<Network, number>>
  get(network: Network, number: number): Offer
  getMarket(): Market
}

export function createOffers(world: World, counts: Offers['counts']): Offers {
  const getMarket = () => ({
    seed: world.seed,
    day: world.day,
    styleProducts: world.products,
    cjProducts: counts.cj,
  })
  return {
    world,
    counts,
    getMarket,
    get: (network, number) => getOffer(getMarket(), network, number),
  }
}
