import {
  all,
  any,
  colored,
  leather,
  made,
  named,
  not,
  said,
  shown,
  silk,
  sized,
  upTo,
  within,
} from './predicates.ts'
import type { ShopperSearch } from './shopper-search.ts'

/** Searches for shoes, accessories, beauty and the home; see `shopperSearches`. */
export const otherSearches: readonly ShopperSearch[] = [
  {
    text: 'kids rain boots',
    wanted: all(within('kids'), named(/\b(?:rain|snow|rubber)\b.*boots|wellies/i)),
    otherwise: within('girls-shoes', 'boys-shoes', 'baby-shoes'),
  },
  {
    text: 'womens black ankle boots size 8',
    wanted: all(
      any(within('ankle-boots'), all(within('boots'), named(/ankle|chelsea|bootie/i))),
      colored('black'),
      sized(/^shoe-us:8$/),
    ),
  },
  {
    text: 'leopard print flats',
    wanted: all(within('flats'), shown(/leopard|cheetah/i)),
  },
  {
    text: 'black leather tote bag',
    wanted: all(
      any(within('tote-bags', 'mens-totes'), all(within('handbags'), named(/\btote/i))),
      leather,
      colored('black'),
    ),
  },
  {
    text: 'brown crossbody bag under 150',
    wanted: all(
      any(within('crossbody-bags'), all(within('handbags'), named(/cross.?body/i))),
      colored('brown'),
      upTo(150),
    ),
  },
  {
    text: 'vegan leather handbag',
    wanted: all(
      within('handbags'),
      not(within('wallets')),
      made('polyurethane', /(?:vegan|faux) leather/i),
    ),
  },
  {
    text: 'gold hoop earrings',
    wanted: all(within('earrings'), named(/hoop/i), any(colored('gold'), named(/\bgold/i))),
  },
  { text: 'pearl necklace', wanted: all(within('necklaces'), named(/pearl/i)) },
  {
    text: 'sterling silver ring',
    wanted: all(within('rings', 'mens-jewelry'), named(/\bring|\bband/i), named(/silver/i)),
  },
  {
    text: 'mens automatic watch',
    wanted: all(within('mens-watches'), said(/automatic/i)),
  },
  {
    text: 'cat eye sunglasses',
    wanted: all(within('sunglasses', 'mens-sunglasses'), named(/cat.?eye/i)),
  },
  {
    text: 'womens white sneekers',
    wanted: all(within('womens-sneakers'), colored('white')),
  },
  {
    text: 'mens running shoes size 10',
    wanted: all(
      within('mens-athletic-shoes', 'mens-sneakers'),
      named(/\brun|\btrail shoes/i),
      sized(/^shoe-us:10$/),
    ),
  },
  {
    text: 'chelsea boots brown suede',
    wanted: all(
      within('boots', 'mens-boots'),
      named(/chelsea/i),
      colored('brown'),
      made('suede', /suede/i),
    ),
  },
  {
    text: 'nude heels',
    wanted: all(within('pumps', 'heeled-sandals', 'evening-shoes'), colored('beige')),
  },
  {
    text: 'platform sandels',
    wanted: all(within('sandals', 'platforms', 'wedges'), named(/platform/i)),
  },
  { text: 'silk scarf', wanted: all(within('scarves', 'mens-scarves'), silk) },
  { text: 'leather belt mens', wanted: all(within('mens-belts'), leather) },
  { text: 'beenie hat', wanted: all(within('hats', 'mens-hats', 'kids'), named(/beanie/i)) },
  { text: 'scented candle', wanted: all(within('candles'), named(/candle/i)) },
  {
    text: 'moisturizer for dry skin',
    wanted: all(
      within('moisturizers', 'mens-skin-care', 'skin-care'),
      named(/moistur|cream/i),
      not(within('sun-care')),
    ),
  },
  {
    text: 'red lipstick',
    wanted: all(within('lip-makeup'), named(/lipstick/i), colored('red')),
  },
  { text: 'gift for my husband wallet', wanted: within('mens-wallets') },
]
