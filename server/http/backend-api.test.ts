import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCjApi } from '#app/sources/cj/api.server.ts'
import { SourceError } from '#app/sources/connector.ts'
import { createRakutenApi } from '#app/sources/rakuten/api.server.ts'
import { createTrendingApi } from '#app/sources/trending/api.server.ts'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { type BackendOptions, createBackendApi } from './backend-api.ts'

const serviceKey = 'a-service-key-of-ours'
const log = pino({ level: 'silent' })
const paths = [
  '/cj/products',
  '/cj/product',
  '/rakuten/products',
  '/rakuten/product',
  '/rakuten/token',
  '/skimlinks/token',
]

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await createSandbox({ products: 600, seed: 'a', today: '2026-03-01', images: false })
})
afterAll(() => sandbox.close())

async function ask(
  path: string,
  options: Partial<BackendOptions> = {},
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const quick = { ratePerMinute: Number.POSITIVE_INFINITY, http: { retries: 0 } }
  const app = createBackendApi({
    serviceKey,
    cj: createCjApi({ ...sandbox.cj, ...quick }),
    rakuten: createRakutenApi({ ...sandbox.rakuten, ...quick }),
    skimlinks: createTrendingApi({ ...sandbox.trending, ...quick }),
    log,
    ...options,
  })
  const response = await app.fetch(
    new Request(`http://shop.example${path}`, {
      method,
      headers: { 'X-Service-Key': serviceKey, ...headers },
    }),
  )
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of its response
  const body: any = await response.json()
  return { status: response.status, body, headers: response.headers }
}

describe('the backend API', () => {
  it.each(paths)(
    'ER1 PR3 returns 405 for methods other than GET on %s, given the key',
    async path => {
      const { status, headers } = await ask(path, {}, {}, 'POST')
      expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
      expect(await ask(path, {}, { 'X-Service-Key': '' }, 'POST')).toMatchObject({ status: 401 })
    },
  )

  it.each(paths)('PR3 returns 401 on %s without the service key', async path => {
    for (const key of ['', 'wrong', `${serviceKey}x`, serviceKey.slice(1)]) {
      expect(await ask(path, {}, { 'X-Service-Key': key })).toMatchObject({ status: 401 })
    }
    expect(await ask(path, { serviceKey: undefined })).toMatchObject({ status: 401 })
    expect(await ask(path, { serviceKey: '' }, { 'X-Service-Key': '' })).toMatchObject({
      status: 401,
    })
  })

  it('PR3 never lets browsers read or cache a response', async () => {
    const { headers, status } = await ask('/rakuten/token')
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect([...headers.keys()].filter(name => name.startsWith('access-control'))).toEqual([])
    expect(await ask('/rakuten/token', {}, { Origin: 'http://shop.example' })).toMatchObject({
      status: 403,
    })
  })

  it('PR3 returns CJ’s pages unchanged', async () => {
    const { body } = await ask('/cj/products?limit=5')
    expect(body).toMatchObject({ count: 5, limit: 5, resultList: { length: 5 } })
    expect(body.totalCount).toBeGreaterThan(5)
    const [row] = body.resultList
    expect(row).toMatchObject({
      id: expect.any(String),
      price: { amount: expect.stringMatching(/^\d/) },
    })
    const next = await ask('/cj/products?limit=5&offset=1')
    expect(next.body.resultList[0]).toEqual(body.resultList[1])
    const own = await ask(`/cj/products?limit=50&adId=${row.advertiserId}`)
    expect(
      new Set(own.body.resultList.map((each: { advertiserId: string }) => each.advertiserId)),
    ).toEqual(new Set([row.advertiserId]))
  })

  it('PR3 returns a CJ product as a list with one entry, and an empty list for an unknown product', async () => {
    const { body } = await ask('/cj/products?limit=1')
    const [row] = body.resultList
    for (const id of [row.id, `${row.adId}~${row.id}`]) {
      const one = await ask(`/cj/product?productId=${encodeURIComponent(id)}`)
      expect(one.body.resultList).toContainEqual(row)
    }
    expect(await ask('/cj/product?productId=nobody')).toMatchObject({
      status: 200,
      body: { resultList: [] },
    })
  })

  it('PR3 returns Rakuten’s pages with all values as strings', async () => {
    const { mid } = await findRakutenRow()
    const { body } = await ask(
      `/rakuten/products?retailerId=${mid}&max=3&pagenumber=1&sort=productname`,
    )
    expect(Number(body.result.TotalMatches)).toBeGreaterThan(3)
    expect(body.result).toMatchObject({
      TotalPages: expect.stringMatching(/^\d+$/),
      PageNumber: '1',
      item: { length: 3 },
    })
    const [row] = body.result.item
    expect(row).toMatchObject({
      mid,
      price: { _: expect.stringMatching(/^\d/), $: { currency: expect.any(String) } },
    })
    const none = await ask('/rakuten/products?search=qqqqzzzz')
    expect(none.body.result).toEqual({ TotalMatches: '0', TotalPages: '0', PageNumber: '1' })
  })

  it('PR3 finds a Rakuten product by name, retailer and id', async () => {
    const row = await findRakutenRow()
    const query = new URLSearchParams({
      productName: row.productname,
      retailerId: row.mid,
      productId: row.linkid,
    })
    const { body } = await ask(`/rakuten/product?${query}`)
    expect(body.result.item).toMatchObject([{ linkid: row.linkid }])
    query.set('productId', '1')
    expect((await ask(`/rakuten/product?${query}`)).body.result).not.toHaveProperty('item')
  })

  it('PR3 returns tokens that the networks accept', async () => {
    const { body } = await ask('/rakuten/token')
    expect(body).toEqual({ access_token: expect.any(String) })
    const { mid } = await findRakutenRow()
    const path = `/rakuten/products?retailerId=${mid}&max=1`
    expect(await ask(`${path}&token=${encodeURIComponent(body.access_token)}`)).toMatchObject({
      status: 200,
    })
    expect(await ask(`${path}&token=wrong-token`)).toMatchObject({ status: 502 })
    expect((await ask('/skimlinks/token')).body).toEqual({
      access_token: expect.stringMatching(/^\d+:/),
    })
  })

  async function findRakutenRow(): Promise<{ mid: string; linkid: string; productname: string }> {
    const { body } = await ask('/rakuten/products?search=dress&max=1')
    return body.result.item[0]
  }

  it.each([
    ['/cj/products?limit=0', 'limit: must be a whole number from 1 to 1000'],
    ['/cj/products?offset=-1', 'offset: must be a whole number'],
    ['/cj/products?adId=x', 'adId: must be digits only'],
    ['/cj/product', 'productId'],
    ['/rakuten/products', 'search: is needed'],
    ['/rakuten/products?search=a&max=101', 'max: must be a whole number from 1 to 100'],
    ['/rakuten/products?search=a&sort=password', 'sort'],
    ['/rakuten/product?productId=1', 'productName'],
  ])('PR3 explains what is wrong with %s', async (path, error) => {
    expect(await ask(path)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining(error) },
    })
  })

  it('PR3 reports a network that fails or is not configured, without secrets', async () => {
    const away = createCjApi({
      ...sandbox.cj,
      apiUrl: 'http://127.0.0.1:9/query',
      ratePerMinute: 1_000,
      http: { retries: 0 },
    })
    expect(await ask('/cj/products', { cj: away })).toMatchObject({
      status: 503,
      body: { error: expect.stringContaining('CJ') },
    })
    const refused = await ask('/cj/products', {
      cj: createCjApi({ ...sandbox.cj, token: 'secret-token', http: { retries: 0 } }),
    })
    expect(refused).toMatchObject({ status: 502 })
    expect(JSON.stringify(refused.body)).not.toContain('secret-token')
    expect(await ask('/cj/products', { cj: undefined })).toMatchObject({
      status: 503,
      body: { error: 'CJ is not configured' },
    })
    const broken = {
      fetchToken: () => Promise.reject(new SourceError('k', 'cut', { status: 500 })),
    }
    expect(await ask('/skimlinks/token', { skimlinks: broken })).toMatchObject({
      status: 502,
      body: { error: 'cut' },
    })
  })

  it('returns 404 on other paths, given the key', async () => {
    expect(await ask('/cj/secrets')).toMatchObject({ status: 404 })
    expect(await ask('/cj/secrets', {}, { 'X-Service-Key': 'x' })).toMatchObject({ status: 401 })
  })
})
