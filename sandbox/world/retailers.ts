import { type Segment, segments } from './family.ts'

/** A shop and the brand levels it sells. */
export interface Retailer {
  index: number
  id: number
  name: string
  hostDomain: string
  score: number
  deeplinkSupport: boolean
  segments: readonly Segment[]
  /** The brand levels that the shop sells, from 0 (budget) to 4 (luxury). */
  levels: readonly [lowest: number, highest: number]
  weight: number
  kind: 'new' | 'pre-owned' | 'rental'
  /** The shop's style of descriptions and size names. */
  manner: number
}

const fashion: Segment[] = ['women', 'men', 'shoes', 'bags', 'jewellery', 'luxury', 'sport']

type Line = readonly [
  name: string,
  hostDomain: string,
  weight: number,
  levels: readonly [number, number],
  segments: readonly Segment[],
  kind?: Retailer['kind'],
]

const lines: readonly Line[] = [
  ['Alder & Finch', 'alderandfinch.example', 100, [1, 4], segments],
  ['Brightwater', 'brightwater.example', 90, [0, 3], segments],
  ['Harrow & Vale', 'harrowandvale.example', 70, [2, 4], segments],
  ['Parkside Department Store', 'parkside-store.example', 80, [0, 2], segments],
  ['Maison Lumen', 'maisonlumen.example', 46, [3, 4], fashion],
  ['The Edit Room', 'theeditroom.example', 44, [2, 4], fashion],
  ['Corso Moda', 'corsomoda.example', 36, [3, 4], fashion],
  [
    'Dove Street',
    'dovestreet.example',
    40,
    [1, 3],
    ['women', 'shoes', 'bags', 'jewellery', 'luxury'],
  ],
  ['Lilac Lane', 'lilaclane.example', 34, [0, 1], ['women', 'shoes', 'bags', 'jewellery']],
  ['Threadneedle & Co.', 'threadneedle.example', 30, [1, 3], ['women', 'men']],
  ['Gentry Row', 'gentryrow.example', 26, [1, 4], ['men', 'shoes', 'luxury']],
  ['Mister Calder', 'mistercalder.example', 24, [1, 3], ['men', 'shoes', 'bags']],
  ['Sole Society Hall', 'solehall.example', 34, [0, 3], ['shoes', 'sport']],
  ['Stepwise Shoes', 'stepwise.example', 26, [0, 2], ['shoes', 'sport', 'kids']],
  ['The Bag Bureau', 'bagbureau.example', 22, [1, 4], ['bags', 'luxury']],
  ['Carat & Kind', 'caratandkind.example', 24, [1, 4], ['jewellery', 'luxury']],
  ['Glimmer', 'glimmer.example', 18, [0, 2], ['jewellery']],
  ['Summit Outfitters', 'summitoutfitters.example', 28, [0, 3], ['sport', 'men', 'women']],
  ['Fieldhouse Sports', 'fieldhouse.example', 26, [0, 2], ['sport', 'shoes', 'kids']],
  ['Pure Counter', 'purecounter.example', 34, [0, 4], ['beauty']],
  ['Beauty Parlour Online', 'beautyparlour.example', 28, [0, 3], ['beauty']],
  ['Apothecary Nine', 'apothecarynine.example', 18, [1, 4], ['beauty']],
  ['Hearthside', 'hearthside.example', 34, [0, 3], ['home']],
  ['Casa & Co.', 'casaandco.example', 28, [1, 4], ['home']],
  ['Nest Avenue', 'nestavenue.example', 30, [0, 2], ['home', 'kids']],
  ['Loomhouse Rugs', 'loomhouse.example', 12, [0, 4], ['home']],
  ['Kitchen & Table', 'kitchenandtable.example', 16, [0, 4], ['home']],
  ['Tiny Trove', 'tinytrove.example', 18, [0, 4], ['kids']],
  ['Once Again Archive', 'onceagain.example', 24, [3, 4], fashion, 'pre-owned'],
  ['Second Season', 'secondseason.example', 20, [1, 4], fashion, 'pre-owned'],
  [
    'Borrowed Wardrobe',
    'borrowedwardrobe.example',
    14,
    [2, 4],
    ['women', 'luxury', 'bags'],
    'rental',
  ],
  ['Outlet Arcade', 'outletarcade.example', 36, [0, 3], fashion],
  ['Markdown Market', 'markdownmarket.example', 26, [0, 2], segments],
  ['Boutique Belleville', 'belleville.example', 16, [2, 4], ['women', 'luxury', 'shoes', 'bags']],
  ['Nordic Nest Club', 'nordicclub.example', 18, [1, 3], ['women', 'men', 'home', 'sport']],
  ["Eleanor's", 'eleanors.example', 18, [1, 3], ['women', 'shoes', 'jewellery', 'beauty']],
  ['Denim District', 'denimdistrict.example', 16, [0, 3], ['women', 'men']],
  ['Swim & Sand', 'swimandsand.example', 10, [0, 4], ['women', 'sport', 'luxury']],
  ['Bridal Quarter', 'bridalquarter.example', 9, [1, 4], ['women', 'luxury', 'jewellery']],
  ['Big & Bold', 'bigandbold.example', 14, [0, 2], ['women', 'men']],
  ['Café Couture', 'cafecouture.example', 12, [2, 4], ['women', 'luxury']],
  ['Urban Canopy', 'urbancanopy.example', 28, [0, 2], ['women', 'men', 'shoes', 'home', 'beauty']],
  ['21 Quay', '21quay.example', 16, [1, 3], ['women', 'men', 'bags']],
  ['Grand Magasin du Nord', 'magasindunord.example', 18, [2, 4], segments],
  ['Warehouse Nine', 'warehousenine.example', 20, [0, 1], segments],
]

export const retailers: readonly Retailer[] = lines.map(
  ([name, hostDomain, weight, levels, carried, kind = 'new'], index) => ({
    index,
    id: 21 + index * 17 + ((index * 5) % 11),
    name,
    hostDomain,
    score: 12 + ((index * 29) % 60),
    deeplinkSupport: index % 5 !== 3,
    segments: carried,
    levels,
    weight,
    kind,
    manner: (index * 7) % 5,
  }),
)

export function getRetailer(index: number): Retailer {
  const retailer = retailers[index]
  if (!retailer) throw new RangeError(`no retailer ${index}`)
  return retailer
}
