import { expect, it } from 'vitest'
import type { CardProduct, Listing } from '#app/domain/listing.ts'
import { getPaging } from '#app/domain/paging.ts'
import { emptyFacets } from '#app/domain/testing/empty-facets.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { findPreviews } from './find-previews.server.ts'

const toPrice = (dollars: number) => ({
  ...{ price: dollars * 100, priceLabel: `$${dollars}.00`, currency: 'USD' as const },
})

/** Sells products at these prices, sorted as the index would. */
function createCatalogue(dollars: readonly number[], changes: Partial<CardProduct> = {}) {
  const asked: ListQuery[] = []
  const list = async (query: ListQuery, limit = 50): Promise<Listing> => {
    asked.push(query)
    const sorted = dollars.toSorted((a, b) => (query.sort === 'price-down' ? b - a : a - b))
    const { salePrice: _sale, salePriceLabel: _label, ...product } = sampleProduct
    const products = sorted.slice(0, limit).map((price, index) => ({
      ...product,
      ...{ id: String(index), ...toPrice(price), converted: { price: toPrice(price) } },
      ...changes,
    }))
    return {
      products: products as unknown as Listing['products'],
      paging: getPaging(1, dollars.length),
      retailerCount: 2,
      facets: { ...emptyFacets(), categories: [] },
    }
  }
  return { list, asked }
}

it.each([
  ['several prices', [20, 95, 310], {}, 3, '$20.00 – $310.00'],
  ['one price', [20, 20], {}, 2, '$20.00'],
  ['more than four products', [1, 2, 3, 4, 5, 6], {}, 4, '$1.00 – $6.00'],
  ['nothing in stock', [20, 95], { inStock: false }, 2, undefined],
  ['products without pictures', [20, 95], { images: [] }, 0, '$20.00 – $95.00'],
  ['no products', [], {}, 0, undefined],
])('RT5 previews a store with %s', async (_case, dollars, changes, pictures, prices) => {
  const [preview] = await findPreviews(
    createCatalogue(dollars, changes),
    'retailers',
    ['Alder'],
    [],
  )
  expect([preview?.pictures.length, preview?.prices]).toEqual([pictures, prices])
})

it('RT4 RT5 previews four pieces before other colors of one', async () => {
  const { list } = createCatalogue([1, 2, 3, 4, 5, 6])
  const lists = async (query: ListQuery, limit?: number): Promise<Listing> => {
    const listing = await list(query, limit)
    const products = listing.products.map((product, at) => ({
      ...product,
      unbrandedName: ['Shawl Dress', 'Shawl Dress', 'Coat', 'Shirt', 'Skirt'][at] ?? 'Shawl Dress',
    }))
    return { ...listing, products }
  }
  const [preview] = await findPreviews({ list: lists }, 'brands', ['Alder'], [])
  expect(preview?.pictures.map(({ address }) => address.split('/').at(-2))).toEqual([
    '0',
    '2',
    '3',
    '4',
  ])
})

it.each(['price-up', 'price-down'] as const)(
  'RT5 states no range without its end by %s',
  async missing => {
    const { list } = createCatalogue([20, 95])
    const lists = async (query: ListQuery, limit?: number): Promise<Listing> => {
      const listing = await list(query, limit)
      return query.sort === missing ? { ...listing, products: [] } : listing
    }
    const [preview] = await findPreviews({ list: lists }, 'retailers', ['Alder'], [])
    expect([preview?.pictures.length, preview?.prices]).toEqual([2, undefined])
  },
)

it('RT4 RT5 asks once for each brand or store, in the order of the names', async () => {
  const { list, asked } = createCatalogue([20])
  const catalogue = { list }
  await findPreviews(catalogue, 'brands', ['Alder', 'Birch'], [])
  expect(await findPreviews(catalogue, 'brands', ['Birch', 'Alder'], [])).toHaveLength(2)
  expect(asked.map(({ brands, retailers, sort }) => [...brands, ...retailers, sort])).toEqual(
    ['Alder', 'Birch'].flatMap(name =>
      ['popular', 'price-up', 'price-down'].map(sort => [name, sort]),
    ),
  )
})

it.each(['brands', 'retailers'] as const)(
  'RT4 RT5 shows what one of the %s has in the storefront’s scope first',
  async group => {
    const { list, asked } = createCatalogue([20])
    await findPreviews({ list }, group, ['Alder'], [{ category: 'boots' }])
    expect(asked.map(query => `${query.category} ${query.sort} ${query[group]}`)[0]).toBe(
      'boots popular Alder',
    )
  },
)
