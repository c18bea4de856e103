import { describe, expect, it } from 'vitest'
import type { Product } from '#app/domain/product.ts'
import type { Changes } from '#app/domain/testing/with-changes.ts'
import { makeProduct } from '#app/store/testing.ts'
import { groupColors } from './group-colors.ts'
import { groupOffers, type MatchedOffer } from './group-offers.ts'
import { joinCards } from './join-cards.ts'
import { joinModels } from './join-models.ts'
import { toOfferFacts } from './offer-facts.ts'
import { maxModels } from './word-usage.ts'

type ProductChanges = Changes<Product>

const gtin = '00614141000012'

/** Creates a navy product by Northquay; each is at another shop unless `changes` say otherwise. */
function toOffer(changes: ProductChanges, index: number): MatchedOffer {
  const name = changes.name ?? 'Kelara Shirt'
  const product = makeProduct(`${index + 1}`, {
    colors: [{ id: '1', name: 'Navy' }],
    retailer: { id: `${index}`, name: `Shop ${index + 1}` },
    description: '',
    categoryId: 'womens-tops',
    sizes: [],
    name,
    unbrandedName: name,
    ...changes,
  })
  const facts = toOfferFacts(product)
  if (!facts) throw new Error('a rental is no offer')
  return { ...facts, number: index + 1 }
}

/** Groups offers as matching does. */
function match(...changes: readonly ProductChanges[]) {
  const offers = changes.map(toOffer)
  const { groups, models, candidates } = groupOffers(offers)
  const colorGroups = groupColors(offers, number => number)
  const joined = joinModels(offers, { groups, colorGroups, models })
  const cards = joinCards(offers, { groups, colorGroups: joined.colorGroups })
  const reasons = [...candidates, ...joined.candidates].flatMap(each => each.reasons)
  return { groups, cards, reasons }
}

const named = (...names: string[]) => match(...names.map(name => ({ name })))
const colorless = (name: string, changes: ProductChanges = {}) => ({ name, colors: [], ...changes })

describe('the name of a product', () => {
  it.each([
    ['Ribbed Jersey Top', 'Ribbed Jersey Top'],
    ['Fitted Cotton Dress', 'Fitted Cotton Dress'],
    ['Geripptes Oberteil mit Rundhalsausschnitt', 'Geripptes Oberteil mit Rundhalsausschnitt'],
    ['Essential Classic Tee', 'Essential Classic Tee'],
    ['Navy Shirt 3', 'Navy Shirt 3'],
    ['New Season Sweatshirt II', 'New Season Sweatshirt II'],
  ])('PR8 is not %j, which only describes', (a, b) => {
    expect(named(a, b).groups).toEqual([])
  })

  it.each([
    ['Kelara Linen Shirt', 'Linen Kelara Shirt'],
    ['Kelara Shirt', 'NEW! Genuine KELARA SHIRT'],
    ['Kelara Long Sleeve Shirt', 'Kelara L/S Shirt'],
    ['Kelara Shirt with Pocket', 'Kelara Shirt w/ Pkt'],
    ['Kelara Puffer Jacket', 'Wmns Kelara Puffer Jkt'],
    ['Kelara V-Neck Tee', 'Kelara Vneck T-Shirt'],
    ['Kelara 40 Shirt', 'Kelara Shirt 40'],
    ['Shirt 5Q41X', '5Q41X Shirt'],
    ['Kelara Shirt, 2-Pack', 'Kelara Shirt, Pack of 2'],
    ['Kelara - Hemd', 'Hemd Kelara'],
  ])('PR8 is the same in %j and %j', (a, b) => {
    expect(named(a, b).groups).toEqual([[1, 2]])
  })

  it.each([
    ['neckline', 'Kelara V-Neck Top', 'Kelara High Neck Top'],
    ['collar', 'Kelara Hooded Top', 'Kelara Mock Collar Top'],
    ['collar', 'Kelara Spread Collar Shirt', 'Kelara Button-Down Collar Shirt'],
    ['sleeve', 'Kelara Long Sleeve Tee', 'Kelara Short Sleeve Tee'],
    ['sleeve on one side only', 'Kelara Sleeveless Shirt', 'Kelara Shirt'],
    ['closure', 'Kelara Zip-Up Shirt', 'Kelara Button-Front Shirt'],
    ['fade', 'Kelara Faded Jeans', 'Kelara Dark Wash Jeans'],
    ['wash on one side only', 'Kelara Acid Wash Jeans', 'Kelara Jeans'],
    ['toe', 'Kelara Pointed-Toe Pumps', 'Kelara Square-Toe Pumps'],
    ['heel', 'Kelara Block Heel Pumps', 'Kelara Kitten Heel Pumps'],
    ['shaft', 'Kelara High-Top Sneakers', 'Kelara Low-Top Sneakers'],
    ['set', 'Kelara Pajama Set', 'Kelara Pajama'],
    ['single', 'Kelara Earring, Single', 'Kelara Earring, Set of 2'],
    ['generation', 'Kelara Shirt', 'Kelara Shirt V2'],
    ['generation', 'Kelara 40 Shirt', 'Kelara 41 Shirt'],
    ['material', 'Kelara Linen Shirt', 'Kelara Silk Shirt'],
    ['detail on one side only', 'Kelara Pleated Skirt', 'Kelara Skirt'],
    ['model', 'Kelara Meadow Shirt', 'Kelara Shirt'],
    ['audience', "Kids' Kelara Shirt", "Boys' Kelara Shirt"],
    ['audience', "Girls' Kelara Shirt", 'Toddler Kelara Shirt'],
    ['width on one side only', 'Kelara Pumps', 'Kelara Pumps, Half Size'],
    ['protection', 'Kelara Sun Milk SPF 30', 'Kelara Sun Milk SPF 30+'],
  ])('PR8 differs by %s: %j and %j', (_what, a, b) => {
    const { groups, cards } = named(a, b)
    expect({ groups, cards }).toEqual({ groups: [], cards: [] })
  })

  const told = (text: string) =>
    `Our buyers fell for this piece at first sight, and so will you once you have worn it for a day. ${text}.`

  it.each<[string, ProductChanges, ProductChanges]>([
    [
      'features beside a named one',
      { name: 'Kelara Turtleneck Sweater', description: told('Mock Neck. Soft') },
      { name: 'Kelara Turtleneck Sweater', description: told('Scoop Neck. Soft') },
    ],
    [
      'a feature that a long description leaves out',
      { description: told('Crew neck. Soft') },
      { description: told('Soft. Light') },
    ],
    [
      'a closure that a long description leaves out',
      { description: told('Zip fly. Soft') },
      { description: told('Soft. Light') },
    ],
    [
      'whom they are for',
      { categoryId: 'boys-clothes', description: told("Boys'. Soft") },
      { categoryId: 'boys-clothes', description: told("Kids'. Soft") },
    ],
    [
      'whom they are for, which a long description leaves out',
      { categoryId: 'girls-clothes', description: told("Girls'. Soft") },
      { categoryId: 'girls-clothes', description: told('Soft. Light') },
    ],
    [
      'the cut of all sizes',
      { sizes: [{ name: '2', sizeId: 'us:2' }] },
      { sizes: [{ name: '20W', sizeId: 'us:20-plus' }] },
    ],
  ])('PR8 does not join descriptions that differ in %s', (_what, a, b) => {
    const { groups, cards } = match(a, b)
    expect({ groups, cards }).toEqual({ groups: [], cards: [] })
  })

  it.each<[string, string, string, boolean]>([
    ['womens-beauty', 'Kelara Kelp Bath Oil', 'Kelara Kelp Moisturizer', false],
    ['skin-care', 'Kelara Serum', 'Kelara Eye Cream', false],
    ['skin-care', 'Kelara Face Serum', 'Kelara Serum', true],
    ['womens-tops', 'Kelara Jumper', 'Kelara Sweater', true],
  ])('PR8 in %s: %j is %j: %s', (categoryId, a, b, isSame) => {
    const { groups } = match({ name: a, categoryId }, { name: b, categoryId })
    expect(groups).toEqual(isSame ? [[1, 2]] : [])
  })

  it.each<[string, ...ProductChanges[]]>([
    [
      'said by the department of the other',
      { name: "Boys' Kelara Shirt", categoryId: 'boys-clothes' },
      { categoryId: 'boys-clothes' },
    ],
    [
      'in several cuts at one shop',
      { sizes: [{ name: '2', sizeId: 'us:2' }] },
      { sizes: ['2', '20-plus'].map(size => ({ name: size, sizeId: `us:${size}` as const })) },
    ],
  ])('PR8 is the same if its audience or cut is %s', (_what, ...offers) => {
    expect(match(...offers).groups).toEqual([[1, 2]])
  })

  it('PR8 joins no two offers that differ through a third one that describes nothing', () => {
    const { groups, cards } = match(
      { description: told('Crew neck. Soft') },
      {},
      { description: told('Soft. Light') },
    )
    expect({ groups, cards }).toEqual({ groups: [], cards: [] })
  })

  it.each<[string, ProductChanges, number[][]]>([
    ['another price', { price: 13_000 }, []],
    ['another description', { description: told('Crew neck. Soft') }, []],
    ['nothing but the color', {}, [[1, 2]]],
  ])('PR8 of two colors at one retailer with %s', (_what, changes, groups) => {
    const shop = { id: '9', name: 'Alder' }
    const own = { retailer: shop, description: told('Soft. Light') }
    const red = [{ id: '2', name: 'Red' }]
    const offers = [own, {}, { ...own, colors: red, ...changes }]
    expect(match(...offers).groups).toEqual(groups)
    // A listing without a color could be either product.
    const { cards } = match(...offers, colorless('Kelara Shirt'))
    if (groups.length === 0) expect(cards).toEqual([])
  })

  it("PR8 may state what only the other offer's text says", () => {
    const { groups } = match(
      { name: 'Kelara Linen Long Sleeve Shirt' },
      { name: 'Kelara Shirt', description: 'A shirt of washed linen. Long sleeves.' },
    )
    expect(groups).toEqual([[1, 2]])
  })

  it('PR8 names no product once many models of the brand have the word', () => {
    const twins = [{ name: 'Kelara Vesper Shirt' }, { name: 'Kelara Vesper Shirt' }]
    const others = (count: number) =>
      Array.from({ length: count }, (_, at) => [
        { name: `Kelara Model${at}x Shirt` },
        { name: `Vesper Other${at}x Shirt` },
      ]).flat()
    expect(match(...twins, ...others(maxModels - 1)).groups).toEqual([[1, 2]])
    const { groups, reasons } = match(...twins, ...others(maxModels))
    expect(groups).toEqual([])
    expect(reasons).toContain('same name, but it only describes the product')
  })
})

describe('a listing without a color', () => {
  it('PR8 shares the card of its model, but not the comparison of prices', () => {
    const { groups, cards } = match({}, {}, colorless('Kelara Shirt', { price: 12_000 }))
    expect({ groups, cards }).toEqual({ groups: [[1, 2]], cards: [[1, 2, 3]] })
  })

  it('PR8 shares the card of another one without a color', () => {
    const { groups, cards } = match(colorless('Kelara Tie'), colorless('Tie Kelara'))
    expect({ groups, cards }).toEqual({ groups: [], cards: [[1, 2]] })
  })

  it.each<[string, ...ProductChanges[]]>([
    ['another kind', { categoryId: 'womens-shoes' }, colorless('Kelara Shirt')],
    [
      'a color in its name',
      { colors: [{ id: '1', name: 'Red' }] },
      colorless('Black Kelara Shirt'),
    ],
    ['GTINs of other companies', { gtin }, colorless('Kelara Shirt', { gtin: '04006381333931' })],
    [
      'two products of one retailer',
      { retailer: { id: '9', name: 'Alder' } },
      { retailer: { id: '9', name: 'Alder' }, colors: [{ id: '2', name: 'Red' }] },
      colorless('Kelara Shirt'),
    ],
    [
      'a retailer that has two of the name',
      {},
      colorless('Kelara Shirt', { retailer: { id: '9', name: 'Alder' } }),
      colorless('Kelara Shirt', { retailer: { id: '9', name: 'Alder' } }),
    ],
  ])('PR8 stays apart for %s', (_what, ...offers) => {
    expect(match(...offers).cards).toEqual([])
  })
})

describe('a GTIN', () => {
  const at = (retailer: string, changes: ProductChanges): ProductChanges => ({
    gtin,
    retailer: { id: retailer, name: retailer },
    ...changes,
  })

  it.each<[string, string | undefined, ...ProductChanges[]]>([
    [
      'products of no common kind',
      'same GTIN, but another kind of product',
      { gtin },
      { gtin, categoryId: 'womens-shoes' },
    ],
    ['another model', 'same GTIN, but another model', { gtin }, { gtin, name: 'Vesper Shirt' }],
    [
      'products of one retailer',
      'same GTIN, but its retailer gives it to several products',
      at('Alder', {}),
      at('Alder', { name: 'Vesper Shirt' }),
      at('Birch', { name: 'Shirt' }),
    ],
  ])('PR8 that is shared by %s is no evidence', (_what, reason, ...offers) => {
    const { groups, reasons } = match(...offers)
    expect(groups).toEqual([])
    expect(reasons).toContain(reason)
  })

  it('PR8 copied by a shop leaves the groups of the others as they are', () => {
    const { groups } = match(
      { gtin },
      { gtin },
      at('Copycat', { name: 'Leather Boots', categoryId: 'womens-shoes' }),
      at('Copycat', { name: 'Silk Scarf', categoryId: 'scarves' }),
    )
    expect(groups).toEqual([[1, 2]])
  })
})

describe('bad input', () => {
  const long = `Kelara Shirt ${'best cheap shirt '.repeat(120)}`

  it.each<[string, ProductChanges[], number[][]]>([
    ['names of 2,000 characters', [{ name: long }, { name: long }], [[1, 2]]],
    [
      'a long name beside another',
      [{ name: long }, { name: `${long}`.replace('Kelara', 'Vesper') }],
      [],
    ],
    [
      'a brand in every name',
      [{ name: 'Northquay Kelara Shirt' }, { name: 'Kelara Shirt by Northquay' }],
      [[1, 2]],
    ],
    ['no brand at all', [{ brand: undefined }, { brand: undefined }], []],
    [
      'the same feed under two retailers, which has two products of one name',
      [1, 2].flatMap(shop =>
        ['Ribbed Top', 'Ribbed Top', 'Kelara Top'].map(name => ({
          name,
          retailer: { id: `${shop}`, name: `Shop ${shop}` },
        })),
      ),
      [[3, 6]],
    ],
    [
      'a language that is stated wrongly',
      [
        { name: 'Kleid Kelara aus Leinen', locale: 'en_US' },
        { name: 'Kelara Kleid aus Leinen', locale: 'de_DE' },
      ],
      [[1, 2]],
    ],
  ])('PR8 %s', (_what, offers, groups) => {
    expect(match(...offers).groups).toEqual(groups)
  })
})
