import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { DatabaseAwayError } from '#app/database/connection-loss.ts'
import { imageAddress, imagePath } from '#app/domain/urls/image-links.ts'
import type { PictureRequest, Pictures } from '#app/pictures/create-pictures.server.ts'
import { PictureFault } from '#app/pictures/picture-fault.ts'
import { getTestSite, makeServices } from '../testing.ts'
import { createApp } from './app.ts'

const address = imagePath(imageAddress('r', 'a/b?c', 'tag1'), 480)

function setUp(find: Pictures['find']) {
  const lines: Record<string, unknown>[] = []
  const app = createApp({
    services: makeServices({ pictures: { find, settled: () => Promise.resolve() } }),
    getSite: getTestSite,
    render: async () => new Response('a page'),
    checkReadiness: async () => ({ isReady: true, reasons: [] }),
    log: pino({ level: 'info' }, { write: line => lines.push(JSON.parse(line)) }),
    trustedProxies: 0,
    isDevelopment: false,
    assets: undefined,
  })
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.fetch(new Request(`http://shop.example${path}`, { headers, method }))
  return { ask, lines }
}

function showPicture() {
  const requested: PictureRequest[] = []
  const { ask } = setUp(async request => {
    requested.push(request)
    return { body: Buffer.from('bytes'), digest: `of ${request.format}` }
  })
  return { ask, requested }
}

describe('a picture', () => {
  it('LS4 is served at the URLs in our links', async () => {
    const { ask, requested } = showPicture()
    await ask(address)
    expect(requested).toEqual([
      { source: 'r', id: 'a/b?c', tag: 'tag1', width: 480, format: 'jpeg' },
    ])
  })

  it('LS4 is sent in the best accepted format, with a long cache lifetime', async () => {
    const { ask } = showPicture()
    const response = await ask(address, { Accept: 'image/avif,*/*', 'Accept-Encoding': 'br, gzip' })
    expect(await response.text()).toBe('bytes')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/avif',
      'content-length': '5',
      'cache-control': 'public, max-age=2592000, immutable',
      etag: '"of avif"',
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers.has('Content-Encoding')).toBe(false)
  })

  it('LS4 returns 304 to clients that have it cached in the same format', async () => {
    const { ask } = showPicture()
    expect((await ask(address, { 'If-None-Match': '"of jpeg"' })).status).toBe(304)
    expect(
      (await ask(address, { 'If-None-Match': '"of jpeg"', Accept: 'image/webp' })).status,
    ).toBe(200)
  })

  it('LS4 answers HEAD requests without a body', async () => {
    const response = await showPicture().ask(address, {}, 'HEAD')
    expect([
      response.status,
      response.headers.get('Content-Length'),
      await response.text(),
    ]).toEqual([200, '5', ''])
  })

  it.each([
    ['an unsupported width', '/image/s/1/tag/481'],
    ['a width with a leading zero', '/image/s/1/tag/0480'],
    ['an invalid source letter', '/image/1/1/tag/480'],
  ])('LS4 %s returns 404 without a lookup', async (_, path) => {
    const { ask, requested } = showPicture()
    const response = await ask(path)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([
      404,
      'public, max-age=60',
    ])
    expect(requested).toEqual([])
  })
})

describe('a picture that cannot be shown', () => {
  it.each([404, 502, 504] as const)(
    'LS4 returns %i, cached for a minute and not logged as an error',
    async status => {
      const { ask, lines } = setUp(() => Promise.reject(new PictureFault(status, 'torn')))
      const response = await ask(address)
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([
        status,
        'public, max-age=60',
      ])
      expect(lines).toEqual([expect.objectContaining({ level: 30, status })])
    },
  )

  it('LS4 returns 503 with Retry-After when too many are requested', async () => {
    const { ask } = setUp(() => Promise.reject(new PictureFault(503, 'too many')))
    const { status, headers } = await ask(address)
    expect([status, headers.get('Cache-Control'), headers.get('Retry-After')]).toEqual([
      503,
      'no-store',
      '2',
    ])
  })

  it('LS4 returns 503 with Retry-After while the database is down', async () => {
    const { ask, lines } = setUp(() => Promise.reject(new DatabaseAwayError('away')))
    const { status, headers } = await ask(address)
    expect([status, headers.get('Cache-Control'), headers.get('Retry-After')]).toEqual([
      503,
      'no-store',
      '2',
    ])
    expect(lines).not.toContainEqual(expect.objectContaining({ err: expect.anything() }))
  })

  it('LS4 returns 500 for an unexpected error and logs it', async () => {
    const { ask, lines } = setUp(() => Promise.reject(new Error('no database')))
    expect((await ask(address)).status).toBe(500)
    expect(lines).toContainEqual(expect.objectContaining({ level: 50, err: expect.anything() }))
  })
})
