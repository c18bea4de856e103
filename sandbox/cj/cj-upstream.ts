import { Hono } from 'hono'
import type { Sales } from '../commissions/sales.ts'
import type { Upstream } from '../upstream.ts'
import type { Offers } from '../world/offers.ts'
import { createCjApi } from './cj-api.ts'
import { createCjCommissions } from './cj-commissions.ts'
import { type CjProductTruth, type CjTruth, getCjTruth } from './cj-truth.ts'
import { createCjClicks } from './click.ts'
import { createCjRows } from './row-columns.ts'

export const cjKeys = { token: 'cj-sandbox-token', companyId: '1000001', websiteId: '3000003' }

/**
 * Creates the first affiliate network: its product search,
 * its click hosts and its commission detail.
 */
export function createCj(offers: Offers, sales: Sales): Upstream<CjTruth, CjProductTruth> {
  const rows = createCjRows(offers)
  return {
    createRoutes: baseUrl =>
      new Hono()
        .route('/', createCjApi({ world: offers.world, rows, baseUrl, ...cjKeys }))
        .route('/', createCjCommissions({ sales, ...cjKeys }))
        .route('/', createCjClicks(baseUrl)),
    getTruth: () => getCjTruth(rows).truth,
    listProducts: () => getCjTruth(rows).products,
    // Personal access tokens do not expire.
    expireTokens: () => {},
  }
}
