import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import { fetchStyle, type ProductsResponse, stylePath } from './testing/fetch-style.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await createSandbox({ products: 3000, seed: 'lists', today: '2026-03-01' })
})
afterAll(() => sandbox.close())

interface Node {
  id: string
  parentId: string
}

describe('categories', () => {
  it('are a flat list linked by parentId, under one root', async () => {
    const answer = await fetchStyle<{ metadata: { root: { id: string } }; categories: Node[] }>(
      sandbox,
      'categories',
    )
    expect(answer.metadata.root.id).toBe('clothes-shoes-and-jewelry')
    expect(answer.categories.length).toBeGreaterThan(150)
    const ids = new Set(['clothes-shoes-and-jewelry', ...answer.categories.map(({ id }) => id)])
    expect(ids.size).toBe(answer.categories.length + 1)
    expect(answer.categories.every(({ parentId }) => ids.has(parentId))).toBe(true)
  })

  it('can be limited to a subtree and a depth', async () => {
    const { categories } = await fetchStyle<{ categories: Node[] }>(
      sandbox,
      'categories?cat=womens-clothes&depth=1',
    )
    expect(categories.map(({ id }) => id)).toContain('dresses')
    expect(new Set(categories.map(({ parentId }) => parentId))).toEqual(new Set(['womens-clothes']))
  })
})

describe('brands', () => {
  it('are listed in full, with ids as strings and alternative spellings', async () => {
    const { brands } = await fetchStyle<{
      brands: { id: string; name: string; synonyms: string[] }[]
    }>(sandbox, 'brands')
    expect(brands.length).toBeGreaterThan(380)
    expect(new Set(brands.map(({ id }) => id)).size).toBe(brands.length)
    expect(new Set(brands.map(({ name }) => name)).size).toBe(brands.length)
    expect(brands.find(({ name }) => name === 'Marlow & Fennick')?.synonyms).toContain(
      'Marlow and Fennick',
    )
    expect(brands.find(({ name }) => name === 'Østerlund')?.synonyms).toContain('Osterlund')
  })
})

describe('retailers', () => {
  it('have a host and a flag for deep link support', async () => {
    const { retailers } = await fetchStyle<{
      retailers: { id: string; hostDomain: string; deeplinkSupport: boolean }[]
    }>(sandbox, 'retailers')
    expect(retailers).toHaveLength(45)
    expect(new Set(retailers.map(({ id }) => id)).size).toBe(45)
    expect(retailers.every(({ hostDomain }) => hostDomain.endsWith('.example'))).toBe(true)
    expect(new Set(retailers.map(({ deeplinkSupport }) => deeplinkSupport))).toEqual(
      new Set([true, false]),
    )
  })
})

describe('colors, sizes and prices', () => {
  it('colors have the upstream’s ids', async () => {
    const { colors } = await fetchStyle<{ colors: { id: string; name: string }[] }>(
      sandbox,
      'colors',
    )
    expect(colors).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: '10', name: 'Blue' })]),
    )
    expect(colors.find(({ id }) => id === '16')?.name).toBe('Black')
  })

  it('sizes require a category', async () => {
    const { sizes } = await fetchStyle<{ sizes: { id: string; name: string }[] }>(
      sandbox,
      'sizes?cat=dresses',
    )
    expect(sizes).toContainEqual({ id: '83', name: 'S (4-6)' })
    expect(sizes).toContainEqual({ id: '76', name: 'Plus 1X (14-16)' })
    expect((await fetch(stylePath(sandbox, 'sizes'))).status).toBe(400)
  })

  it('priceFilters cover every price without gaps', async () => {
    const { priceFilters } = await fetchStyle<{
      priceFilters: { id: string; minPrice: number; maxPrice?: number }[]
    }>(sandbox, 'priceFilters?mapped=true')
    expect(priceFilters[0]).toMatchObject({ id: '20', name: '$0 - $10' })
    for (const [at, filter] of priceFilters.entries()) {
      expect(filter.maxPrice).toBe(priceFilters[at + 1]?.minPrice)
    }
  })
})

describe('the histogram', () => {
  type Bars = { id: string; count: number }[]
  type Histogram = ProductsResponse & Record<`${string}Histogram`, Bars | undefined>

  it('counts the products that the same query lists', async () => {
    const histogram = await fetchStyle<Histogram>(
      sandbox,
      'products/histogram?cat=women&filters=Brand,Retailer,Price,Discount,Size,Color,HeelHeight,Category&floor=0',
    )
    const count = async (query: string) =>
      (await fetchStyle<ProductsResponse>(sandbox, `products?cat=women&limit=1&${query}`)).metadata
        .total
    expect(histogram.metadata.total).toBe(await count(''))
    const letters = {
      brand: 'b',
      retailer: 'r',
      price: 'p',
      discount: 'd',
      size: 's',
      color: 'c',
      heelHeight: 'h',
    }
    for (const [part, letter] of Object.entries(letters)) {
      const bars = histogram[`${part}Histogram`] ?? []
      expect(bars.length, part).toBeGreaterThan(1)
      for (const bar of bars.slice(0, 3))
        expect(bar.count, part).toBe(await count(`fl=${letter}${bar.id}`))
    }
    const dresses = histogram.categoryHistogram?.find(({ id }) => id === 'dresses')
    const listed = await fetchStyle<ProductsResponse>(sandbox, 'products?cat=dresses&limit=1')
    // A few records have one category under women and another
    // elsewhere, so the counts cannot be those of the whole catalog.
    expect(dresses?.count).toBe(listed.metadata.total)
    const prices = histogram.priceHistogram ?? []
    expect(prices.reduce((sum, bar) => sum + bar.count, 0)).toBe(histogram.metadata.total)
  })

  it('returns only the requested parts and omits small counts', async () => {
    const histogram = await fetchStyle<Histogram>(
      sandbox,
      'products/histogram?filters=Brand&floor=20',
    )
    expect(Object.keys(histogram)).toEqual(['metadata', 'brandHistogram'])
    expect(histogram.brandHistogram?.length).toBeGreaterThan(0)
    expect(histogram.brandHistogram?.every(bar => bar.count >= 20)).toBe(true)
  })
})

describe('an error', () => {
  it.each([
    ['products?pid=', 401, 'MissingPartnerId'],
    ['products', 401, 'MissingPartnerId'],
    ['products/730112899?pid=k', 404, 'InvalidProductId'],
    ['products/abc?pid=k', 404, 'InvalidProductId'],
    ['lists/12?pid=k', 404, 'FavoriteListNotFound'],
    ['products?pid=k&format=xml', 406, 'FormatNotSupported'],
  ])('PR2 for %s is %i %s in both body and status', async (path, status, errorName) => {
    const response = await fetch(`${sandbox.url}/api/v2/${path}`)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({
      errorCode: status,
      errorName,
      detailedErrors: [],
    })
    expect(response.headers.has('Cache-Control')).toBe(false)
  })

  it('has status 400, a 404 message and no name if the path is unknown', async () => {
    const response = await fetch(stylePath(sandbox, 'nothing/here'))
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      errorCode: 400,
      errorMessage: 'HTTP 404 Not Found',
      detailedErrors: [],
    })
  })
})
