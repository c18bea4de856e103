import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import { drift } from './drift.ts'
import { createFaults, type FaultKind, parseFaults } from './faults.ts'

describe('faults', () => {
  it('match a prefix or a pattern of the path and query', () => {
    const faults = createFaults()
    faults.add([
      { path: '/api/v2/products?', kind: '500' },
      { path: String.raw`/offset=\d00\b/`, kind: 'cut' },
    ])
    expect(faults.take('/api/v2/products?limit=1')?.kind).toBe('500')
    expect(faults.take('/elsewhere?offset=100')?.kind).toBe('cut')
    expect(faults.take('/elsewhere?offset=150')).toBeUndefined()
  })

  it('start and stop after the configured number of requests', () => {
    const faults = createFaults()
    faults.add([{ path: '/', kind: '503', times: 2, afterRequests: 1 }])
    const struck = [1, 2, 3, 4].map(() => faults.take('/x')?.kind)
    expect(struck).toEqual([undefined, '503', '503', undefined])
  })

  it('are rejected with a reason if they are invalid', () => {
    expect(() => parseFaults([{ path: '/', kind: 'sulk' }])).toThrow(/kind/)
    expect(() => parseFaults({ path: '', kind: '500' })).toThrow(/path/)
    expect(parseFaults({ path: '/', kind: 429 })).toEqual([{ path: '/', kind: '429' }])
  })
})

describe('drift', () => {
  it.each([
    ['{"price":198}', '{"price":{"amount":198}}'],
    [
      '{"products":[{"retailer":{"id":"1"},"id":2}]}',
      '{"products":[{"id":2,"merchant":{"id":"1"}}]}',
    ],
    ['{"price":{"amount":"198.00","currency":"USD"}}', '{"price":{"value":198}}'],
    ['<item><linkid>1</linkid></item>', '<item><link_id>1</link_id></item>'],
    ['not json', 'not json'],
  ])('turns %s into %s', (before, after) => {
    expect(drift(before)).toBe(after)
  })
})

describe('faults over HTTP', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await createSandbox({ products: 200, today: '2026-03-01' })
  })
  afterEach(() => sandbox.clearFaults())
  afterAll(() => sandbox.close())

  const path = '/api/v2/products?pid=k&limit=5'
  const ask = (init?: RequestInit) => fetch(`${sandbox.url}${path}`, init)
  const strike = async (kind: FaultKind, more: object = {}) => {
    const response = await fetch(`${sandbox.url}/_faults`, {
      method: 'POST',
      body: JSON.stringify([{ path: '/api/v2/products', kind, ...more }]),
    })
    expect(response.status).toBe(200)
  }

  it.each(['401', '429', '500', '503'] as const)(
    'PR2 %s returns that status and an error body',
    async kind => {
      await strike(kind)
      const response = await ask()
      expect(response.status).toBe(Number(kind))
      expect(await response.json()).toMatchObject({ errorCode: Number(kind) })
      expect(response.headers.has('Retry-After')).toBe(kind === '429' || kind === '503')
    },
  )

  it('PR2 html, empty and drift send unexpected content with status 200', async () => {
    await strike('html', { times: 1 })
    expect((await ask()).headers.get('Content-Type')).toContain('text/html')
    await strike('empty', { times: 1 })
    expect(await (await ask()).text()).toBe('')
    await strike('drift', { times: 1 })
    const { products } = (await (await ask()).json()) as { products: object[] }
    expect(products[0]).toHaveProperty('merchant')
    expect(products[0]).not.toHaveProperty('retailer')
    expect((await ask()).status).toBe(200)
  })

  it('PR2 "cut" drops the connection in the middle of the body', async () => {
    await strike('cut')
    const response = await ask()
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow()
  })

  it('PR2 "refused" drops the connection before responding', async () => {
    await strike('refused')
    await expect(ask()).rejects.toThrow()
  })

  it('PR2 "hang" sends nothing until the client times out', async () => {
    await strike('hang')
    const giveUp = new AbortController()
    const answer = ask({ signal: giveUp.signal })
    // While one request hangs, others succeed.
    expect((await fetch(`${sandbox.url}/api/v2/brands?pid=k`)).status).toBe(200)
    giveUp.abort()
    await expect(answer).rejects.toThrow(/abort/i)
  })

  it('PR2 "slow" sends the full response after a delay', async () => {
    await strike('slow', { delayMs: 20 })
    const { products } = (await (await ask()).json()) as { products: object[] }
    expect(products).toHaveLength(5)
  })

  it('can be listed and removed, and never affect the endpoint that controls them', async () => {
    sandbox.addFaults({ path: '/', kind: '500' })
    const listed = await fetch(`${sandbox.url}/_faults`)
    expect(await listed.json()).toEqual([{ path: '/', kind: '500' }])
    expect((await ask()).status).toBe(500)
    await fetch(`${sandbox.url}/_faults`, { method: 'DELETE' })
    expect((await ask()).status).toBe(200)
  })

  it('are rejected if they are malformed', async () => {
    const response = await fetch(`${sandbox.url}/_faults`, {
      method: 'POST',
      body: '[{"path":"/"}]',
    })
    expect(response.status).toBe(400)
  })

  const query = (fields: string) =>
    fetch(sandbox.cj.apiUrl, {
      method: 'POST',
      headers: { Authorization: `Bearer ${sandbox.cj.token}` },
      body: JSON.stringify({
        query: `{ shoppingProducts(companyId: "${sandbox.cj.companyId}", ${fields}) { resultList { id price { amount } } } }`,
      }),
    })

  it('PR2 distort the response to a POST with a body', async () => {
    const truth = await (await query('limit: 3')).text()
    sandbox.addFaults({ path: '/query', kind: 'cut', times: 1 })
    await expect((await query('limit: 3')).text()).rejects.toThrow()
    sandbox.addFaults({ path: '/query', kind: 'drift', times: 1 })
    expect(JSON.parse(await (await query('limit: 3')).text())).toEqual({
      data: {
        shoppingProducts: {
          resultList: (
            JSON.parse(truth) as { data: { shoppingProducts: { resultList: object[] } } }
          ).data.shoppingProducts.resultList.map(row => ({
            ...row,
            price: { value: expect.any(Number) as number },
          })),
        },
      },
    })
  })

  it('PR2 return errors in the upstream’s own format', async () => {
    const body = async (path: string, kind: FaultKind) => {
      sandbox.clearFaults()
      sandbox.addFaults({ path, kind })
      const response = await (path === '/query'
        ? query('limit: 3')
        : fetch(`${sandbox.url}${path}`))
      return `${response.status} ${await response.text()}`
    }
    expect(await body('/query', '401')).toBe('401 {"errors":[{"message":"Not Authenticated"}]}')
    expect(await body('/query', 'errors')).toBe(
      '200 {"data":null,"errors":[{"message":"Internal server error"}]}',
    )
    expect(await body('/productsearch/1.0', '401')).toMatch(/^401 <ams:fault .*900904/)
    expect(await body('/productsearch/1.0', 'errors')).toMatch(/^200 <result><Errors><ErrorID>/)
    expect(await body('/publisher/1/trending-products', '429')).toBe(
      '429 {"message":"API rate limit exceeded"}',
    )
    expect(await body('/productsearch/1.0', 'xml-bomb')).toMatch(/^200 .*<!ENTITY e9 "&e8;/)
    expect(await body('/productsearch/1.0', 'external-entity')).toMatch(/^200 .*SYSTEM "file:/)
  })

  it('PR2 return partial data along with errors', async () => {
    sandbox.addFaults({ path: '/query', kind: 'partial', times: 1 })
    const answer = (await (await query('limit: 4')).json()) as {
      data: { shoppingProducts: { resultList: unknown[] } }
      errors: object[]
    }
    expect(answer.data.shoppingProducts.resultList.map(row => row === null)).toEqual([
      false,
      true,
      false,
      false,
    ])
    expect(answer.errors).toHaveLength(1)
  })

  it('PR2 repeat a page in place of the next one', async () => {
    sandbox.addFaults({ path: '/query', kind: 'repeat', afterRequests: 1 })
    const pages = []
    for (const offset of [0, 3, 6])
      pages.push(await (await query(`limit: 3, offset: ${offset}`)).text())
    expect(pages[1]).not.toBe(pages[0])
    expect(pages[2]).toBe(pages[1])
  })

  it.each([
    [undefined, '1'],
    ['', null],
    ['Wed, 21 Oct 2065 07:28:00 GMT', 'Wed, 21 Oct 2065 07:28:00 GMT'],
  ])('PR2 send the configured Retry-After: %s', async (retryAfter, header) => {
    sandbox.addFaults({ path: '/', kind: '429', ...(retryAfter !== undefined && { retryAfter }) })
    expect((await ask()).headers.get('Retry-After')).toBe(header)
  })
})
