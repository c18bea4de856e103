import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHost, redirect, send, type TestHost } from '#app/public-web/testing.ts'
import { createOriginalFetch } from './fetch-original.server.ts'

const limits = { seconds: 1, bytes: 100_000 }
let inner: TestHost
let host: TestHost

beforeAll(async () => {
  inner = await createTestHost({ '/secret': send('of our own network') })
  host = await createTestHost({
    '/picture': send('bytes'),
    '/zipped': (_, response) =>
      void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('bytes')),
    '/unpacking': (_, response) =>
      void response
        .writeHead(200, { 'Content-Encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(1_000_000))),
    '/moved': redirect('/picture'),
    '/loop': redirect('/loop'),
    '/nowhere': redirect('http://['),
    '/file': redirect('file:///etc/passwd'),
    '/inside': redirect(inner.url('/secret')),
    '/inside-by-name': redirect(inner.url('/secret').replace('127.0.0.1', 'localhost')),
    '/inside-by-number': redirect(inner.url('/secret').replace('127.0.0.1', '2130706433')),
    '/inside-mapped': redirect(inner.url('/secret').replace('127.0.0.1', '[::ffff:127.0.0.1]')),
    '/gone': (_, response) => void response.writeHead(410).end(),
    '/broken': (_, response) => void response.writeHead(500).end(),
    '/silent': () => {},
    '/pausing': (_, response) => void response.writeHead(200).write('a little'),
    '/endless': (_, response) => {
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384)));
      }
      response.on('drain', pour)
      pour()
    },
    '/cut': (_, response) => {
      response.writeHead(200, { 'Content-Length': '1000' })
      response.write('half')
      setImmediate(() => response.destroy())
    },
  })
})
afterAll(() => {
  host.close()
  inner.close()
})

function fetchFrom(path: string): Promise<Buffer> {
  return createOriginalFetch({ privateHosts: [host.host], limits }).fetch(host.url(path))
}

describe('an original', () => {
  it.each(['/picture', '/moved', '/zipped'])('LS4 is fetched from %s', async path => {
    expect(String(await fetchFrom(path))).toBe('bytes')
  })

  it.each([
    ['that does not exist', '/missing', 404, 'returned 404'],
    ['that is gone', '/gone', 404, 'returned 410'],
    ['whose host fails', '/broken', 502, 'returned 500'],
    ['that redirects in a circle', '/loop', 502, 'more than 3 times'],
    ['that redirects to an invalid URL', '/nowhere', 502, 'invalid URL'],
    ['that redirects to a local file', '/file', 502, 'not http'],
    ['whose host does not answer', '/silent', 504, 'within 1 s'],
    ['that stalls halfway', '/pausing', 504, 'within 1 s'],
    ['that never ends', '/endless', 502, 'larger than 100000 bytes'],
    ['that unpacks to too much', '/unpacking', 502, 'larger than 100000 bytes'],
    ['that is cut off', '/cut', 502, 'aborted'],
  ])('LS4 %s causes a fault', async (_, path, status, message) => {
    await expect(fetchFrom(path)).rejects.toMatchObject({
      status,
      message: expect.stringContaining(message),
    })
  })

  it.each(['/inside', '/inside-by-name', '/inside-by-number', '/inside-mapped'])(
    'LS4 is not fetched from a private address that %s redirects to',
    async path => {
      await expect(fetchFrom(path)).rejects.toMatchObject({ status: 502 })
      expect(inner.requested).toEqual([])
    },
  )

  it('LS4 is not fetched from this machine unless its host and port are allowed', async () => {
    const { fetch } = createOriginalFetch({ privateHosts: ['127.0.0.1:1'], limits })
    await expect(fetch(host.url('/picture'))).rejects.toMatchObject({ status: 502 })
  })
})
