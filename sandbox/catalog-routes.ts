import { promisify } from 'node:util'
import { constants, gzip as gzipWithCallback } from 'node:zlib'
import { Hono, type MiddlewareHandler } from 'hono'
import { findClick, type Sales } from './commissions/sales.ts'
import { createPictures } from './pictures/pictures.ts'
import { rakutenKeys } from './rakuten/rakuten-upstream.ts'
import { type PlantedLinks, playPlantedLinks, withPlantedFacts } from './shops/planted-links.ts'
import { createShops } from './shops/shops.ts'

import { createPriceHistoryApi } from './style/price-history-api.ts'
import { createStyleApi } from './style/style-api.ts'
import { createVisitRetailer } from './style/visit-retailer.ts'
import { createFindLandingProduct } from './world/find-landing-product.ts'
import type { Offers } from './world/offers.ts'

const gzip = promisify(gzipWithCallback)

/**
 * A page is half a megabyte of JSON. Even the fastest compression
 * level saves 90%, and compression runs off the main thread.
 */
const compressJson: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.req.header('Accept-Encoding')?.includes('gzip')) return
  const body = Buffer.from(await c.res.arrayBuffer())
  const headers = new Headers(c.res.headers)
  headers.set('Content-Encoding', 'gzip')
  headers.append('Vary', 'Accept-Encoding')
  headers.delete('Content-Length')
  const packed = await gzip(body, { level: constants.Z_BEST_SPEED })
  c.res = new Response(packed, { status: c.res.status, headers })
}

const maxAgeSeconds = 1800

/** Adds headers that allow responses to be cached for half an hour, as the upstream does. */
function createCachingHeaders(getLastModified: () => Date): MiddlewareHandler {
  return async (c, next) => {
    await next()
    c.res.headers.set('Content-Type', 'application/json;charset=UTF-8')
    if (c.res.status !== 200) return
    c.res.headers.set('Cache-Control', `max-age=${maxAgeSeconds}`)
    c.res.headers.set('Expires', new Date(Date.now() + maxAgeSeconds * 1000).toUTCString())
    c.res.headers.set('Last-Modified', getLastModified().toUTCString())
  }
}

/**
 * Creates the routes for the style-shopping catalog, its
 * pictures, and the shops that every upstream links to.
 */
export function createCatalogRoutes(
  offers: Offers,
  baseUrl: string,
  options: {
    requestsPerMinute: number
    images: boolean | 'plain'
    sales: Sales
    plantedLinks: PlantedLinks
  },
): Hono {
  const { world } = offers
  const app = new Hono()
  const findLandingProduct = createFindLandingProduct(offers, baseUrl)
  app.use('*', async (c, next) => {
    const click = findClick(new URL(c.req.url), rakutenKeys.siteId, findLandingProduct)
    if (click) options.sales.see(click)
    await next()
  })
  app.use('*', playPlantedLinks(options.plantedLinks, baseUrl))
  app.use(
    '/api/v2/*',
    compressJson,
    createCachingHeaders(() => new Date(world.day * 86_400_000)),
  )
  app.route(
    '/api/v2',
    createStyleApi({ world, baseUrl, requestsPerMinute: options.requestsPerMinute }),
  )
  app.route('/price-history', createPriceHistoryApi(world))
  app.route('/action', createVisitRetailer(world, baseUrl))
  if (options.images) app.route('/', createPictures({ isPlain: options.images === 'plain' }))
  app.route('/', createShops(withPlantedFacts(findLandingProduct, options.plantedLinks)))
  return app
}
