import { describe, expect, it } from 'vitest'
import type { ProductPage } from '#app/pages/product-page.ts'
import { listMaterialFacts, listPriceFacts, listSeasons } from './list-product-facts.ts'

type Offers = ProductPage['offers']
const offer = (usdCents: number, more: object = {}) =>
  ({ usdCents, price: { price: '', isSoldOut: false }, isThis: false, ...more }) as Offers[number]
const own = (usdCents: number) => offer(usdCents, { isThis: true })
const soldOut = (usdCents: number) => offer(usdCents, { price: { price: '', isSoldOut: true } })
const lowest = { usdCents: 9000, price: '$90.00', isNow: false, isSinceFirstSeen: false }

describe('listPriceFacts', () => {
  it.each<[string, Offers, object, string[]]>([
    ['nothing about a single offer without history', [], {}, []],
    [
      'the low before today’s price',
      [],
      { priceStory: { lowest, verdict: 'lowest' } },
      ['$90.00 Lowest in the 30 days before'],
    ],
    [
      'nothing about a price of 30 days, which is their low',
      [],
      { priceStory: { lowest, verdict: 'same' } },
      [],
    ],
    [
      'a drop today',
      [],
      { priceStory: { drop: { amount: '$22.00', day: 'today' } } },
      ['$22.00 Dropped today'],
    ],
    [
      'a drop on another day',
      [],
      { priceStory: { drop: { amount: '$22.00', day: 'on Nov 26, 2026' } } },
      ['$22.00 Dropped on Nov 26, 2026'],
    ],
    [
      'how far the offer is below the next',
      [own(6897), offer(10850), offer(10900)],
      {},
      ['$39.53 Below the next store', '3 stores $68.97 to $109.00'],
    ],
    ['stores with the same price', [own(100), offer(100)], {}, ['2 stores At the same price']],
    ['nothing about sold-out offers', [own(6897), soldOut(10850)], {}, []],
    [
      'a cheaper store',
      [own(10850), offer(6897)],
      { saving: { amount: '$39.53', retailer: 'Corso', path: '' } },
      ['$39.53 Less at another store', '2 stores $68.97 to $108.50'],
    ],
  ])('PD13 states %s', (_, offers, more, facts) => {
    const listed = listPriceFacts({ offers, ...more })
    expect(listed.map(({ value, label }) => `${value} ${label}`)).toEqual(facts)
  })
})

describe('listMaterialFacts', () => {
  const colors = [
    { id: 'navy', name: 'Navy' },
    { id: 'sand', name: 'Sand' },
  ]
  it.each([
    [{ materials: ['80% wool', '20% polyamide'] }, 'Material: 80% wool, 20% polyamide'],
    [{ isPreOwned: true }, 'Condition: Pre-owned'],
    [{ isPreOwned: true, isRefurbished: true as const }, 'Condition: Refurbished'],
    [{ isRental: true }, 'Condition: For rent'],
    [{ colors }, 'Colors: Navy, Sand'],
  ])('PD13 states what is known: %j', (changes, fact) => {
    const nothing = { materials: [], isPreOwned: false, isRental: false, colors: [] }
    const listed = listMaterialFacts({ ...nothing, ...changes })
    expect(listed.map(({ label, value }) => `${label}: ${value}`)).toContain(fact)
    expect(listed.every(({ value }) => value !== '')).toBe(true)
  })
})

describe('listSeasons', () => {
  const shortcuts = [
    { title: 'Winter', facet: 'materials', values: ['wool', 'cashmere'] },
    { title: 'Summer', facet: 'materials', values: ['linen', 'cotton'] },
    { title: 'On sale', facet: 'deals', values: ['sale'] },
  ] as const
  it.each([
    [['Wool'], 'Winter'],
    [['80% wool', '20% cotton'], 'Winter'],
    [['50% linen', '50% wool'], 'Winter Summer'],
    [['49% wool', '51% polyester'], ''],
    [['Unknown cloth'], ''],
    [[], ''],
  ])('ST2 of %j are %j', (materials, titles) => {
    const seasons = listSeasons({ materials }, shortcuts)
    expect(seasons.flatMap(({ title, isFor }) => (isFor ? title : [])).join(' ')).toBe(titles)
    expect(seasons).toHaveLength(titles === '' ? 0 : 2)
  })
})
