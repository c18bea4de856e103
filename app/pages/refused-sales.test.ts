import { describe, expect, it } from 'vitest'
import type { CheckedProduct } from '#app/domain/price.ts'
import { dayMs, type PriceStep } from '#app/domain/price-step.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import { fewestClaims, type SaleClaims } from '#app/domain/sale-claims.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { toProductSubject, toStoreSubject } from '#app/overrides/sale-reviews.server.ts'
import type { HomeSelection } from '#app/storefronts/home-settings.ts'
import { createRefusedSales, findSaleScore, findSaleScores } from './refused-sales.ts'

const now = new Date('2026-11-20')
const ago = (days: number) => new Date(now.getTime() - days * dayMs)
const usd = { currency: 'USD', inStock: true } as const
/** Cheaper for weeks before a sale from $198. */
const cheaperBefore: PriceStep[] = [
  { ...usd, since: ago(60), price: 9_000 },
  { ...usd, since: ago(5), price: 19_800, salePrice: 11_880 },
]
/** On sale since we first saw it. */
const alwaysOnSale: PriceStep[] = [{ ...usd, since: ago(60), price: 19_800, salePrice: 11_880 }]
/** At a lower price for weeks, and at the claimed one for two days before the sale. */
const hardlyCharged: PriceStep[] = [
  { ...usd, since: ago(60), price: 15_000 },
  { ...usd, since: ago(7), price: 19_800 },
  { ...usd, since: ago(5), price: 19_800, salePrice: 11_880 },
]
const proven: PriceStep[] = [
  { ...usd, since: ago(60), price: 19_800 },
  { ...usd, since: ago(5), price: 19_800, salePrice: 11_880 },
]

function sell(id: string, retailer = 'Alder'): CheckedProduct {
  const named = { id: '1', name: retailer }
  return { ...sampleProduct, id, retailer: named, discountCheck: 'contradicted' }
}

function create(
  products: readonly CheckedProduct[],
  {
    retailers = [{ retailer: 'Alder', claimed: 20, verified: 12, contradicted: 3 }],
    steps = cheaperBefore,
    withheld = [],
    hidden = [],
    scope = [],
  }: {
    retailers?: SaleClaims['retailers']
    steps?: PriceStep[]
    withheld?: string[]
    hidden?: string[]
    scope?: HomeSelection[]
  } = {},
) {
  const reviews = {
    fetchClaims: async () => ({ retailers, contradicted: products }),
    isWithheld: (subject: string) => withheld.includes(subject),
  }
  const view = {
    isHidden: (name: string) => hidden.includes(name),
    toShownName: (name: string) => (name === 'Old Alder' ? 'Alder' : name),
  }
  const catalogue = {
    findMany: async () => [...products],
    findPriceSteps: async () => new Map(products.map(each => [formatProductKey(each), steps])),
  }
  return { page: createRefusedSales({ catalogue, reviews, view, scope, now }), reviews, view }
}

describe('createRefusedSales', () => {
  it('PD13 lists a contradicted sale with the claim, our record and its line', async () => {
    const { sales, scores } = await create([sell('1')]).page
    expect(sales).toMatchObject([
      {
        ...{ id: '1', retailer: 'Alder', price: '$118.80', claimed: '$198.00' },
        record: 'It cost $90.00, less than today, within the 30 days before this price.',
        line: { path: expect.any(String) },
      },
    ])
    expect(scores).toMatchObject([{ name: 'Alder', claimed: 20, verified: 12, contradicted: 3 }])
  })

  it.each([
    [
      'was never charged',
      alwaysOnSale,
      'It has been on sale for 30 days or more, and our record never shows $198.00.',
    ],
    [
      'is that of a price that has held since, after a lower one',
      [
        { ...usd, since: ago(80), price: 9_000 },
        { ...usd, since: ago(40), price: 19_800, salePrice: 11_880 },
      ],
      'It cost $90.00, less than today, within the 30 days before this price.',
    ],
    [
      'was charged for days only',
      hardlyCharged,
      'It cost $198.00 for less than a week of the 30 days before the sale.',
    ],
  ])('PD13 says so if the claimed price %s', async (_, steps, record) => {
    const { sales } = await create([sell('1')], { steps }).page
    expect(sales.map(each => each.record)).toEqual([record])
  })

  it.each([
    [35, 1],
    [34.99, 0],
  ])(
    'PD13 lists no sale for want of a price in days that we did not record: %f',
    async (since, listed) => {
      const [first, ...others] = hardlyCharged
      const steps = [{ ...usd, ...first, since: ago(since) } as PriceStep, ...others]
      expect((await create([sell('1')], { steps }).page).sales).toHaveLength(listed)
    },
  )

  it.each<[string, Parameters<typeof create>[1]]>([
    ['whose sale our record verifies by now', { steps: proven }],
    ['that an operator withholds', { withheld: [toProductSubject(sell('1'))] }],
    ['of a retailer that an operator withholds', { withheld: [toStoreSubject('ALDER')] }],
    ['of a retailer that is turned off', { hidden: ['Alder'] }],
    [
      'of a retailer with 19 sales',
      { retailers: [{ retailer: 'Alder', claimed: 19, verified: 0, contradicted: 19 }] },
    ],
    ['of a retailer without sales', { retailers: [] }],
  ])('PD13 lists no product %s', async (_, changes) => {
    expect((await create([sell('1')], changes).page).sales).toEqual([])
  })

  it('PD13 does not list a sold-out product', async () => {
    expect((await create([{ ...sell('1'), inStock: false }]).page).sales).toEqual([])
  })

  it('PD13 lists three sales of a retailer at most', async () => {
    const { sales } = await create(['1', '2', '3', '4'].map(id => sell(id))).page
    expect(sales.map(({ id }) => id)).toEqual(['1', '2', '3'])
  })

  it('PD13 lists what is in the storefront’s scope first, also of one retailer', async () => {
    const boots = ['5', '6'].map(id => ({ ...sell(id), categoryId: 'boots' }))
    const products = [...['1', '2', '3'].map(id => sell(id)), ...boots]
    const { sales } = await create(products, { scope: [{ category: 'boots' }] }).page
    expect(sales.map(({ id }) => id)).toEqual(['5', '6', '1'])
  })

  it.each([23, 24, 25])('PD13 lists 24 sales at most: %i', async count => {
    const names = Array.from(
      { length: count },
      (_, at) => `Store ${'abcdefghijklmnopqrstuvwxy'[at]}`,
    )
    const retailers = names.map(retailer => ({
      ...{ retailer, claimed: 20, verified: 0, contradicted: 1 },
    }))
    const products = names.map((name, at) => sell(String(at), name))
    const { sales } = await create(products, { retailers }).page
    expect(sales).toHaveLength(Math.min(24, count))
  })

  it('PD13 adds up the sales of a retailer’s spellings and former names', async () => {
    const counts = { claimed: fewestClaims / 2, verified: 1, contradicted: 0 }
    const retailers = ['Alder', 'Old Alder'].map(retailer => ({ retailer, ...counts }))
    const { reviews, view } = create([], { retailers })
    const score = { name: 'Alder', claimed: fewestClaims, verified: 2, contradicted: 0 }
    expect(await findSaleScore('alder', reviews, view)).toMatchObject(score)
    expect(await findSaleScore('Birch', reviews, view)).toBeUndefined()
    expect([...(await findSaleScores(reviews, view)).values()]).toMatchObject([score])
  })
})
