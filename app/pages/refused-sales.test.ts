import { describe, expect, it } from 'vitest'
import type { CheckedProduct } from '#app/domain/price.ts'
import { dayMs, type PriceStep } from '#app/domain/price-step.ts'
import { formatProductKey, type ProductKey } from '#app/domain/product-key.ts'
import { fewestClaims, type RetailerSales } from '#app/domain/sale-claims.ts'
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
    store,
    number = 1,
  }: {
    retailers?: RetailerSales[]
    steps?: PriceStep[]
    withheld?: string[]
    hidden?: string[]
    scope?: HomeSelection[]
    /** The name of the page's store. */
    store?: string
    number?: number
  } = {},
) {
  const contradicted = products.map(({ composition = [], ...product }) => ({
    ...{ ...product, composition, retailer: product.retailer.name },
  }))
  const reviews = {
    fetchClaims: async () => retailers,
    fetchContradicted: async () => contradicted,
    isWithheld: (subject: string) => withheld.includes(subject),
  }
  const view = {
    isHidden: (name: string) => hidden.includes(name),
    toShownName: (name: string) => (name === 'Old Alder' ? 'Alder' : name),
  }
  const byKey = new Map(products.map(each => [formatProductKey(each), each]))
  const catalogue = {
    findMany: async (keys: readonly ProductKey[]) =>
      keys.flatMap(key => byKey.get(formatProductKey(key)) ?? []),
    findPriceSteps: async () => new Map(products.map(each => [formatProductKey(each), steps])),
  }
  const open = async () =>
    createRefusedSales({
      ...{ catalogue, reviews, view, scope, now, page: number },
      store: store === undefined ? undefined : await findSaleScore(store, reviews, view),
    })
  return { page: open(), reviews, view }
}

/** Twenty sales at each retailer. */
function count(...names: string[]): RetailerSales[] {
  return names.map(retailer => ({ retailer, claimed: 20, verified: 0, contradicted: 20 }))
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

  it('PD13 lists three sales of a retailer before the next of each, and then its others', async () => {
    const products = [
      ...['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'].map(id => sell(id)),
      ...['b1', 'b2', 'b3', 'b4'].map(id => sell(id, 'Birch')),
    ]
    const { sales } = await create(products, { retailers: count('Alder', 'Birch') }).page
    const ids = sales.map(({ id }) => id).join(' ')
    expect(ids).toBe('a1 a2 a3 b1 b2 b3 a4 a5 a6 b4 a7')
  })

  it('PD13 lists what is in the storefront’s scope first, also of one retailer', async () => {
    const boots = ['5', '6'].map(id => ({ ...sell(id), categoryId: 'boots' }))
    const products = [...['1', '2', '3'].map(id => sell(id)), sell('b', 'Birch'), ...boots]
    const scope = [{ category: 'boots' }]
    const { sales } = await create(products, { retailers: count('Alder', 'Birch'), scope }).page
    expect(sales.map(({ id }) => id).join(' ')).toBe('5 6 1 b 2 3')
  })

  it.each([
    [24, 1, 1, 24],
    [25, 1, 2, 24],
    [25, 2, 2, 1],
    [49, 2, 3, 24],
    [25, 9, 2, 1],
  ])('PD13 lists 24 sales a page: of %i, page %i', async (total, number, maxPages, listed) => {
    const products = Array.from({ length: total }, (_, at) => sell(String(at)))
    const { sales, paging } = await create(products, { number }).page
    expect(sales).toHaveLength(listed)
    expect(paging).toMatchObject({ total, maxPages, page: Math.min(number, maxPages) })
  })

  it('PD13 lists every sale on one of its pages', async () => {
    const products = Array.from({ length: 60 }, (_, at) => sell(String(at), `Store ${at % 7}`))
    const retailers = count(...Array.from({ length: 7 }, (_, at) => `Store ${at}`))
    const pages = await Promise.all(
      [1, 2, 3].map(number => create(products, { retailers, number }).page),
    )
    const ids = pages.flatMap(({ sales }) => sales.map(({ id }) => id))
    expect(new Set(ids).size).toBe(60)
    expect(ids).toHaveLength(60)
  })

  it('PD13 counts no sale of a store or product that an operator withholds', async () => {
    const products = [sell('1'), sell('2'), sell('3', 'Birch')]
    const withheld = [toProductSubject(sell('1')), toStoreSubject('Birch')]
    const { paging } = await create(products, { retailers: count('Alder', 'Birch'), withheld }).page
    expect(paging.total).toBe(1)
  })

  it.each(['Alder', 'alder', 'Old Alder'])(
    'PD13 lists the sales of one store, found by %s',
    async store => {
      const retailers = count('Alder', 'Old Alder', 'Birch')
      const products = [sell('1'), sell('2', 'Birch'), sell('3', 'Old Alder')]
      const page = await create(products, { retailers, store }).page
      expect(page.store).toBe('Alder')
      expect(page.scores.map(({ name, claimed }) => [name, claimed])).toEqual([['Alder', 40]])
      expect(page.sales.map(({ id }) => id)).toEqual(['1', '3'])
      expect(page.paging.total).toBe(2)
    },
  )

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
