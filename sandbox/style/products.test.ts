import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import { categories } from '../world/categories.ts'
import { askAllProducts, askStyle, type ProductsAnswer, stylePath } from './ask-style.ts'

let sandbox: Sandbox
const ask = (query: string) => askStyle<ProductsAnswer>(sandbox, `products?${query}`)
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
  it('PR2 holds ten rows when nobody says, and never more than fifty', async () => {
    expect((await ask('')).products).toHaveLength(10)
    expect((await ask('')).metadata.limit).toBe(10)
    const greedy = await ask('limit=500')
    expect(greedy.products).toHaveLength(50)
    expect(greedy.metadata.limit).toBe(50)
  })

  it('follows on where the one before stopped', async () => {
    const whole = (await ask('limit=40')).products.map(product => product.id)
    const second = (await ask('limit=20&offset=20')).products.map(product => product.id)
    expect(second).toEqual(whole.slice(20))
  })

  it('PR5 ends at row 5,000 while the total tells the whole', async () => {
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
  ])('is answered for the odd %s too', async query => {
    const answer = await ask(query)
    expect(answer.metadata.total).toBe(sandbox.truth.listed)
  })

  it('is empty, not an error, when nothing matches', async () => {
    for (const query of ['fts=zzyzx', 'cat=no-such-category', 'fl=b999999', 'fl=d77']) {
      const answer = await ask(query)
      expect([answer.metadata.total, answer.products]).toEqual([0, []])
    }
  })

  it('names the category it was asked for, and none when it was not', async () => {
    const answer = await ask('cat=dresses')
    expect(answer.metadata.category).toMatchObject({
      id: 'dresses',
      fullName: "Women's Dresses",
      localizedIds: { 'en-US': 'dresses', 'en-GB': 'dresses' },
    })
    expect(answer.metadata.majorCategory).toMatchObject({ id: 'dresses' })
    expect((await ask('')).metadata).not.toHaveProperty('category')
  })

  it('is cached half an hour and packed', async () => {
    const response = await fetch(stylePath(sandbox, 'products'), { headers: { 'Accept-Encoding': 'gzip' } })
    expect(response.headers.get('Content-Type')).toBe('application/json;charset=UTF-8')
    expect(response.headers.get('Cache-Control')).toBe('max-age=1800')
    expect(response.headers.get('Last-Modified')).toBe('Sun, 01 Mar 2026 00:00:00 GMT')
    expect(response.headers.has('Expires')).toBe(true)
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
  })
})

describe('a category', () => {
  it('takes in everything below it', async () => {
    const below = categories.find(node => node.id === 'dresses')
    const ids = new Set(categories.slice(below?.index, below?.end).map(node => node.id))
    const products = await askAllProducts(sandbox, 'cat=dresses')
    expect(products.length).toBeGreaterThan(200)
    expect(products.every(product => product.categories.some(({ id }) => ids.has(id)))).toBe(true)
    expect(new Set(products.map(product => product.categories[0]?.id)).size).toBeGreaterThan(3)
  })

  it('goes by its number as by its slug', async () => {
    const node = categories.find(({ id }) => id === 'womens-shoes')
    expect(await total(`cat=${node?.numId}`)).toBe(await total('cat=womens-shoes'))
  })

  it('is the whole catalogue at the root', async () => {
    expect(await total('cat=clothes-shoes-and-jewelry')).toBe(sandbox.truth.listed)
  })

  it('has products wherever the menu leads', async () => {
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
  it('widen within a letter and narrow across letters', async () => {
    const blue = await total('cat=dresses&fl=c10')
    const red = await total('cat=dresses&fl=c7')
    const either = await total('cat=dresses&fl=c10&fl=c7')
    expect(either).toBeGreaterThan(Math.max(blue, red))
    expect(either).toBeLessThanOrEqual(blue + red)
    expect(await total('cat=dresses&fl=c10&fl=d0')).toBeLessThan(blue)
  })

  it('b and r keep to a brand and a retailer', async () => {
    const [sample] = (await ask('limit=1&sort=Popular')).products
    const brand = await askAllProducts(sandbox, `fl=b${sample?.brand?.id}`)
    expect(brand.length).toBeGreaterThan(0)
    expect(new Set(brand.map(product => product.brand?.id))).toEqual(new Set([sample?.brand?.id]))
    const shop = (await ask(`fl=r${sample?.retailer.id}&limit=50`)).products
    expect(new Set(shop.flatMap(product => product.retailer?.id ?? []))).toEqual(
      new Set([sample?.retailer.id]),
    )
  })

  it('p20 is up to ten dollars and p21 up to twenty-five, of what is paid', async () => {
    const paid = (query: string) =>
      askAllProducts(sandbox, query).then(all =>
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
  ])('d%i is %i percent off or more', async (id, percent) => {
    const products = await askAllProducts(sandbox, `fl=d${id}`)
    expect(products.length).toBeGreaterThan(0)
    expect(products.every(product => product.discount >= percent && product.isOnSale)).toBe(true)
  })

  it('d100, d110 and d200 find prices that fell', async () => {
    const day = await total('fl=d100')
    const week = await total('fl=d110')
    expect(day).toBeGreaterThan(0)
    expect(week).toBeGreaterThan(day)
    expect(await total(`fl=d200&pdd=${Date.parse('2026-02-23T00:00:00Z')}`)).toBe(week)
    expect(await total(`fl=d200&pdd=${Date.parse('2026-03-02T00:00:00Z')}`)).toBe(0)
  })

  it('s and c find canonical sizes and colours', async () => {
    const small = await askAllProducts(sandbox, 'cat=dresses&fl=s83')
    expect(small.length).toBeGreaterThan(0)
    expect(small.every(product => product.sizes.some(size => size.canonicalSize?.id === '83'))).toBe(true)
    const red = await askAllProducts(sandbox, 'cat=dresses&fl=c7')
    expect(red.every(({ colors }) => colors.some(color => color.canonicalColors[0]?.name === 'Red'))).toBe(
      true,
    )
  })

  it('h tells heels apart, in shoes alone', async () => {
    const heels = await Promise.all([1, 2, 3, 4, 5].map(id => total(`cat=womens-shoes&fl=h${id}`)))
    expect(heels.reduce((sum, count) => sum + count, 0)).toBe(await total('cat=womens-shoes'))
    expect(await total('cat=furniture&fl=h1')).toBe(0)
  })
})

describe('free text', () => {
  it('wants every word', async () => {
    const answer = await ask('fts=linen%20dress&limit=50')
    expect(answer.metadata.freeTextSearches).toEqual(['linen dress'])
    expect(answer.metadata.total).toBeGreaterThan(0)
    expect(answer.products.every(product => /linen/i.test(product.brandedName))).toBe(true)
    expect(answer.metadata.total).toBeLessThan(await total('fts=dress'))
  })

  it('may be sent more than once', async () => {
    expect(await total('fts=linen&fts=dress')).toBe(await total('fts=linen%20dress'))
  })

  it('reads accents and plurals as people type them', async () => {
    expect(await total('fts=dresses')).toBe(await total('fts=dress'))
    expect(await total('fts=boucle')).toBe(await total(`fts=${encodeURIComponent('bouclé')}`))
  })
})

describe('sorting', () => {
  it('PriceLoHi and PriceHiLo go by what is paid', async () => {
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

  it('Recency goes from the newest', async () => {
    const dates = (await ask('limit=50&sort=Recency')).products.flatMap(product => product.extractDate ?? [])
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('Popular and Relevance are orders of their own, over the same products', async () => {
    const ids = async (sort: string) =>
      (await askAllProducts(sandbox, `cat=jewelry&sort=${sort}`)).map(product => product.id)
    const [popular, relevance] = await Promise.all([ids('Popular'), ids('Relevance')])
    expect(popular).not.toEqual(relevance)
    expect(popular.toSorted()).toEqual(relevance.toSorted())
    expect((await ask('cat=jewelry&limit=5')).products.map(product => product.id)).toEqual(
      relevance.slice(0, 5),
    )
  })
})

describe('prodid', () => {
  it('fetches what it names, sold out or not, and leaves out the unknown', async () => {
    const listed = sandbox.listedIds()[3]
    const soldOut = sandbox.truth.soldOutIds[0]
    const answer = await ask(`prodid=${soldOut}&prodid=1&prodid=${listed}`)
    expect(answer.products.map(product => product.id)).toEqual([soldOut, listed])
    expect(answer.metadata.products).toEqual([{ id: soldOut }, { id: listed }])
  })
})
