import { type Advertiser, cjAdvertisers, rakutenAdvertisers, trendingAdvertisers } from './advertisers.ts'
import type { Brand } from './brands.ts'
import { draw, pick, pickWeighted, toRunningSums } from './draw.ts'
import { mix } from './hash.ts'
import { palettes } from './palettes.ts'
import { getFacts, getFactsOf, type ProductFacts } from './product-facts.ts'
import { getRecipe } from './product-name.ts'
import { getShadeIndex, shades } from './shades.ts'

export const networks = ['cj', 'rakuten', 'trending', 'feed'] as const
export type Network = (typeof networks)[number]

/**
 * How an offer is to the thing it is drawn after: that very thing, or one a careless eye takes for it.
 * `other-color` is the same name in a colour the thing does not come in, `next-season` this year's remake of it, `other-pack`
 * the same in another quantity.
 */
export type Likeness = 'same' | 'other-color' | 'next-season' | 'other-pack'

/** One product at one advertiser of a network. */
export interface Offer {
  network: Network
  /** Its number within the network, from 0. */
  number: number
  advertiser: Advertiser
  likeness: Likeness
  facts: ProductFacts
  /** Two offers are of the same product exactly when this is the same. */
  thing: string
}

/** The markets an offer may be drawn after, by how many products each has. */
export interface Market {
  seed: number
  day: number
  styleProducts: number
  cjProducts: number
}

/** Each network numbers its products from here, far beyond the style catalogue. */
export const firstIndex: Readonly<Record<Network, number>> = {
  cj: 0x1000_0000,
  rakuten: 0x2000_0000,
  trending: 0x3000_0000,
  feed: 0x4000_0000,
}
const advertisers = {
  cj: cjAdvertisers,
  rakuten: rakutenAdvertisers,
  trending: trendingAdvertisers,
  feed: rakutenAdvertisers,
}
/** How many of a network's things are the style catalogue's too. */
const styleShare = { cj: 0.5, rakuten: 0.35, trending: 0.6, feed: 0.02 }
/** How many of Rakuten's are drawn after CJ's, whatever those are drawn after. */
const cjShare = 0.25
const dice = { model: 202, modelAt: 203, likeness: 204, color: 205, which: 206, advertiser: 207 } as const

type Model = Pick<Offer, 'likeness' | 'facts' | 'thing'>

export function getOffer(market: Market, network: Network, number: number): Offer {
  const { seed, day } = market
  const index = firstIndex[network] + number
  const own = mix(seed, index)
  const model = findModel(market, network, own)
  let advertiser = pick(advertisers[network], 0)
  const facts = getFactsOf(
    seed,
    {
      index,
      item: model?.facts.item ?? index,
      chooseRetailer: brand => {
        advertiser = chooseAdvertiser(network, brand, draw(own, dice.advertiser))
        return advertiser.retailer
      },
    },
    day,
  )
  return { network, number, advertiser, ...toLike(facts, model, own) }
}

function findModel(market: Market, network: Network, own: number): Model | undefined {
  const chance = draw(own, dice.model)
  const at = draw(own, dice.modelAt)
  if (chance < styleShare[network]) {
    const facts = getFacts(market.seed, Math.floor(at * market.styleProducts), market.day)
    return { likeness: 'same', facts, thing: String(facts.item) }
  }
  if (network === 'rakuten' && chance < styleShare.rakuten + cjShare && market.cjProducts > 0)
    return getOffer(market, 'cj', Math.floor(at * market.cjProducts))
  return undefined
}

/** One offer in ten of a known thing is of another thing, which only looks like it. */
function toLike(facts: ProductFacts, model: Model | undefined, own: number): Model {
  const thing = String(facts.item)
  if (!model) return { likeness: 'same', facts, thing }
  const { likeness } = model
  if (likeness !== 'same')
    return { likeness, facts: { ...facts, colors: model.facts.colors }, thing: model.thing }
  const chance = draw(own, dice.likeness)
  if (chance < 0.04) {
    const color = getShadeIndex(pick(palettes[getRecipe(facts).palette], draw(own, dice.color)))
    // A navy called blue is no other colour: nobody could tell the two apart by their names.
    if (facts.colors.some(known => toCanonical(known) === toCanonical(color)))
      return { likeness, facts, thing }
    return { likeness: 'other-color', facts: { ...facts, colors: [color] }, thing: `${thing}:${color}` }
  }
  if (chance < 0.07) return { likeness: 'next-season', facts, thing: `${thing}:season` }
  if (chance < 0.1) return { likeness: 'other-pack', facts, thing: `${thing}:pack` }
  return { likeness, facts, thing }
}

function toCanonical(shade: number): number | undefined {
  return shades[shade]?.canonical
}

const shortlists = new Map<string, { shops: readonly Advertiser[]; sums: Float64Array }>()

/** One that sells what the brand makes. */
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
