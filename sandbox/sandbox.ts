import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { applyFault } from './faults/apply-fault.ts'
import { createFaults, type Fault } from './faults/faults.ts'
import { createFaultsApi } from './faults/faults-api.ts'
import { compressJson } from './gzip.ts'
import { createPictures } from './pictures/pictures.ts'
import { createShops } from './shops/shops.ts'
import { createCachingHeaders } from './style/caching-headers.ts'
import { createStyleApi } from './style/style-api.ts'
import { createVisitRetailer } from './style/visit-retailer.ts'
import { getHostileIds, getListedIds, getTruth, type Truth } from './truth.ts'
import { toDay } from './world/days.ts'
import { createFindLandingProduct } from './world/find-landing-product.ts'
import { createWorld, type World } from './world/world.ts'

export interface SandboxOptions {
  products?: number
  /** The same seed, size and day make the same world. */
  seed?: string | number
  /** 0, the default, takes any free one. */
  port?: number
  /** The interface to listen on; all of them without. */
  host?: string
  /** Like 2026-03-01. Without, the world lives today and goes on at midnight UTC. */
  today?: string
  /** What clickUrl and pictures start with; without, where it listens. */
  publicUrl?: string
  /** Per key, 750 as upstream; Infinity lifts the limit. */
  requestsPerMinute?: number
  /** False leaves the pictures out. */
  images?: boolean
}

/** The upstreams, running. */
export interface Sandbox {
  url: string
  /** A key it takes; any other that is not blank does too. */
  styleKey: string
  close(): Promise<void>
  addFaults(...faults: Fault[]): void
  clearFaults(): void
  /** Prices and stock go on to this day; it no longer follows the calendar. */
  setToday(date: string): void
  /** Read afresh at each look, for it changes with the day. */
  readonly truth: Truth
  listedIds(): number[]
  hostileIds(): number[]
}

export const defaultProducts = 20_000
export const styleKey = 'uid1000-10000001-10'

export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const {
    products = defaultProducts,
    seed = 'sandbox',
    port = 0,
    requestsPerMinute = 750,
    images = true,
  } = options
  let isPinned = options.today !== undefined
  const world = createWorld({ seed, products, today: options.today ?? new Date() })
  const faults = createFaults()
  const server = createServer()
  const listeningPort = await listen(server, port, options.host)
  const url = `http://localhost:${listeningPort}`
  const app = createApp(world, options.publicUrl?.replace(/\/+$/, '') ?? url, { requestsPerMinute, images })
  app.route('/_faults', createFaultsApi(faults))
  app.post('/_today', async c => {
    const body: unknown = await c.req.json().catch(() => undefined)
    const today = typeof body === 'object' && body !== null && 'today' in body ? String(body.today) : ''
    if (!/^\d{4}-\d\d-\d\d$/.test(today)) return c.json({ error: 'send {"today": "2026-03-01"}' }, 400)
    setToday(today)
    return c.json(getTruth(world))
  })
  app.get('/_truth', c => c.json(getTruth(world)))

  function setToday(date: string): void {
    isPinned = true
    world.setToday(date)
  }

  const answer = getRequestListener(app.fetch)
  server.on('request', (request, response) => {
    if (!isPinned && toDay(new Date()) !== world.day) world.setToday(new Date())
    const address = request.url ?? '/'
    const fault = address.startsWith('/_') ? undefined : faults.take(address)
    if (!fault) return answer(request, response)
    const fetchTruth = async () => app.fetch(new Request(`${url}${address}`))
    applyFault(fault, request, response, fetchTruth, () => answer(request, response)).catch(() =>
      response.destroy(),
    )
  })

  return {
    url,
    styleKey,
    close: () => close(server),
    addFaults: (...added) => faults.add(added),
    clearFaults: () => faults.clear(),
    setToday,
    get truth() {
      return getTruth(world)
    },
    listedIds: () => getListedIds(world),
    hostileIds: () => getHostileIds(world),
  }
}

function createApp(
  world: World,
  baseUrl: string,
  options: { requestsPerMinute: number; images: boolean },
): Hono {
  const app = new Hono()
  app.use(
    '/api/v2/*',
    compressJson,
    createCachingHeaders(() => new Date(world.day * 86_400_000)),
  )
  app.route('/api/v2', createStyleApi({ world, baseUrl, requestsPerMinute: options.requestsPerMinute }))
  app.route('/action', createVisitRetailer(world, baseUrl))
  if (options.images) app.route('/', createPictures())
  app.route('/', createShops(createFindLandingProduct(world, baseUrl)))
  return app
}

function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** Waits for nobody: a hanging request is a fault somebody asked for. */
function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close(error => (error ? reject(error) : resolve()))
    server.closeAllConnections()
  })
}
