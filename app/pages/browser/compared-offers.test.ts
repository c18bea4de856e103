import { expect, it } from 'vitest'
import { toOffer } from '#app/domain/offer.ts'
import type { Product } from '#app/domain/product.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { withChanges } from '#app/domain/testing/with-changes.ts'
import { compareWithOthers, findPriceScale } from './compared-offers.ts'

const plain = withChanges(sampleProduct, { converted: undefined, salePrice: undefined })

function offerAt(retailer: string, changes: Partial<Product> = {}) {
  const elsewhere = { source: 'c', id: retailer, retailer: { id: '7', name: retailer } } as const
  return toOffer({ ...plain, ...elsewhere, ...changes })
}

const own = toOffer({ ...plain, price: 11_880 })
const compare = (offers: ReturnType<typeof offerAt>[], isGone = false) =>
  compareWithOthers(own, [own, ...offers], { isGone })

it('PD11 lists this offer among the others, with its difference from the cheapest', () => {
  const { offers, saving } = compare([
    offerAt('Dear', { price: 12_980 }),
    offerAt('Empty', { price: 5_000, inStock: false }),
    offerAt('Cheap', { price: 10_680 }),
    offerAt('Worn', { price: 4_000, preOwned: true }),
  ])
  expect(offers.map(({ retailer, note, isThis }) => [retailer, note, isThis])).toEqual([
    ['Worn', 'Pre-owned · lowest price', false],
    ['Cheap', 'New · $66.80 more', false],
    ['Alder & Finch', 'New · $78.80 more', true],
    ['Dear', 'New · $89.80 more', false],
    ['Empty', 'New · sold out', false],
  ])
  expect(saving).toEqual({ amount: '$12.00', retailer: 'Cheap', path: offers[1]?.path })
})

it('PD11 calls the lowest of all prices so, and names a condition only beside others', () => {
  const notesOf = (from: typeof own, ...others: ReturnType<typeof offerAt>[]) =>
    compareWithOthers(from, others, { isGone: false }).offers.map(({ note }) => note)
  const worn = { ...own, isPreOwned: true }
  const used = offerAt('Used', { price: 12_380, preOwned: true })
  expect(notesOf(worn, offerAt('New', { price: 11_380 }))).toEqual([
    'New · lowest price',
    'Pre-owned · $5.00 more',
  ])
  expect(notesOf(worn, used)).toEqual(['Lowest price', '$5.00 more'])
  expect(notesOf(own, offerAt('Even'), { ...used, isRefurbished: true })).toEqual([
    'New · lowest price',
    'Refurbished · $5.00 more',
    'New · $79.20 more',
  ])
  const doubted = { ...offerAt('New', { price: 1 }), linkWarning: 'price differs' } as const
  expect(notesOf(worn, doubted)).toEqual(['Pre-owned · lowest price', 'New · price may differ'])
})

it('PD11 saves on a pre-owned offer what a new one costs less', () => {
  const { saving } = compareWithOthers(
    { ...own, isPreOwned: true },
    [offerAt('New', { price: 11_380 })],
    { isGone: false },
  )
  expect(saving).toMatchObject({ amount: '$5.00', retailer: 'New' })
})

it.each([
  ['at the same price', { price: 11_880 }],
  ['of another condition', { price: 10_680, preOwned: true }],
  ['that is sold out', { price: 10_680, inStock: false }],
])('PD11 shows no savings for an offer %s', (_, changes) => {
  expect(compare([offerAt('Other', changes)]).saving).toBeUndefined()
})

it('OU5 shows no savings if the price or link of either offer is in doubt', () => {
  const cheaper = offerAt('Other', { price: 10_680 })
  const doubted = { ...own, linkWarning: 'price differs' } as const
  const savings = [
    compare([cheaper]),
    compareWithOthers(doubted, [cheaper], { isGone: false }),
    compare([{ ...cheaper, linkWarning: 'sold out' }]),
  ].map(({ saving }) => saving?.amount)
  expect(savings).toEqual(['$12.00', undefined, undefined])
})

it('PD11 shows no savings for an offer that is sold out', () => {
  const soldOut = toOffer({ ...plain, inStock: false })
  const { saving } = compareWithOthers(soldOut, [offerAt('Other', { price: 1 })], { isGone: false })
  expect(saving).toBeUndefined()
})

it('PD12 leaves out an offer that is no longer sold', () => {
  const { offers, saving } = compare([offerAt('Other', { price: 10_680 })], true)
  expect(offers.map(({ retailer }) => retailer)).toEqual(['Other'])
  expect(saving).toBeUndefined()
})

it('PD11 omits the comparison when there is only one offer', () => {
  expect(compare([])).toEqual({ offers: [] })
})

it.each([
  [
    'at several stores',
    [offerAt('A', { price: 18_400 }), offerAt('B', { price: 1, inStock: false })],
    { count: 2, lowCents: 11_880, highCents: 18_400, prices: '$118.80–$184.00' },
  ],
  [
    'at one price',
    [offerAt('A', { price: 11_880 })],
    { count: 2, lowCents: 11_880, highCents: 11_880, prices: '$118.80' },
  ],
  [
    'at several stores, and cheaper pre-owned',
    [offerAt('A', { price: 18_400 }), offerAt('B', { price: 5_000, preOwned: true })],
    { count: 2, lowCents: 11_880, highCents: 18_400, prices: '$118.80–$184.00' },
  ],
  ['at one store new', [offerAt('B', { price: 5_000, preOwned: true })], undefined],
  ['at a single store in stock', [offerAt('B', { inStock: false })], undefined],
  ['twice at one store', [offerAt('Alder & Finch', { price: 18_400 })], undefined],
])('PD13 has a scale of prices for a product %s', (_, others, scale) => {
  const { offers, ...found } = findPriceScale([own, ...others]) ?? {}
  expect(found).toEqual(scale ?? {})
  expect(offers?.map(({ usdCents }) => usdCents)).toEqual(
    scale && [scale.lowCents, scale.highCents],
  )
})
