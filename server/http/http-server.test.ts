import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { visitContext } from '#app/context/contexts.ts'
import { takeTurn } from '#app/requests/take-turn.ts'
import { createStubBuild } from '../testing/stub-build.ts'
import { getTestSite, makeServices } from '../testing.ts'
import { createApp } from './app.ts'
import { closeHttpServer, type Fetch, ListenError, startHttpServer } from './http-server.ts'
import { createRender, type Render } from './render.ts'

const open: Server[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const server of open.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

async function listen(fetch: Fetch): Promise<{ server: Server; port: number }> {
  const started = await startHttpServer({ port: 0, host: '127.0.0.1' }, () => fetch)
  open.push(started.server)
  return started
}

const log = pino({ level: 'silent' })

function createAppOf(render: Render) {
  return createApp({
    services: makeServices(),
    getSite: getTestSite,
    render,
    checkReadiness: async () => ({ isReady: true, reasons: [] }),
    log,
    trustedProxies: 0,
    isDevelopment: false,
    assets: undefined,
  })
}

/** Creates the app with pages that show their host. */
const app = createAppOf(
  async (_, context) => new Response(`host ${context.get(visitContext).host}`),
)

/** Sends exactly the given bytes and returns the response. */
async function send(port: number, head: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(`${head}\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

it.each([
  [131_999, false],
  [132_000, true],
])('a client that has read nothing for %i ms is disconnected: %s', async (ms, isDropped) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const long = new Uint8Array(32 * 1024 * 1024)
  const { server, port } = await listen(async () => new Response(long))
  const connected = new Promise<Socket>(resolve => server.once('connection', resolve))
  const client = connect(port, '127.0.0.1').pause()
  client.on('error', () => undefined)
  client.write('GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n')
  const socket = await connected
  while (socket.writableLength === 0) await new Promise(resolve => setImmediate(resolve))
  vi.advanceTimersByTime(ms)
  expect(socket.destroyed).toBe(isDropped)
  client.destroy()
})

it('accepts all connections that wait before a page takes its turn', async () => {
  const { server, port } = await listen(app.fetch)
  let accepted = 0
  server.on('connection', () => (accepted += 1))
  const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'))
  for (const socket of sockets) socket.on('error', () => undefined)
  await takeTurn()
  expect(accepted).toBe(20)
  for (const socket of sockets) socket.destroy()
})

describe('a request on the wire', () => {
  it.each([
    ['GET /products/../admin HTTP/1.1\r\nHost: a.example', 400],
    ['GET /.. HTTP/1.1\r\nHost: a.example', 400],
    ['GET /%2e%2e/etc/passwd HTTP/1.1\r\nHost: a.example', 400],
    ['GET /a\\b HTTP/1.1\r\nHost: a.example', 400],
    ['GET //evil.example/ HTTP/1.1\r\nHost: a.example', 400],
    ['GET http://evil.example/ HTTP/1.1\r\nHost: a.example', 400],
    ['GET /%00 HTTP/1.1\r\nHost: a.example', 400],
    ['OPTIONS * HTTP/1.1\r\nHost: a.example', 400],
    [`GET /${'a'.repeat(9000)} HTTP/1.1\r\nHost: a.example`, 414],
    ['GET /products HTTP/1.1\r\nHost: a.example', 200],
  ])('%j answers %i', async (head, status) => {
    const { port } = await listen(app.fetch)
    const answer = await send(port, head)
    expect(answer.split(' ', 2)[1]).toBe(String(status))
    expect(answer).not.toMatch(/evil\.example|passwd|node_modules/)
  })

  it.each(['<script>alert(1)</script>', 'a b', 'a.example/..', '"', 'ü.example'])(
    'ST1 with Host %j has an unknown host, which is not echoed',
    async host => {
      const { port } = await listen(app.fetch)
      const answer = await send(port, `GET / HTTP/1.1\r\nHost: ${host}`)
      expect(answer).toMatch(/^HTTP\/1\.1 200 /)
      expect(answer).toContain('host unknown.invalid')
      expect(answer).not.toContain(host)
    },
  )

  // `Request` does not allow the method TRACE, so the adapter passes it on in a different way.
  it('ER1 is refused if its method is TRACE, like any other method that a page does not accept', async () => {
    const build = createStubBuild({ page: { default: () => null } })
    const { port } = await listen(createAppOf(createRender(build, 'production', log)).fetch)
    const answer = await send(port, 'TRACE /page HTTP/1.1\r\nHost: a.example')
    expect(answer).toMatch(/^HTTP\/1.1 405 /)
    expect(answer).toMatch(/^allow: GET, HEAD\r$/im)
  })
})

it('keeps an idle connection open for 65 seconds, longer than load balancers do', async () => {
  const { port } = await listen(() => new Response('hello'))
  const agent = new Agent({ keepAlive: true })
  const [{ headers }] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [
    IncomingMessage,
  ]
  expect(headers['keep-alive']).toBe('timeout=65')
  agent.destroy()
})

describe('closeHttpServer', () => {
  it('waits for in-flight requests and closes their connections', async () => {
    const { promise: gate, resolve: openGate } = Promise.withResolvers<void>()
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    const { server, port } = await listen(async () => {
      arrive()
      await gate
      return new Response('finished')
    })
    const request = get({ port, host: '127.0.0.1', agent: new Agent({ keepAlive: true }) })
    const answered = once(request, 'response') as Promise<[IncomingMessage]>
    await arrived
    const closed = closeHttpServer(server, 10)
    openGate()
    const [response] = await answered
    expect(await text(response)).toBe('finished')
    expect(await closed).toEqual({ isComplete: true })
  })

  it('closes unfinished requests after the time limit', async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    const { server, port } = await listen(() => {
      arrive()
      return new Promise(() => {})
    })
    const request = get({ port, host: '127.0.0.1' })
    const failed = once(request, 'error')
    await arrived
    expect(await closeHttpServer(server, 0.05)).toEqual({ isComplete: false })
    expect(await failed).toEqual([expect.objectContaining({ code: 'ECONNRESET' })])
  })
})

describe('startHttpServer', () => {
  it('explains what to do about a port in use', async () => {
    const { port } = await listen(() => new Response())
    await expect(
      startHttpServer({ port, host: '127.0.0.1' }, () => () => new Response()),
    ).rejects.toThrow(
      new ListenError(
        `Another program already listens on 127.0.0.1:${port}. Stop it, or choose another port: PORT=${port + 1}.`,
      ),
    )
  })
})

it('waits 30 seconds for a request and keeps an idle connection for 65', async () => {
  const { server } = await listen(() => new Response())
  expect(server).toMatchObject({ requestTimeout: 30_000, keepAliveTimeout: 65_000 })
})
