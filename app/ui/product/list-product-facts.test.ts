import { describe, expect, it } from 'vitest'
import type { ProductPage } from '#app/pages/product-page.ts'
import { listMaterialFacts, listPriceFacts, listSeasons } from './list-product-facts.ts'

type Offers = ProductPage['offers']
const offer = (usdCents: number, more: object = {}) =>
  ({
    usdCents,
    price: { price: '', isSoldOut: false },
    isThis: false,
    isPreOwned: false,
    ...more,
  }) as Offers[number]
const own = (usdCents: number) => offer(usdCents, { isThis: true })
const soldOut = (usdCents: number) => offer(usdCents, { price: { price: '', isSoldOut: true } })
const lowest = { usdCents: 9000, price: '$90.00', isNow: false, isSinceFirstSeen: false }

const since = 'Aug 31, 2026'
const point = (usdCents: number, from: number, to: number) => {
  const price = `$${usdCents / 100}.00`
  return { usdCents, price, from, to, day: since, isSoldOut: false }
}
const colors = [
  { id: 'navy', name: 'Navy' },
  { id: 'sand', name: 'Sand' },
]
const plain = {
  price: { price: '$1.00', isSoldOut: false },
  sizes: [],
  materials: [],
  colors,
}
const colorsToChoose = '2 colors To choose from'
const sizes = [{ name: 'S' }, { name: 'M', isSoldOut: true as const }, { name: 'L' }]

describe('listPriceFacts', () => {
  it.each<[string, Offers, object, string[]]>([
    ['what it is if nothing else is known', [], {}, [colorsToChoose]],
    [
      'what a sold-out product is, whose price says so',
      [],
      { price: { price: 'Sold Out', isSoldOut: true } },
      [colorsToChoose],
    ],
    [
      'a condition other than new, and what it is',
      [],
      { isPreOwned: true },
      ['Pre-owned Condition', colorsToChoose],
    ],
    [
      'no store of a product that is sold out at others',
      [offer(100), soldOut(90)],
      { price: { price: 'Sold Out', isSoldOut: true } },
      [colorsToChoose],
    ],
    [
      'the usual and the highest price of the chart, and when today’s began',
      [],
      {
        priceStory: {
          verdict: 'lowest',
          since,
          begin: since,
          points: [point(4000, 0, 60), point(9000, 60, 80), point(3000, 80, 100)],
        },
      },
      [
        `$40.00 On most days since ${since}`,
        `$90.00 Highest since ${since}`,
        `${since} Start of today’s price`,
      ],
    ],
    [
      'the usual price once if it is the highest',
      [],
      { priceStory: { since, begin: since, points: [point(9000, 0, 60), point(3000, 60, 100)] } },
      [`$90.00 On most days since ${since}`, `${since} Start of today’s price`],
    ],
    [
      'no usual or highest price if it is today’s',
      [],
      { priceStory: { since, verdict: 'same', points: [point(100, 0, 100)] } },
      [`${since} Start of today’s price`, colorsToChoose],
    ],
    ['how many sizes are in stock', [], { sizes }, ['2 of 3 Sizes in stock', colorsToChoose]],
    [
      'that all sizes are in stock only if little else is known',
      [],
      { sizes: [{ name: 'S' }, { name: 'L' }] },
      ['2 sizes All in stock', colorsToChoose],
    ],
    [
      'the only size in stock',
      [],
      { sizes: sizes.slice(0, 2) },
      ['S Only size in stock', colorsToChoose],
    ],
    [
      'the low before today’s price',
      [],
      { priceStory: { lowest: { ...lowest, before: 'Nov 21' }, verdict: 'lowest', since } },
      ['$90.00 30-day low before Nov 21', colorsToChoose],
    ],
    [
      'no low that the line below the price names',
      [],
      {
        priceStory: {
          lowest: { ...lowest, percentBelow: 20 },
          verdict: 'lowest',
          since,
          begin: since,
        },
      },
      [colorsToChoose],
    ],
    [
      'no low of a price of 30 days, which is their low',
      [],
      { priceStory: { lowest, verdict: 'same', since, begin: since } },
      [colorsToChoose],
    ],
    [
      'no low above today’s price, which the line names',
      [],
      { priceStory: { lowest, line: { path: '', today: 0 }, since, begin: since } },
      [colorsToChoose],
    ],
    [
      'the low before a refused sale, whose line has no room for it',
      [],
      { price: { price: '$50.00', isSaleRefused: true }, priceStory: { lowest, since } },
      ['$90.00 30-day low', colorsToChoose],
    ],
    [
      'a refused sale’s price of 30 days, which is their low',
      [],
      {
        price: { price: '$90.00', isSaleRefused: true },
        priceStory: { lowest: { ...lowest, isNow: true }, verdict: 'same', since },
      },
      ['$90.00 Same price for 30 days', colorsToChoose],
    ],
    [
      'since when it is the lowest price, if that is less than 30 days',
      [],
      { priceStory: { lowest: { ...lowest, isSinceFirstSeen: true }, since } },
      [`$90.00 Lowest since ${since}`, colorsToChoose],
    ],
    [
      'no first day that the line below the price states',
      [],
      { priceStory: { since } },
      [colorsToChoose],
    ],
    [
      'how far the offer is below the next',
      [own(6897), offer(10850), offer(10900)],
      {},
      ['$39.53 Below the next store', '3 stores $68.97–$109.00'],
    ],
    [
      'stores with the same price',
      [own(100), offer(100)],
      {},
      ['2 stores At the same price', colorsToChoose],
    ],
    ['the condition if nothing else is known', [], { colors: [] }, ['New Condition']],
    [
      'the only color, and a material without a share',
      [],
      { colors: colors.slice(0, 1), materials: ['Linen', 'Cotton'] },
      ['Linen Material', 'Navy Color'],
    ],
    [
      'nothing about offers in another condition',
      [own(6897), offer(10850), offer(5000, { isPreOwned: true })],
      {},
      ['$39.53 Below the next store', '2 stores $68.97–$108.50'],
    ],
    [
      'of a pre-owned offer nothing about new ones',
      [offer(10850), offer(5000, { isPreOwned: true, isThis: true })],
      { isPreOwned: true },
      ['Pre-owned Condition', colorsToChoose],
    ],
    ['nothing about sold-out offers', [own(6897), soldOut(10850)], {}, [colorsToChoose]],
  ])('PD13 states %s', (_, offers, more, facts) => {
    const condition = { isPreOwned: false, isRental: false }
    const listed = listPriceFacts({ offers, ...plain, ...condition, ...more })
    expect(listed.map(({ value, label }) => `${value} ${label}`)).toEqual(facts)
  })
})

describe('listMaterialFacts', () => {
  it.each([
    [{ materials: ['80% wool', '20% polyamide'] }, 'Material: 80% wool, 20% polyamide'],
    [{ isPreOwned: true }, 'Condition: Pre-owned'],
    [{ isPreOwned: true, isRefurbished: true as const }, 'Condition: Refurbished'],
    [{ isRental: true }, 'Condition: For rent'],
  ])('PD13 states what is known: %j', (changes, fact) => {
    const nothing = { materials: [], isPreOwned: false, isRental: false }
    const listed = listMaterialFacts({ ...nothing, ...changes })
    expect(listed.map(({ label, value }) => `${label}: ${value}`)).toContain(fact)
    expect(listed.every(({ value }) => value !== '')).toBe(true)
  })
})

it('PD2 PD14 lists no colors among the materials, because the swatches name them', () => {
  const product = { materials: ['Linen'], isPreOwned: true, isRental: false, colors }
  expect(listMaterialFacts(product).map(({ label }) => label)).toEqual(['Material', 'Condition'])
})

describe('listSeasons', () => {
  const shortcuts = [
    { title: 'Winter', facet: 'materials', values: ['wool', 'cashmere'], categories: ['boots'] },
    { title: 'Summer', facet: 'materials', values: ['linen', 'cotton'] },
    { title: 'On sale', facet: 'deals', values: ['sale'] },
  ] as const
  it.each<[string[], string[], string[]]>([
    [['Wool'], [], ['Winter']],
    [['80% wool', '20% cotton'], [], ['Winter']],
    [['50% linen', '50% wool'], [], ['Winter', 'Summer']],
    [['49% wool', '51% polyester'], [], []],
    [['Unknown cloth'], ['women', 'dresses'], []],
    // Boots are for winter even if their material is unknown.
    [[], ['women', 'womens-shoes', 'boots'], ['Winter']],
  ])('ST2 of %j in %j are %j', (materials, categories, titles) => {
    expect(listSeasons({ materials, categories }, shortcuts)).toEqual(titles)
  })
})
