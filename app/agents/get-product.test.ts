import { expect, it } from 'vitest'
import { type Offer, toOffer } from '#app/domain/offer.ts'
import type { PriceHistory } from '#app/domain/price-history.ts'
import { getPriceFacts } from '#app/domain/price-history.ts'
import { dayMs } from '#app/domain/price-step.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { productPath } from '#app/domain/urls/links.ts'
import type { CatalogProduct } from './catalog-product.ts'
import type { CatalogAnswer } from './catalog-tool.ts'
import { callTool, createShop, type ShopContents } from './testing/create-shop.ts'

const product = {
  ...sampleProduct,
  colors: [
    { id: '1', name: 'Navy' },
    { id: '2', name: 'Sand' },
  ],
  sizes: [{ name: 'S' }, { name: 'M' }],
  stock: [
    { color: 'Navy', size: 'S' },
    { color: 'Sand', size: 'M' },
  ],
}
const own = toOffer(product)
const inDollars = (usdCents: number) => ({
  usdCents,
  amount: { minorUnits: usdCents, currency: 'USD' as const },
})
const offers: Offer[] = [
  own,
  { ...own, ...inDollars(12500), source: 'c', id: '1', retailer: 'Dove Street', sizes: ['M'] },
  { ...own, ...inDollars(13000), source: 'r', id: '2', retailer: 'Kew' },
]

async function get(catalog: object, contents: Partial<ShopContents> = {}) {
  const { options } = createShop({ products: [product], offers, ...contents })
  return callTool(options, 'get_product', { id: 's:730112845', ...catalog })
}

async function select(...selected: { name: string; label: string }[]) {
  const { product: found } = (await get({ selected })) as { product: CatalogProduct }
  const listValues = (name: string) =>
    found.options
      ?.find(option => option.name === name)
      ?.values.map(({ label, available }) => [label, available])
  return {
    stores: found.variants.map(({ seller, availability }) => [seller.name, availability.available]),
    selected: found.selected?.map(({ label }) => label),
    colors: listValues('Color'),
    sizes: listValues('Size'),
  }
}

it('SE4 PD6 describes the offers of all stores', async () => {
  const { product: found } = (await get({})) as { product: CatalogProduct }
  expect(found.variants.map(({ seller, price }) => [seller.name, price.amount])).toEqual([
    ['Alder & Finch', 11880],
    ['Dove Street', 12500],
    ['Kew', 13000],
  ])
  expect(found.price_range).toMatchObject({ min: { amount: 11880 }, max: { amount: 13000 } })
})

it('SE4 follows the choice of color and size', async () => {
  expect(await select()).toEqual({
    stores: [
      ['Alder & Finch', true],
      ['Dove Street', true],
      ['Kew', true],
    ],
    selected: ['Navy'],
    colors: [
      ['Navy', true],
      ['Sand', true],
    ],
    sizes: [
      ['S', true],
      ['M', true],
    ],
  })
  // Kew does not state its sizes, so that it is not said to have one.
  expect(await select({ name: 'size', label: 'm' })).toMatchObject({
    stores: [
      ['Alder & Finch', true],
      ['Dove Street', true],
    ],
    selected: ['Navy', 'M'],
    colors: [
      ['Navy', false],
      ['Sand', true],
    ],
  })
  expect(
    await select({ name: 'Color', label: 'Sand' }, { name: 'Size', label: 'S' }),
  ).toMatchObject({
    stores: [['Alder & Finch', false]],
    selected: ['Sand', 'S'],
    sizes: [
      ['S', false],
      ['M', true],
    ],
  })
  expect(await select({ name: 'Size', label: '44' }, { name: 'Mood', label: 'x' })).toMatchObject({
    selected: ['Navy'],
  })
})

it.each([
  ['no warning', undefined, { available: true, status: 'in_stock' }],
  ['another price at the store', 'price differs', { available: true, status: 'in_stock' }],
  // Whether the store has it in stock cannot be known then.
  ['a dead link', 'broken', { available: false }],
  ['a link that an operator found dead', 'replaced', { available: false }],
  ['a store that says so', 'sold out', { available: false, status: 'out_of_stock' }],
] as const)(
  'SE4 says of an offer with %s whether it can be bought',
  async (_, warning, expected) => {
    const offer = { ...own, source: 'c', id: '1', ...(warning ? { linkWarning: warning } : {}) }
    const { product: found } = (await get({}, { offers: [own, offer as Offer] })) as {
      product: CatalogProduct
    }
    expect(found.variants[1]?.availability).toEqual(expected)
  },
)

it.each([
  ['lookup_catalog', { ids: ['s:730112845'] }],
  ['get_product', { id: 's:730112845' }],
])('SE4 %s warns that it does not filter', async (tool, catalog) => {
  const { options } = createShop({ products: [product], offers })
  const filters = { price: { max: 100 }, categories: ['a', 'b'] }
  const { messages } = (await callTool(options, tool, { ...catalog, filters })) as CatalogAnswer
  expect(messages).toMatchObject([{ type: 'warning', code: 'filters_ignored' }])
  const plain = (await callTool(options, tool, { ...catalog, filters: {} })) as CatalogAnswer
  expect(plain.messages ?? []).toEqual([])
})

it('SE4 gives the evidence for the price from our record', async () => {
  const now = Date.now()
  const step = (days: number, price: number, salePrice?: number) => ({
    since: new Date(now - days * dayMs),
    currency: 'USD' as const,
    price,
    ...(salePrice === undefined ? {} : { salePrice }),
    inStock: true,
  })
  const steps = [step(60, 19800), step(2, 19800, 11880)]
  const history: PriceHistory = { steps, ...getPriceFacts(steps, new Date(now)) }
  const { product: found } = (await get({}, { history })) as { product: CatalogProduct }
  expect(found.metadata.price_evidence).toEqual({
    recorded_since: new Date(now - 60 * dayMs).toISOString().slice(0, 10),
    lowest_30_days: { amount: 19800, currency: 'USD' },
    verdict: 'lowest',
  })
  expect(found.variants[0]?.metadata).toMatchObject({ sale_check: 'verified', percent_off: 40 })
})

it.each([
  ['an unknown id', { id: 's:1' }, {}, 'not_found'],
  ['text that is no id', { id: '../../etc' }, {}, 'not_found'],
  [
    'an address of another site',
    { id: 'https://evil.example/product/s/a/b/c/d/1' },
    {},
    'not_found',
  ],
  ['a product that is gone', {}, { goneSince: new Date() }, 'not_found'],
  [
    'a product without a price',
    {},
    { products: [{ ...product, converted: undefined, salePrice: undefined, price: 0 }] },
    'price_unknown',
  ],
])('SE4 says so for %s', async (_, catalog, contents, code) => {
  const answer = await get(catalog, contents as Partial<ShopContents>)
  expect(answer).toMatchObject({ ucp: { status: 'error' }, messages: [{ type: 'error', code }] })
  expect(answer).not.toHaveProperty('product')
})

it('SE4 finds products by the addresses of their pages and by offers', async () => {
  const { options } = createShop({ products: [product, { ...product, id: 'a/b%2F c' }] })
  const page = `https://www.shop.example${productPath(product)}`
  const ids = [page, 's:730112845', 'offer:s:730112845', 's:730112845', 's:a%2Fb%252F%20c', 'none']
  const { products, messages } = (await callTool(options, 'lookup_catalog', { ids })) as {
    products: CatalogProduct[]
    messages: unknown[]
  }
  expect(products.map(({ variants }) => variants[0]?.inputs)).toEqual([
    [
      { id: page, match: 'featured' },
      { id: 's:730112845', match: 'featured' },
      { id: 'offer:s:730112845', match: 'exact' },
    ],
    [{ id: 's:a%2Fb%252F%20c', match: 'featured' }],
  ])
  expect(messages).toEqual([{ type: 'info', code: 'not_found', content: 'none' }])
})
