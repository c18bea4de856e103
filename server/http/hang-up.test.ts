import { once } from 'node:events'
import { connect } from 'node:net'
import { type Logger, pino } from 'pino'
import type { LoaderFunctionArgs, ServerBuild } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeServerBuild } from '#app/context/testing.ts'
import { PictureFault } from '#app/pictures/picture-fault.ts'
import { getTestSite, makeServices, noPictures } from '../testing.ts'
import { type AppOptions, createApp } from './app.ts'
import { createBackendApi } from './backend-api.ts'
import { startHttpServer } from './http-server.ts'
import { createMetrics } from './metrics.ts'
import { createRender } from './render.ts'

const serviceKey = 'a key of sixteen or more'
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

interface Visit {
  /** Called when the server's work has started; the client then hangs up. */
  arrive(): void
  /** Resolves when the server has noticed the hang-up. */
  left: Promise<void>
  log: Logger
}

/** Starts a server, and a client that hangs up. */
async function setUp(toOptions: (visit: Visit) => Partial<AppOptions>) {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'debug' }, { write: line => lines.push(JSON.parse(line)) })
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  const metrics = createMetrics()
  const app = createApp({
    services: makeServices(),
    getSite: getTestSite,
    render: async () => new Response('page'),
    checkReadiness: async () => ({ isReady: true, reasons: [] }),
    log,
    trustedProxies: 0,
    isDevelopment: false,
    assets: undefined,
    metrics,
    serviceKey,
    ...toOptions({ arrive, left, log }),
  })
  const { server, port } = await startHttpServer({ port: 0, host: '127.0.0.1' }, () => app.fetch)
  // This listener is added after the adapter's own so
  // that the request is already aborted when it runs.
  server.on('request', (_, outgoing) => outgoing.on('close', leave))
  closing.push(() => {
    server.close()
    server.closeAllConnections()
  })

  return {
    lines,
    async hangUp(head: string) {
      const socket = connect(port, '127.0.0.1')
      socket.write(`${head}\r\n\r\n`)
      await arrived
      socket.destroy()
      await once(socket, 'close')
      await expect.poll(() => lines.filter(({ msg }) => msg === 'request')).toHaveLength(1)
    },
    async countRequests() {
      const { text } = await metrics.format()
      return [...text.matchAll(/^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)].map(
        ([, labels, count]) => `${labels} ${count}`,
      )
    },
  }
}

/** Simulates work that throws when its request is aborted. */
async function workUntilAborted(signal: AbortSignal | undefined): Promise<never> {
  if (signal && !signal.aborted) await once(signal, 'abort')
  throw signal?.reason
}

/** Creates a build with one page, which `loader` loads and `draw` renders. */
function toBuild(
  loader: (args: LoaderFunctionArgs) => unknown,
  draw: ServerBuild['entry']['module']['default'] = () => new Response('page'),
): ServerBuild {
  const asset = { id: 'page', module: '/page.js', hasLoader: true }
  return makeServerBuild({
    entry: { default: draw },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null } },
      page: { id: 'page', parentId: 'root', path: 'page', module: { default: () => null, loader } },
    },
    assets: {
      entry: { imports: [], module: '' },
      routes: { root: { id: 'root', path: '', module: '/root.js' }, page: asset },
      url: '',
      version: '1',
    },
  })
}

describe('a client that hangs up', () => {
  const loading = ({ arrive, log }: Visit) => ({
    render: createRender(
      toBuild(({ request }) => {
        arrive()
        return workUntilAborted(request.signal)
      }),
      'production',
      log,
    ),
  })

  it.each([
    ['while a page loads', '/page', 'page', 30, loading],
    ['while the data of a page loads', '/page.data', 'data', 30, loading],
    [
      'while a page renders',
      '/page',
      'page',
      30,
      ({ arrive, log }: Visit) => ({
        render: createRender(
          toBuild(
            () => null,
            ({ signal }) => {
              arrive()
              return workUntilAborted(signal)
            },
          ),
          'production',
          log,
        ),
      }),
    ],
    [
      'while a picture is fetched',
      '/image/s/1/tag/480',
      'picture',
      20,
      ({ arrive, left }: Visit) => {
        const find = async () => {
          arrive()
          await left
          throw new PictureFault(504, 'too slow')
        }
        return { services: makeServices({ pictures: { ...noPictures, find } }) }
      },
    ],
    [
      'during a request to a network',
      '/cj/products',
      'page',
      30,
      ({ arrive, log }: Visit) => ({
        backend: createBackendApi({
          serviceKey,
          cj: {
            fetchProducts: (_, signal) => {
              arrive()
              return workUntilAborted(signal)
            },
            fetchProduct: () => Promise.reject(new Error('not requested')),
          },
          log,
        }),
      }),
    ],
  ] as const)('%s counts as 499, not as an error', async (_, path, kind, level, toOptions) => {
    const { lines, hangUp, countRequests } = await setUp(toOptions)
    await hangUp(`GET ${path} HTTP/1.1\r\nHost: a.example\r\nX-Service-Key: ${serviceKey}`)
    expect(lines).toEqual([expect.objectContaining({ path, status: 499, level })])
    expect(await countRequests()).toEqual([`kind="${kind}",status="499" 1`])
  })

  it('is logged as 499, not as an error, if it was sending a form', async () => {
    const { lines, hangUp } = await setUp(({ arrive }) => ({
      render: async request => {
        arrive()
        return new Response(await request.text())
      },
    }))
    await hangUp('POST /page HTTP/1.1\r\nHost: a.example\r\nContent-Length: 100\r\n\r\nq=dre')
    expect(lines).toEqual([expect.objectContaining({ path: '/page', status: 499, level: 30 })])
  })

  it('stops the work behind a response that it was receiving, and the request is logged as answered', async () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const { lines, hangUp, countRequests } = await setUp(({ arrive }) => ({
      render: async () => {
        const body = new ReadableStream({
          start: controller => controller.enqueue(Buffer.from('<p>'.repeat(10_000))),
          pull: arrive,
          cancel: end,
        })
        return new Response(body, { headers: { 'Content-Type': 'text/html' } })
      },
    }))
    const printed = (['log', 'info', 'warn', 'error'] as const).map(name => vi.spyOn(console, name))
    closing.push(() => vi.restoreAllMocks())
    await hangUp('GET /page HTTP/1.1\r\nHost: a.example\r\nAccept-Encoding: br')
    await ended
    expect(lines).toEqual([expect.objectContaining({ path: '/page', status: 200, level: 30 })])
    expect(await countRequests()).toEqual(['kind="page",status="2xx" 1'])
    for (const print of printed) expect(print).not.toHaveBeenCalled()
  })
})
