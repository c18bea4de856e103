import { describe, expect, it } from 'vitest'
import type { Product } from '#app/domain/product.ts'
import { makeProduct } from '../testing.ts'
import { groupOffers, type MatchedOffer, maxSharing } from './group-offers.ts'
import { toOfferFacts } from './offer-facts.ts'

const gtins = ['00614141000012', '00614141000029', '00614141000036'] as const
const navy: Partial<Product> = { colors: [{ id: '1', name: 'Navy' }] }
const name = 'Harbour Stripe Linen Shirt'

/** An offer of one shirt of Northquay's in navy, but for `changes`. */
function toOffer(changes: Partial<Product>, index: number): MatchedOffer {
  const unbrandedName = changes.name ?? name
  const product = makeProduct(index + 1, {
    ...navy,
    name: unbrandedName,
    unbrandedName,
    sizes: [],
    ...changes,
  })
  const facts = toOfferFacts(product)
  if (!facts) throw new Error('it is an offer')
  return { ...facts, number: index + 1 }
}

function group(...changes: Partial<Product>[]) {
  return groupOffers(changes.map(toOffer))
}

describe('groupOffers', () => {
  it.each<[what: string, a: Partial<Product>, b: Partial<Product>]>([
    ['the same brand, name and colour', {}, { price: 17_900 }],
    ['another spelling of the brand', {}, { brand: { id: '1', name: 'NORTHQUAY®' } }],
    ['a brand that only the name tells', {}, { brand: undefined, name: `Northquay ${name}` }],
    ['a name with colour and size behind it', {}, { name: `${name} - Navy - S` }],
    ['another name of the same shade', {}, { colors: [{ id: '1', name: 'Midnight' }] }],
    ['a shop that has a colour more', {}, { colors: [...(navy.colors ?? []), { id: '2', name: 'Red' }] }],
    ['the colour in the name alone', {}, { colors: [], name: `${name} in Navy` }],
    [
      'the same article number under another name',
      { gtin: gtins[0] },
      { gtin: gtins[0], name: 'Northquay Shirt', colors: [] },
    ],
    [
      'one of many article numbers',
      { gtin: gtins[0] },
      { gtin: gtins[1], custom: { gtins: gtins.join('/') } },
    ],
    ['an article number at one shop only', { gtin: gtins[0] }, {}],
    ['a pre-owned one for much less', { price: 20_000 }, { price: 3_000, preOwned: true }],
    ['another currency', { price: 10_000 }, { price: 7_900, currency: 'GBP' }],
    ['a sold-out one without its price', {}, { price: 0, inStock: false }],
    [
      'things for the home of no colour',
      { colors: [], categoryId: 'sofas' },
      { colors: [], categoryId: 'sofas' },
    ],
  ])('PR8 joins %s', (_what, a, b) => {
    expect(group(a, b)).toEqual({ groups: [[1, 2]], candidates: [] })
  })

  it.each<[what: string, a: Partial<Product>, b: Partial<Product>]>([
    ['another colour', {}, { colors: [{ id: '1', name: 'Red' }] }],
    ['another brand', {}, { brand: { id: '1', name: 'Southquay' } }],
    ['another number in the name', {}, { name: `${name} 2.0` }],
    ['another year', { name: `${name} 2025` }, { name: `${name} 2026` }],
    ['two of them', {}, { name: `${name}, Set of 2` }],
    ['the next season’s', {}, { name: `${name} II` }],
    ['men’s and women’s', { gender: 'men' }, { gender: 'women' }],
    ['another part of the shop', { categoryId: 'day-dresses' }, { categoryId: 'sofas' }],
    ['a rental', {}, {}],
  ])('PR8 keeps apart, and shows to nobody, %s', (what, a, b) => {
    if (what === 'a rental') return expect(toOfferFacts(makeProduct(1, { rental: true }))).toBeUndefined()
    expect(group(a, b)).toEqual({ groups: [], candidates: [] })
  })

  it.each<[what: string, a: Partial<Product>, b: Partial<Product>]>([
    ['same name, but no colour', { colors: [] }, {}],
    ['same name, but another shade of the colour', {}, { colors: [{ id: '1', name: 'Blue' }] }],
    ['same name, but prices far apart', { price: 10_000 }, { price: 21_000 }],
    ['same name, but no brand', { brand: undefined }, { brand: undefined }],
    ['same name and colour, but other article numbers', { gtin: gtins[0] }, { gtin: gtins[1] }],
    [
      'same article number, but prices far apart',
      { gtin: gtins[0] },
      { gtin: gtins[0], name: 'Other', price: 500 },
    ],
  ])('PR8 shows to an operator: %s', (reason, a, b) => {
    expect(group(a, b)).toEqual({ groups: [], candidates: [{ first: 1, second: 2, reasons: [reason] }] })
  })

  it('PR8 never joins two article numbers over an offer that has none', () => {
    const { groups } = group({ gtin: gtins[0] }, { gtin: gtins[1] }, {}, {})
    expect(groups.flat().sort()).toHaveLength(3)
    expect(groups).toHaveLength(1)
  })

  it('PR8 groups the same, whatever the order', () => {
    const offers = [
      { gtin: gtins[0] },
      { gtin: gtins[1], price: 30_000 },
      {},
      { price: 31_000 },
      { colors: [{ id: '1', name: 'Blue' }] },
      { name: `${name} 2.0` },
      { gtin: gtins[2], custom: { gtins: `${gtins[2]}/${gtins[0]}` } },
    ].map(toOffer)
    const expected = groupOffers(offers)
    expect(expected.groups).toEqual([
      [1, 3, 7],
      [2, 4],
    ])
    for (let turn = 1; turn < offers.length; turn += 1)
      expect(groupOffers([...offers.slice(turn), ...offers.slice(0, turn)].toReversed())).toEqual(expected)
  })

  it('PR8 takes a name that hundreds share for no evidence', () => {
    const many = Array.from({ length: maxSharing + 1 }, () => ({}))
    expect(group(...many).groups).toEqual([])
    expect(group(...many.slice(1)).groups).toHaveLength(1)
  })
})
