import { describe, expect, it } from 'vitest'
import type { Product } from '#app/domain/product.ts'
import type { Changes } from '#app/domain/testing/with-changes.ts'
import { makeProduct } from '#app/store/testing.ts'
import { groupColors } from './group-colors.ts'
import { groupOffers } from './group-offers.ts'
import { joinCards } from './join-cards.ts'
import { toOfferFacts } from './offer-facts.ts'

type ProductChanges = Changes<Product>

const name = 'Harbour Linen Shirt'
const description = 'Cut from washed linen in our mill by the sea.'
const bare = { description: '' }

function inColor(color: string, changes: ProductChanges = {}): ProductChanges {
  return { colors: [{ id: color, name: color }], ...changes }
}

/** Creates a listing of a shirt by Northquay, always at the same retailer. */
function toListing(changes: ProductChanges, index: number) {
  const unbrandedName = changes.name ?? name
  const facts = toOfferFacts(
    makeProduct(index + 1, {
      description,
      name: unbrandedName,
      unbrandedName,
      sizes: [],
      colors: [],
      ...changes,
    }),
  )
  if (!facts) throw new Error('a rental is no offer')
  return { ...facts, number: index + 1 }
}

function group(...changes: ProductChanges[]): number[][] {
  const listings = changes.map(toListing)
  const { groups } = groupOffers(listings)
  const first = new Map(groups.flatMap(group => group.map(one => [one, group[0] ?? one])))
  return groupColors(listings, number => first.get(number) ?? number)
}

const navy = inColor('Navy')
const red = inColor('Red')

describe('groupColors', () => {
  it.each<[what: string, a: ProductChanges, b: ProductChanges]>([
    ['the same name and description', navy, red],
    [
      'descriptions that differ only in the color',
      inColor('Navy', { description: 'Cut from navy linen in our mill by the sea.' }),
      inColor('Red', { description: 'Cut from red linen in our mill by the sea.' }),
    ],
    [
      'the same model number',
      inColor('Navy', { ...bare, custom: { mpn: 'NQ-4471' } }),
      inColor('Red', { ...bare, custom: { mpn: 'nq4471' } }),
    ],
    [
      'the color after the name',
      { ...bare, name: `${name} - Navy` },
      { ...bare, name: `${name} - Red` },
    ],
    [
      'the color before the name',
      inColor('Navy', { ...bare, name: `Navy ${name}` }),
      inColor('Red', { ...bare, name: `Red ${name}` }),
    ],
    [
      'the color of a longer name',
      inColor('Midnight Navy', { ...bare, name: 'Harbour Midnight Navy Linen Shirt' }),
      inColor('Rosewood Red', { ...bare, name: 'Harbour Red Linen Shirt' }),
    ],
    [
      'several colors each',
      { ...navy, colors: [...(navy.colors ?? []), ...(inColor('Green').colors ?? [])] },
      red,
    ],
    ['two shades that the retailer names', inColor('Sky Blue'), navy],
    [
      'a price below the limit',
      inColor('Navy', { price: 10_000 }),
      inColor('Red', { price: 14_000 }),
    ],
    ['a department in one only', inColor('Navy', { gender: 'women' }), red],
  ])('LS3 joins %s', (_what, a, b) => {
    expect(group(a, b)).toEqual([[1, 2]])
  })

  it.each<[what: string, ...listings: ProductChanges[]]>([
    ['no evidence but the name', { ...navy, ...bare }, { ...red, ...bare }],
    ['a color in one of the names', { ...bare, name: `${name} - Navy` }, { ...red, ...bare }],
    ['different descriptions', navy, { ...red, description: 'A slim shirt for a night in town.' }],
    [
      'descriptions of a few words',
      { ...navy, description: 'Made in Italy' },
      { ...red, description: 'Made in Italy' },
    ],
    ['the same color', navy, navy],
    ['the same color under another name', navy, inColor('Midnight')],
    ['two listings in one of the colors', navy, navy, red],
    ['a color that is not stated', navy, {}],
    ['an unknown color', navy, inColor('Bermuda')],
    ['another name', navy, inColor('Red', { name: 'Harbour Silk Shirt' })],
    ['another generation', navy, inColor('Red', { name: `${name} II` })],
    ['another pack', navy, inColor('Red', { name: `${name}, 2-Pack` })],
    ['another number', navy, inColor('Red', { name: `${name} 501` })],
    [
      'another fit',
      inColor('Navy', { name: `${name} - Slim Fit`, sizes: [{ name: 'Slim Fit' }] }),
      inColor('Red', { name: `${name} - Relaxed Fit`, sizes: [{ name: 'Relaxed Fit' }] }),
    ],
    [
      'a word that its colors do not confirm',
      inColor('Navy', { name: `Purple Label ${name}` }),
      inColor('Red', { name: `Black Label ${name}` }),
    ],
    ['another retailer', navy, inColor('Red', { retailer: { id: '2', name: 'Brightwater' } })],
    ['another brand', navy, inColor('Red', { brand: { id: '2', name: 'Southquay' } })],
    ['no brand', inColor('Navy', { brand: undefined }), inColor('Red', { brand: undefined })],
    ['another category', navy, inColor('Red', { categoryId: 'tank-tops' })],
    [
      'no category',
      inColor('Navy', { categoryId: undefined }),
      inColor('Red', { categoryId: undefined }),
    ],
    ['another department', inColor('Navy', { gender: 'men' }), inColor('Red', { gender: 'women' })],
    [
      'another material',
      inColor('Navy', { composition: [{ material: 'linen' }] }),
      inColor('Red', { composition: [{ material: 'silk' }] }),
    ],
    [
      'a price above the limit',
      inColor('Navy', { price: 10_000 }),
      inColor('Red', { price: 14_001 }),
    ],
    ['pre-owned items', inColor('Navy', { preOwned: true }), inColor('Red', { preOwned: true })],
    [
      'scents',
      inColor('Rose', { categoryId: 'fragrance' }),
      inColor('Vanilla', { categoryId: 'fragrance' }),
    ],
    [
      'a name of one word',
      inColor('Navy', { name: 'Navy Shirt' }),
      inColor('Red', { name: 'Red Shirt' }),
    ],
  ])('PR8 separates %s', (_what, ...listings) => {
    expect(group(...listings)).toEqual([])
  })

  it('PR8 counts two listings of one offer group as one color', () => {
    const twice = inColor('Navy', { custom: { mpn: 'NQ4471' } })
    expect(group(twice, twice, red)).toEqual([[1, 2, 3]])
  })
})

describe('joinCards', () => {
  const offers = [navy, red, navy, red].map((changes, index) =>
    toListing(
      index < 2 ? changes : { ...changes, retailer: { id: '2', name: 'Brightwater' } },
      index,
    ),
  )
  const groups = [[1, 3]]
  const colorGroups = [
    [1, 2],
    [3, 4],
  ]

  it('LS3 joins the offers of a product in all its colors', () => {
    expect(joinCards(offers, { groups, colorGroups })).toEqual([[1, 2, 3, 4]])
  })

  it('PR8 keeps pairs apart that an operator refused', () => {
    const refused = [{ first: 2, second: 4, isApproved: false }]
    expect(joinCards(offers, { groups, colorGroups }, refused)).toEqual([[1, 2, 3]])
  })

  it('PR8 keeps two listings of one retailer in one color apart', () => {
    const same = [...offers, toListing(red, 4)]
    const joined = joinCards(same, {
      groups: [
        [1, 3],
        [4, 5],
      ],
      colorGroups,
    })
    expect(joined).toEqual([
      [1, 2, 3],
      [4, 5],
    ])
  })
})
