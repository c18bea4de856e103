import { expect, it } from 'vitest'
import type { CheckedProduct } from '#app/domain/price.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import type { CatalogProduct } from './catalog-product.ts'
import type { CatalogMessage } from './catalog-tool.ts'
import { callTool, createShop, type ShopContents } from './testing/create-shop.ts'

const many = Array.from({ length: 120 }, (_, index) => ({ ...sampleProduct, id: String(index) }))

async function search(contents: ShopContents, catalog: unknown) {
  const { options, queries } = createShop(contents)
  const answer = await callTool(options, 'search_catalog', catalog)
  return {
    products: answer.products as CatalogProduct[],
    pagination: answer.pagination as { has_next_page: boolean; cursor?: string },
    messages: answer.messages as CatalogMessage[],
    queries,
  }
}

it('SE4 lists the products of the list page with canonical addresses', async () => {
  const { products, queries, messages } = await search(
    { products: [sampleProduct] },
    { query: ' linen dress ' },
  )
  expect(queries).toEqual([{ ...emptyListQuery, text: 'linen dress' }])
  expect(products).toMatchObject([
    {
      id: 's:730112845',
      title: 'Northquay Harbour Stripe Linen Midi Dress',
      url: expect.stringMatching(/^https:\/\/www\.shop\.example\/product\/s\/women\/northquay\//),
      categories: [{ value: 'day-dresses', taxonomy: 'merchant' }],
      variants: [{ id: 'offer:s:730112845', seller: { name: 'Alder & Finch' } }],
      metadata: {
        brand: 'Northquay',
        order: {
          position: 1,
          why: 'https://www.shop.example/why?q=linen+dress&card=1.s%3A730112845',
        },
      },
    },
  ])
  expect(JSON.stringify(products)).not.toMatch(/\/out\/|clicks\.example/)
  const basis = messages.find(({ code }) => code === 'order_basis')
  expect(basis?.content).toContain('how well the words match')
  expect(basis?.content).toContain('Commission, source and store are not used.')
})

const sold = { ...sampleProduct, inStock: false }
it.each<[string, CheckedProduct, object]>([
  [
    'a sale that our record verifies',
    { ...sampleProduct, discountCheck: 'verified' },
    { list: 19800, sale_check: 'verified', percent_off: 40 },
  ],
  ['a sale that it does not know', sampleProduct, { list: 19800, sale_check: 'unverified' }],
  [
    'a sale that it contradicts',
    { ...sampleProduct, discountCheck: 'contradicted' },
    { sale_check: 'contradicted' },
  ],
  ['a sold-out product', sold, { price_note: 'The last price; it is sold out' }],
])('SE4 states the price of %s', async (_, product, expected) => {
  const { products } = await search({ products: [product] }, { query: 'dress' })
  const [offer] = products[0]?.variants ?? []
  expect(offer?.price).toEqual({ amount: 11880, currency: 'USD' })
  const { condition, ...evidence } = offer?.metadata ?? {}
  expect(condition).toBe('new')
  expect({ ...evidence, ...(offer?.list_price ? { list: offer.list_price.amount } : {}) }).toEqual(
    expected,
  )
  expect(offer?.availability.available).toBe(product.inStock)
})

it('SE4 gives the range of prices at several stores', async () => {
  const product = {
    ...sampleProduct,
    stores: { count: 3, lowestCents: 11_880, highestCents: 15000 },
  }
  const { products } = await search({ products: [product] }, { query: 'dress' })
  expect(products[0]).toMatchObject({
    price_range: { min: { amount: 11880 }, max: { amount: 15000 } },
    metadata: { stores: 3 },
  })
})

it('SE4 leaves out a product without a known price, which is not free', async () => {
  const { converted, salePrice, ...rest } = sampleProduct
  const { products } = await search({ products: [{ ...rest, price: 0 }] }, { query: 'dress' })
  expect(products).toEqual([])
})

it('SE4 lists page after page, each product once', async () => {
  const seen: string[] = []
  let cursor: string | undefined
  const sizes: number[] = []
  do {
    const pagination = { limit: 60, ...(cursor ? { cursor } : {}) }
    const answer = await search({ products: many }, { query: 'dress', pagination })
    seen.push(...answer.products.map(({ id }) => id))
    sizes.push(answer.products.length)
    cursor = answer.pagination.cursor
    expect(answer.pagination.has_next_page).toBe(cursor !== undefined)
  } while (cursor !== undefined)
  expect(sizes).toEqual([50, 50, 20])
  expect(new Set(seen).size).toBe(120)
  const past = await search({ products: many }, { query: 'dress', pagination: { cursor: '9-50' } })
  expect([past.products, past.pagination.has_next_page]).toEqual([[], false])
  const { products } = await search({ products: many }, { query: 'dress' })
  expect(products).toHaveLength(10)
})

it('SE4 marks what is only similar', async () => {
  const { products } = await search({ products: many.slice(0, 2), total: 1 }, { query: 'dress' })
  expect(products.map(({ metadata }) => metadata.order)).toMatchObject([
    { position: 1 },
    { position: 2, is_similar_only: true },
  ])
  expect(products[0]?.metadata.order).not.toHaveProperty('is_similar_only')
})

it('SE4 translates filters into those of the list', async () => {
  const { queries, messages } = await search(
    { products: [] },
    {
      context: { currency: 'jpy' },
      filters: {
        categories: ['dresses'],
        price: { min: 1500, max: 15000 },
        color: ['red', 'blue'],
        stock: 'in',
        mood: ['happy'],
      },
    },
  )
  expect(queries).toMatchObject([
    { category: 'dresses', prices: ['10-100'], colors: ['red', 'blue'], stock: ['in'] },
  ])
  expect(messages).toContainEqual(
    expect.objectContaining({ type: 'warning', code: 'filter_ignored' }),
  )
})

it('SE4 says how the words were read', async () => {
  const reading = {
    understood: [],
    corrected: [{ from: 'dres', to: 'dress' }],
    dropped: ['purple'],
    unstocked: ['zara'],
    isCut: true as const,
  }
  const { messages } = await search({ products: [], reading }, { query: 'zara purple dres' })
  expect(messages.map(({ code }) => code)).toEqual([
    'query_corrected',
    'word_ignored',
    'brand_not_sold',
    'query_cut',
    'order_basis',
  ])
})
