import { Hono } from 'hono'
import type { Sales } from '../commissions/sales.ts'
import { createTokens } from '../tokens.ts'
import type { Upstream } from '../upstream.ts'
import type { Offers } from '../world/offers.ts'
import { createRakutenClicks } from './click.ts'
import { createRakutenApi } from './rakuten-api.ts'
import { getRakutenTruth, type RakutenProductTruth, type RakutenTruth } from './rakuten-truth.ts'
import { createRakutenRows } from './rows.ts'

export const rakutenKeys = {
  clientId: 'sandbox-client',
  clientSecret: 'sandbox-client-secret',
  siteId: '3100031',
}

export interface RakutenOptions {
  /**
   * The limit for all endpoints together. Default: 100, the upstream's limit; Infinity lifts it.
   */
  rakutenRequestsPerMinute?: number
  /** Lifetime of a token in seconds. Default: 3600, as in the upstream. */
  rakutenTokenSeconds?: number
}

/**
 * Creates the second affiliate network: token, product
 * search, advertisers, transactions, click host.
 */
export function createRakuten(
  offers: Offers,
  options: RakutenOptions,
  sales: Sales,
): Upstream<RakutenTruth, RakutenProductTruth> {
  const rows = createRakutenRows(offers)
  const tokens = createTokens(options.rakutenTokenSeconds ?? 3600)
  const requestsPerMinute = options.rakutenRequestsPerMinute ?? 100
  const { seed } = offers.world
  return {
    createRoutes: baseUrl =>
      new Hono()
        .route(
          '/',
          createRakutenApi({
            seed,
            rows,
            sales,
            baseUrl,
            tokens,
            requestsPerMinute,
            ...rakutenKeys,
          }),
        )
        .route('/', createRakutenClicks(baseUrl)),
    getTruth: () => getRakutenTruth(rows).truth,
    listProducts: () => getRakutenTruth(rows).products,
    expireTokens: tokens.expire,
  }
}
