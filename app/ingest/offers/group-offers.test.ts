import { describe, expect, it } from 'vitest'
import type { Product } from '#app/domain/product.ts'
import type { Changes } from '#app/domain/testing/with-changes.ts'
import { makeProduct } from '#app/store/testing.ts'
import { groupOffers, type MatchedOffer, maxSharing } from './group-offers.ts'
import { toOfferFacts } from './offer-facts.ts'

const gtins = ['00614141000012', '00614141000029', '00614141000036'] as const
const name = 'Harbour Stripe Linen Shirt'

type ProductChanges = Changes<Product>

function inColors(...names: string[]): ProductChanges {
  return { colors: names.map(color => ({ id: color, name: color })) }
}

/** Sets an offer's retailer, which otherwise depends on the offer's position in its test. */
function at(retailer: string, changes: ProductChanges = {}): ProductChanges {
  return { retailer: { id: retailer, name: retailer }, ...changes }
}

/**
 * Creates an offer for a plain navy shirt by Northquay, at a different retailer for each `index`.
 */
function toOffer(changes: ProductChanges, index: number): MatchedOffer {
  const unbrandedName = changes.name ?? name
  const product = makeProduct(index + 1, {
    ...inColors('Navy'),
    ...at(`Shop ${index + 1}`),
    description: '',
    name: unbrandedName,
    unbrandedName,
    sizes: [],
    ...changes,
  })
  const facts = toOfferFacts(product)
  if (!facts) throw new Error('a rental is no offer')
  return { ...facts, number: index + 1 }
}

function group(...changes: ProductChanges[]) {
  const { models, ...grouping } = groupOffers(changes.map(toOffer))
  return models.length === 0 ? grouping : { ...grouping, models }
}

function withoutDepartment(changes: ProductChanges = {}): ProductChanges {
  return { categoryId: undefined, gender: undefined, ...changes }
}

describe('groupOffers', () => {
  it.each<[what: string, a: ProductChanges, b: ProductChanges]>([
    ['the same brand, name and color', {}, { price: 17_900 }],
    ['another spelling of the brand', {}, { brand: { id: '1', name: 'NORTHQUAY®' } }],
    ['a brand found only in the name', {}, { brand: undefined, name: `Northquay ${name}` }],
    ['a name followed by color and size', {}, { name: `${name} - Navy - S` }],
    ['its color in another language', {}, inColors('Bleu marine')],
    ['its color with the plain color’s name', {}, inColors('Navy Blue')],
    ['a retailer with one more color', {}, inColors('Navy', 'Red')],
    [
      'two retailers with a color each of their own',
      inColors('Navy', 'Red'),
      inColors('Navy', 'Ivory'),
    ],
    ['the color only in the name', {}, { colors: [], name: `${name} in Navy` }],
    [
      'the same GTIN under another name',
      { gtin: gtins[0] },
      { gtin: gtins[0], name: 'Northquay Shirt', colors: [] },
    ],
    [
      'one of many GTINs',
      { gtin: gtins[0] },
      { gtin: gtins[1], custom: { gtins: gtins.join('/') } },
    ],
    ['a GTIN at one retailer only', { gtin: gtins[0] }, {}],
    ['a pre-owned one for much less', { price: 20_000 }, { price: 3_000, preOwned: true }],
    ['another currency', { price: 10_000 }, { price: 7_900, currency: 'GBP' }],
    ['a sold-out one without its price', {}, { price: 0, inStock: false }],
    [
      'home products without a color',
      { colors: [], categoryId: 'sofas' },
      { colors: [], categoryId: 'sofas' },
    ],
    [
      'a retailer that states the wash only in its description',
      inColors('Navy', 'Dark Wash'),
      { description: 'Dark wash.' },
    ],
    ['the same generation', { name: `${name} 2.0` }, { name: `${name} 2.0` }],
    ['nearly the same price without a department', {}, withoutDepartment({ price: 18_000 })],
    [
      'one retailer’s listings with the same GTIN',
      at('Alder & Finch', { gtin: gtins[0] }),
      at('Alder and Finch US', { gtin: gtins[0] }),
    ],
    [
      'one retailer’s listings with the same MPN and color',
      at('Alder & Finch', { custom: { mpn: 'NQ-4471' } }),
      at('ALDER & FINCH', { custom: { mpn: 'nq4471' } }),
    ],
    [
      'another name of one of its colors, but the same MPN',
      { ...inColors('Navy', 'Jet'), custom: { mpn: 'NQ4471' } },
      { ...inColors('Navy', 'Ink Black'), custom: { mpn: 'NQ4471' } },
    ],
    [
      'one retailer’s two sizes of an MPN, each with its own GTIN',
      at('Alder & Finch', { gtin: gtins[0], custom: { mpn: 'NQ4471' } }),
      at('Alder & Finch', { gtin: gtins[1], custom: { mpn: 'NQ4471' } }),
    ],
  ])('PR8 joins %s', (_what, a, b) => {
    expect(group(a, b)).toEqual({ groups: [[1, 2]], candidates: [] })
  })

  it.each<[what: string, a: ProductChanges, b: ProductChanges]>([
    ['another color', {}, inColors('Red')],
    ['another brand', {}, { brand: { id: '1', name: 'Southquay' } }],
    ['another number in the name', {}, { name: `${name} 2.0` }],
    ['another year', { name: `${name} 2025` }, { name: `${name} 2026` }],
    ['a set of two', {}, { name: `${name}, Set of 2` }],
    ['the next season’s version', {}, { name: `${name} II` }],
    ['men’s and women’s', { gender: 'men', categoryId: undefined }, { gender: 'women' }],
    ['another department', { categoryId: 'day-dresses' }, { categoryId: 'sofas' }],
    ['an improved formula', { name: 'Glow Oat Serum' }, { name: 'Glow Oat Serum+' }],
    ['the second version', { name: 'Tempo Run Ultra' }, { name: 'Tempo Run Ultra V2' }],
    [
      'men’s and women’s by name alone',
      withoutDepartment({ name: `Men's ${name}` }),
      withoutDepartment({ name: `Women's ${name}` }),
    ],
    ['men’s and boys’', { gender: 'men', categoryId: undefined }, { categoryId: 'boys-clothes' }],
    ['girls’ and boys’', { categoryId: 'girls-clothes' }, { categoryId: 'boys-clothes' }],
    ['dark and light wash', inColors('Dark Wash'), inColors('Light Wash')],
    ['dark and light shades of one denim', inColors('Dark Indigo'), inColors('Light Indigo')],
    [
      'long and short sleeves at the end of the name',
      { name: `${name} - Long Sleeve`, sizes: [{ name: 'Long Sleeve' }] },
      { name: `${name} - Short Sleeve`, sizes: [{ name: 'Short Sleeve' }] },
    ],
    [
      'long and short sleeves in the description',
      { description: '<li>Long sleeves</li>' },
      { description: '<li>Short sleeves</li>' },
    ],
    [
      'slim and regular fit at the end of the name',
      { name: `${name} (Slim Fit)`, sizes: [{ name: 'Slim Fit' }] },
      { name: `${name} (Regular Fit)`, sizes: [{ name: 'Regular Fit' }] },
    ],
    [
      'two motifs of a pocket square',
      { name: 'Silk Pocket Square', ...inColors('Navy Paisley') },
      { name: 'Silk Pocket Square', ...inColors('Navy Polka Dot') },
    ],
    [
      'one retailer’s two motifs that no field states',
      at('Alder & Finch', { name: 'Silk Pocket Square' }),
      at('Alder & Finch', { name: 'Silk Pocket Square' }),
    ],
    [
      'one retailer’s two model numbers',
      at('Alder & Finch', { custom: { mpn: 'NQ4471' } }),
      at('Alder & Finch', { custom: { mpn: 'NQ4472' } }),
    ],
    [
      'one retailer’s two colors of a model number',
      at('Alder & Finch', { custom: { mpn: 'NQ4471' }, ...inColors('Navy') }),
      at('Alder & Finch', { custom: { mpn: 'NQ4471' }, ...inColors('Red') }),
    ],
    [
      'one retailer’s two GTINs of a name',
      at('Alder & Finch', { gtin: gtins[0] }),
      at('Alder & Finch', { gtin: gtins[1] }),
    ],
    ['names that differ by two words', {}, { name: 'Harbour Stripe Ribbed Shirt' }],
    [
      'offers with three doubts',
      { brand: undefined, price: 10_000 },
      { brand: undefined, price: 21_000, ...inColors('Midnight') },
    ],
    ['a rental', {}, {}],
  ])('PR8 separates %s without listing a candidate', (what, a, b) => {
    if (what === 'a rental')
      return expect(toOfferFacts(makeProduct(1, { rental: true }))).toBeUndefined()
    expect(group(a, b)).toEqual({ groups: [], candidates: [] })
  })

  it.each<[reason: string, a: ProductChanges, b: ProductChanges]>([
    ['names differ by: dark wash', inColors('Navy', 'Dark Wash'), {}],
    ['names differ by: linen', {}, { name: 'Harbour Stripe Shirt' }],
    ['same name, but a different shade of the color', {}, inColors('Blue')],
    ['same name, but a different shade of the color', {}, inColors('Midnight')],
    ['same name, but a different shade of the color', inColors('Jet'), inColors('Ink Black')],
    [
      'same name, but a different shade of the color',
      inColors('Navy', 'Jet'),
      inColors('Navy', 'Ink Black'),
    ],
    ['same name, but prices far apart', { price: 10_000 }, { price: 21_000 }],
    ['same name, but no brand', { brand: undefined }, { brand: undefined }],
    ['same name, but GTINs differ', { gtin: gtins[0] }, { gtin: gtins[1] }],
    [
      'same name, but no department and a different price',
      withoutDepartment({ price: 10_000 }),
      { price: 13_000 },
    ],
    [
      'same name at one retailer, but neither GTIN nor MPN in common',
      at('Alder & Finch', { source: 's' }),
      at('Alder & Finch', { source: 'c' }),
    ],
    ['same GTIN, but prices far apart', { gtin: gtins[0] }, { gtin: gtins[0], price: 500 }],
    [
      'same GTIN, but names differ by generation:2.0',
      { gtin: gtins[0] },
      { gtin: gtins[0], name: `${name} 2.0` },
    ],
    [
      'same GTIN, but names differ by generation:+',
      { gtin: gtins[0], name: 'Glow Oat Serum' },
      { gtin: gtins[0], name: 'Glow Oat Serum+' },
    ],
    [
      'same GTIN, but names differ by sleeve:long',
      { gtin: gtins[0], name: `${name}, Long Sleeve` },
      { gtin: gtins[0], name: 'Northquay Short-Sleeve Shirt' },
    ],
    [
      'same GTIN, but names differ by inch:84',
      { gtin: gtins[0], name: 'Windsor Oval Mirror, 84-Inch' },
      { gtin: gtins[0], name: 'Windsor Oval Mirror, 72-Inch' },
    ],
    [
      'same GTIN, but names differ by motif:houndstooth',
      at('Alder & Finch', { gtin: gtins[0], name: 'Perla Fine Studs' }),
      at('Alder & Finch', { gtin: gtins[0], name: 'Perla Houndstooth Studs' }),
    ],
    [
      'same GTIN, but a different department',
      { gtin: gtins[0], gender: 'men', categoryId: undefined },
      { gtin: gtins[0], categoryId: 'boys-clothes' },
    ],
    [
      'same GTIN, but no name word in common',
      at('Alder & Finch', { gtin: gtins[0], name: 'Harbour Linen Shirt' }),
      at('Alder & Finch', { gtin: gtins[0], name: 'Leather Boot' }),
    ],
  ])('PR8 lists as a candidate: %s', (reason, a, b) => {
    expect(group(a, b)).toEqual({
      groups: [],
      candidates: [{ first: 1, second: 2, reasons: [reason] }],
    })
  })

  it('PR8 lists as a candidate: two doubts', () => {
    const { candidates } = group(
      { brand: undefined, price: 10_000 },
      { brand: undefined, price: 21_000 },
    )
    expect(candidates.map(({ reasons }) => reasons)).toEqual([
      ['same name, but no brand', 'same name, but prices far apart'],
    ])
  })

  it('PR8 joins offers by GTIN despite differing descriptions', () => {
    const [a, b] = ['Long sleeves', 'Short sleeves'].map(description => ({
      description,
      gtin: gtins[0],
    }))
    expect(group(a ?? {}, b ?? {}).groups).toEqual([[1, 2]])
  })

  it('PR8 never joins two GTINs through an offer that has no GTIN', () => {
    const { groups } = group({ gtin: gtins[0] }, { gtin: gtins[1] }, {}, {})
    expect(groups.flat().sort()).toHaveLength(3)
    expect(groups).toHaveLength(1)
  })

  it.each<[what: string, a: ProductChanges, between: ProductChanges, b: ProductChanges]>([
    ['women to men', {}, withoutDepartment(), { gender: 'men', categoryId: undefined }],
    [
      'girls to boys',
      { categoryId: 'girls-clothes' },
      { gender: 'kids', categoryId: undefined },
      { categoryId: 'boys-clothes' },
    ],
    [
      'long to short sleeves',
      { description: 'Long sleeves.' },
      {},
      { description: 'Short sleeves.' },
    ],
  ])('PR8 does not join %s, nor an offer that fits both', (_what, a, between, b) => {
    const { groups, candidates } = group(a, between, b)
    expect(groups).toEqual([])
    expect(candidates.map(({ reasons }) => reasons)).toEqual([
      ['same name, but it is the name of several products'],
      ['same name, but it is the name of several products'],
    ])
  })

  it('PR8 leaves out an offer whose GTIN belongs to two products of one retailer', () => {
    const { groups, candidates } = group(
      at('Alder & Finch', { gtin: gtins[0] }),
      { gtin: gtins[0], custom: { gtins: gtins.join('/') } },
      at('Alder & Finch', { gtin: gtins[1], price: 20_000 }),
    )
    expect(groups).toEqual([[1, 2]])
    expect(candidates).toEqual([
      {
        first: 2,
        second: 3,
        reasons: ['same GTIN, but its retailer has another product in the group'],
      },
    ])
  })

  it('PR8 ignores a name that one retailer uses for two products', () => {
    const shop = (changes: ProductChanges = {}) => at('Alder & Finch', changes)
    // It is unclear which of the two products the other retailers sell.
    expect(group(shop(), shop({ price: 20_000 }), {}, {}).groups).toEqual([])
    // Two pre-owned items are listed separately but are still one product.
    const worn = shop({ preOwned: true, price: 6_000 })
    expect(group(worn, worn, {}, {}).groups).toEqual([[1, 3, 4]])
    // Only one of the two offers comes in red.
    expect(
      group(shop(), shop(inColors('Navy', 'Red')), inColors('Red'), inColors('Navy')).groups,
    ).toEqual([[2, 3]])
    // Here, a GTIN tells the two products apart.
    expect(group(shop({ gtin: gtins[0] }), shop(), { gtin: gtins[0] }, {}).groups).toEqual([[1, 3]])
  })

  it('PR8 forms the same groups in any order', () => {
    const offers = [
      { gtin: gtins[0] },
      { gtin: gtins[1], price: 30_000 },
      {},
      { price: 31_000 },
      inColors('Blue'),
      { name: `${name} 2.0` },
      { gtin: gtins[2], custom: { gtins: `${gtins[2]}/${gtins[0]}` } },
      at('Shop 1', { gtin: gtins[2] }),
      at('Shop 2', { custom: { mpn: 'NQ1' } }),
      withoutDepartment(),
      { gender: 'men' as const, categoryId: undefined },
    ].map(toOffer)
    const expected = groupOffers(offers)
    expect(expected.groups.length).toBeGreaterThan(0)
    for (let turn = 1; turn < offers.length; turn += 1)
      expect(groupOffers([...offers.slice(turn), ...offers.slice(0, turn)].toReversed())).toEqual(
        expected,
      )
  })

  it('PR8 ignores a name that hundreds of offers share', () => {
    const many = Array.from({ length: maxSharing + 1 }, () => ({}))
    expect(group(...many).groups).toEqual([])
    expect(group(...many.slice(1)).groups).toHaveLength(1)
  })
})
