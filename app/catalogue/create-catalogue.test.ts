import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { Product } from '#app/domain/product.ts'
import { emptyListQuery, type ListQuery, sorts } from '#app/domain/urls/list-query.ts'
import { type Connector, SourceError } from '#app/sources/connector.ts'
import { makeConnector } from '#app/sources/testing.ts'
import { createStore, type Store } from '#app/store/store.server.ts'
import { makeProduct, makeProducts } from '#app/store/testing.ts'
import { createCatalogue } from './create-catalogue.server.ts'
import { LookupUnavailableError } from './lookup-unavailable-error.ts'
import { waitUntilReady } from './testing.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase
let store: Store
let catalogue: Awaited<ReturnType<typeof createCatalogue>>

beforeAll(async () => {
  database = await createTestDatabase()
  store = createStore(database.pool)
})
beforeEach(async () => {
  await database.empty()
})
afterEach(() => catalogue.close())
afterAll(() => database.drop())

async function open(products: Product[], connectors: Connector[] = []): Promise<void> {
  await store.upsertProducts('s', products)
  const { pool, url } = database
  const settings = { databaseUrl: url, recountTextsAfterMs: 0 }
  catalogue = await createCatalogue({ ...settings, pool, connectors, log })
  await waitUntilReady(catalogue)
}

function list(requested: Partial<ListQuery> = {}, limit?: number) {
  return catalogue.list({ ...emptyListQuery, ...requested }, limit)
}

describe('list', () => {
  const products = [
    makeProduct('dress', { categoryId: 'day-dresses', price: 300, createdDate: '2026-01-01' }),
    makeProduct('jeans', { categoryId: 'jeans', price: 200, createdDate: '2026-01-03' }),
    makeProduct('sofa', {
      categoryId: 'sofas',
      price: 100,
      createdDate: '2026-01-02',
      brand: { id: '7', name: 'Chloé' },
    }),
    makeProduct('thing', { categoryId: undefined, price: 400, createdDate: '2026-01-04' }),
  ]
  const ids = async (requested: Partial<ListQuery>) =>
    (await list(requested)).products.map(product => product.id)

  it('RT2 includes products in a category’s descendants, in the requested order', async () => {
    await open(products)
    expect(await ids({ category: 'women', sort: 'price-up' })).toEqual(['jeans', 'dress'])
    expect(await ids({ category: 'dresses' })).toEqual(['dress'])
    expect(await ids({ sort: 'newest' })).toEqual(['thing', 'jeans', 'sofa', 'dress'])
    expect(await ids({ category: 'no-such-thing' })).toEqual([])
    expect(await ids({ brands: ['chloé'], retailers: ['Alder & Finch'] })).toEqual(['sofa'])
  })

  it('returns complete products', async () => {
    await open(products)
    expect((await list({ category: 'sofas' })).products).toEqual([products[2]])
  })

  it('LS3 counts categories, brands and retailers', async () => {
    await open(products)
    expect((await list()).facets).toMatchObject({
      categories: [
        { label: 'All departments', depth: 0, count: 4 },
        { id: 'women', label: 'Women', depth: 1, count: 2 },
        { id: 'men', depth: 1, count: 0 },
        { id: 'living', depth: 1, count: 1 },
        { id: 'kids', depth: 1, count: 0 },
      ],
      brands: [
        { value: 'Northquay', label: 'Northquay', count: 3 },
        { value: 'Chloé', label: 'Chloé', count: 1 },
      ],
      retailers: [{ value: 'Alder & Finch', label: 'Alder & Finch', count: 4 }],
    })
  })

  it('LS2 LS3 ignores the category filter when counting the category’s ancestors, siblings and children', async () => {
    await open(products)
    const count = async (query: Partial<ListQuery>) => {
      const { facets, paging } = await list(query)
      const rows = facets.categories.map(
        row => [row.depth, row.id ?? row.label, row.count] as const,
      )
      return { rows, total: paging.total }
    }
    const { rows } = await count({ category: 'dresses', brands: ['Northquay'] })
    expect(rows.slice(0, 5)).toEqual([
      [0, 'All departments', 3],
      [1, 'women', 2],
      [2, 'womens-clothes', 2],
      [3, 'dresses', 1],
      [4, 'day-dresses', 1],
    ])
    expect(rows).toContainEqual([3, 'jeans', 1])
    // Each branch's count equals the total of the
    // branch's own list with the other filters unchanged.
    for (const [depth, id, branch] of rows) {
      const category = depth === 0 ? {} : { category: id }
      expect([id, (await count({ ...category, brands: ['Northquay'] })).total]).toEqual([
        id,
        branch,
      ])
    }
  })

  it('LS2 counts the listed products that match each search text, and recounts after a change', async () => {
    await open(products)
    const count = (change: Partial<ListQuery>) =>
      catalogue.countTexts({ ...emptyListQuery, ...change }, ['', 'linen', 'linen unicorn'])
    const totals = async (change: Partial<ListQuery>) =>
      Promise.all(['', 'linen'].map(async text => (await list({ ...change, text })).paging.total))
    for (const change of [{}, { category: 'dresses' }])
      expect(await count(change)).toEqual([...(await totals(change)), 0])
    await store.upsertProducts('s', [makeProduct('second', { categoryId: 'day-dresses' })])
    await expect.poll(async () => (await count({ category: 'dresses' }))[0]).toBe(2)
  })

  it('LS6 returns the last page for a page number past the end', async () => {
    await open(makeProducts(120))
    expect((await list({ page: 3 })).paging).toMatchObject({
      page: 3,
      maxPages: 3,
      total: 120,
      info: 'Page 3 of 3 (120 of 120)',
    })
    const past = await list({ page: 99 })
    expect([past.paging.page, past.products.length]).toEqual([3, 20])
    expect((await list({}, 7)).products).toHaveLength(7)
  })

  it('returns an empty list for an empty catalogue', async () => {
    await open([])
    expect(await list()).toMatchObject({
      products: [],
      paging: { total: 0, page: 1, maxPages: 1 },
      facets: { brands: [] },
    })
  })

  it('shows committed changes', async () => {
    await open(makeProducts(3))
    await store.upsertProducts('s', [makeProduct('new', { brand: { id: '9', name: 'Latest' } })])
    await expect.poll(async () => (await list({ brands: ['Latest'] })).products.length).toBe(1)
    await expect.poll(() => catalogue.state().products).toBe(4)
  })

  it('leaves out products that are no longer available', async () => {
    await open(makeProducts(3))
    await database.pool.query(
      `UPDATE product SET gone_since = now(), changed_at = nextval('product_change') WHERE id = '2'`,
    )
    await database.pool.query('NOTIFY catalogue_changed')
    await expect.poll(() => catalogue.state().products).toBe(2)
    expect((await list()).paging.total).toBe(2)
  })

  it('follows changes again after the database closes the connection', async () => {
    await open(makeProducts(3))
    await database.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'storefronts index'`)
    await store.upsertProducts('s', [makeProduct('new')])
    await expect.poll(() => catalogue.state().products).toBe(4)
  })
})

describe('the order of a list', () => {
  it('LS7 does not depend on commissions', async () => {
    const makeOffers = (turn: number) =>
      makeProducts(30, each => {
        const adSource = (['CJ', 'Rakuten', 'Awin', 'Skimlinks'] as const)[(each + turn) % 4]
        return {
          price: 1_000 + (each % 5) * 100,
          adSource: adSource ?? 'CJ',
          clickUrl: `https://pays-${(each * 7 + turn) % 30}.example/`,
          custom: { commission: (each * 11 + turn * 5) % 30, sku: `sku-${each + turn}` },
        }
      })
    await open(makeOffers(0))
    const orders = async () => {
      const pages = await Promise.all(
        (['', 'linen dress'] as const).flatMap(text => sorts.map(sort => list({ text, sort }))),
      )
      return pages.map(({ products }) => products.map(({ id }) => id))
    }
    const before = await orders()
    await store.upsertProducts('s', makeOffers(1))
    const seen = (await store.changesSince(0, 100)).at(-1)?.changedAt
    await expect.poll(() => catalogue.state().version).toBe(seen)
    expect(await orders()).toEqual(before)
    expect(new Set(before[0]).size).toBe(30)
  })
})

describe('directory', () => {
  it('RT4 RT5 lists all brands and retailers with their counts in alphabetical order', async () => {
    const brands = [
      'Zara',
      'Éclair',
      'Ecru',
      'atlas',
      ...Array.from({ length: 40 }, (_, each) => `Brand ${each}`),
    ]
    await open(brands.map((name, each) => makeProduct(each, { brand: { id: name, name } })))
    const { brands: listed, retailers } = await catalogue.directory()
    expect(listed).toHaveLength(44)
    expect(
      listed.filter(({ value }) => !value.startsWith('Brand')).map(({ value }) => value),
    ).toEqual(['atlas', 'Éclair', 'Ecru', 'Zara'])
    expect(retailers).toEqual([{ value: 'Alder & Finch', label: 'Alder & Finch', count: 44 }])
  })
})

/** Wraps a source's `find` to count its calls. */
function countCalls<Answer>(answer: () => Promise<Answer>) {
  let calls = 0
  return {
    call: () => {
      calls += 1
      return answer()
    },
    count: () => calls,
  }
}

describe('find', () => {
  it('returns a stored product without a request to its source', async () => {
    const requested: string[] = []
    await open([makeProduct(1)], [makeConnector([], async id => void requested.push(id))])
    expect(await catalogue.find('s', '1')).toEqual({ product: makeProduct(1) })
    expect(requested).toEqual([])
  })

  it('PR6 fetches an unknown product from its source and stores it', async () => {
    await open([], [makeConnector([], async id => makeProduct(id))])
    expect(await catalogue.find('s', '7')).toEqual({ product: makeProduct(7) })
    expect(await store.findProduct('s', '7')).toEqual({ product: makeProduct(7) })
    await expect.poll(() => catalogue.state().products).toBe(1)
  })

  it('sends one request for concurrent lookups', async () => {
    const requested: string[] = []
    const connector = makeConnector([], async id => {
      requested.push(id)
      return makeProduct(id)
    })
    await open([], [connector])
    await Promise.all(Array.from({ length: 10 }, () => catalogue.find('s', '7')))
    expect(requested).toEqual(['7'])
  })

  it('PR6 returns undefined for a source that lacks the product and does not ask again', async () => {
    const find = countCalls(async () => undefined)
    await open([], [makeConnector([], find.call)])
    for (const _ of [1, 2, 3]) expect(await catalogue.find('s', '7')).toBeUndefined()
    expect(find.count()).toBe(1)
  })

  it.each<[what: string, error: Error]>([
    ['fails', new SourceError('s', 'style: GET /products/7 answered 503', { status: 503 })],
    ['limits us', new SourceError('s', 'style: GET /products/7 answered 429', { status: 429 })],
    ['is not asked', new SourceError('s', 'style: paused after too many failures')],
    ['times out', new SourceError('s', 'no answer within 4000 ms')],
    ['sends something unreadable', new TypeError('x is not iterable')],
  ])('PR2 throws for a source that %s, and does not ask again immediately', async (_, error) => {
    const find = countCalls(() => Promise.reject(error))
    await open([], [makeConnector([], find.call)])
    for (const _ of [1, 2, 3])
      await expect(catalogue.find('s', '7')).rejects.toBeInstanceOf(LookupUnavailableError)
    expect(find.count()).toBe(1)
  })

  it('PR6 does not call a product missing because made-up ids used up the lookups', async () => {
    await open([], [makeConnector([], async id => (id === '7' ? makeProduct(7) : undefined))])
    const invented = Array.from({ length: 120 }, (_, each) => catalogue.find('s', `no-${each}`))
    await Promise.allSettled(invented)
    await expect(catalogue.find('s', '7')).rejects.toBeInstanceOf(LookupUnavailableError)
    // It is found as soon as the limit allows another lookup.
    await expect
      .poll(() => catalogue.find('s', '7').catch(() => undefined))
      .toEqual({ product: makeProduct(7) })
  })

  it('limits the number of requests that made-up ids can cause', async () => {
    let requested = 0
    const connector = makeConnector([], async () => {
      requested += 1
      return undefined
    })
    await open([], [connector])
    await Promise.allSettled(
      Array.from({ length: 200 }, (_, each) => catalogue.find('s', `invented-${each}`)),
    )
    expect(requested).toBeLessThan(40)
  })

  it('returns undefined for a source without a connector and for invalid ids', async () => {
    await open([], [])
    for (const id of ['7', '', 'a\0b', 'x'.repeat(10_000)])
      expect(await catalogue.find('k', id)).toBeUndefined()
  })
})
