import { describe, expect, it } from 'vitest'
import type { QueryReading, UnderstoodPart } from '#app/domain/query-reading.ts'
import { toReadTitle } from './read-title.ts'

const part = (group: UnderstoodPart['group'], value: string, words: string): UnderstoodPart => {
  return { group, value, label: value, words, rest: '' }
}
/** A shade of which the whole color is listed. */
const wider = (label: string, words: string): UnderstoodPart => {
  return { ...part('colors', label.toLowerCase(), words), label, isWider: true }
}
const read = (
  corrected: QueryReading['corrected'],
  understood: UnderstoodPart[] = [],
  dropped: string[] = [],
): QueryReading => ({ understood, corrected, dropped })

const dress = { from: 'dres', to: 'dress' }
const black = { from: 'blak', to: 'black' }

describe('toReadTitle', () => {
  it.each<[text: string, parts: UnderstoodPart[], title: string]>([
    [
      'black dress',
      [part('colors', 'black', 'black'), part('category', 'dresses', 'dress')],
      'Black dresses',
    ],
    [
      'BLACK Dress',
      [part('colors', 'black', 'BLACK'), part('category', 'dresses', 'Dress')],
      'Black dresses',
    ],
    ['dress', [part('category', 'dresses', 'dress')], 'Dresses'],
    [
      'mens coat',
      [part('category', 'men', 'mens'), part('category', 'mens-coats', 'coat')],
      "Men's coats",
    ],
    [
      'dress for women',
      [part('category', 'dresses', 'dress'), part('category', 'women', 'women')],
      'Dresses for women',
    ],
    [
      'kids dress',
      [part('category', 'kids', 'kids'), part('category', 'dresses', 'dress')],
      "Kids' dresses",
    ],
    // The category is called Sneakers.
    ['trainers', [part('category', 'womens-sneakers', 'trainers')], 'Trainers'],
    [
      'coats at brightwater',
      [part('category', 'wool-coats', 'coats'), part('retailers', 'Brightwater', 'at brightwater')],
      'Coats at Brightwater',
    ],
    [
      'northquay dress under 100',
      [
        part('brands', 'Northquay', 'northquay'),
        part('category', 'dresses', 'dress'),
        part('prices', '-100', 'under 100'),
      ],
      'Northquay dresses under $100',
    ],
    [
      'under 1000 coats at brightwater',
      [
        part('prices', '-1000', 'under 1000'),
        part('category', 'wool-coats', 'coats'),
        part('retailers', 'Brightwater', 'at brightwater'),
      ],
      'Coats at Brightwater under $1,000',
    ],
    [
      'boots over 19.99',
      [part('category', 'boots', 'boots'), part('prices', '19.99-', 'over 19.99')],
      'Boots over $19.99',
    ],
    [
      'scarf 50 to 100',
      [part('category', 'scarves', 'scarf'), part('prices', '50-100', '50 to 100')],
      'Scarves $50 to $100',
    ],
    [
      'cheap scarf',
      [part('prices', '-40', 'cheap'), part('category', 'scarves', 'scarf')],
      'Cheap scarves',
    ],
    [
      'silk shirt',
      [part('materials', 'silk', 'silk'), part('category', 'womens-tops', 'shirt')],
      'Silk shirts',
    ],
    ['beanie', [part('category', 'hats', 'beanie')], 'Beanies'],
    ['swimwear', [part('category', 'womens-swimwear', 'swimwear')], 'Swimwear'],
    ['lbd', [part('category', 'black-dresses', 'lbd')], 'Black dresses'],
    [
      'scarf mens',
      [part('category', 'mens-scarves', 'scarf'), part('category', 'men', 'mens')],
      "Men's scarves",
    ],
    [
      'navy suits men',
      [
        part('colors', 'blue', 'navy'),
        part('category', 'mens-suits', 'suits'),
        part('category', 'men', 'men'),
      ],
      "Men's navy suits",
    ],
    [
      'xl coat',
      [
        { ...part('sizes', 'letter:xl', 'xl'), label: 'XL' },
        part('category', 'wool-coats', 'coat'),
      ],
      'XL coats',
    ],
    [
      'coat size 8',
      [
        part('category', 'wool-coats', 'coat'),
        { ...part('sizes', 'us:8', 'size 8'), label: 'US 8' },
      ],
      'Coats size 8',
    ],
    [
      'boots 50% off',
      [part('category', 'boots', 'boots'), part('deals', '50', '50% off')],
      'Boots, store sales of 50% or more',
    ],
    ['silk', [part('materials', 'silk', 'silk')], 'Silk'],
    [
      'Forest green dress',
      [wider('Green', 'Forest green'), part('category', 'dresses', 'dress')],
      'Green dresses',
    ],
    [
      'multicolored dress',
      [wider('Multi', 'multicolored'), part('category', 'dresses', 'dress')],
      'Multicolored dresses',
    ],
    [
      'dress no silk',
      [
        part('category', 'dresses', 'dress'),
        { ...part('materials', 'silk', 'no silk'), isExcluded: true },
      ],
      'Dresses, no silk',
    ],
    [
      '-red maxi dress',
      [
        { ...part('colors', 'red', '-red'), label: 'No red', isExcluded: true },
        part('category', 'maxi-dresses', 'maxi dress'),
      ],
      'Maxi dresses, no red',
    ],
    [
      'no synthetics coat',
      [
        { ...part('synthetics', 'none', 'no synthetics'), label: 'No synthetics' },
        part('category', 'wool-coats', 'coat'),
      ],
      'Coats, no synthetics',
    ],
    [
      'winter coat women sale',
      [
        part('style', 'winter', 'winter'),
        part('category', 'wool-coats', 'coat'),
        part('category', 'women', 'women'),
        part('deals', 'sale', 'sale'),
      ],
      "Women's winter coats on sale",
    ],
    ['sale', [part('deals', 'sale', 'sale')], 'Sale'],
    ['under 50', [part('prices', '-50', 'under 50')], 'Under $50'],
    [
      'men on sale',
      [part('category', 'men', 'men'), part('deals', 'sale', 'on sale')],
      "Men's sale",
    ],
    [
      'summer dress long sleeve',
      [
        part('category', 'day-dresses', 'summer dress'),
        part('style', 'long sleeve', 'long sleeve'),
      ],
      'Long sleeve summer dresses',
    ],
    [
      'silk dress black mini used',
      [
        part('materials', 'silk', 'silk'),
        part('category', 'dresses', 'dress'),
        part('colors', 'black', 'black'),
        part('style', 'mini', 'mini'),
        part('conditions', 'preowned', 'used'),
      ],
      'Black mini used silk dresses',
    ],
    [
      'shirt men linen',
      [
        part('category', 'mens-shirts', 'shirt'),
        part('category', 'men', 'men'),
        part('materials', 'linen', 'linen'),
      ],
      "Men's linen shirts",
    ],
    [
      'dress in red',
      [part('category', 'dresses', 'dress'), part('colors', 'red', 'red')],
      'Dresses in red',
    ],
    [
      'size 12 scarf',
      [
        { ...part('sizes', 'us:12', 'size 12'), label: 'US 12' },
        { ...part('sizes', 'shoe-us:12', 'size 12'), label: 'Shoe US 12' },
        part('category', 'scarves', 'scarf'),
      ],
      'Size 12 scarves',
    ],
    [
      'mens t-shirt black',
      [part('category', 'mens-tees-and-tshirts', 'mens t-shirt'), part('colors', 'black', 'black')],
      "Men's black T-shirts",
    ],
    [
      'white womens boots',
      [part('colors', 'white', 'white'), part('category', 'womens-boots', 'womens boots')],
      "Women's white boots",
    ],
    [
      'mens jacket leather',
      [part('category', 'mens-jackets', 'mens jacket'), part('materials', 'leather', 'leather')],
      "Men's leather jackets",
    ],
    ['boyfriend jeans', [part('category', 'jeans', 'boyfriend jeans')], 'Boyfriend jeans'],
    ['black friday deals', [part('deals', 'sale', 'black friday deals')], 'Black Friday deals'],
    ['mens shirt', [part('category', 'mens-shirts', 'mens shirt')], "Men's shirts"],
    ["women's shirt", [part('category', 'womens-tops', "women's shirt")], "Women's shirts"],
    ['girl dress', [part('category', 'girls-dresses', 'girl dress')], "Girls' dresses"],
    ['mens', [part('category', 'men', 'mens')], 'Men'],
    ['tshirt', [part('category', 'tees-and-tshirts', 'tshirt')], 'T-shirts'],
    [
      'white t shirt',
      [part('colors', 'white', 'white'), part('category', 'tees-and-tshirts', 't shirt')],
      'White T-shirts',
    ],
    // Not understood in full
    ['a dress', [part('category', 'dresses', 'dress')], ''],
    ['dress pockets', [part('category', 'dresses', 'dress')], ''],
    ['pockets', [], ''],
  ])('LS1 has a title if %j is understood in full', (text, understood, title) => {
    expect(toReadTitle(text, read([], understood)) ?? '').toBe(title)
  })

  it.each<[lacking: Partial<QueryReading>]>([
    [{ dropped: ['silk'] }],
    [{ unstocked: ['silk'] }],
    [{ isCut: true }],
  ])('LS1 has no title of its own if %j was not searched', lacking => {
    const understood = [part('materials', 'silk', 'silk'), part('category', 'dresses', 'dress')]
    expect(toReadTitle('silk dress', { ...read([], understood), ...lacking })).toBeUndefined()
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
    // A dollar sign is no pattern.
    ['blak $& hat', read([black]), 'Black $& hat'],
    ['Blak', read([]), ''],
  ])('LS8 titles the corrected search %j', (text, reading, title) => {
    expect(toReadTitle(text, reading) ?? '').toBe(title)
  })
})
