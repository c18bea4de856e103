import { Hono } from 'hono'
import type { Upstream } from '../upstream.ts'
import type { Offers } from '../world/offers.ts'
import { createCjApi } from './cj-api.ts'
import { type CjProductTruth, type CjTruth, getCjTruth } from './cj-truth.ts'
import { createCjClicks } from './click.ts'
import { createCjRows } from './row-columns.ts'

export const cjKeys = { token: 'cj-sandbox-token', companyId: '1000001', websiteId: '3000003' }

/** The first affiliate network: its product search and its click hosts. */
export function createCj(offers: Offers): Upstream<CjTruth, CjProductTruth> {
  const rows = createCjRows(offers)
  return {
    createRoutes: baseUrl =>
      new Hono()
        .route('/', createCjApi({ world: offers.world, rows, baseUrl, ...cjKeys }))
        .route('/', createCjClicks(baseUrl)),
    getTruth: () => getCjTruth(rows).truth,
    listProducts: () => getCjTruth(rows).products,
    // Personal access tokens, which do not end.
    expireTokens: () => {},
  }
}
