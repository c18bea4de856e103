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

const linen = made('linen', /\blinen/i)
const cashmere = made('cashmere', /cashmere/i)
const wool = made('wool', /wool|merino|melton|tweed/i)
const dresses = within('dresses')
const coats = within('womens-outerwear', 'mens-outerwear')
const womensSweaters = within('sweaters')

/** Searches for clothes; see `shopperSearches`. */
export const clothesSearches: readonly ShopperSearch[] = [
  {
    text: 'plus size maxi dress',
    wanted: all(
      any(within('maxi-dresses'), all(within('dresses', 'plus-sizes'), named(/\bmaxi|\blong\b/i))),
      any(within('plus-sizes'), sized(/^letter:\dx|-plus$/), named(/\bplus\b/i)),
    ),
  },
  {
    text: 'black tie gown',
    wanted: any(within('evening-dresses'), all(dresses, named(/\bgown|\bevening/i))),
  },
  {
    text: 'toddler boy jacket',
    wanted: all(
      within('kids'),
      not(named(/\bgirl/i)),
      named(/jacket|coat|puffer|parka|gilet|anorak/i),
    ),
    otherwise: within('boys-clothes', 'baby-clothes'),
  },
  {
    text: 'mens wool coat navy',
    wanted: all(within('mens-outerwear'), named(/coat/i), wool, colored('blue')),
  },
  {
    text: 'silk pajamas',
    wanted: all(
      within('pajamas', 'mens-sleepwear'),
      named(/pajama|pyjama|lounge set|sleep/i),
      silk,
    ),
  },
  {
    text: 'blck leather jaket',
    wanted: all(
      any(
        within('leather-jackets', 'mens-leather-jackets'),
        all(within('jackets', 'mens-jackets', 'womens-outerwear'), leather),
      ),
      colored('black'),
    ),
  },
  {
    text: 'something to wear to a job interview',
    wanted: within(
      ...['blazers', 'womens-suits', 'dress-pants', 'blouses', 'button-front-tops'],
      ...['mid-length-skirts', 'pumps', 'loafers', 'oxfords'],
      ...['mens-suits', 'mens-blazers-and-sport-coats', 'mens-dress-shirts', 'mens-dress-pants'],
      ...['mens-ties', 'mens-lace-up-shoes'],
    ),
  },
  { text: 'zara blazer', wanted: within('blazers', 'mens-blazers-and-sport-coats') },
  {
    text: 'red cocktail dress under $200',
    wanted: all(
      any(within('cocktail-dresses'), all(dresses, named(/cocktail|party/i))),
      colored('red'),
      upTo(200),
    ),
  },
  {
    text: 'mens white linen shirt',
    wanted: all(within('mens-shirts'), linen, colored('white')),
  },
  { text: 'cashmere sweater women', wanted: all(womensSweaters, cashmere) },
  {
    text: "cashmere crewneck men's grey",
    wanted: all(
      within('mens-sweaters'),
      any(within('mens-crewneck-sweaters'), named(/crew/i)),
      cashmere,
      colored('gray'),
    ),
  },
  {
    text: 'high waisted wide leg jeans',
    wanted: all(
      within('jeans'),
      any(within('wide-leg-jeans'), named(/wide.leg/i)),
      said(/high.(?:rise|waist)/i),
    ),
  },
  {
    text: 'light wash skinny jeans',
    wanted: all(
      any(within('skinny-jeans'), all(within('jeans'), named(/skinny/i))),
      said(/light.wash|light blue|washed denim/i),
    ),
  },
  {
    text: 'floral midi dress',
    wanted: all(
      any(dresses, within('plus-sizes', 'maternity-clothes')),
      shown(/floral|botanical|ditsy|bloom/i),
      said(/\bmidi|below the knee/i),
    ),
  },
  {
    text: 'polka dot blouse',
    wanted: all(
      any(within('blouses'), all(within('womens-tops'), named(/blouse/i))),
      shown(/\bpolka|\bdot|\bspot/i),
    ),
  },
  {
    text: 'striped t shirt men',
    wanted: all(
      any(
        within('mens-tees-and-tshirts'),
        all(within('mens-shirts', 'mens-athletic-shirts'), named(/\btee\b|t-shirt/i)),
      ),
      shown(/strip|breton/i),
    ),
  },
  {
    text: 'yoga leggings',
    wanted: all(within('leggings', 'athletic-pants'), named(/legging/i)),
  },
  {
    text: 'mens polo shirt not black',
    wanted: all(
      any(within('mens-polo-shirts'), all(within('mens-shirts'), named(/\bpolo/i))),
      not(colored('black')),
    ),
  },
  {
    text: 'one piece swimsuit black',
    wanted: all(within('one-piece-swimsuits'), colored('black')),
  },
  { text: 'mens swim trunks', wanted: within('mens-swimsuits') },
  {
    text: 'winter coat women',
    wanted: all(
      within('womens-outerwear'),
      not(within('raincoats-and-trenchcoats')),
      named(/coat|puffer|parka|shearling/i),
    ),
  },
  {
    text: 'puffer jacket mens',
    wanted: any(
      within('mens-puffer-coats'),
      all(within('mens-outerwear'), named(/puffer|\bdown\b/i)),
    ),
  },
  { text: 'trench coat', wanted: all(coats, named(/trench/i)) },
  { text: 'camel coat', wanted: all(coats, named(/coat/i), shown(/camel/i)) },
  {
    text: 'denim jacket oversized',
    wanted: all(within('denim-jackets', 'mens-denim-jackets'), said(/oversized/i)),
  },
  { text: 'cheap black dress', wanted: all(dresses, colored('black'), upTo(120)) },
  {
    text: 'little black dress',
    wanted: all(
      dresses,
      not(within('maxi-dresses', 'bridesmaid-dresses', 'sweater-dresses')),
      not(named(/\bmaxi|\bgown|\blong dress/i)),
      colored('black'),
    ),
  },
  {
    text: 'wedding guest dress',
    wanted: all(
      any(
        within('cocktail-dresses', 'evening-dresses', 'maxi-dresses'),
        all(dresses, shown(/silk|satin|chiffon|crepe|georgette|lace|floral|wrap/i)),
      ),
      not(within('sweater-dresses', 'bridesmaid-dresses', 'bridal')),
    ),
  },
  {
    text: 'bridesmaid dress sage green',
    wanted: all(any(within('bridesmaid-dresses'), named(/bridesmaid/i)), colored('green')),
  },
  {
    text: 'maternity dress',
    wanted: all(
      any(within('maternity-clothes'), named(/maternity|nursing/i)),
      named(/dress|gown/i),
    ),
  },
  {
    text: 'petite trousers',
    wanted: all(
      any(within('petites'), sized(/petite/), said(/petite/i)),
      named(/trouser|pants|chino|culotte/i),
    ),
  },
  {
    text: 'womens cardigan without wool',
    wanted: all(within('cardigan-sweaters'), not(wool), not(said(/\bwool|merino|lambswool/i))),
  },
  { text: 'linen duvet cover', wanted: all(within('duvets'), linen) },
  { text: 'throw pillows blue', wanted: all(within('pillows'), colored('blue')) },
  {
    text: 'girls dress',
    wanted: any(within('girls-dresses'), all(within('girls'), named(/dress/i))),
    otherwise: within('girls'),
  },
  { text: 'navy blazer women', wanted: all(within('blazers'), colored('blue')) },
]
