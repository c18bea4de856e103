import { Hono } from 'hono'
import { findClick, type Sales } from './commissions/sales.ts'
import { compressJson } from './gzip.ts'
import { createPictures } from './pictures/pictures.ts'
import { rakutenKeys } from './rakuten/rakuten-upstream.ts'
import { type PlantedLinks, playPlantedLinks, withPlantedFacts } from './shops/planted-links.ts'
import { createShops } from './shops/shops.ts'
import { createCachingHeaders } from './style/caching-headers.ts'
import { createPriceHistoryApi } from './style/price-history-api.ts'
import { createStyleApi } from './style/style-api.ts'
import { createVisitRetailer } from './style/visit-retailer.ts'
import { createFindLandingProduct } from './world/find-landing-product.ts'
import type { Offers } from './world/offers.ts'

/** The style-shopping catalog, its pictures, and the shops that all upstreams' links lead to. */
export function createCatalogRoutes(
  offers: Offers,
  baseUrl: string,
  options: { requestsPerMinute: number; images: boolean; sales: Sales; plantedLinks: PlantedLinks },
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
  if (options.images) app.route('/', createPictures())
  app.route('/', createShops(withPlantedFacts(findLandingProduct, options.plantedLinks)))
  return app
}
