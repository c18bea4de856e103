import { Hono } from 'hono'
import type { Sales } from '../commissions/sales.ts'
import { createTokens } from '../tokens.ts'
import type { Upstream } from '../upstream.ts'
import type { Offers } from '../world/offers.ts'
import { createTrendingReport } from './report.ts'
import { createSkimlinksApi, formatSkimlinksToken } from './skimlinks-api.ts'
import {
  getTrendingProducts,
  getTrendingTruth,
  type TrendingProductTruth,
  type TrendingTruth,
} from './trending-truth.ts'
import { createWrappers } from './wrappers.ts'

export const trendingKeys = {
  publisherId: '123456',
  clientId: '00000000000000000000000000000001',
  clientSecret: 'sandbox-trending-secret',
}

export interface TrendingOptions {
  /** Requests per minute. Default: 40, the upstream's limit; Infinity lifts it. */
  trendingRequestsPerMinute?: number
  /** The lifetime of a token in seconds. Default: seven days, as in the upstream. */
  trendingTokenSeconds?: number
  /** Seconds by which the clock that timestamps tokens is ahead; negative if it is behind. */
  trendingClockSkewSeconds?: number
}

const sevenDaysSeconds = 604_800

/** Creates the network of the trending report and both link wrappers. */
export function createSkimlinks(
  offers: Offers,
  options: TrendingOptions,
  sales: Sales,
): Upstream<TrendingTruth, TrendingProductTruth> {
  const report = createTrendingReport(offers)
  const tokens = createTokens(
    options.trendingTokenSeconds ?? sevenDaysSeconds,
    formatSkimlinksToken,
  )
  const settings = {
    world: offers.world,
    report,
    sales,
    tokens,
    clockSkewSeconds: options.trendingClockSkewSeconds ?? 0,
    requestsPerMinute: options.trendingRequestsPerMinute ?? 40,
    ...trendingKeys,
  }
  return {
    createRoutes: baseUrl =>
      new Hono()
        .route('/', createSkimlinksApi({ ...settings, baseUrl }))
        .route('/', createWrappers(baseUrl)),
    getTruth: () => getTrendingTruth(report),
    listProducts: () => getTrendingProducts(report),
    expireTokens: tokens.expire,
  }
}
