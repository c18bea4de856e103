import { describe, expect, it } from 'vitest'
import type { QueryReading, UnderstoodPart } from '#app/domain/query-reading.ts'
import { toReadTitle } from './read-title.ts'

const part = (group: UnderstoodPart['group'], value: string, words: string): UnderstoodPart => {
  return { group, value, label: value, words, rest: '' }
}
/**
 * Parts written as `group value = words`; `!` is for excluded ones, `*` for wider ones, and a label that is
 * not the value stands behind a slash.
 */
const toParts = (text: string): UnderstoodPart[] =>
  [...text.matchAll(/(\w+)([!*]?) ([^/=]+?)(?:\/([^=]+))? = ([^,]+)/g)].map(
    ([, group, mark, value = '', label = value, words = '']) => ({
      ...part(group as UnderstoodPart['group'], value, words),
      label,
      ...(mark === '!' ? { isExcluded: true } : mark === '*' ? { isWider: true } : {}),
    }),
  )
const read = (
  corrected: QueryReading['corrected'],
  understood: UnderstoodPart[] = [],
  dropped: string[] = [],
): QueryReading => ({ understood, corrected, dropped })

const dress = { from: 'dres', to: 'dress' }
const black = { from: 'blak', to: 'black' }
const silkDress = read(
  [],
  [part('materials', 'silk', 'silk'), part('category', 'dresses', 'dress')],
)

describe('toReadTitle', () => {
  it.each<[text: string, parts: string, title: string]>([
    ['black dress', 'colors black = black, category dresses = dress', 'Black dresses'],
    ['BLACK Dress', 'colors black = BLACK, category dresses = Dress', 'Black dresses'],
    ['dress', 'category dresses = dress', 'Dresses'],
    ['mens coat', 'category men = mens, category mens-coats = coat', "Men's coats"],
    ['dress for women', 'category dresses = dress, category women = women', 'Dresses for women'],
    ['kids dress', 'category kids = kids, category dresses = dress', "Kids' dresses"],
    // The category is called Sneakers.
    ['trainers', 'category womens-sneakers = trainers', 'Trainers'],
    [
      'coats at brightwater',
      'category wool-coats = coats, retailers Brightwater = at brightwater',
      'Coats at Brightwater',
    ],
    [
      'northquay dress under 100',
      'brands Northquay = northquay, category dresses = dress, prices -100 = under 100',
      'Northquay dresses under $100',
    ],
    [
      'under 1000 coats at brightwater',
      'prices -1000 = under 1000, category wool-coats = coats, retailers Brightwater = at brightwater',
      'Coats at Brightwater under $1,000',
    ],
    ['boots over 19.99', 'category boots = boots, prices 19.99- = over 19.99', 'Boots over $19.99'],
    [
      'scarf 50 to 100',
      'category scarves = scarf, prices 50-100 = 50 to 100',
      'Scarves $50 to $100',
    ],
    ['cheap scarf', 'prices -40 = cheap, category scarves = scarf', 'Cheap scarves'],
    ['silk shirt', 'materials silk = silk, category womens-tops = shirt', 'Silk shirts'],
    ['beanie', 'category hats = beanie', 'Beanies'],
    ['swimwear', 'category womens-swimwear = swimwear', 'Swimwear'],
    ['lbd', 'category black-dresses = lbd', 'Black dresses'],
    ['scarf mens', 'category mens-scarves = scarf, category men = mens', "Men's scarves"],
    [
      'navy suits men',
      'colors blue = navy, category mens-suits = suits, category men = men',
      "Men's navy suits",
    ],
    ['xl coat', 'sizes letter:xl/XL = xl, category wool-coats = coat', 'XL coats'],
    ['coat size 8', 'category wool-coats = coat, sizes us:8/US 8 = size 8', 'Coats size 8'],
    [
      'boots 50% off',
      'category boots = boots, deals 50 = 50% off',
      'Boots, store sales of 50% or more',
    ],
    ['silk', 'materials silk = silk', 'Silk'],
    [
      'Forest green dress',
      'colors* green/Green = Forest green, category dresses = dress',
      'Green dresses',
    ],
    [
      'multicolored dress',
      'colors* multi/Multi = multicolored, category dresses = dress',
      'Multicolored dresses',
    ],
    ['dress no silk', 'category dresses = dress, materials! silk = no silk', 'Dresses, no silk'],
    [
      '-red maxi dress',
      'colors! red/No red = -red, category maxi-dresses = maxi dress',
      'Maxi dresses, no red',
    ],
    [
      'no synthetics coat',
      'synthetics none/No synthetics = no synthetics, category wool-coats = coat',
      'Coats, no synthetics',
    ],
    [
      'winter coat women sale',
      'style winter = winter, category wool-coats = coat, category women = women, deals sale = sale',
      "Women's winter coats on sale",
    ],
    ['sale', 'deals sale = sale', 'Sale'],
    ['under 50', 'prices -50 = under 50', 'Under $50'],
    ['men on sale', 'category men = men, deals sale = on sale', "Men's sale"],
    [
      'summer dress long sleeve',
      'category day-dresses = summer dress, style long sleeve = long sleeve',
      'Long-sleeve summer dresses',
    ],
    [
      'silk dress black mini used',
      'materials silk = silk, category dresses = dress, colors black = black, style mini = mini, conditions preowned = used',
      'Black mini used silk dresses',
    ],
    [
      'shirt men linen',
      'category mens-shirts = shirt, category men = men, materials linen = linen',
      "Men's linen shirts",
    ],
    ['dress in red', 'category dresses = dress, colors red = red', 'Dresses in red'],
    [
      'size 12 scarf',
      'sizes us:12/US 12 = size 12, sizes shoe-us:12/Shoe US 12 = size 12, category scarves = scarf',
      'Size 12 scarves',
    ],
    [
      'mens t-shirt black',
      'category mens-tees-and-tshirts = mens t-shirt, colors black = black',
      "Men's black T-shirts",
    ],
    [
      'white womens boots',
      'colors white = white, category womens-boots = womens boots',
      "Women's white boots",
    ],
    [
      'mens jacket leather',
      'category mens-jackets = mens jacket, materials leather = leather',
      "Men's leather jackets",
    ],
    ['boyfriend jeans', 'category jeans = boyfriend jeans', 'Boyfriend jeans'],
    ['black friday deals', 'deals sale = black friday deals', 'Black Friday deals'],
    ['mens shirt', 'category mens-shirts = mens shirt', "Men's shirts"],
    ["women's shirt", "category womens-tops = women's shirt", "Women's shirts"],
    ['girl dress', 'category girls-dresses = girl dress', "Girls' dresses"],
    ['mens', 'category men = mens', 'Men'],
    ['tshirt', 'category tees-and-tshirts = tshirt', 'T-shirts'],
    [
      'white t shirt',
      'colors white = white, category tees-and-tshirts = t shirt',
      'White T-shirts',
    ],
    ['bra 34b', 'category bras = bra, sizes bra:34b/Bra 34B = 34b', 'Bras 34B'],
    [
      'trainers womens 7',
      'category womens-sneakers = trainers, category women = womens, sizes shoe-us:7/Shoe US 7 = 7',
      "Women's trainers size 7",
    ],
    ['v neck sweater', 'category v-neck-sweaters = v neck sweater', 'V-neck sweaters'],
    // Stores are read last.
    [
      'brightwater dress',
      'category dresses = dress, retailers Brightwater = brightwater',
      'Dresses at Brightwater',
    ],
    [
      'coats from brightwater',
      'category wool-coats = coats, retailers Brightwater = from brightwater',
      'Coats from Brightwater',
    ],
    ['brightwater', 'retailers Brightwater = brightwater', 'Brightwater'],
    ['cheap dress', 'category dresses = dress, prices -85 = cheap', 'Cheap dresses'],
    [
      'price drop dress',
      'deals drop = price drop, category dresses = dress',
      'Dresses with price drops',
    ],
    ['price drops', 'deals drop = price drops', 'Price drops'],
    [
      'women price drops',
      'category women = women, deals drop = price drops',
      "Women's price drops",
    ],
    [
      'wool coat at least 80%',
      'category wool-coats = wool coat, fibers wool.80/At least 80% wool = at least 80%',
      'Wool coats, at least 80% wool',
    ],
    ['80% wool coat', 'fibers wool.80 = 80% wool, category wool-coats = coat', '80% wool coats'],
    ['bag preowned', 'category handbags = bag, conditions preowned = preowned', 'Pre-owned bags'],
    ['2nd hand bag', 'conditions preowned = 2nd hand, category handbags = bag', 'Second-hand bags'],
    [
      'red v neck sweater',
      'colors red = red, style v neck = v neck, category sweaters = sweater',
      'Red V-neck sweaters',
    ],
    [
      'polka dot dress',
      'style polka dot = polka dot, category dresses = dress',
      'Polka dot dresses',
    ],
    // Words of products that name nothing
    ['sequin dress', 'category dresses = dress', 'Sequin dresses'],
    ['oversized black cardigan', 'colors black = black, category cardigan-sweaters = cardigan', ''],
    [
      'black oversized cardigan',
      'colors black = black, category cardigan-sweaters = cardigan',
      'Black oversized cardigans',
    ],
    // "Cute" leaves out no product.
    ['cute dress', 'category dresses = dress', ''],
    // Not understood in full
    ['a dress', 'category dresses = dress', ''],
    ['dress pockets', 'category dresses = dress', ''],
    ['pockets', '', ''],
  ])('LS1 titles %j as a store does if it is understood', (text, parts, title) => {
    expect(toReadTitle(text, read([], toParts(parts))) ?? '').toBe(title)
  })

  it.each<[text: string, reading: QueryReading, title: string]>([
    [
      'blak dres',
      read([black, dress], [part('colors', 'black', 'blak'), part('category', 'dresses', 'dres')]),
      'Black dresses',
    ],
    [
      'nortquay dres',
      read(
        [{ from: 'nortquay', to: 'northquay' }, dress],
        [part('brands', 'Northquay', 'nortquay'), part('category', 'dresses', 'dres')],
      ),
      'Northquay dresses',
    ],
    ['blak blak shoe', read([black, black]), 'Black black shoe'],
    [
      'blak glowing hat',
      read([black], [part('category', 'hats', 'hat')], ['Glowing']),
      'Black hats',
    ],
    [
      'dress with pockets',
      read([], [part('category', 'dresses', 'dress')]),
      'Dresses with pockets',
    ],
    ['green set', read([], [part('colors', 'green', 'green')]), 'Green set'],
    ['green mug', read([], [part('colors', 'green', 'green')]), ''],
    // Words that were not searched
    ['silk dress', { ...silkDress, dropped: ['silk'] }, ''],
    ['silk dress', { ...silkDress, unstocked: ['silk'] }, ''],
    ['silk dress', { ...silkDress, isCut: true }, ''],
    // A dollar sign is no pattern.
    ['blak $& hat', read([black]), 'Black $& hat'],
    ['Blak', read([]), ''],
  ])('LS8 titles %j as it was corrected and searched', (text, reading, title) => {
    expect(toReadTitle(text, reading) ?? '').toBe(title)
  })
})
