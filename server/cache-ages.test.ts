import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { getBrandsStore } from '#app/admin/brands/brands-store.server.ts'
import { createMorning } from '#app/admin/morning/create-morning.server.ts'
import { getRetailersStore } from '#app/admin/retailers/retailers-store.server.ts'
import { createMerges } from '#app/admin/vocabulary/merges.server.ts'
import { quietServices } from '#app/context/testing.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { createOutboundReports } from '#app/outbound/create-outbound-reports.server.ts'
import { openSaleReviews, type SaleReviews } from '#app/overrides/sale-reviews.server.ts'

// How old the slow counts are that operators' pages keep in memory: each is counted again once its
// time is over, and not before.

const log = { info: () => undefined, error: () => undefined }
const directory = { brands: [], retailers: [] }
let database: TestDatabase
let saleReviews: SaleReviews
let counts = 0

beforeAll(async () => {
  database = await createTestDatabase()
  const { url: databaseUrl, pool } = database
  saleReviews = await openSaleReviews({ databaseUrl, pool, log })
})
beforeEach(() => {
  counts = 0
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})
afterAll(async () => {
  await saleReviews.close()
  await database.drop()
})

/** Counts the queries that contain this text. */
function countQueries(text: string): void {
  const { pool } = database
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  vi.spyOn(pool, 'query').mockImplementation(((...args: unknown[]) => {
    const [asked] = args as [string | { text: string }]
    if ((typeof asked === 'string' ? asked : asked.text).includes(text)) counts += 1
    return query(...args)
  }) as never)
}

it.each<[name: string, maxAgeMs: number, open: () => () => Promise<unknown>]>([
  [
    'proposals of brand aliases',
    600_000,
    () => {
      const catalogue = {
        async directory() {
          counts += 1
          return directory
        },
      }
      return getBrandsStore({ pool: database.pool, catalogue } as never).fetchAliasProposals
    },
  ],
  [
    'the hosts of retailers',
    600_000,
    () => {
      countQueries('destination_host')
      return createMerges(database.pool, async () => []).fetch
    },
  ],
  [
    'the earnings of retailers',
    60_000,
    () => {
      countQueries('commission_usd_cents')
      const catalogue = { directory: async () => directory }
      const { retailers } = quietServices
      return getRetailersStore({ pool: database.pool, catalogue, retailers } as never)
        .fetchRetailers
    },
  ],
  [
    'the claims of sales',
    12_000,
    () => {
      countQueries('AS claimed')
      return saleReviews.fetchClaims
    },
  ],
  [
    'the contradicted sales',
    12_000,
    () => {
      countQueries('other_category_id')
      return saleReviews.fetchContradicted
    },
  ],
  [
    'retailers without sales on the clicks page',
    600_000,
    () => {
      countQueries('expected')
      return createOutboundReports(database.pool).fetchSilentRetailers
    },
  ],
  [
    'retailers without sales in the morning',
    600_000,
    () => {
      countQueries('expected')
      return createMorning(database.pool, { fetchAll: async () => [] })
    },
  ],
])('AD1 counts %s again after %i ms', async (_, maxAgeMs, open) => {
  const ask = open()
  await ask()
  expect(counts).toBe(1)
  vi.setSystemTime(Date.now() + maxAgeMs - 1)
  await ask()
  expect(counts).toBe(1)
  vi.setSystemTime(Date.now() + 1)
  await ask()
  expect(counts).toBe(2)
})
