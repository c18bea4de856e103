import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import { categories } from '../world/categories.ts'
import {
  fetchAllProducts,
  fetchStyle,
  type ProductsResponse,
  stylePath,
} from './testing/fetch-style.ts'

let sandbox: Sandbox
const ask = (query: string) => fetchStyle<ProductsResponse>(sandbox, `products?${query}`)
const total = async (query: string) => (await ask(`limit=1&${query}`)).metadata.total

beforeAll(async () => {
  sandbox = await createSandbox({
    products: 8000,
    seed: 'products',
    today: '2026-03-01',
    requestsPerMinute: Infinity,
  })
})
afterAll(() => sandbox.close())

describe('a page of products', () => {
  it('PR2 has ten products by default and at most fifty', async () => {
    expect((await ask('')).products).toHaveLength(10)
    expect((await ask('')).metadata.limit).toBe(10)
    const greedy = await ask('limit=500')
    expect(greedy.products).toHaveLength(50)
    expect(greedy.metadata.limit).toBe(50)
  })

  it('continues where the previous one ended', async () => {
    const whole = (await ask('limit=40')).products.map(product => product.id)
    const second = (await ask('limit=20&offset=20')).products.map(product => product.id)
    expect(second).toEqual(whole.slice(20))
  })

  it('PR5 ends at row 5,000 while the total counts every match', async () => {
    const edge = await ask('offset=4990&limit=50')
    expect(edge.products).toHaveLength(10)
    expect(edge.metadata.total).toBe(sandbox.truth.listed)
    expect(edge.metadata.total).toBeGreaterThan(7000)
    expect((await ask('offset=5000&limit=50')).products).toEqual([])
    expect((await ask('offset=99999999')).metadata.total).toBe(sandbox.truth.listed)
  })

  it.each([
    'offset=-5',
    'offset=x&limit=',
    'limit=-1',
    'limit=1e999',
    'sort=Nonsense',
    'fl=zz&fl=b',
    'fl[]=b1',
  ])('is returned despite the invalid %s', async query => {
    const answer = await ask(query)
    expect(answer.metadata.total).toBe(sandbox.truth.listed)
  })

  it('is empty, not an error, when nothing matches', async () => {
    for (const query of ['fts=zzyzx', 'cat=no-such-category', 'fl=b999999', 'fl=d77']) {
      const answer = await ask(query)
      expect([answer.metadata.total, answer.products]).toEqual([0, []])
    }
  })

  it('contains the requested category, if there is one', async () => {
    const answer = await ask('cat=dresses')
    expect(answer.metadata.category).toMatchObject({
      id: 'dresses',
      fullName: "Women's Dresses",
      localizedIds: { 'en-US': 'dresses', 'en-GB': 'dresses' },
    })
    expect(answer.metadata.majorCategory).toMatchObject({ id: 'dresses' })
    expect((await ask('')).metadata).not.toHaveProperty('category')
  })

  it('is cacheable for half an hour and compressed', async () => {
    const response = await fetch(stylePath(sandbox, 'products'), {
      headers: { 'Accept-Encoding': 'gzip' },
    })
    expect(response.headers.get('Content-Type')).toBe('application/json;charset=UTF-8')
    expect(response.headers.get('Cache-Control')).toBe('max-age=1800')
    expect(response.headers.get('Last-Modified')).toBe('Sun, 01 Mar 2026 00:00:00 GMT')
    expect(response.headers.has('Expires')).toBe(true)
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
  })
})

describe('a category', () => {
  it('includes its descendants', async () => {
    const below = categories.find(node => node.id === 'dresses')
    const ids = new Set(categories.slice(below?.index, below?.end).map(node => node.id))
    const products = await fetchAllProducts(sandbox, 'cat=dresses')
    expect(products.length).toBeGreaterThan(200)
    expect(products.every(product => product.categories.some(({ id }) => ids.has(id)))).toBe(true)
    expect(new Set(products.map(product => product.categories[0]?.id)).size).toBeGreaterThan(3)
  })

  it('can be requested by its number or its slug', async () => {
    const node = categories.find(({ id }) => id === 'womens-shoes')
    expect(await total(`cat=${node?.numId}`)).toBe(await total('cat=womens-shoes'))
  })

  it('selects the whole catalog at the root', async () => {
    expect(await total('cat=clothes-shoes-and-jewelry')).toBe(sandbox.truth.listed)
  })

  it('contains products if the menu links to it', async () => {
    const linked = [
      'womens-clothes',
      'mens-clothes',
      'womens-shoes',
      'handbags',
      'womens-accessories',
      'furniture',
      'womens-beauty',
    ]
    for (const id of linked) expect(await total(`cat=${id}`), id).toBeGreaterThan(100)
  })
})

describe('filters', () => {
  it('widen the result when they start with the same letter, and narrow it otherwise', async () => {
    const blue = await total('cat=dresses&fl=c10')
    const red = await total('cat=dresses&fl=c7')
    const either = await total('cat=dresses&fl=c10&fl=c7')
    expect(either).toBeGreaterThan(Math.max(blue, red))
    expect(either).toBeLessThanOrEqual(blue + red)
    expect(await total('cat=dresses&fl=c10&fl=d0')).toBeLessThan(blue)
  })

  it('the filters b and r restrict to a brand and a retailer', async () => {
    const [sample] = (await ask('limit=1&sort=Popular')).products
    const brand = await fetchAllProducts(sandbox, `fl=b${sample?.brand?.id}`)
    expect(brand.length).toBeGreaterThan(0)
    expect(new Set(brand.map(product => product.brand?.id))).toEqual(new Set([sample?.brand?.id]))
    const shop = (await ask(`fl=r${sample?.retailer.id}&limit=50`)).products
    expect(new Set(shop.flatMap(product => product.retailer?.id ?? []))).toEqual(
      new Set([sample?.retailer.id]),
    )
  })

  it('the filter p20 matches prices up to ten dollars and p21 those up to twenty-five, after any discount', async () => {
    const paid = (query: string) =>
      fetchAllProducts(sandbox, query).then(all =>
        all
          .filter(({ price }) => typeof price === 'number')
          .map(({ price, salePrice }) => salePrice ?? price),
      )
    const low = await paid('fl=p20')
    const next = await paid('fl=p21')
    expect(low.length).toBeGreaterThan(0)
    expect(low.every(price => price < 10)).toBe(true)
    expect(next.every(price => price >= 10 && price < 25)).toBe(true)
  })

  it.each([
    [0, 1],
    [1, 20],
    [2, 30],
    [3, 40],
    [4, 50],
    [5, 60],
    [6, 70],
  ])('the filter d%i matches products at least %i percent off', async (id, percent) => {
    const products = await fetchAllProducts(sandbox, `fl=d${id}`)
    expect(products.length).toBeGreaterThan(0)
    expect(products.every(product => product.discount >= percent && product.isOnSale)).toBe(true)
  })

  it('the filters d100, d110 and d200 match recent price cuts', async () => {
    const day = await total('fl=d100')
    const week = await total('fl=d110')
    expect(day).toBeGreaterThan(0)
    expect(week).toBeGreaterThan(day)
    expect(await total(`fl=d200&pdd=${Date.parse('2026-02-23T00:00:00Z')}`)).toBe(week)
    expect(await total(`fl=d200&pdd=${Date.parse('2026-03-02T00:00:00Z')}`)).toBe(0)
  })

  it('the filters "s" and "c" match canonical sizes and colors', async () => {
    const small = await fetchAllProducts(sandbox, 'cat=dresses&fl=s83')
    expect(small.length).toBeGreaterThan(0)
    expect(
      small.every(product => product.sizes.some(size => size.canonicalSize?.id === '83')),
    ).toBe(true)
    const red = await fetchAllProducts(sandbox, 'cat=dresses&fl=c7')
    expect(
      red.every(({ colors }) => colors.some(color => color.canonicalColors[0]?.name === 'Red')),
    ).toBe(true)
  })

  it('h matches heel heights of shoes only', async () => {
    const heels = await Promise.all([1, 2, 3, 4, 5].map(id => total(`cat=womens-shoes&fl=h${id}`)))
    expect(heels.reduce((sum, count) => sum + count, 0)).toBe(await total('cat=womens-shoes'))
    expect(await total('cat=furniture&fl=h1')).toBe(0)
  })
})

describe('free text', () => {
  it('requires every word', async () => {
    const answer = await ask('fts=linen%20dress&limit=50')
    expect(answer.metadata.freeTextSearches).toEqual(['linen dress'])
    expect(answer.metadata.total).toBeGreaterThan(0)
    expect(answer.products.every(product => /linen/i.test(product.brandedName))).toBe(true)
    expect(answer.metadata.total).toBeLessThan(await total('fts=dress'))
  })

  it('may be repeated', async () => {
    expect(await total('fts=linen&fts=dress')).toBe(await total('fts=linen%20dress'))
  })

  it('matches across accents and plurals', async () => {
    expect(await total('fts=dresses')).toBe(await total('fts=dress'))
    expect(await total('fts=boucle')).toBe(await total(`fts=${encodeURIComponent('bouclé')}`))
  })
})

describe('sorting', () => {
  it('PriceLoHi and PriceHiLo sort by the price after any discount', async () => {
    const paid = async (sort: string) =>
      (await ask(`cat=furniture&limit=50&sort=${sort}`)).products
        .filter(({ price }) => typeof price === 'number')
        .map(({ price, salePrice }) => salePrice ?? price)
    const up = await paid('PriceLoHi')
    const down = await paid('PriceHiLo')
    expect(up).toEqual(up.toSorted((a, b) => a - b))
    expect(down).toEqual(down.toSorted((a, b) => b - a))
    expect(down[0]).toBeGreaterThan(up[0] ?? Infinity)
  })

  it('Recency sorts newest first', async () => {
    const dates = (await ask('limit=50&sort=Recency')).products.flatMap(
      product => product.extractDate ?? [],
    )
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('Popular and Relevance order the same products differently', async () => {
    const ids = async (sort: string) =>
      (await fetchAllProducts(sandbox, `cat=jewelry&sort=${sort}`)).map(product => product.id)
    const [popular, relevance] = await Promise.all([ids('Popular'), ids('Relevance')])
    expect(popular).not.toEqual(relevance)
    expect(popular.toSorted()).toEqual(relevance.toSorted())
    expect((await ask('cat=jewelry&limit=5')).products.map(product => product.id)).toEqual(
      relevance.slice(0, 5),
    )
  })
})

describe('prodid', () => {
  it('returns the requested products, sold out or not, and omits unknown ids', async () => {
    const listed = sandbox.listedIds()[3]
    const soldOut = sandbox.truth.soldOutIds[0]
    const answer = await ask(`prodid=${soldOut}&prodid=1&prodid=${listed}`)
    expect(answer.products.map(product => product.id)).toEqual([soldOut, listed])
    expect(answer.metadata.products).toEqual([{ id: soldOut }, { id: listed }])
  })
})
