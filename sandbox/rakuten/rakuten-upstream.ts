import { Hono } from 'hono'
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
  /** 100 over all its calls as upstream; Infinity lifts the limit. */
  rakutenRequestsPerMinute?: number
  /** How long its tokens live, 3600 as upstream. */
  rakutenTokenSeconds?: number
}

/** The second affiliate network: token, product search, advertisers and the click host. */
export function createRakuten(
  offers: Offers,
  options: RakutenOptions,
): Upstream<RakutenTruth, RakutenProductTruth> {
  const rows = createRakutenRows(offers)
  const tokens = createTokens(options.rakutenTokenSeconds ?? 3600)
  const requestsPerMinute = options.rakutenRequestsPerMinute ?? 100
  const { seed } = offers.world
  return {
    createRoutes: baseUrl =>
      new Hono()
        .route('/', createRakutenApi({ seed, rows, baseUrl, tokens, requestsPerMinute, ...rakutenKeys }))
        .route('/', createRakutenClicks(baseUrl)),
    getTruth: () => getRakutenTruth(rows).truth,
    listProducts: () => getRakutenTruth(rows).products,
    expireTokens: tokens.expire,
  }
}
