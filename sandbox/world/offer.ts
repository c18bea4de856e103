import {
  type Advertiser,
  cjAdvertisers,
  rakutenAdvertisers,
  trendingAdvertisers,
} from './advertisers.ts'
import type { Brand } from './brands.ts'
import { draw, pick, pickWeighted, toRunningSums } from './draw.ts'
import { mix } from './hash.ts'
import { getLinePlace } from './lines.ts'
import { cjShare, drawModel, firstIndex, type Network, styleShare } from './originals.ts'
import { palettes } from './palettes.ts'
import { getFacts, getFactsOf, type ProductFacts } from './product-facts.ts'
import { getRecipe } from './product-name.ts'
import { getShadeIndex, shades } from './shades.ts'

/**
 * An offer's relation to the product it is modeled on: the same product, or a look-alike.
 * `other-color` has the same name but a color that the product is not made in, `next-season`
 * is this year's remake, and `other-pack` is the same product in a different quantity.
 */
export type Variation = 'same' | 'other-color' | 'next-season' | 'other-pack'

/** A product at one of a network's advertisers. */
export interface Offer {
  network: Network
  /** The offer's number within the network, starting at 0. */
  number: number
  advertiser: Advertiser
  variation: Variation
  facts: ProductFacts
  /** A key that two offers share if and only if they are for the same product. */
  thing: string
}

/** The sizes of the catalogs whose products an offer may be modeled on. */
export interface Market {
  seed: number
  day: number
  styleProducts: number
  cjProducts: number
}

const advertisers = {
  cj: cjAdvertisers,
  rakuten: rakutenAdvertisers,
  trending: trendingAdvertisers,
  feed: rakutenAdvertisers,
}
const dice = {
  modelAt: 203,
  variation: 204,
  color: 205,
  which: 206,
  advertiser: 207,
} as const

type Model = Pick<Offer, 'variation' | 'facts' | 'thing'>

export function getOffer(market: Market, network: Network, number: number): Offer {
  const { seed, day } = market
  const index = firstIndex[network] + number
  const own = mix(seed, index)
  const model = findModel(market, network, index)
  const shop = model ? own : mix(seed, getLinePlace(seed, index).head)
  let advertiser = pick(advertisers[network], 0)
  const facts = getFactsOf(
    seed,
    {
      index,
      item: model?.facts.item ?? index,
      chooseRetailer: brand => {
        advertiser = chooseAdvertiser(network, brand, draw(shop, dice.advertiser))
        return advertiser.retailer
      },
    },
    day,
  )
  return { network, number, advertiser, ...toLike(facts, model, own) }
}

function findModel(market: Market, network: Network, index: number): Model | undefined {
  const chance = drawModel(market.seed, index)
  const at = draw(mix(market.seed, index), dice.modelAt)
  if (chance < styleShare[network]) {
    const facts = getFacts(market.seed, Math.floor(at * market.styleProducts), market.day)
    return { variation: 'same', facts, thing: String(facts.item) }
  }
  if (network === 'rakuten' && chance < styleShare.rakuten + cjShare && market.cjProducts > 0)
    return getOffer(market, 'cj', Math.floor(at * market.cjProducts))
  return undefined
}

/**
 * Returns the product that is offered: the model itself or a look-alike. Of
 * the offers modeled on another catalog's product, one in ten is a look-alike.
 */
function toLike(facts: ProductFacts, model: Model | undefined, own: number): Model {
  const thing = String(facts.item)
  if (!model) return { variation: 'same', facts, thing }
  const { variation } = model
  if (variation !== 'same')
    return { variation, facts: { ...facts, colors: model.facts.colors }, thing: model.thing }
  const chance = draw(own, dice.variation)
  if (chance < 0.04) {
    const color = getShadeIndex(pick(palettes[getRecipe(facts).palette], draw(own, dice.color)))
    // Navy sold as blue does not count as a different
    // color, because no name could tell the two apart.
    if (facts.colors.some(known => toCanonical(known) === toCanonical(color)))
      return { variation, facts, thing }
    return {
      variation: 'other-color',
      facts: { ...facts, colors: [color] },
      thing: `${thing}:${color}`,
    }
  }
  if (chance < 0.07) return { variation: 'next-season', facts, thing: `${thing}:season` }
  if (chance < 0.1) return { variation: 'other-pack', facts, thing: `${thing}:pack` }
  return { variation, facts, thing }
}

function toCanonical(shade: number): number | undefined {
  return shades[shade]?.canonical
}

const shortlists = new Map<string, { shops: readonly Advertiser[]; sums: Float64Array }>()

/** Selects an advertiser that covers the brand's segments. */
function chooseAdvertiser(network: Network, brand: Brand, chance: number): Advertiser {
  const segment = brand.segments[0] ?? 'women'
  const key = `${network} ${segment}`
  let shortlist = shortlists.get(key)
  if (!shortlist) {
    const shops = advertisers[network].filter(({ retailer }) => retailer.segments.includes(segment))
    shortlist = { shops, sums: toRunningSums(shops.map(({ weight }) => weight)) }
    shortlists.set(key, shortlist)
  }
  const { shops, sums } = shortlist
  return shops[pickWeighted(sums, chance)] ?? pick(advertisers[network], 0)
}
