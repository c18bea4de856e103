import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitContext } from '#app/context/contexts.ts'
import { getTestSite, makeServices } from '../testing.ts'
import { type AppOptions, createApp } from './app.ts'
import type { Render } from './render.ts'
import { readStaticAssets, type StaticAssets } from './static-assets.ts'

/** Renders a page that shows the visit as JSON. */
const showVisit: Render = async (request, context) => {
  const { host, requestId } = context.get(visitContext)
  return Response.json({ host, requestId, method: request.method })
}

const page = `<!doctype html><title>A page</title>${'<p>Some words of a page.</p>'.repeat(200)}`
const showPage: Render = async () =>
  new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })

function setUp(options: Partial<AppOptions> = {}) {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'debug' }, { write: line => lines.push(JSON.parse(line)) })
  const app = createApp({
    services: makeServices(),
    getSite: getTestSite,
    render: showVisit,
    checkReadiness: async () => ({ isReady: true, reasons: [] }),
    log,
    trustedProxies: 0,
    isDevelopment: false,
    assets: undefined,
    ...options,
  })
  const ask = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(`http://shop.example${path}`, init))
  return { ask, lines }
}

describe('the host of a visit', () => {
  it.each([
    ['fashion9.localhost:3000', 'fashion9.localhost:3000'],
    ['FASHION9.com', 'fashion9.com'],
    ['fashion9.localhost.', 'fashion9.localhost.'],
    ['Fashion9.localhost.:3000', 'fashion9.localhost.:3000'],
    ['fashion9.com..', 'unknown.invalid'],
    ['[::1]:3000', '[::1]:3000'],
    ['<script>alert(1)</script>', 'unknown.invalid'],
    ['a.example, b.example', 'unknown.invalid'],
    ['a.example/path', 'unknown.invalid'],
    [`${'a'.repeat(300)}.example`, 'unknown.invalid'],
  ])('ST1 reads Host %j as %j', async (header, host) => {
    const response = await setUp().ask('/', { headers: { Host: header } })
    expect(await response.json()).toMatchObject({ host })
  })

  it.each([
    [0, 'shop.example'],
    [1, 'inner.example'],
    [2, 'fashion9.com'],
  ])('ST1 trusts X-Forwarded-Host of %i proxies', async (trustedProxies, host) => {
    const headers = { 'X-Forwarded-Host': 'fashion9.com, inner.example' }
    const response = await setUp({ trustedProxies }).ask('/', { headers })
    expect(await response.json()).toMatchObject({ host })
  })
})

describe('the id of a request', () => {
  it('is the same in the visit, the response and the log', async () => {
    const { ask, lines } = setUp()
    const response = await ask('/')
    const { requestId } = (await response.json()) as { requestId: string }
    expect(response.headers.get('X-Request-Id')).toBe(requestId)
    expect(lines).toEqual([expect.objectContaining({ id: requestId })])
  })

  it.each([
    ['taken from a trusted proxy', 1, 'abc-1', true],
    ['not taken from an untrusted client', 0, 'abc-1', false],
    ['not taken when malformed', 1, 'a b"', false],
  ])('is %s', async (_, trustedProxies, id, isTaken) => {
    const response = await setUp({ trustedProxies }).ask('/', { headers: { 'X-Request-Id': id } })
    expect(response.headers.get('X-Request-Id') === id).toBe(isTaken)
  })
})

describe('the access log', () => {
  it('has one line per request, without the query or cookies', async () => {
    const { ask, lines } = setUp()
    await ask('/products?q=secret', { headers: { Cookie: 'session=secret' } })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      host: 'shop.example',
      method: 'GET',
      path: '/products',
      status: 200,
    })
    expect(JSON.stringify(lines)).not.toContain('secret')
  })

  it.each([
    ['/products', 30],
    ['/healthz', 20],
    ['/broken', 50],
  ])('logs %s at level %i', async (path, level) => {
    const render: Render = async () => new Response('', { status: path === '/broken' ? 502 : 200 })
    const { ask, lines } = setUp({ render })
    await ask(path)
    expect(lines).toEqual([expect.objectContaining({ path, level })])
  })
})

describe('an invalid address', () => {
  it.each([
    '/a%00',
    '/a%0d%0aSet-Cookie:x',
    '/a%5C..%5Cb',
    '/a%zz',
    '/%',
    '/%ff%fe',
    '/a/%2e%2e%2fb',
    '/products/a%5Cb',
    '/product/s/women/b/1/n/a%5C..%5Cb',
    '/out/s/a%2F..',
    '/a?q=%00',
    '/a?q=b&%00=c',
    '/a?q=%ED%A0%80',
    '/a?q=%ff',
    '/a?q=%zz',
  ])('%s returns 400 with a page that explains it without echoing it', async path => {
    const response = await setUp().ask(path)
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(html).toContain('This address is invalid')
    expect(html).not.toContain(path)
    expect(html).not.toContain('node:')
  })

  it('returns 414 beyond 8,192 characters', async () => {
    expect((await setUp().ask(`/${'a'.repeat(8191)}`)).status).toBe(200)
    expect((await setUp().ask(`/${'a'.repeat(8192)}`)).status).toBe(414)
  })

  it.each([
    '/caf%C3%A9',
    '/a..b',
    '/...',
    '/?q=%07%5C..%2F..',
    '/?q=100%25',
    '/a.b/',
    '/product/f/women/b/1/n/SKU%5C7',
    '/api/product/f/a..b',
  ])('the path %s reaches its page', async path => {
    expect((await setUp().ask(path)).status).toBe(200)
  })
})

describe('a method', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST'])(
    'ER1 %s goes to pages, not to probes or pictures',
    async method => {
      const { ask } = setUp()
      expect(await (await ask('/', { method })).json()).toMatchObject({ method })
      for (const path of ['/healthz', '/readyz', '/metrics', '/image/s/1/a/480']) {
        const response = await ask(path, { method })
        expect([path, response.status, response.headers.get('Allow')]).toEqual([
          path,
          405,
          'GET, HEAD',
        ])
      }
    },
  )

  it('POST reaches the page with its body', async () => {
    const render: Render = async request => new Response(await request.text())
    const response = await setUp({ render }).ask('/', { method: 'POST', body: 'a=1' })
    expect(await response.text()).toBe('a=1')
  })
})

describe('the body of a form', () => {
  const megabyte = 1024 * 1024
  const large = new Uint8Array(11 * megabyte + 1)
  const { ask } = setUp()

  it.each([
    ['/', megabyte, 'This form is too large'],
    ['/login.data', megabyte, 'This form is too large'],
    ['/account', 11 * megabyte, 'This file is over 10 MB'],
    ['/account/', 11 * megabyte, 'This file is over 10 MB'],
    ['/account.data', 11 * megabyte, 'This file is over 10 MB'],
    ['/account/_.data', 11 * megabyte, 'This file is over 10 MB'],
    ['/admin/retailers/s1.data', 11 * megabyte, 'This file is over 10 MB'],
    ['/admin/clicks', 11 * megabyte, 'This file is over 10 MB'],
  ])('AC1 on %s may have %i bytes and no more', async (path, bytes, message) => {
    const send = (count: number) => ask(path, { method: 'POST', body: large.subarray(0, count) })
    expect((await send(bytes)).status).toBe(200)
    const refused = await send(bytes + 1)
    expect([refused.status, await refused.text()]).toEqual([413, expect.stringContaining(message)])
  })
})

describe('the security headers', () => {
  it('allow no inline scripts unless the document names them', async () => {
    const { ask } = setUp({
      render: async request =>
        new Response('', {
          headers: request.url.endsWith('/named') ? { 'Content-Security-Policy': 'own' } : {},
        }),
    })
    expect((await ask('/')).headers.get('Content-Security-Policy')).toBe(
      [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join('; '),
    )
    expect((await ask('/named')).headers.get('Content-Security-Policy')).toBe('own')
  })

  it('are set on every response, including errors', async () => {
    const { ask } = setUp()
    for (const path of ['/', '/%00', '/healthz']) {
      const { headers } = await ask(path)
      expect(Object.fromEntries(headers), path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      })
      expect(headers.has('Strict-Transport-Security')).toBe(false)
    }
  })

  it('do not replace headers set by a page', async () => {
    const render: Render = async () =>
      new Response(null, { headers: { 'Referrer-Policy': 'origin' } })
    expect((await setUp({ render }).ask('/')).headers.get('Referrer-Policy')).toBe('origin')
  })

  it.each([
    [1, 'https', true],
    [1, 'http', false],
    [0, 'https', false],
  ])(
    'include Strict-Transport-Security only on https: behind %i proxies, forwarded %s',
    async (trustedProxies, proto, isAsked) => {
      const response = await setUp({ trustedProxies }).ask('/', {
        headers: { 'X-Forwarded-Proto': proto },
      })
      expect(response.headers.has('Strict-Transport-Security')).toBe(isAsked)
    },
  )
})

describe('a page', () => {
  it.each([
    ['zstd', 'gzip, deflate, br, zstd', zstdDecompressSync],
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip', 'zstd;q=0, br;q=0, *', gunzipSync],
  ])('is sent as %s to clients that accept %j', async (encoding, accepted, decompress) => {
    const response = await setUp({ render: showPage }).ask('/', {
      headers: { 'Accept-Encoding': accepted },
    })
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    expect(response.headers.get('Vary')).toBe('Accept-Encoding')
    const body = Buffer.from(await response.arrayBuffer())
    expect(body.length).toBeLessThan(page.length / 10)
    expect(decompress(body).toString()).toBe(page)
  })

  it('is sent uncompressed to clients that accept nothing else', async () => {
    const response = await setUp({ render: showPage }).ask('/')
    expect(response.headers.get('Content-Encoding')).toBeNull()
    expect(await response.text()).toBe(page)
  })

  it('is sent with all of its cookies', async () => {
    const render: Render = async () => {
      const headers = new Headers({ 'Content-Type': 'text/html' })
      headers.append('Set-Cookie', 'a=1')
      headers.append('Set-Cookie', 'b=2')
      return new Response(page, { headers })
    }
    const response = await setUp({ render }).ask('/', { headers: { 'Accept-Encoding': 'br' } })
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })

  it('ER5 is replaced by a plain page, and logged, if it throws outside all error pages', async () => {
    const { ask, lines } = setUp({ render: () => Promise.reject(new Error('out of paint')) })
    const response = await ask('/')
    expect(response.status).toBe(500)
    const html = await response.text()
    expect(html).toContain('An error occurred while showing the error page')
    expect(html).toContain('href="/"')
    expect(html).not.toContain('out of paint')
    const id = response.headers.get('X-Request-Id')
    expect(lines).toContainEqual(
      expect.objectContaining({ id, err: expect.objectContaining({ message: 'out of paint' }) }),
    )
  })
})

describe('a form from an https page', () => {
  const send = (ask: ReturnType<typeof setUp>['ask'], headers: Record<string, string>) =>
    ask('/', { method: 'POST', headers: { Origin: 'https://shop.example', ...headers } })

  it.each<[number, Record<string, string>, number]>([
    [0, {}, 1],
    [0, { 'X-Forwarded-Proto': 'https' }, 1],
    [1, {}, 1],
    [1, { 'X-Forwarded-Proto': 'https' }, 0],
    [0, { Origin: 'https://evil.example' }, 0],
    [0, { Origin: 'http://shop.example' }, 0],
  ])(
    'behind %i trusted proxies with %j logs %i warnings',
    async (trustedProxies, headers, count) => {
      const { ask, lines } = setUp({ trustedProxies })
      await send(ask, headers)
      await send(ask, headers)
      const warnings = lines.filter(({ level }) => level === 40)
      expect(warnings).toHaveLength(count)
      for (const { msg } of warnings) expect(msg).toContain('Set TRUST_PROXY')
    },
  )
})

describe('the probes', () => {
  it('return 200 on /healthz while the process is up, and the reasons for not being ready on /readyz', async () => {
    const checkReadiness = async () => ({ isReady: false, reasons: ['The index is not built yet'] })
    const { ask } = setUp({ checkReadiness })
    expect((await ask('/healthz')).status).toBe(200)
    const response = await ask('/readyz')
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      isReady: false,
      reasons: ['The index is not built yet'],
    })
    expect((await setUp().ask('/readyz')).status).toBe(200)
  })
})

describe('a built file', () => {
  let folder = ''
  let assets: StaticAssets
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'assets-'))
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'assets/app-1a2b.js'), 'plain')
    await writeFile(join(folder, 'assets/app-1a2b.js.br'), 'brotli')
    await writeFile(join(folder, 'assets/app-1a2b.js.gz'), 'gzip')
    await writeFile(join(folder, 'icon.svg'), '<svg/>')
    assets = await readStaticAssets(folder)
  })
  afterAll(() => rm(folder, { recursive: true }))

  it.each([
    ['gzip, br', 'brotli', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['', 'plain', null],
  ])('is sent to clients that accept %j as %s', async (accepted, body, encoding) => {
    const response = await setUp({ assets }).ask('/assets/app-1a2b.js', {
      headers: { 'Accept-Encoding': accepted },
    })
    expect(await response.text()).toBe(body)
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('Vary')).toBe('Accept-Encoding')
  })

  it('is cached forever if its name has a hash, otherwise for an hour', async () => {
    const { ask } = setUp({ assets })
    const cacheOf = async (path: string) => (await ask(path)).headers.get('Cache-Control')
    expect(await cacheOf('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable')
    expect(await cacheOf('/icon.svg')).toBe('public, max-age=3600')
  })

  it('returns 304 to clients that have it cached', async () => {
    const { ask } = setUp({ assets })
    const etag = (await ask('/icon.svg')).headers.get('ETag') ?? ''
    expect((await ask('/icon.svg', { headers: { 'If-None-Match': `W/${etag}` } })).status).toBe(304)
    expect((await ask('/icon.svg', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
  })

  it('returns 404 with a plain page if it is from an older build', async () => {
    const response = await setUp({ assets, render: showPage }).ask('/assets/app-0000.js')
    expect(response.status).toBe(404)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.text()).not.toContain('Some words')
  })

  it('ER1 does not accept forms', async () => {
    const response = await setUp({ assets }).ask('/icon.svg', { method: 'POST', body: 'a=1' })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('answers HEAD requests without a body', async () => {
    const response = await setUp({ assets }).ask('/icon.svg', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Length')).toBe('6')
    expect(await response.text()).toBe('')
  })
})
