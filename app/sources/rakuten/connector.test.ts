import { afterEach, describe, expect, it } from 'vitest'
import type { Connector, ReadStep } from '../connector.ts'
import {
  type FakeAnswer,
  type FakeRequest,
  type FakeUpstream,
  startFakeUpstream,
} from '../testing/fake-upstream.ts'
import type { RakutenCallSettings } from './call.server.ts'
import { createRakutenConnector } from './connector.server.ts'

const tokenKey = Buffer.from('client:s3cret').toString('base64')

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

type Route = (request: FakeRequest, count: number) => FakeAnswer | undefined

/**
 * Starts an upstream with two advertisers, a few rows
 * and a token; `routes` overrides its responses.
 */
async function start(
  routes: Record<string, Route> = {},
  settings: Partial<RakutenCallSettings> = {},
) {
  const counts = new Map<string, number>()
  const standing: Record<string, Route> = {
    '/token': () =>
      json({
        access_token: 'tok/1',
        refresh_token: 'ref/1',
        token_type: 'bearer',
        expires_in: 3600,
      }),
    '/advertisersearch/1.0': () =>
      xml(
        '<midlist><merchant><mid>40001</mid></merchant><merchant><mid>40002</mid></merchant></midlist>',
      ),
    '/productsearch/1.0': ({ search }) => {
      const mid = search.get('mid') ?? ''
      const keyword = search.get('keyword')
      return xml(
        toPage(
          rows.filter(
            row => row.mid === mid && (keyword === null || row.sku.replace('-', ' ') === keyword),
          ),
        ),
      )
    },
  }
  const double: FakeUpstream = await startFakeUpstream(request => {
    const count = (counts.get(request.path) ?? 0) + 1
    counts.set(request.path, count)
    const route = routes[request.path] ?? standing[request.path]
    return route === undefined ? { status: 404, body: '' } : route(request, count)
  })
  closers.push(double.close)
  const connector = createRakutenConnector({
    apiUrl: double.url,
    clientId: 'client',
    clientSecret: 's3cret',
    siteId: '1234567',
    ratePerMinute: Number.POSITIVE_INFINITY,
    http: { retries: 1, firstRetryMs: 1, timeoutMs: 2_000 },
    ...settings,
  })
  const count = (path: string) => counts.get(path) ?? 0
  return { connector, double, count }
}

const rows = [
  { mid: '40001', linkid: '1', sku: 'NQ-1' },
  { mid: '40001', linkid: '2', sku: 'NQ-2' },
  { mid: '40001', linkid: '900719925474099312', sku: 'NQ-2' },
  { mid: '40002', linkid: '1', sku: 'A' },
]

function toPage(items: typeof rows, total = items.length): string {
  const elements = items.map(
    ({ mid, linkid, sku }) =>
      `<item><mid>${mid}</mid><merchantname>Shop ${mid}</merchantname><linkid> ${linkid} </linkid><sku>${sku}</sku>
      <productname>Shirt ${linkid}</productname><price currency="USD">9.00</price>
      <linkurl>https://click.linksynergy.com/link?id=x</linkurl></item>`,
  )
  return `<TotalMatches>${total}</TotalMatches><TotalPages>1</TotalPages><PageNumber>1</PageNumber>${elements.join('')}`
}

const json = (body: unknown, status = 200): FakeAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const xml = (inner: string, status = 200): FakeAnswer => ({
  status,
  headers: { 'content-type': 'text/xml;charset=UTF-8' },
  body: `<?xml version="1.0" encoding="UTF-8"?><result>${inner}</result>`,
})

const fault: FakeAnswer = {
  status: 401,
  body: '<ams:fault xmlns:ams="http://wso2.org/apimanager/security"><ams:code>900901</ams:code><ams:message>Invalid Credentials</ams:message></ams:fault>',
}

async function readIds(connector: Connector): Promise<string[]> {
  const ids: string[] = []
  for await (const { products } of connector.readAll()) ids.push(...products.map(({ id }) => id))
  return ids
}

const allIds = ['40001~1~NQ-1', '40001~2~NQ-2', '40001~900719925474099312~NQ-2', '40002~1~A']

describe('createRakutenConnector', () => {
  it('PR2 signs in once as documented, and requests full pages in order', async () => {
    const { connector, double } = await start()
    expect(await readIds(connector)).toEqual(allIds)
    const [token, , first] = double.requests
    expect(token).toMatchObject({ method: 'POST', path: '/token', body: 'scope=1234567' })
    expect(token?.headers.authorization).toBe(`Bearer ${tokenKey}`)
    expect(token?.headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(first?.headers.authorization).toBe('Bearer tok/1')
    expect(Object.fromEntries(first?.search ?? [])).toEqual({
      mid: '40001',
      max: '100',
      pagenumber: '1',
      sort: 'productname',
      sorttype: 'asc',
    })
    expect(double.requests.map(({ path }) => path)).toEqual([
      '/token',
      '/advertisersearch/1.0',
      '/productsearch/1.0',
      '/productsearch/1.0',
    ])
  })

  it.each<[string, FakeAnswer]>([
    ['by the older gateway', fault],
    ['by the older gateway with status 200', { ...fault, status: 200 }],
    ['by the newer gateway', json({ error: 'invalid_token', error_description: 'expired' }, 401)],
  ])(
    'PR2 renews a token that is refused %s in mid-read, without losing rows',
    async (_, refusal) => {
      const { connector, double, count } = await start({
        '/token': (_request, nth) =>
          json({ access_token: `tok/${nth}`, refresh_token: `ref/${nth}`, expires_in: 3600 }),
        '/productsearch/1.0': request => {
          if (
            request.search.get('mid') === '40002' &&
            request.headers.authorization === 'Bearer tok/1'
          )
            return refusal
          return xml(toPage(rows.filter(row => row.mid === request.search.get('mid'))))
        },
      })
      expect(await readIds(connector)).toEqual(allIds)
      expect(count('/token')).toBe(2)
      const bodies = double.requests.filter(({ path }) => path === '/token').map(({ body }) => body)
      expect(bodies).toEqual(['scope=1234567', 'refresh_token=ref%2F1&scope=1234567'])
    },
  )

  it('PR2 signs in again when its refresh token is refused', async () => {
    const { connector, count } = await start({
      '/token': ({ body }, nth) =>
        body.startsWith('refresh_token')
          ? json({ error: 'invalid_grant' }, 400)
          : json({ access_token: `tok/${nth}`, refresh_token: 'old' }),
      '/productsearch/1.0': ({ headers }) =>
        headers.authorization === 'Bearer tok/1' ? fault : xml(toPage([])),
    })
    await readIds(connector)
    expect(count('/token')).toBe(3)
  })

  it('PR2 gives up after a second refusal', async () => {
    const { connector, count } = await start({ '/productsearch/1.0': () => fault })
    await expect(connector.find('40001~1~NQ-1')).rejects.toMatchObject({
      name: 'SourceError',
      status: 401,
    })
    expect(count('/token')).toBe(2)
    expect(count('/productsearch/1.0')).toBe(2)
  })

  it.each([400, 401])(
    'PR2 reports credentials that are refused with %d, without revealing them',
    async status => {
      const { connector, count } = await start({
        '/token': ({ headers }) =>
          json(
            { error: 'invalid_client', error_description: `${headers.authorization} s3cret` },
            status,
          ),
      })
      const error = await connector.find('40001~1~NQ-1').catch(reason => reason)
      expect(error).toMatchObject({ name: 'SourceError', status })
      expect(error.message).toContain('invalid_client')
      expect(`${error.message}${error.stack}`).not.toMatch(new RegExp(`s3cret|${tokenKey}`))
      expect(count('/token')).toBe(1)
    },
  )

  it('PR2 never reveals its token', async () => {
    const { connector } = await start({
      '/productsearch/1.0': ({ headers }) =>
        json({ error: `${headers.authorization} is no good` }, 403),
    })
    const error = await connector.find('40001~1~NQ-1').catch(reason => reason)
    expect(error.message).toContain('*** is no good')
    expect(error.message).not.toContain('tok/1')
  })

  it('PR2 counts the call for a token against the rate limit', async () => {
    const { connector, double } = await start({}, { ratePerMinute: 3 })
    await connector.find('40001~1~NQ-1')
    await connector.find('40001~1~NQ-1')
    const stop = new AbortController()
    const third = connector.find('40001~1~NQ-1', stop.signal)
    stop.abort(new Error('enough'))
    await expect(third).rejects.toThrow('enough')
    expect(double.requests).toHaveLength(3)
  })

  it.each<[string, FakeAnswer, number, RegExp]>([
    [
      'an error with status 200',
      xml('<Errors><ErrorID>718615</ErrorID><ErrorText>No keyword specified.</ErrorText></Errors>'),
      1,
      /718615: No keyword/,
    ],
    [
      'an entity bomb',
      { body: '<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><result>&b;</result>' },
      1,
      /declarations of its own/,
    ],
    [
      'an external entity',
      { body: '<!DOCTYPE r [<!ENTITY a SYSTEM "file:///etc/passwd">]><result>&a;</result>' },
      1,
      /declarations of its own/,
    ],
    [
      'a truncated document',
      { body: '<result><TotalMatches>9</TotalMatches><item><mid>4' },
      2,
      /truncated or broken/,
    ],
    ['a web page', { body: '<html><body>Maintenance</body></html>' }, 2, /page instead of XML/],
    ['an empty response', { body: '' }, 2, /nothing instead of XML/],
    ['a server error', { status: 500, body: 'on fire' }, 2, /status 500: on fire/],
    [
      'status 429',
      { status: 429, headers: { 'retry-after': '0' }, body: 'slow down' },
      2,
      /status 429/,
    ],
    ['another schema', { body: '<result><total>4</total></result>' }, 1, /TotalMatches/],
    [
      'a response beyond the size limit',
      { body: `<result>${' '.repeat(9 * 1024 * 1024)}</result>` },
      1,
      /more than \d+ bytes/,
    ],
  ])('PR2 fails clearly on %s', async (_, answer, calls, message) => {
    const { connector, count } = await start({ '/productsearch/1.0': () => answer })
    const error = await connector.find('40001~1~NQ-1').catch(reason => reason)
    expect(error.name).toBe('SourceError')
    expect(error.message).toMatch(message)
    expect(error.message.length).toBeLessThan(700)
    expect(count('/productsearch/1.0')).toBe(calls)
  })

  it('PR2 treats an empty list of advertisers as a failure', async () => {
    const { connector } = await start({ '/advertisersearch/1.0': () => xml('<midlist/>') })
    await expect(readIds(connector)).rejects.toThrow('no advertisers')
  })

  it('PR5 rejects a broken row without losing any other', async () => {
    const { connector } = await start({
      '/productsearch/1.0': ({ search }) => {
        const mid = search.get('mid') ?? ''
        const sound = toPage([{ mid, linkid: '1', sku: 'NQ-1' }], 2)
        return xml(`${sound}<item><mid>${mid}</mid><linkid>7</linkid><sku>S</sku></item>`)
      },
    })
    const steps = await collect(connector.readAll())
    expect(steps.map(({ products, rejected }) => [products.length, rejected.length])).toEqual([
      [1, 1],
      [1, 1],
    ])
    expect(steps[0]?.rejected[0]).toMatchObject({
      id: '40001~7~S',
      detail: expect.stringMatching(/^merchantname: /),
    })
    expect(steps.at(-1)?.expected).toBe(4)
  })

  it('PR6 finds a product by the SKU in its id, and by its link if several share the SKU', async () => {
    const { connector, double } = await start()
    expect(await connector.find('40001~900719925474099312~NQ-2')).toMatchObject({
      name: 'Shirt 900719925474099312',
    })
    const search = double.requests.at(-1)?.search
    // A hyphen is one of the characters that break a search.
    expect([search?.get('mid'), search?.get('keyword')]).toEqual(['40001', 'NQ 2'])
    expect(await connector.find('40002~1~A')).toMatchObject({
      retailer: { id: '40002', name: 'Shop 40002' },
    })
  })

  it.each(['40001~5~NQ-1', '40001~1~GONE', '40003~1~A'])('PR6 finds nothing for %s', async id => {
    const { connector } = await start()
    expect(await connector.find(id)).toBeUndefined()
  })

  it('PR6 makes no request for an invalid id', async () => {
    const { connector, double } = await start()
    for (const id of ['', '1', '../brands', 'x~1~A', '40001~1~\u0000'])
      expect(await connector.find(id)).toBeUndefined()
    expect(double.requests).toHaveLength(0)
  })

  it('PR6 does not report a product without a SKU as gone', async () => {
    const { connector } = await start()
    await expect(connector.find('40001~1')).rejects.toThrow('no number to search by')
  })

  it('PR6 reports a product that it cannot parse', async () => {
    const { connector } = await start({
      '/productsearch/1.0': () =>
        xml('<TotalMatches>1</TotalMatches><item><mid>40001</mid><linkid>1</linkid></item>'),
    })
    await expect(connector.find('40001~1~NQ-1')).rejects.toThrow(
      /product 40001~1~NQ-1: merchantname/,
    )
  })
})

async function collect(read: AsyncIterable<ReadStep>): Promise<ReadStep[]> {
  const steps: ReadStep[] = []
  for await (const step of read) steps.push(step)
  return steps
}
