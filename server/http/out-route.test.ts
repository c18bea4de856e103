import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DatabaseAwayError } from '#app/database/connection-loss.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { LinkWarning } from '#app/domain/link-warning.ts'
import type { Product } from '#app/domain/product.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { parseSubId } from '#app/networks/sub-id.ts'
import type { SiteIds } from '#app/outbound/affiliate-ids.ts'
import type { Click } from '#app/outbound/click.ts'
import { createOutbound } from '#app/outbound/create-outbound.server.ts'
import type { Outbound } from '#app/outbound/outbound.ts'
import { repeatMs } from '#app/outbound/recent-clicks.ts'
import type { SearchLog } from '#app/overrides/search-log.server.ts'
import { createTestHost, redirect, send, type TestHost } from '#app/public-web/testing.ts'
import { getStorefront } from '#app/storefronts/storefronts.ts'
import { makeServices } from '../testing.ts'
import { createApp } from './app.ts'

const log = pino({ level: 'silent' })
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36'
const shop = encodeURIComponent('https://www.a.example/p?size=s')

let database: TestDatabase
let network: TestHost
let outbound: Outbound
let folder: string
/** True while products cannot be read. */
let isAway: boolean
let clock: number
let trustedProxies: number
let affiliateIds: Record<'skimlinks' | 'viglink', SiteIds>
let products: Product[]
let linkWarning: LinkWarning | undefined
/** The name of the retailer that operators have turned off. */
let offRetailer: string | undefined

beforeAll(async () => {
  database = await createTestDatabase()
  network = await createTestHost({
    '/visit?id=1': redirect('https://www.a.example/p?utm_source=x&size=s'),
    '/visit?id=2': (_, response) => void response.writeHead(500).end(),
    '/visit?id=3': send('<meta http-equiv="refresh" content="0;url=https://b.example/">'),
  })
  const style = { ...sampleProduct, adSource: 'Skimlinks' } as const
  products = [
    ...['1', '2', '3'].map(id => ({ ...style, id, clickUrl: network.url(`/visit?id=${id}`) })),
    {
      ...style,
      source: 'c',
      id: 'c/1',
      adSource: 'CJ',
      clickUrl: `https://www.jdoqocy.com/click-1-2?url=${shop}&cjsku=1`,
      url: 'https://www.a.example/p?size=s',
    },
    {
      ...style,
      source: 'r',
      adSource: 'Rakuten',
      clickUrl: `https://click.linksynergy.com/link?id=A&murl=${shop}`,
    },
    { ...style, source: 'k', clickUrl: 'https://k.example/p', url: 'https://k.example/p' },
    ...(['Awin', 'Skimlinks'] as const).map(adSource => ({
      ...{ ...sampleProduct, source: 'f' as const, id: adSource, adSource },
      clickUrl: 'https://www.awin1.com/pclick.php?p=1&a=4&m=5',
      url: 'https://www.a.example/p?size=s',
    })),
  ]
})
afterAll(async () => {
  network.close()
  await database.drop()
})
beforeEach(async () => {
  isAway = false
  clock = Date.now()
  trustedProxies = 0
  linkWarning = undefined
  offRetailer = undefined
  folder = await mkdtemp(join(tmpdir(), 'out-'))
  const find = (source: string, id: string) =>
    products.find(product => product.source === source && product.id === id)
  affiliateIds = {
    skimlinks: { bySite: { fashion8: '1X8', fashion9: '1X9' } },
    viglink: { bySite: { mongollist: 'a'.repeat(32) } },
  }
  outbound = createOutbound({
    findShownRetailer: (_, name) => (name === offRetailer ? undefined : name),
    pool: database.pool,
    products: {
      async find(source, id) {
        if (isAway) throw new DatabaseAwayError('away')
        const product = find(source, id)
        return product && { product, ...(linkWarning ? { linkWarning } : {}) }
      },
      recall: (source, id) => (source === 'k' ? find(source, id) : undefined),
    },
    redirectUrls: {
      skimlinks: 'https://go.skimresources.com',
      viglink: 'https://redirect.viglink.com',
    },
    affiliateIds,
    privateHosts: [network.host],
    spoolFolder: folder,
    now: () => clock,
    log,
  })
})
afterEach(async () => {
  await outbound.close()
  await rm(folder, { recursive: true, force: true })
})

const searches: string[] = []
const searchLog: SearchLog = {
  recordSearch: () => undefined,
  recordClick: (storefront, text) => searches.push(`${storefront}: ${text}`),
  close: () => Promise.resolve(),
}

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const app = createApp({
    services: makeServices({ outbound, searchLog }),
    getSite: host => getStorefront(host),
    render: async () => new Response('a page', { status: 404 }),
    checkReadiness: async () => ({ isReady: true, reasons: [] }),
    log,
    trustedProxies,
    isDevelopment: false,
    assets: undefined,
  })
  const request = new Request(`http://fashion8.localhost${path}`, {
    method,
    headers: { 'User-Agent': windows, Host: 'fashion8.localhost', ...headers },
  })
  return app.fetch(request)
}

/** Follows an outbound link and returns the host, path and parameters of its redirect. */
async function leave(
  path: string,
  headers?: Record<string, string>,
): Promise<Record<string, string | undefined>> {
  const response = await ask(path, headers)
  expect(response.status).toBe(302)
  const url = new URL(response.headers.get('Location') ?? '')
  return { host: url.host, path: url.pathname, ...Object.fromEntries(url.searchParams) }
}

async function readClick(subId: string | undefined): Promise<Partial<Click> | undefined> {
  await outbound.close()
  const { rows } = await database.pool.query(
    `SELECT storefront, source, product_id AS "productId", retailer, price_minor::int AS "priceMinor",
       currency, page, position, device, visitor, network, destination_host AS "destinationHost"
     FROM click WHERE sub_id = $1`,
    [subId],
  )
  return rows[0]
}

describe('a link that an operator tests', () => {
  it('RT13 shows each hop, and the destination through each wrapper', async () => {
    const site = { id: 'fashion9', affiliate: { viglink: 'b'.repeat(32) } }
    const inspected = await outbound.inspect(network.url('/visit?id=1'), site)
    expect(inspected.hops).toEqual([
      { url: network.url('/visit?id=1'), status: 302 },
      { url: 'https://www.a.example/p?utm_source=x&size=s' },
    ])
    const { url, skimUrl, vigUrl } = inspected.links ?? {}
    expect(url).toBe('https://www.a.example/p?size=s')
    expect(skimUrl).toMatch(/^https:\/\/go\.skimresources\.com\/\?id=1X9&/)
    expect(vigUrl).toContain(`key=${'b'.repeat(32)}&u=https%3A%2F%2Fwww.a.example`)
    expect(outbound.ledger().recorded).toBe(0)
  })

  it('RT13 explains a missing destination', async () => {
    const inspected = await outbound.inspect('http://127.0.0.1:1/x', { id: 'a', affiliate: {} })
    expect(inspected).toMatchObject({ fault: expect.stringContaining('not public') })
    expect(inspected.links).toBeUndefined()
  })
})

describe('an outbound link', () => {
  const sample = { retailer: 'Alder & Finch', priceMinor: 11_880, currency: 'USD' }

  it('AD1 does not redirect to a retailer that is turned off', async () => {
    offRetailer = sample.retailer
    expect((await ask('/out/c/c%2F1')).status).toBe(404)
    expect(outbound.ledger().recorded).toBe(0)
  })

  it('OU1 OU3 redirects to CJ’s own link with our sub-id and records the click', async () => {
    const way = await leave('/out/c/c%2F1?from=list.12')
    expect(way).toMatchObject({ host: 'www.jdoqocy.com', path: '/click-1-2', cjsku: '1' })
    const { sid } = way
    expect(parseSubId(sid ?? '')?.clickedAt.getTime()).toBeGreaterThan(Date.now() - 60_000)
    expect(await readClick(sid)).toEqual({
      ...sample,
      storefront: 'fashion8',
      source: 'c',
      productId: 'c/1',
      page: 'list',
      position: 12,
      device: 'desktop',
      visitor: 'person',
      network: 'cj',
      destinationHost: 'www.a.example',
    })
  })

  it('OU1 redirects to Rakuten’s own link with our sub-id', async () => {
    const way = await leave(`/out/r/${sampleProduct.id}`)
    expect(way).toMatchObject({ host: 'click.linksynergy.com', path: '/link', id: 'A' })
    expect(await readClick(way.u1)).toMatchObject({
      network: 'rakuten',
      page: 'other',
      source: 'r',
    })
  })

  it('OU1 redirects to Awin’s own link with our sub-id', async () => {
    const way = await leave('/out/f/Awin')
    expect(way).toMatchObject({
      host: 'www.awin1.com',
      path: '/pclick.php',
      p: '1',
      a: '4',
      m: '5',
    })
    expect(await readClick(way.clickref)).toMatchObject({ network: 'awin', source: 'f' })
  })

  it('OU1 puts our sub-id into a network’s link that cannot be wrapped', async () => {
    expect(await leave('/out/f/Skimlinks')).toMatchObject({ host: 'go.skimresources.com' })
    affiliateIds.skimlinks = { bySite: {} }
    clock += repeatMs
    const way = await leave('/out/f/Skimlinks')
    expect(way.host).toBe('www.awin1.com')
    const site = { id: 'fashion8', affiliate: {} }
    const visitor = { visitor: 'person', device: 'other' } as const
    const key = { source: 'f', id: 'Skimlinks' } as const
    const links = await outbound.findLinks({ site, ...key, page: 'api', ...visitor })
    expect(links?.skimUrl).toMatch(/pclick\.php\?clickref=[0-9a-z]{21}&p=1/)
    expect(links?.url).toBe('https://www.a.example/p?size=s')
    expect(await readClick(way.clickref)).toMatchObject({ network: 'awin' })
  })

  it.each([
    ['fashion8.localhost', { host: 'go.skimresources.com', id: '1X8' }],
    ['fashion9.localhost:80', { host: 'go.skimresources.com', id: '1X9' }],
    ['unknown.example', { host: 'go.skimresources.com', id: '1X8' }],
  ])('OU1 wraps every other link with the ids of the storefront at %s', async (host, expected) => {
    const way = await leave('/out/s/1', { Host: host })
    expect(way).toMatchObject({ ...expected, url: 'https://www.a.example/p?size=s' })
    expect(await readClick(way.xcust)).toMatchObject({
      storefront: host.startsWith('fashion9') ? 'fashion9' : 'fashion8',
      network: 'skimlinks',
    })
  })

  it('OU1 uses Sovrn for a storefront without a Skimlinks id', async () => {
    const way = await leave('/out/k/730112845', { Host: 'mongollist.com' })
    expect(way).toMatchObject({
      host: 'redirect.viglink.com',
      key: 'a'.repeat(32),
      u: 'https://k.example/p',
    })
    expect(await readClick(way.cuid)).toMatchObject({
      network: 'viglink',
      storefront: 'mongollist',
    })
  })

  it('OU2 follows a page that refreshes to another page, and uses the link itself if that fails', async () => {
    expect(await leave('/out/s/3')).toMatchObject({ url: 'https://b.example/' })
    expect(await leave('/out/s/2')).toMatchObject({ host: network.host, id: '2' })
    const requested = network.requested.length
    await leave('/out/s/3')
    expect(network.requested).toHaveLength(requested)
  })

  it('OU1 is never cached or indexed, and sends only the origin as referrer', async () => {
    const { headers } = await ask('/out/c/c%2F1/')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
    expect(headers.get('Referrer-Policy')).toBe('origin')
    expect(headers.get('Set-Cookie')).toBeNull()
  })

  it('OU3 is refused for a prefetch, which is recorded separately', async () => {
    const response = await ask('/out/c/c%2F1', { 'Sec-Purpose': 'prefetch;prerender' })
    expect([response.status, response.headers.get('Location')]).toEqual([503, null])
    await outbound.close()
    const { rows } = await database.pool.query(
      `SELECT count(*)::int AS count FROM click WHERE visitor = 'prefetch'`,
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  it('OU3 records a bot’s click separately and does not follow its link', async () => {
    products.push({ ...sampleProduct, id: '4', clickUrl: network.url('/visit?id=1&bot') })
    const requested = network.requested.length
    const bot = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
    expect(await leave('/out/s/4', bot)).toMatchObject({ host: network.host })
    expect(network.requested).toHaveLength(requested)
    const way = await leave('/out/c/c%2F1', bot)
    expect(await readClick(way.sid)).toMatchObject({ visitor: 'bot' })
  })

  it('OU3 refuses a HEAD request, which nobody sends by clicking', async () => {
    const response = await ask('/out/c/c%2F1', {}, 'HEAD')
    expect([response.status, response.headers.get('Location')]).toEqual([405, null])
    expect(response.headers.get('Allow')).toBe('GET')
    expect(outbound.ledger().recorded).toBe(0)
  })

  it.each(['broken', 'sold out'] as const)(
    'OU5 waits for the shopper’s decision when the offer is known to be %s',
    async warning => {
      linkWarning = warning
      const response = await ask('/out/c/c%2F1?from=list.12')
      expect(response.headers.get('Location')).toBeNull()
      expect(await response.text()).toBe('a page')
      expect(outbound.ledger().recorded).toBe(0)
      const way = await leave('/out/c/c%2F1?from=list.12&anyway=1')
      expect(way.host).toBe('www.jdoqocy.com')
      expect(await readClick(way.sid)).toMatchObject({ page: 'list', position: 12 })
    },
  )

  it('OU5 redirects as usual when only the price differs', async () => {
    linkWarning = 'price differs'
    expect(await leave('/out/c/c%2F1')).toMatchObject({ host: 'www.jdoqocy.com' })
  })

  it('OU1 OU3 works during a database outage for products clicked or listed before', async () => {
    await leave('/out/c/c%2F1')
    isAway = true
    expect(await leave('/out/c/c%2F1')).toMatchObject({ host: 'www.jdoqocy.com' })
    expect(await leave('/out/k/730112845')).toMatchObject({ url: 'https://k.example/p' })
    expect((await ask('/out/s/1')).status).toBe(404)
  })

  it.each([
    '/out/s/https:%2F%2Fevil.example',
    '/out/s/%2F%2Fevil.example',
    '/out/https:/evil.example',
    '/out/x/1',
    '/out/s/%68ttps%3A%2F%2Fevil.example%2F',
    '/out/s/javascript:alert(1)',
    '/out/s/data:text%2Fhtml,x',
    '/out/s/a@evil.example',
    '/out/s/еvil.example',
    '/out/s/1%0d%0aLocation:%20https:%2F%2Fevil.example',
    '/out/s/..%2F..%2F%2Fevil.example',
    '/out/s/%5C%5Cevil.example',
    '/out/s/%2568ttps%253A%252F%252Fevil.example',
    '/out/s/%E3%80%82evil.example',
    `/out/s/${'a'.repeat(1_000_000)}`,
    '/out?url=https://evil.example',
    '/out/s/unknown?url=https://evil.example&from=//evil.example&to=//evil.example',
  ])('OU2 is not an open redirect: %.60s', async path => {
    const response = await ask(path)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.headers.get('Location')).toBeNull()
  })

  it('OU2 ignores addresses in its query and in forged headers', async () => {
    const forged = {
      'X-Forwarded-Host': 'fashion9.localhost',
      'X-Original-URL': 'https://evil.example',
      Forwarded: 'host=evil.example',
      Referer: 'https://evil.example/',
    }
    const path = '/out/s/1?url=https://evil.example&u=https://evil.example&from=<script>.-1'
    const way = await leave(path, forged)
    expect(way).toMatchObject({ id: '1X8', url: 'https://www.a.example/p?size=s' })
    expect(await readClick(way.xcust)).toMatchObject({ page: 'other', position: null })
  })
})

/** All values that the Fetch standard defines, the missing header, and values that nobody defines. */
const fetchDests = [
  ...['audio', 'audioworklet', 'document', 'embed', 'empty', 'fencedframe', 'font', 'frame'],
  ...['iframe', 'image', 'json', 'manifest', 'object', 'paintworklet', 'report', 'script'],
  ...['serviceworker', 'sharedworker', 'speculationrules', 'style', 'text', 'track', 'video'],
  ...['webidentity', 'worker', 'xslt', 'unheard', '', 'document, image', undefined],
]
const fetchModes = [
  ...['navigate', 'nested-navigate', 'same-origin', 'no-cors', 'cors', 'websocket', 'unheard'],
  ...['', undefined],
]
const fetchSites = ['cross-site', 'same-site', 'same-origin', 'none', undefined]

describe.each(fetchDests)('an outbound link loaded as %s', dest => {
  it.each(fetchModes)('OU3 leads out only to a window, in mode %s', async mode => {
    const isWindow = dest === undefined || dest === 'document'
    const mayGo = isWindow && (mode === undefined || mode === 'navigate')
    for (const [index, site] of fetchSites.entries()) {
      const metadata = { 'Sec-Fetch-Dest': dest, 'Sec-Fetch-Mode': mode, 'Sec-Fetch-Site': site }
      const sent = Object.entries(metadata).filter(([, value]) => value !== undefined)
      const headers = { ...Object.fromEntries(sent), 'User-Agent': `${windows} ${index}` }
      const response = await ask('/out/c/c%2F1', headers)
      expect([site, response.status]).toEqual([site, mayGo ? 302 : 403])
      expect(response.headers.has('Location')).toBe(mayGo)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    }
    expect(outbound.ledger().recorded).toBe(mayGo ? fetchSites.length : 0)
  })
})

describe('a repeated click', () => {
  const path = '/out/c/c%2F1?from=list.12'
  beforeEach(() => {
    trustedProxies = 1
  })

  it('OU3 is redirected each time, with the sub-id of the click that counts', async () => {
    const ways = await Promise.all(Array.from({ length: 60 }, () => leave(path)))
    expect(new Set(ways.map(({ host, sid }) => `${host} ${sid}`)).size).toBe(1)
    expect(outbound.ledger().recorded).toBe(1)
    expect(await readClick(ways[0]?.sid)).toMatchObject({ visitor: 'person', position: 12 })
  })

  it.each([
    [0, 1],
    [repeatMs - 1, 1],
    [repeatMs, 2],
  ])('OU3 counts again once the first click is half a minute old: %i ms', async (ms, count) => {
    await leave(path)
    clock += ms
    await leave(path)
    expect(outbound.ledger().recorded).toBe(count)
  })

  it('OU3 counts again after the salt was replaced at midnight', async () => {
    clock = Date.UTC(2026, 10, 26, 23, 59, 59, 999)
    await leave(path)
    clock += 1
    await leave(path)
    expect(outbound.ledger().recorded).toBe(2)
  })

  it.each([
    ['another agent', path, { 'User-Agent': `${windows} Edg/140` }],
    ['another product', `/out/r/${sampleProduct.id}`, {}],
    ['another storefront', path, { Host: 'fashion9.localhost' }],
    ['another address', path, { 'X-Forwarded-For': '198.51.100.7' }],
    ['a bot', path, { 'User-Agent': 'Googlebot/2.1' }],
  ])('OU3 is none from %s', async (_, to, headers) => {
    await leave(path, { 'X-Forwarded-For': '203.0.113.9' })
    await leave(to, { 'X-Forwarded-For': '203.0.113.9', ...headers })
    expect(outbound.ledger().recorded).toBe(2)
  })

  it('OU3 stores no address', async () => {
    await leave(path, { 'X-Forwarded-For': '203.0.113.9' })
    await outbound.close()
    const { rows } = await database.pool.query('SELECT click::text AS text FROM click')
    expect(rows.map(({ text }) => text).join()).not.toContain('203.0.113.9')
  })

  it('OU3 AD3 counts once toward the search', async () => {
    searches.length = 0
    for (const _ of [1, 2, 3]) await leave('/out/c/c%2F1?from=list.12&q=red+dress')
    expect(searches).toEqual(['fashion8: red dress'])
  })
})

describe('an outbound link in search results', () => {
  it('AD3 counts a person’s click toward the search, but not a bot’s click or a prefetch', async () => {
    searches.length = 0
    await leave('/out/c/c%2F1?from=list.12&q=red+dress')
    await leave('/out/c/c%2F1?from=list.12')
    await leave('/out/c/c%2F1?from=list.12&q=red+dress', { 'User-Agent': 'Googlebot/2.1' })
    await ask('/out/c/c%2F1?from=list.12&q=red+dress', { 'Sec-Purpose': 'prefetch' })
    expect(searches).toEqual(['fashion8: red dress'])
  })
})
