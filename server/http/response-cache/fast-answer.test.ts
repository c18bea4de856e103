import { once } from 'node:events'
import { get, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { getTestSite } from '../../testing.ts'
import { startHttpServer } from '../http-server.ts'
import { createFastAnswer } from './fast-answer.ts'
import { createResponseCache, type ResponseCache } from './response-cache.ts'
import { createSharedPage, isShareable, type SharedPage } from './shared-page.ts'

const mebibyte = 2 ** 20
/** More than the system's buffers of a connection hold. */
const pageBytes = 16 * mebibyte
const world = { requests: 0, routed: 0 }
const sockets: Socket[] = []
let server: Awaited<ReturnType<typeof startHttpServer>>

beforeAll(async () => {
  const cache = createResponseCache<SharedPage>({
    maxBytes: 2 * pageBytes,
    version: () => [],
    lastChange: () => 1,
    isCacheable: isShareable,
    now: () => 0,
  })
  const page = await createSharedPage(new Response('a'.repeat(pageBytes)), [])
  const request = { signal: new AbortController().signal }
  const key = 'http://shop.example/\ntext/html'
  for (let times = 0; times < 2; times += 1) await cache.get(key, request, async () => page)
  const fast = createFastAnswer({
    cache,
    getSite: getTestSite,
    trustedProxies: 0,
    log: pino({ level: 'silent' }),
  })
  server = await startHttpServer(
    { port: 0, host: '127.0.0.1' },
    () => () => {
      world.routed += 1
      return new Response('routed')
    },
    undefined,
    () => fast,
  )
  server.server.on('request', () => (world.requests += 1))
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  server.server.close()
  server.server.closeAllConnections()
})

function send(path: string): Socket {
  const socket = connect(server.port, '127.0.0.1')
  sockets.push(socket)
  // The server may hang up before everything is written.
  socket.on('error', () => undefined)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`)
  return socket
}

async function ask(path: string): Promise<string> {
  const options = { port: server.port, path, headers: { Host: 'shop.example' }, agent: false }
  const [answer] = await once(get(options), 'response')
  return text(answer)
}

it.each([
  ['an address that is remembered', `/?a=${'a'.repeat(1_000)}`, pageBytes, 0],
  ['a long address', `/?a=${'a'.repeat(7_000)}`, 'routed'.length, 1],
])('answers the cached page, or leaves the request to the router: %s', async (...row) => {
  const [, path, length, routed] = row
  world.routed = 0
  expect(await ask(path)).toHaveLength(length)
  expect(world.routed).toBe(routed)
})

it('refuses an address of a megabyte before it is read to its end', async () => {
  world.requests = 0
  const socket = send(`/?a=${'a'.repeat(mebibyte)}`).resume()
  // The server hangs up.
  await new Promise(resolve => socket.on('close', resolve))
  expect(world.requests).toBe(0)
  expect(await ask('/')).toHaveLength(pageBytes)
})

it('holds a page once for all who read it slowly, and answers others meanwhile', async () => {
  world.requests = 0
  const count = 10
  const before = process.memoryUsage().arrayBuffers
  for (let reader = 0; reader < count; reader += 1) send('/').pause()
  await expect.poll(() => world.requests).toBe(count)
  // The readers share the process, and each has read its first 64 KiB at most.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 * pageBytes)
  expect(await ask('/')).toHaveLength(pageBytes)
})

/** Tells for each address whether it was parsed. */
function createCounted() {
  let parsed = 0
  vi.stubGlobal(
    'Headers',
    class extends Headers {
      constructor(...args: ConstructorParameters<typeof Headers>) {
        super(...args)
        parsed += 1
      }
    },
  )
  const cache = { find: () => undefined } as unknown as ResponseCache<SharedPage>
  const fast = createFastAnswer({
    cache,
    getSite: getTestSite,
    trustedProxies: 0,
    log: pino({ level: 'silent' }),
  })
  const host = 'shop.example'
  return (url: string) => {
    const before = parsed
    fast({ method: 'GET', url, headers: { host } } as IncomingMessage, {} as ServerResponse)
    return parsed > before
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  [4_999, false],
  [5_000, true],
])('parses an address again after %i others: %s', (others, isParsed) => {
  const parses = createCounted()
  expect(parses('/first')).toBe(true)
  for (let at = 0; at < others; at += 1) parses(`/other-${at}`)
  expect(parses('/first')).toBe(isParsed)
})

it.each([
  [2_000, true],
  [2_001, false],
])('reads addresses and headers of 2,000 characters at most: %i', (length, isParsed) => {
  // The host and the separators of nine headers come with the address.
  const address = '/'.padEnd(length - 'shop.example'.length - 9, 'a')
  expect(createCounted()(address)).toBe(isParsed)
})

it('refuses an unknown page without any Request, which would take most of the time', () => {
  const requests = vi.fn()
  vi.stubGlobal('Request', requests)
  const statuses: number[] = []
  const fast = createFastAnswer({
    cache: { find: () => undefined, isKnown: () => false } as unknown as ResponseCache<SharedPage>,
    admission: { refusesShopper: () => true },
    getSite: getTestSite,
    trustedProxies: 1,
    log: pino({ level: 'silent' }),
  })
  const outgoing = {
    writeHead: (status: number) => void statuses.push(status),
    end: () => undefined,
  } as unknown as ServerResponse
  const headers = { host: 'shop.example', 'x-forwarded-proto': 'https', cookie: 'theme=dark' }
  for (let page = 1; page < 4; page += 1) {
    const incoming: Partial<IncomingMessage> = {
      method: 'GET',
      url: `/products?page=${page}`,
      headers,
    }
    fast(incoming as IncomingMessage, outgoing)
  }
  expect(statuses).toEqual([503, 503, 503])
  expect(requests).not.toHaveBeenCalled()
})
