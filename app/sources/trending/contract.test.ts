import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#app/domain/product.ts'
import { createSandbox, type Sandbox } from '../../../sandbox/sandbox.ts'
import type { ReadStep } from '../connector.ts'
import { type ConnectorFixture, describeConnectorContract } from '../testing/connector-contract.ts'
import { startTestProxy } from '../testing/test-proxy.ts'
import { readAcrossFailure } from '../testing.ts'
import { createTrendingConnector, type TrendingSettings } from './connector.server.ts'

interface RawRow {
  product_id?: string
  sku?: string
  merchant_id: number
  product_url?: string
  urls?: { product_url: string }
  trending_rank: number
}

let sandbox: Sandbox
let rows: RawRow[]
beforeAll(async () => {
  sandbox = await createSandbox({
    products: 300,
    cjProducts: 20,
    rakutenProducts: 20,
    trendingProducts: 900,
    seed: 'trending',
    today: '2026-03-01',
    images: false,
    trendingRequestsPerMinute: Number.POSITIVE_INFINITY,
  })
  rows = await fetchRawRows()
})
afterAll(() => sandbox.close())

/** Reads the report in the upstream's own format, in which some rows have no id. */
async function fetchRawRows(): Promise<RawRow[]> {
  const { tokenUrl, apiUrl, publisherId, clientId, clientSecret } = sandbox.trending
  const body = JSON.stringify({
    client_id: clientId,
    client_secret: clientSecret,
    grant_type: 'client_credentials',
  })
  const { access_token } = (await (await fetch(tokenUrl, { method: 'POST', body })).json()) as {
    access_token: string
  }
  const all: RawRow[] = []
  for (let hasNext = true; hasNext; ) {
    const search = new URLSearchParams({
      access_token,
      period: 'today',
      vertical_id: '168',
      limit: '600',
    })
    search.set('offset', String(all.length))
    const response = await fetch(`${apiUrl}/publisher/${publisherId}/trending-products?${search}`)
    const report = (await response.json()) as {
      pagination: { has_next: boolean }
      reports: RawRow[]
    }
    all.push(...report.reports)
    hasNext = report.pagination.has_next
  }
  return all
}

function toId({ product_id, sku, merchant_id, product_url, urls }: RawRow): string | undefined {
  if (product_id !== undefined) return product_id
  if (sku !== undefined) return `${merchant_id}~${sku}`
  const link = product_url ?? urls?.product_url
  return link && `u${createHash('sha256').update(link).digest('hex').slice(0, 24)}`
}

const isPresent = (id: string | undefined) => id !== undefined

function createConnector(baseUrl = sandbox.url, settings: Partial<TrendingSettings> = {}) {
  return createTrendingConnector({
    ...sandbox.trending,
    tokenUrl: sandbox.trending.tokenUrl.replace(sandbox.url, baseUrl),
    apiUrl: sandbox.trending.apiUrl.replace(sandbox.url, baseUrl),
    ratePerMinute: Number.POSITIVE_INFINITY,
    http: { retries: 2, firstRetryMs: 1 },
    ...settings,
  })
}

describeConnectorContract('the trending report', async (): Promise<ConnectorFixture> => {
  const tap = await startTestProxy(sandbox.url)
  const goodRanks = new Set(sandbox.trendingProducts().map(({ trendingRank }) => trendingRank))
  const good = rows.filter(row => goodRanks.has(row.trending_rank))
  const broken = rows.filter(row => !goodRanks.has(row.trending_rank))
  return {
    createConnector: () => createConnector(tap.url),
    listedIds: new Set(good.map(toId).filter(isPresent)),
    broken: { ids: new Set(broken.map(toId).filter(isPresent)), count: broken.length },
    unknownId: 'nobody',
    failAfter: async requests => tap.failAfter(requests),
    hangAfter: async requests => tap.hangAfter(requests),
    heal: async () => tap.heal(),
    countRequests: tap.countRequests,
    countOpen: tap.countOpen,
    close: tap.close,
  }
})

describe('createTrendingConnector on a whole report', () => {
  let products: Product[]
  beforeAll(async () => {
    products = (await collect(createConnector().readAll())).flatMap(step => step.products)
  })

  it('LM4 stores the rank of each row, highest first', () => {
    const ranks = sandbox
      .trendingProducts()
      .filter(({ verticalId }) => verticalId === 168)
      .map(({ trendingRank }) => trendingRank)
    expect(ranks.length).toBeGreaterThan(200)
    expect(products.map(({ trend }) => trend?.rank)).toEqual(ranks)
    expect(new Set(products.map(({ trend }) => trend?.day)).size).toBe(1)
  })

  it('reads the retailer of every product, and marks its link for wrapping', () => {
    for (const { retailer, adSource, clickUrl, url, images, inStock } of products) {
      expect(retailer.id).toMatch(/^\d+$/)
      expect([adSource, url, inStock]).toEqual(['Skimlinks', clickUrl, true])
      expect(images.length).toBeGreaterThan(0)
    }
    expect(products.filter(({ brand }) => brand).length / products.length).toBeGreaterThan(0.85)
  })

  it('maps a product only if its name is sufficient: a dress, but not sneakers of unknown gender', () => {
    const placed = products.filter(({ categoryId }) => categoryId !== undefined)
    expect(placed.length / products.length).toBeGreaterThan(0.35)
    expect(products.filter(({ gender }) => gender === undefined).length).toBeGreaterThan(0)
  })

  it('PR2 reads the report even if the upstream’s clock is a day off and the token expires', async () => {
    for (const trendingClockSkewSeconds of [-86_400, 86_400]) {
      const skewed = await createSandbox({
        products: 20,
        trendingProducts: 600,
        today: '2026-03-01',
        images: false,
        trendingClockSkewSeconds,
      })
      try {
        const settings = {
          ...skewed.trending,
          ratePerMinute: Number.POSITIVE_INFINITY,
          http: { retries: 2, firstRetryMs: 1 },
        }
        const connector = createTrendingConnector(settings)
        let met = 0
        for await (const step of connector.readAll()) {
          if (met === 0) skewed.expireTokens()
          met += step.products.length
        }
        const listed = skewed.trendingProducts().filter(({ verticalId }) => verticalId === 168)
        expect(met).toBe(listed.length)
      } finally {
        await skewed.close()
      }
    }
  })

  it.each(['429', '503', 'cut', 'html'] as const)(
    'PR2 continues after the fault %s',
    async kind => {
      sandbox.addFaults({ path: '/publisher', kind, times: 2, afterRequests: 2 })
      try {
        const read = await collect(createConnector().readAll())
        expect(read.flatMap(step => step.products)).toHaveLength(products.length)
      } finally {
        sandbox.clearFaults()
      }
    },
  )

  it.each(['500', 'cut', 'html', '401', 'empty', 'refused'] as const)(
    'PR2 resumes without loss after the persistent fault %s',
    async kind => {
      sandbox.addFaults({ path: '/publisher', kind, afterRequests: 2 })
      const ids = await readAcrossFailure(createConnector, () => sandbox.clearFaults())
      expect(ids).toEqual(new Set(products.map(({ id }) => id)))
    },
  )
})

async function collect(read: AsyncIterable<ReadStep>): Promise<ReadStep[]> {
  const steps: ReadStep[] = []
  for await (const step of read) steps.push(step)
  return steps
}
