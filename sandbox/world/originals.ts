import { draw } from './draw.ts'
import { mix } from './hash.ts'

export const networks = ['cj', 'rakuten', 'trending', 'feed'] as const
export type Network = (typeof networks)[number]

/** The first product number of each network, far above the style catalog's. */
export const firstIndex: Readonly<Record<Network, number>> = {
  cj: 0x1000_0000,
  rakuten: 0x2000_0000,
  trending: 0x3000_0000,
  feed: 0x4000_0000,
}

/** The share of a network's products that are also in the style catalog. */
export const styleShare = { cj: 0.5, rakuten: 0.35, trending: 0.6, feed: 0.02 }
/** The share of Rakuten's products that are also in CJ's catalog. */
export const cjShare = 0.25

const dice = { copy: 1, model: 202 } as const

/**
 * Returns a random number, 0 ≤ x < 1. If it is below the network's
 * share, the offer is modeled on another catalog's product.
 */
export function drawModel(seed: number, index: number): number {
  return draw(mix(seed, index), dice.model)
}

/**
 * True for the one style product in eight that is another retailer's offer of an earlier product.
 */
export function isStyleCopy(seed: number, index: number): boolean {
  return index > 40 && draw(mix(seed, index), dice.copy) < 0.15
}

/** True unless the offer's product already has an earlier record. */
export function isOriginal(seed: number, index: number): boolean {
  const network = networks.findLast(name => index >= firstIndex[name])
  if (network === undefined) return !isStyleCopy(seed, index)
  const share = styleShare[network] + (network === 'rakuten' ? cjShare : 0)
  return drawModel(seed, index) >= share
}
