import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createCatalogRoutes } from './catalog-routes.ts'
import type { CjProductTruth, CjTruth } from './cj/cj-truth.ts'
import { cjKeys, createCj } from './cj/cj-upstream.ts'
import { createSales, type Sales } from './commissions/sales.ts'
import { createSalesApi } from './commissions/sales-api.ts'
import { createBlogs } from './content/blogs.ts'
import { contentApiPath, createContentApi } from './content/content-api.ts'
import { createContentPictures } from './content/content-pictures.ts'
import { type ContentStore, createContentStore } from './content/content-store.ts'
import { loadDocuments } from './content/load-documents.ts'
import { applyFault } from './faults/apply-fault.ts'
import { createFaults, type Fault } from './faults/faults.ts'
import { createFaultsApi } from './faults/faults-api.ts'
import { type FeedAddresses, feedKeys, toFeedAddresses } from './feeds/feed-addresses.ts'
import { createFeedsApi } from './feeds/feeds-api.ts'
import { close, listen, toRequest } from './http-server.ts'
import { listOffers, type SandboxOffer } from './list-offers.ts'
import type { RakutenProductTruth, RakutenTruth } from './rakuten/rakuten-truth.ts'
import { createRakuten, type RakutenOptions, rakutenKeys } from './rakuten/rakuten-upstream.ts'
import {
  createPlantedLinks,
  createPlantedLinksApi,
  type PlantedLinks,
} from './shops/planted-links.ts'
import {
  createSkimlinks,
  type TrendingOptions,
  trendingKeys,
} from './skimlinks/skimlinks-upstream.ts'
import type { TrendingProductTruth, TrendingTruth } from './skimlinks/trending-truth.ts'
import { getHostileIds, getListedIds, getTruth, type Truth } from './truth.ts'

import { toDay } from './world/days.ts'
import { createOffers } from './world/offers.ts'
import { createWorld } from './world/world.ts'

/** A request for an affiliate link, as the network or shop received it. */
interface Visit {
  at: string
  /** The path, including the query. */
  address: string
}

const followed =
  /^\/(?:click-|links\/|link\?|deeplink\?|fs-bin\/|go\/?\?|viglink\/?\?|action\/|shops\/)/
const maxVisits = 1_000

/** Creates the log of the latest requests to click hosts and shops, newest last. */
function createVisits() {
  const visits: Visit[] = []
  return {
    note(address: string): void {
      if (!followed.test(address)) return
      visits.push({ at: new Date().toISOString(), address })
      if (visits.length > maxVisits) visits.shift()
    },
    list: (): readonly Visit[] => visits,
  }
}

export interface SandboxOptions extends RakutenOptions, TrendingOptions {
  /**
   * Products of the style-shopping catalog. By default, the
   * sizes of the other upstreams are proportional to it.
   */
  products?: number
  /**
   * Products of the first network, some with several rows. Default: three eighths of `products`.
   */
  cjProducts?: number
  /** Products of the second network. Default: a quarter of `products`. */
  rakutenProducts?: number
  /**
   * Rows of the trending report, including sold-out
   * products. Default: a twenty-fourth of `products`.
   */
  trendingProducts?: number
  /** The same seed, size and day produce the same world. */
  seed?: string | number
  /** The port to listen on. Default: 0, which means any free port. */
  port?: number
  /** The interface to listen on. Default: all. */
  host?: string
  /**
   * The world's day, like 2026-03-01. By default the world
   * follows the calendar and advances at midnight UTC.
   */
  today?: string
  /** Base of `clickUrl` and of picture URLs. Default: the listening address. */
  publicUrl?: string | undefined
  /** Requests per minute and key. Default: 750, the upstream's limit; Infinity lifts it. */
  requestsPerMinute?: number
  /** Rows in a feed file requested without `?rows=`. Default: 1,000. */
  feedRows?: number
  /** If false, there are no picture routes; `plain` pictures have a single color. */
  images?: boolean | 'plain'
}

/** The running upstreams. */
export interface Sandbox {
  url: string
  /** The `host:port` of picture URLs. */
  pictureHost: string
  /** A valid API key; any other non-blank key works too. */
  styleKey: string
  /** Credentials of the first affiliate network; `apiUrl` is its GraphQL endpoint. */
  cj: {
    apiUrl: string
    commissionsUrl: string
    token: string
    companyId: string
    websiteId: string
  }
  /** The outcomes of clicks at the click hosts. */
  sales: Sales
  /** Shop pages that were set to be dead, parked, repriced and so on. */
  plantedLinks: PlantedLinks
  rakuten: { apiUrl: string; clientId: string; clientSecret: string; siteId: string }
  trending: {
    tokenUrl: string
    apiUrl: string
    publisherId: string
    clientId: string
    clientSecret: string
  }
  /**
   * Stand-ins for go.skimresources.com and
   * redirect.viglink.com; append `?id=…&url=…` or `?key=…&u=…`.
   */
  wrappers: { skimlinksUrl: string; viglinkUrl: string }
  feeds: FeedAddresses
  /** The content service; `publish` and `startPreview` act as its editors. */
  content: ContentStore & { apiUrl: string; webhookSecret: string }
  close(): Promise<void>
  expireTokens(): void
  addFaults(...faults: Fault[]): void
  clearFaults(): void
  /** Sets the day that prices and stock depend on; the world no longer follows the calendar. */
  setToday(date: string): void
  /** The ground truth. The truth is recomputed on every read, because it depends on the day. */
  readonly truth: WholeTruth
  /** Returns the first network's products as they appear in its responses. */
  cjProducts(): CjProductTruth[]
  rakutenProducts(): RakutenProductTruth[]
  /** Returns today's report in rank order, without broken rows. */
  trendingProducts(): TrendingProductTruth[]
  /** All upstreams' offers, each with its product: the ground truth for product matching. */
  offers(): SandboxOffer[]
  listedIds(): number[]
  hostileIds(): number[]
}

export const defaultProducts = 20_000
export const styleKey = 'uid1000-10000001-10'
/** The secret that the content service's webhook sends. */
const webhookSecret = 'sandbox-webhook-secret'
/** The number of products in feed files; each has at least one row. */
const feedProducts = 10_000_000

/**
 * The ground truth of the style-shopping catalog is at the
 * top level, that of each other upstream under its name.
 */
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
  const sales = createSales()
  const plantedLinks = createPlantedLinks()
  const cj = createCj(offers, sales)
  const rakuten = createRakuten(offers, options, sales)
  const trending = createSkimlinks(offers, options, sales)
  const networks = [cj, rakuten, trending]
  const faults = createFaults()
  const visits = createVisits()
  const server = createServer()
  const listeningPort = await listen(server, port, options.host)
  const url = `http://localhost:${listeningPort}`
  const baseUrl = options.publicUrl?.replace(/\/+$/, '') ?? url
  const app = createCatalogRoutes(offers, baseUrl, {
    requestsPerMinute,
    images,
    sales,
    plantedLinks,
  })
  for (const network of networks) app.route('/', network.createRoutes(baseUrl))
  const { getMarket } = offers
  app.route('/', createFeedsApi({ getMarket, baseUrl, rows: feedRows, ...feedKeys }))
  const content = createContentStore(loadDocuments(baseUrl), baseUrl)
  app.route('/', createContentApi(content, baseUrl))
  app.route('/', createContentPictures())
  app.route('/', createBlogs(baseUrl))
  app.route('/_faults', createFaultsApi(faults))
  app.route('/_sales', createSalesApi(sales))
  app.route('/_links', createPlantedLinksApi(plantedLinks))
  app.post('/_today', async c => {
    const body: unknown = await c.req.json().catch(() => undefined)
    const today =
      typeof body === 'object' && body !== null && 'today' in body ? String(body.today) : ''
    if (!/^\d{4}-\d\d-\d\d$/.test(today))
      return c.json({ error: 'send {"today": "2026-03-01"}' }, 400)
    setToday(today)
    return c.json(getWholeTruth())
  })
  app.get('/_truth', c => c.json(getWholeTruth()))
  app.get('/_visits', c => c.json(visits.list()))

  function getWholeTruth(): WholeTruth {
    return {
      ...getTruth(world),
      // This is computed when it is read, so that readers
      // of the style catalog's totals need not wait for it.
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
    visits.note(address)
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
    cj: { apiUrl: `${url}/query`, commissionsUrl: `${url}/commissions/query`, ...cjKeys },
    sales,
    plantedLinks,
    rakuten: { apiUrl: url, ...rakutenKeys },
    trending: { tokenUrl: `${url}/access_token`, apiUrl: url, ...trendingKeys },
    feeds: toFeedAddresses(url),
    content: { ...content, apiUrl: `${url}${contentApiPath}`, webhookSecret },
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
