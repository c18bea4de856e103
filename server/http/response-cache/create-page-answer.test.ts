import { once } from 'node:events'
import { request as sendRequest } from 'node:http'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { visitContext } from '#app/context/contexts.ts'
import { servicesContext } from '#app/context/services.ts'
import { ownAgent } from '#app/page-rules/host-fetch.server.ts'
import { getTestSite, makeServices, noPictures } from '../../testing.ts'
import { type Admission, createAdmission, firstPageMs, limits } from '../admission.ts'
import { createApp } from '../app.ts'
import { startHttpServer } from '../http-server.ts'
import { createMetrics } from '../metrics.ts'
import type { Render } from '../render.ts'
import { createFastAnswer } from './fast-answer.ts'
import { createResponseCache } from './response-cache.ts'
import { isShareable, type SharedPage } from './shared-page.ts'

const decoders: Record<string, (body: Buffer) => Buffer> = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
}
const world = { status: 200, headers: {} as Record<string, string>, ms: 0, rendered: 0 }
let admission = createAdmission()
const searches: string[] = []
let ask: ReturnType<typeof connect>
let isFast = false
const lines: Record<string, unknown>[] = []
let cache: ReturnType<typeof createCache>
const closing: (() => void)[] = []

/** Renders everything that it can know about the request. */
const render: Render = async (request, context) => {
  world.rendered += 1
  const { url, method, headers } = request
  const { host, address } = context.get(visitContext)
  const text = new URL(url).searchParams.get('q')
  if (text) context.get(servicesContext).searchLog.recordSearch('site', text, 1)
  const facts = JSON.stringify({ url, method, headers: [...headers], host, address })
  return new Response(`${facts}${' '.repeat(2_000)}`, {
    status: world.status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "script-src 'self' 'sha256-abc'",
      ...world.headers,
    },
  })
}

function createCache() {
  return createResponseCache<SharedPage>({
    maxBytes: 10_000_000,
    version: () => [],
    lastChange: () => 1,
    isCacheable: isShareable,
    now: () => world.ms,
  })
}

function connect(port: number) {
  return async (path: string, headers: Record<string, string | string[]> = {}, method = 'GET') => {
    const sent = sendRequest({ port, path, method, headers: { Host: 'shop.example', ...headers } })
    sent.end()
    const [answer] = await once(sent, 'response')
    const chunks: Buffer[] = await answer.toArray()
    const body = Buffer.concat(chunks)
    const decode = decoders[answer.headers['content-encoding'] ?? '']
    const text = body.length > 0 && decode ? decode(body).toString() : body.toString()
    return { status: answer.statusCode, headers: answer.headers, text, bytes: body.length }
  }
}

beforeAll(async () => {
  const services = makeServices({ pictures: noPictures })
  services.searchLog.recordSearch = (_, text) => void searches.push(text)
  cache = createCache()
  // The app asks for the cache's methods on each request, so that every test can have its own.
  const current = {
    find: (...args: Parameters<typeof cache.find>) => cache.find(...args),
    get: (...args: Parameters<typeof cache.get>) => cache.get(...args),
    isKnown: (key: string) => cache.isKnown(key),
    measure: (...args: Parameters<typeof cache.measure>) => cache.measure(...args),
    drop: () => cache.drop(),
    state: () => cache.state(),
  }
  const currentAdmission: Admission = {
    admit: rank => admission.admit(rank),
    refusesShopper: () => admission.refusesShopper(),
    state: () => admission.state(),
  }
  const metrics = createMetrics()
  const log = pino({ level: 'info' }, { write: line => void lines.push(JSON.parse(line)) })
  const fast = createFastAnswer({
    cache: current,
    admission: currentAdmission,
    getSite: getTestSite,
    trustedProxies: 1,
    log,
    metrics,
  })
  const app = createApp({
    services,
    metrics,
    admission: currentAdmission,
    render,
    cache: current,
    getSite: getTestSite,
    checkReadiness: async () => ({ isReady: true, reasons: [] }),
    log,
    trustedProxies: 1,
    isDevelopment: false,
    assets: undefined,
  })
  const { server, port } = await startHttpServer(
    { port: 0, host: '127.0.0.1' },
    () => app.fetch,
    undefined,
    () => (isFast ? fast : undefined),
  )
  closing.push(() => {
    server.close()
    server.closeAllConnections()
  })
  ask = connect(port)
})
beforeEach(() => {
  cache = createCache()
  Object.assign(world, { status: 200, headers: {}, ms: 0, rendered: 0 })
  searches.length = 0
  lines.length = 0
})
afterAll(() => {
  for (const close of closing) close()
})

/** Requests a page until it is cached. */
async function fill(path: string, headers: Record<string, string | string[]> = {}, method = 'GET') {
  await ask(path, headers, method)
  await ask(path, headers, method)
  await ask(path, headers, method)
}

const mark = 'mark-of-another-visitor'

describe.each([
  ['by the router', false],
  ['before the router', true],
])('answered %s,', (_, fast) => {
  beforeEach(() => {
    isFast = fast
  })

  describe('a page in the cache holds nothing of the visitor who requested it first', () => {
    it.each<
      [what: string, path: string, headers: Record<string, string | string[]>, method?: string]
    >([
      ['a session', '/', { Cookie: `session=${mark}` }],
      ['a secure session', '/', { Cookie: `a=b; __Secure-session=${mark}` }],
      ['a preview', '/', { Cookie: `io.prismic.preview=${mark}` }],
      ['a pending save', '/', { Cookie: `pending-save=${mark}` }],
      ['a foreign cookie', '/', { Cookie: `_ga=${mark}; theme=${mark}; cards=${mark}` }],
      ['an Authorization', '/', { Authorization: mark }],
      ['a User-Agent', '/', { 'User-Agent': mark }],
      ['a Referer', '/', { Referer: `http://${mark}.example/` }],
      ['an Accept', '/', { Accept: `text/${mark}` }],
      ['a language', '/', { 'Accept-Language': mark }],
      ['an Origin', '/', { Origin: `http://${mark}.example` }],
      ['a range', '/', { Range: 'bytes=0-9', 'If-Range': mark }],
      ['a tag', '/', { 'If-None-Match': `"${mark}"`, 'If-Match': `"${mark}"` }],
      ['a time', '/', { 'If-Modified-Since': new Date().toUTCString(), 'X-A': mark }],
      ['no-cache', '/', { 'Cache-Control': 'no-cache', Pragma: mark }],
      ['an address', '/', { 'X-Forwarded-For': '198.51.100.7', 'X-A': mark }],
      ['a forwarded host', '/', { 'X-Forwarded-Host': `${mark}.example` }],
      ['two forwarded hosts', '/', { 'X-Forwarded-Host': `shop.example, ${mark}.example` }],
      ['a standard forwarded host', '/', { Forwarded: `host=${mark}.example` }],
      ['a forwarded scheme', '/', { 'X-Forwarded-Proto': 'https', 'X-A': mark }],
      ['a forwarded port', '/', { 'X-Forwarded-Port': '8443', 'X-A': mark }],
      ['a forwarded path', '/', { 'X-Original-URL': `/${mark}`, 'X-Rewrite-URL': `/${mark}` }],
      ['another host', '/', { Host: `${mark}.example` }],
      ['an unknown key', `/?${mark}=${mark}`, {}],
      ['an unknown key of a list', `/products?utm_source=${mark}`, {}],
      ['an encoded unknown key', `/products?%75tm=${mark}`, {}],
      ['a key of another page', `/?q=${mark}`, {}],
      ['a fragment', `/?#${mark}`, {}],
      ['a semicolon', `/?a;q=${mark}`, {}],
      ['a long query', `/?a=${mark}${'a'.repeat(8_000)}`, {}],
      ['a form', '/', { 'X-A': mark }, 'POST'],
      ['a HEAD', '/', { 'X-A': mark }, 'HEAD'],
      ['an override', '/', { 'X-HTTP-Method-Override': mark }],
    ])('%s', async (_, path, headers, method) => {
      await fill(path, headers, method)
      const victim = await ask(new URL(path, 'http://a').pathname)
      expect(victim.status).toBe(200)
      expect(victim.text).not.toContain(mark)
      expect(victim.text).not.toContain('198.51.100.7')
      expect(JSON.parse(victim.text)).toMatchObject({ method: 'GET', host: 'shop.example' })
      expect(JSON.stringify(victim.headers)).not.toContain(mark)
      expect(victim.headers['set-cookie']).toBeUndefined()
    })

    it('which a visitor who has logged in does not get, nor does the next one get theirs', async () => {
      await fill('/')
      const own = await ask('/', { Cookie: `session=${mark}` })
      expect(own.text).toContain(mark)
      expect(own.headers).not.toHaveProperty('etag')
      expect((await ask('/')).text).not.toContain(mark)
    })

    it.each([
      ['a dark page', { Cookie: 'theme=dark' }, 'theme=dark'],
      ['two cards per row', { Cookie: 'cards=two' }, 'cards=two'],
      ['Markdown', { Accept: 'text/markdown' }, 'text/markdown'],
    ])('unless that is %s, which only those get who chose it', async (_, headers, sign) => {
      await fill('/products', headers)
      await fill('/products')
      expect((await ask('/products', headers)).text).toContain(sign)
      expect((await ask('/products')).text).not.toContain(sign)
    })
  })

  describe('a response that is not cached', () => {
    it.each([
      ['an error', { status: 500 }],
      ['a missing page', { status: 404 }],
      ['a redirect', { status: 302, headers: { Location: '/a' } }],
      ['a response with a cookie', { headers: { 'Set-Cookie': 'a=b' } }],
      ['a response with rules of its own', { headers: { 'Cache-Control': 'no-store' } }],
      ['a private response', { headers: { 'Cache-Control': 'private, no-cache' } }],
    ])('is %s, and the next one is rendered again', async (_, change) => {
      Object.assign(world, change)
      await fill('/')
      expect(world.rendered).toBe(3)
      expect((await ask('/')).headers).not.toHaveProperty('etag')
      Object.assign(world, { status: 200, headers: {} })
      expect(await ask('/')).toMatchObject({ status: 200 })
    })

    it('keeps what the visitor asked for in a redirect', async () => {
      world.status = 302
      const { text } = await ask('/products?utm_source=mail')
      expect(text).toContain('utm_source=mail')
    })

    it('is one with a too long address', async () => {
      expect((await ask(`/?a=${'a'.repeat(9_000)}`)).status).toBe(414)
      expect(world.rendered).toBe(0)
    })
  })

  describe('a cached page', () => {
    it('tells caches of visitors to ask each time, and others how long they may keep it', async () => {
      await fill('/products')
      world.ms = 1_500
      expect((await ask('/products')).headers).toMatchObject({
        'cache-control': 'public, max-age=0, s-maxage=11',
        age: '2',
        vary: 'Accept, Cookie, Accept-Encoding',
        'content-security-policy': "script-src 'self' 'sha256-abc'",
      })
    })

    it.each(['zstd', 'br', 'gzip', 'identity'])(
      'is sent as %s with a tag of its own',
      async name => {
        const plain = await ask('/', { 'Accept-Encoding': 'identity' })
        await fill('/', { 'Accept-Encoding': name })
        const cached = await ask('/', { 'Accept-Encoding': name })
        expect(cached.headers['content-encoding']).toBe(name === 'identity' ? undefined : name)
        expect(cached.text).toBe(plain.text)
        expect(cached.headers['content-length']).toBe(String(cached.bytes))
        expect(cached.headers.etag).toMatch(
          name === 'identity' ? /^"[\w-]{22}"$/ : new RegExp(`^"[\\w-]{22}-${name}"$`),
        )
        expect(world.rendered).toBe(2)
      },
    )

    it('gets a 304 for its tag only, with the policy of its scripts', async () => {
      await fill('/')
      const { etag = '', 'content-length': length } = (await ask('/')).headers
      for (const [given, status] of [
        [etag, 304],
        [`W/${etag}`, 304],
        [`"a", ${etag}`, 304],
        ['*', 304],
        ['"a"', 200],
        [etag.slice(1, -1), 200],
        [etag.replace('"', '"a'), 200],
        [`${etag.slice(0, -1)}-zstd"`, 200],
        [`"${'a'.repeat(8_000)}"`, 200],
        ['', 200],
      ] as const) {
        const { headers, ...answer } = await ask('/', { 'If-None-Match': given })
        expect([given, answer.status]).toEqual([given, status])
        expect(headers.etag).toBe(etag)
        expect(headers['content-security-policy']).toContain('sha256-abc')
        if (status === 304) expect(answer.bytes).toBe(0)
      }
      expect(await ask('/', {}, 'HEAD')).toMatchObject({
        status: 200,
        bytes: 0,
        headers: { etag, 'content-length': length },
      })
      expect(await ask('/', { 'If-None-Match': etag }, 'HEAD')).toMatchObject({ status: 304 })
      expect(await ask('/', { Range: 'bytes=0-9' })).toMatchObject({ status: 200 })
      expect(world.rendered).toBe(2)
    })

    it('AD3 counts a search for every person who gets it, and for nobody else', async () => {
      const person = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' }
      const path = '/products?q=red+dress'
      await ask(path, { 'User-Agent': 'Googlebot/2.1' })
      await ask(path)
      await ask(path, person, 'HEAD')
      await ask(path, { ...person, 'Sec-Purpose': 'prefetch' })
      await ask(path, { ...person, 'Sec-Fetch-Dest': 'image', 'Sec-Fetch-Mode': 'no-cors' })
      expect(searches).toEqual([])
      for (const cookie of ['', 'theme=dark', 'session=a'])
        await ask(path, { ...person, Cookie: cookie })
      await ask(`${path}&utm_source=x`, person)
      expect(searches).toEqual(Array(4).fill('red dress'))
    })
  })

  it('a request is logged with its id', async () => {
    await fill('/', { 'X-Request-Id': 'abc' })
    const { headers } = await ask('/', { 'X-Request-Id': 'mine' })
    expect(headers['x-request-id']).toBe('mine')
    expect(lines.at(-1)).toMatchObject({
      ...{ id: 'mine', host: 'shop.example', method: 'GET', path: '/', status: 200 },
    })
    expect(lines).toHaveLength(4)
  })
})

describe.each([
  ['by the router', false],
  ['before the router', true],
])('while pages are being rendered, asked %s,', (_, fast) => {
  const bot = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
  const [room, crawlerRoom] = [limits.shopper, limits.crawler].map(
    ({ waitMs }) => waitMs / firstPageMs,
  ) as [number, number]
  let ends: ((() => void) | undefined)[] = []
  const fillUp = (count: number) => {
    ends = Array.from({ length: count }, () => admission.admit('known'))
  }
  const finish = () => {
    for (const end of ends.splice(0)) end?.()
  }
  beforeEach(() => {
    admission = createAdmission()
    isFast = fast
  })
  afterEach(finish)

  it.each<
    [
      what: string,
      count: number,
      path: string,
      headers: Record<string, string>,
      status: number,
      method?: string,
    ]
  >([
    ['a page', room - 1, '/new', {}, 200],
    ['a page', room, '/new', {}, 503],
    ['a shared page', room - 1, '/products', {}, 200],
    ['a shared page', room, '/products', {}, 503],
    ['the data of a page', room, '/products.data', {}, 503],
    ['a page of a shopper', room, '/', { Cookie: 'session=a' }, 503],
    ['a crawler', crawlerRoom - 1, '/products', bot, 200],
    ['a crawler', crawlerRoom, '/products', bot, 503],
    ["a mail provider's form", crawlerRoom, '/alerts/unsubscribe', bot, 200, 'POST'],
    ['our own check', room - 1, '/products', { 'User-Agent': ownAgent }, 200],
    ['an operator', 200, '/admin/sources', { Cookie: 'session=a' }, 200],
    ['a stranger on an operator page', room, '/admin', {}, 503],
    ['a save of a shopper', 200, '/api/saved/s/1', { Cookie: 'session=a' }, 200, 'PUT'],
    ['a form of a stranger', room - 1, '/account/login', {}, 200, 'POST'],
    ['a form of a stranger', room, '/account/login', {}, 503, 'POST'],
    ['a probe', 200, '/healthz', {}, 200],
  ])('%s beside %i, %s', async (_, count, path, headers, status, method) => {
    fillUp(count)
    const { headers: sent, text, ...answer } = await ask(path, headers, method)
    expect(answer.status).toBe(status)
    if (status === 200) return
    expect(sent).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect(text).toContain('<h1>Shop &#38; Co is very busy')
    finish()
    // Nobody else asks for anything.
    expect(await ask(path, headers, method)).toMatchObject({ status: 200 })
  })

  it.each([
    ['a visitor', {}],
    ['a crawler', bot],
  ])('%s gets a cached page, which is rendered again when it must be', async (_, headers) => {
    await fill('/how-we-rank')
    fillUp(200)
    world.rendered = 0
    expect(await ask('/how-we-rank', headers)).toMatchObject({ status: 200 })
    world.ms = 11_000
    expect(await ask('/how-we-rank', headers)).toMatchObject({ status: 200 })
    expect(world.rendered).toBe(1)
    cache.drop()
    expect(await ask('/how-we-rank', headers)).toMatchObject({ status: 200 })
    expect(world.rendered).toBe(2)
  })
})

describe('an answer before the router', () => {
  const strip = ({
    date: _,
    'x-request-id': __,
    ...kept
  }: Awaited<ReturnType<typeof ask>>['headers']) => kept

  it.each<[string, Record<string, string>, string?]>([
    ['a page', {}],
    ['a compressed page', { 'Accept-Encoding': 'zstd' }],
    ['a page behind TLS', { 'X-Forwarded-Proto': 'https', 'Accept-Encoding': 'br' }],
    ['a page of another host', { 'X-Forwarded-Host': 'other.example' }],
    ['a page with choices', { Cookie: '_ga=1; theme=dark' }],
    ['an unchanged page', { 'If-None-Match': '*' }],
    ['a HEAD', {}, 'HEAD'],
  ])('equals that of the router: %s', async (_, headers, method) => {
    isFast = false
    await fill('/products', headers)
    const { headers: slow, ...rest } = await ask('/products', headers, method)
    isFast = true
    const { headers: fast, ...other } = await ask('/products', headers, method)
    expect(strip(fast)).toEqual(strip(slow))
    expect(other).toEqual(rest)
  })

  it.each<[string, Record<string, string>]>([
    ['a page', {}],
    ['a page behind TLS', { 'X-Forwarded-Proto': 'https' }],
  ])('equals that of the router, also a refusal: %s', async (_, headers) => {
    admission = createAdmission()
    const ends = Array.from({ length: limits.shopper.most }, () => admission.admit('known'))
    isFast = false
    const { headers: slow, ...rest } = await ask('/products?page=2', headers)
    isFast = true
    const { headers: fast, ...other } = await ask('/products?page=2', headers)
    for (const end of ends) end?.()
    expect(rest.status).toBe(503)
    expect(strip(fast)).toEqual(strip(slow))
    expect(other).toEqual(rest)
    expect(admission.state()).toMatchObject({ queue: 0, refused: 2 })
    expect(world.rendered).toBe(0)
  })
})
