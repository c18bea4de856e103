import type { Currency } from './local-cents.ts'
import { type Retailer, retailers } from './retailers.ts'

/**
 * A retailer as an affiliate network lists it: with a different id and often a different spelling.
 */
export interface Advertiser {
  /** The network's id for the retailer. */
  id: number
  name: string
  retailer: Retailer
  currency: Currency
  country: 'US' | 'GB' | 'DE' | 'CA'
  weight: number
  /** True if the publisher has joined the advertiser's program and may send it shoppers. */
  isJoined: boolean
  /** True if the advertiser's feed includes GTINs. */
  hasGtins: boolean
}

type Line = readonly [hostDomain: string, name: string, weight: number, more?: Partial<Advertiser>]

/**
 * Networks share retailers as well as products: Alder
 * & Finch appears in all of them, under three names.
 */
const cjLines: readonly Line[] = [
  ['alderandfinch.example', 'Alder & Finch US', 30, { hasGtins: true }],
  ['brightwater.example', 'Brightwater', 24, { hasGtins: true }],
  ['harrowandvale.example', 'Harrow and Vale', 16],
  ['theeditroom.example', 'THE EDIT ROOM', 12, { hasGtins: true }],
  ['lilaclane.example', 'LilacLane.com', 12],
  ['gentryrow.example', 'Gentry Row', 8, { hasGtins: true }],
  ['dovestreet.example', 'Dove Street UK', 8, { currency: 'GBP', country: 'GB', hasGtins: true }],
  ['stepwise.example', 'Stepwise Shoes Inc.', 8, { hasGtins: true }],
  ['bagbureau.example', 'The Bag Bureau', 6],
  ['purecounter.example', 'Pure Counter', 8, { hasGtins: true }],
  ['hearthside.example', 'Hearthside Home', 9, { hasGtins: true }],
  ['nestavenue.example', 'Nest Avenue', 6],
  [
    'nordicclub.example',
    'Nordic Nest Club EU',
    6,
    { currency: 'EUR', country: 'DE', hasGtins: true },
  ],
  ['urbancanopy.example', 'Urban Canopy Canada', 6, { currency: 'CAD', country: 'CA' }],
  ['secondseason.example', 'Second Season Resale', 5],
  ['fieldhouse.example', 'Fieldhouse Sports', 6, { hasGtins: true }],
  ['warehousenine.example', 'Warehouse Nine', 5, { isJoined: false }],
  ['caratandkind.example', 'Carat & Kind', 4, { isJoined: false, hasGtins: true }],
]

const rakutenLines: readonly Line[] = [
  ['alderandfinch.example', 'Alder and Finch', 26, { hasGtins: true }],
  ['parkside-store.example', 'Parkside Dept. Store', 26, { hasGtins: true }],
  ['maisonlumen.example', 'Maison Lumen', 12, { hasGtins: true }],
  ['corsomoda.example', 'Corso Moda (US)', 9],
  ['mistercalder.example', 'Mister Calder', 8],
  ['solehall.example', 'Sole Society Hall', 9, { hasGtins: true }],
  ['summitoutfitters.example', 'Summit Outfitters', 8, { hasGtins: true }],
  ['beautyparlour.example', 'Beauty Parlour Online', 8, { hasGtins: true }],
  ['casaandco.example', 'Casa & Co', 8],
  [
    'belleville.example',
    'Boutique Belleville',
    5,
    { currency: 'EUR', country: 'DE', hasGtins: true },
  ],
  [
    'magasindunord.example',
    'Grand Magasin du Nord UK',
    6,
    { currency: 'GBP', country: 'GB', hasGtins: true },
  ],
  ['tinytrove.example', 'Tiny Trove', 4],
]

const trendingLines: readonly Line[] = [
  ['alderandfinch.example', 'Alder & Finch', 20],
  ['brightwater.example', 'Brightwater', 14],
  ['parkside-store.example', 'Parkside Department Store', 12],
  ['theeditroom.example', 'The Edit Room', 8],
  ['threadneedle.example', 'Threadneedle & Co.', 8],
  ['outletarcade.example', 'Outlet Arcade', 8],
  ['eleanors.example', "Eleanor's", 6],
  ['cafecouture.example', 'Café Couture', 5],
  ['purecounter.example', 'Pure Counter', 5],
  ['hearthside.example', 'Hearthside', 5],
]

export const cjAdvertisers = toAdvertisers(cjLines, at => 4_100_000 + at * 7_919)
export const rakutenAdvertisers = toAdvertisers(rakutenLines, at => 36_000 + at * 517)
export const trendingAdvertisers = toAdvertisers(trendingLines, at => 50_005 + at * 331)

function toAdvertisers(
  lines: readonly Line[],
  toId: (at: number) => number,
): readonly Advertiser[] {
  return lines.map(([hostDomain, name, weight, more], at) => {
    const retailer = retailers.find(shop => shop.hostDomain === hostDomain)
    if (!retailer) throw new RangeError(`no retailer ${hostDomain}`)
    return {
      id: toId(at),
      name,
      retailer,
      currency: 'USD',
      country: 'US',
      weight,
      isJoined: true,
      hasGtins: false,
      ...more,
    }
  })
}
