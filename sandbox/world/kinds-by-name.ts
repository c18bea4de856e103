import type { GarmentKind } from './garment-kinds.ts'

type KindRules = readonly (readonly [name: RegExp, kind: GarmentKind])[]

const boots: KindRules = [
  [/combat/i, 'combat-boots'],
  [/chukka|desert/i, 'chukka-boots'],
  [/lug-sole.*(chelsea|ankle|booties)/i, 'lug-chelsea-boots'],
  [/chelsea/i, 'chelsea-boots'],
  [/rain|snow/i, 'rain-boots'],
  [/riding/i, 'riding-boots'],
  [/^mens-boots/, 'lace-up-boots'],
]

const dresses: KindRules = [
  [/tiered.*shirt dress/i, 'tiered-shirt-dress'],
  [/shirt dress/i, 'shirt-dress'],
  [/\bwrap\b/i, 'wrap-dress'],
  [/tiered|smocked/i, 'tiered-dress'],
]

/** For each kind, the more specific one to draw if a name has these words; the first match counts. */
export const kindsByName: Readonly<Partial<Record<GarmentKind, KindRules>>> = {
  dress: [
    [/sweater dress|knit dress/i, 'sweater-dress'],
    ...dresses,
    [/slip dress|bias-cut/i, 'slip-dress'],
    [/a-line|pleated|skater|twirl/i, 'flared-dress'],
    [/column/i, 'column-dress'],
    [/cocktail-dresses/, 'party-dress'],
  ],
  gown: dresses,
  jumpsuit: [
    [/playsuit/i, 'playsuit'],
    [/boilersuit/i, 'boilersuit'],
    [/jumpsuit/i, 'long-jumpsuit'],
  ],

  tee: [
    [/henley/i, 'henley'],
    [/polo/i, 'polo'],
    [/tie-neck/i, 'tie-neck-top'],
    [/^/, 't-shirt'],
  ],
  top: [
    [/tie-neck/i, 'tie-neck-top'],
    [/\btank\b|vest top/i, 'tank'],
    [/camisole/i, 'camisole'],
  ],
  shirt: [
    [/polo/i, 'polo'],
    [/band-collar/i, 'band-collar-shirt'],
    [/tie-neck/i, 'tie-neck-blouse'],
  ],
  blouse: [
    [/peasant/i, 'peasant-blouse'],
    [/tie-neck/i, 'tie-neck-blouse'],
  ],
  activewear: [
    [/jogger/i, 'joggers'],
    [/tee|shirt/i, 't-shirt'],
    [/tank/i, 'tank'],
  ],
  knit: [
    [/sweater vest/i, 'sweater-vest'],
    [/half-zip/i, 'half-zip'],
    [/roll-neck|turtleneck/i, 'turtleneck'],
    [/v-neck/i, 'v-neck'],
    [/crewneck/i, 'crewneck'],
    [/cable/i, 'cable-knit'],
  ],
  cardigan: [
    [/half-zip/i, 'half-zip'],
    [/roll-neck|turtleneck|mock neck/i, 'zip-cardigan'],
    [/crewneck/i, 'crewneck-cardigan'],
  ],
  hoodie: [
    [/hoodie|hooded/i, 'hoodie'],
    [/half-zip/i, 'half-zip'],
    [/^/, 'sweatshirt'],
  ],

  jacket: [
    [/biker|moto|aviator/i, 'biker-jacket'],
    [/harrington/i, 'harrington'],
    [/bomber|zip-up/i, 'bomber'],
    [/\bwrap\b/i, 'wrap-jacket'],
    [/collarless/i, 'collarless-jacket'],
    [/double-breasted/i, 'double-blazer'],
    [/single-breasted/i, 'single-blazer'],
    [/trucker|denim-jackets/i, 'trucker-jacket'],
    [/utility|barn|field|chore|work jacket|shacket/i, 'field-jacket'],
    [/athletic-jackets/, 'bomber'],
  ],
  blazer: [
    [/\bwrap\b/i, 'wrap-jacket'],
    [/collarless/i, 'collarless-jacket'],
    [/double-breasted/i, 'double-blazer'],
    [/smoking/i, 'shawl-blazer'],
    [/single-breasted|two-button/i, 'single-blazer'],
  ],
  suit: [
    [/double-breasted/i, 'double-suit'],
    [/tuxedo/i, 'tuxedo'],
    [/single-breasted|two-button/i, 'single-suit'],
  ],
  coat: [
    [/collarless.*wrap/i, 'collarless-wrap-coat'],
    [/collarless/i, 'collarless-coat'],
    [/trench coat|trench$/i, 'trench-coat'],
    [/\bwrap\b/i, 'wrap-coat'],
    [/double-breasted/i, 'double-coat'],
    [/^/, 'single-coat'],
  ],
  sneakers: [
    [/high-top/i, 'high-tops'],
    [/platform|chunky/i, 'platform-sneakers'],
    [/slip-on/i, 'slip-on-sneakers'],
    [/runner|running|trail|training/i, 'runners'],
  ],

  puffer: [
    [/vest|gilet/i, 'puffer-vest'],
    [/cropped/i, 'puffer'],
    [/longline|puffer coat/i, 'puffer-coat'],
  ],
  vest: [[/^/, 'puffer-vest']],

  jeans: [
    [/skinny/i, 'skinny-jeans'],
    [/wide-leg|sailor|loose/i, 'wide-jeans'],
    [/flare/i, 'flared-jeans'],
    [/slim|tapered|cigarette/i, 'slim-jeans'],
    [/straight|relaxed/i, 'straight-jeans'],
  ],
  trousers: [
    [/jogger|drawstring/i, 'joggers'],
    [/wide-leg|palazzo|culottes/i, 'wide-trousers'],
    [/tapered|slim/i, 'slim-trousers'],
    [/straight/i, 'straight-trousers'],
  ],
  shorts: [[/bermuda/i, 'bermuda-shorts']],
  'swim-trunks': [[/boxer/i, 'boxers']],
  skirt: [
    [/pencil/i, 'pencil-skirt'],
    [/pleated/i, 'pleated-skirt'],
    [/a-line/i, 'a-line-skirt'],
  ],
  lingerie: [
    [/brief|thong/i, 'brief'],
    [/chemise|slip/i, 'slip'],
  ],
  bra: [[/sports bra/i, 'sports-bra']],
  socks: [[/tights/i, 'leggings']],

  boots,
  'ankle-boots': boots,
  heels: [
    [/sandals/i, 'sandals'],
    [/slingback/i, 'slingbacks'],
  ],
  flats: [
    [/mary jane/i, 'mary-janes'],
    [/mules/i, 'mules'],
  ],
  sandals: [[/slides/i, 'slides']],
  loafers: [[/mens-lace-up-shoes/, 'lace-up-shoes']],

  tie: [
    [/bow tie/i, 'bow-tie'],
    [/pocket square/i, 'pocket-square'],
  ],
  gloves: [[/mittens/i, 'mittens']],
  hat: [
    [/fedora/i, 'fedora'],
    [/bucket/i, 'bucket-hat'],
  ],
  earrings: [
    [/studs/i, 'studs'],
    [/hoops/i, 'hoops'],
  ],
  briefcase: [[/messenger/i, 'crossbody']],
  'phone-case': [[/sleeve/i, 'wallet']],
  palette: [[/eyeliner/i, 'mascara']],
  soap: [[/lotion|wash/i, 'hair-care']],
  'skincare-tube': [
    [/body wash/i, 'hair-care'],
    [/toner|bath oil/i, 'serum'],
  ],
  bodysuit: [[/romper/i, 'playsuit']],
}
