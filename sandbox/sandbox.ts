import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { CjProductTruth, CjTruth } from './cj/cj-truth.ts'
import { cjKeys, createCj } from './cj/cj-upstream.ts'
import { applyFault } from './faults/apply-fault.ts'
import { createFaults, type Fault } from './faults/faults.ts'
import { createFaultsApi } from './faults/faults-api.ts'
import { type FeedAddresses, feedKeys, toFeedAddresses } from './feeds/feed-addresses.ts'
import { createFeedsApi } from './feeds/feeds-api.ts'
import { compressJson } from './gzip.ts'
import { createPictures } from './pictures/pictures.ts'
import type { RakutenProductTruth, RakutenTruth } from './rakuten/rakuten-truth.ts'
import { createRakuten, type RakutenOptions, rakutenKeys } from './rakuten/rakuten-upstream.ts'
import { listOffers, type SandboxOffer } from './same-product.ts'
import { createShops } from './shops/shops.ts'
import { createSkimlinks, type TrendingOptions, trendingKeys } from './skimlinks/skimlinks-upstream.ts'
import type { TrendingProductTruth, TrendingTruth } from './skimlinks/trending-truth.ts'
import { createCachingHeaders } from './style/caching-headers.ts'
import { createStyleApi } from './style/style-api.ts'
import { createVisitRetailer } from './style/visit-retailer.ts'
import { getHostileIds, getListedIds, getTruth, type Truth } from './truth.ts'
import { toDay } from './world/days.ts'
import { createFindLandingProduct } from './world/find-landing-product.ts'
import { createOffers, type Offers } from './world/offers.ts'
import { createWorld } from './world/world.ts'

export interface SandboxOptions extends RakutenOptions, TrendingOptions {
  /** Products of the style-shopping catalogue. The other upstreams have their share beside it unless told otherwise. */
  products?: number
  /** Products, some of several rows; three for every eight of `products` without. */
  cjProducts?: number
  /** A quarter of `products` without. */
  rakutenProducts?: number
  /** Rows of the trending report before the sold out are taken off; one for every 24 of `products` without. */
  trendingProducts?: number
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
  /** How many rows a feed file has unless it is asked for another number; 1,000 without. */
  feedRows?: number
  /** False leaves the pictures out. */
  images?: boolean
}

/** The upstreams, running. */
export interface Sandbox {
  url: string
  /** Where its pictures are, as host:port. */
  pictureHost: string
  /** A key it takes; any other that is not blank does too. */
  styleKey: string
  /** Where and as whom to ask the first affiliate network, `apiUrl` being the address that takes the queries. */
  cj: { apiUrl: string; token: string; companyId: string; websiteId: string }
  rakuten: { apiUrl: string; clientId: string; clientSecret: string; siteId: string }
  trending: { tokenUrl: string; apiUrl: string; publisherId: string; clientId: string; clientSecret: string }
  /** What stands for go.skimresources.com and redirect.viglink.com: `?id=…&url=…` and `?key=…&u=…` go behind. */
  wrappers: { skimlinksUrl: string; viglinkUrl: string }
  feeds: FeedAddresses
  close(): Promise<void>
  /** Ends every access token given out, as if its time were over. */
  expireTokens(): void
  addFaults(...faults: Fault[]): void
  clearFaults(): void
  /** Prices and stock go on to this day; it no longer follows the calendar. */
  setToday(date: string): void
  /** Read afresh at each look, for it changes with the day. */
  readonly truth: WholeTruth
  /** The first network's products as its answers show them. */
  cjProducts(): CjProductTruth[]
  rakutenProducts(): RakutenProductTruth[]
  /** Today's report from its top, the broken rows left out. */
  trendingProducts(): TrendingProductTruth[]
  /** The offers of all upstreams with what each is of, for measuring how well the same product is found. */
  offers(): SandboxOffer[]
  listedIds(): number[]
  hostileIds(): number[]
}

export const defaultProducts = 20_000
export const styleKey = 'uid1000-10000001-10'
/** Products that feed files may be of; a row each at the least. */
const feedProducts = 10_000_000

/** Of the style-shopping catalogue at the top, of the others under their names. */
export interface WholeTruth extends Truth {
  cj: CjTruth
  rakuten: RakutenTruth
  trending: TrendingTruth
}

export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const {
    products = defaultProducts,
    seed = 'sandbox',
    port = 0,
    requestsPerMinute = 750,
    images = true,
    feedRows = 1_000,
  } = options
  let isPinned = options.today !== undefined
  const world = createWorld({ seed, products, today: options.today ?? new Date() })
  const offers = createOffers(world, {
    cj: options.cjProducts ?? Math.ceil((products * 3) / 8),
    rakuten: options.rakutenProducts ?? Math.ceil(products / 4),
    trending: options.trendingProducts ?? Math.ceil(products / 24),
    feed: feedProducts,
  })
  const cj = createCj(offers)
  const rakuten = createRakuten(offers, options)
  const trending = createSkimlinks(offers, options)
  const networks = [cj, rakuten, trending]
  const faults = createFaults()
  const server = createServer()
  const listeningPort = await listen(server, port, options.host)
  const url = `http://localhost:${listeningPort}`
  const baseUrl = options.publicUrl?.replace(/\/+$/, '') ?? url
  const app = createApp(offers, baseUrl, { requestsPerMinute, images })
  for (const network of networks) app.route('/', network.createRoutes(baseUrl))
  const { getMarket } = offers
  app.route('/', createFeedsApi({ getMarket, baseUrl, rows: feedRows, ...feedKeys }))
  app.route('/_faults', createFaultsApi(faults))
  app.post('/_today', async c => {
    const body: unknown = await c.req.json().catch(() => undefined)
    const today = typeof body === 'object' && body !== null && 'today' in body ? String(body.today) : ''
    if (!/^\d{4}-\d\d-\d\d$/.test(today)) return c.json({ error: 'send {"today": "2026-03-01"}' }, 400)
    setToday(today)
    return c.json(getWholeTruth())
  })
  app.get('/_truth', c => c.json(getWholeTruth()))

  function getWholeTruth(): WholeTruth {
    return {
      ...getTruth(world),
      // Counted when looked at: who asks for the style catalogue need not wait for it.
      get cj() {
        return cj.getTruth()
      },
      get rakuten() {
        return rakuten.getTruth()
      },
      get trending() {
        return trending.getTruth()
      },
    }
  }

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
    const fetchTruth = async () => app.fetch(await toRequest(request, url))
    applyFault(fault, request, response, fetchTruth, () => answer(request, response)).catch(() =>
      response.destroy(),
    )
  })

  return {
    url,
    pictureHost: new URL(baseUrl).host,
    styleKey,
    close: () => close(server),
    addFaults: (...added) => faults.add(added),
    clearFaults: () => faults.clear(),
    setToday,
    get truth() {
      return getWholeTruth()
    },
    cj: { apiUrl: `${url}/query`, ...cjKeys },
    rakuten: { apiUrl: url, ...rakutenKeys },
    trending: { tokenUrl: `${url}/access_token`, apiUrl: url, ...trendingKeys },
    feeds: toFeedAddresses(url),
    wrappers: { skimlinksUrl: `${baseUrl}/go/`, viglinkUrl: `${baseUrl}/viglink` },
    expireTokens() {
      for (const network of networks) network.expireTokens()
    },
    cjProducts: cj.listProducts,
    rakutenProducts: rakuten.listProducts,
    trendingProducts: trending.listProducts,
    offers: () =>
      listOffers(world, {
        cj: cj.listProducts(),
        rakuten: rakuten.listProducts(),
        trending: trending.listProducts(),
      }),
    listedIds: () => getListedIds(world),
    hostileIds: () => getHostileIds(world),
  }
}

function createApp(
  offers: Offers,
  baseUrl: string,
  options: { requestsPerMinute: number; images: boolean },
): Hono {
  const { world } = offers
  const app = new Hono()
  app.use(
    '/api/v2/*',
    compressJson,
    createCachingHeaders(() => new Date(world.day * 86_400_000)),
  )
  app.route('/api/v2', createStyleApi({ world, baseUrl, requestsPerMinute: options.requestsPerMinute }))
  app.route('/action', createVisitRetailer(world, baseUrl))
  if (options.images) app.route('/', createPictures())
  app.route('/', createShops(createFindLandingProduct(offers, baseUrl)))
  return app
}

async function toRequest(request: IncomingMessage, url: string): Promise<Request> {
  const { method = 'GET', headers } = request
  const sent = Object.entries(headers).filter(([name]) => name !== 'connection' && name !== 'accept-encoding')
  return new Request(`${url}${request.url ?? '/'}`, {
    method,
    headers: sent.map(([name, value]) => [name, String(value)]),
    body:
      method === 'GET' || method === 'HEAD' ? null : new Uint8Array(Buffer.concat(await request.toArray())),
  })
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
