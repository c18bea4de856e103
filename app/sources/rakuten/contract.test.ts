import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ancestorsOf } from '#app/domain/category-tree.ts'
import type { Product } from '#app/domain/product.ts'
import { createSandbox, type Sandbox } from '../../../sandbox/sandbox.ts'
import type { ReadStep } from '../connector.ts'
import { type ConnectorFixture, describeConnectorContract } from '../testing/connector-contract.ts'
import { startTestProxy } from '../testing/test-proxy.ts'
import { readAcrossFailure } from '../testing.ts'
import type { RakutenCallSettings } from './call.server.ts'
import { createRakutenConnector } from './connector.server.ts'
import { formatProductId, toSku } from './product-id.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await createSandbox({
    products: 500,
    rakutenProducts: 500,
    seed: 'rakuten',
    today: '2026-03-01',
    images: false,
    rakutenRequestsPerMinute: Number.POSITIVE_INFINITY,
  })
})
afterAll(() => sandbox.close())

function createConnector(apiUrl = sandbox.url, settings: Partial<RakutenCallSettings> = {}) {
  return createRakutenConnector({
    ...sandbox.rakuten,
    apiUrl,
    ratePerMinute: Number.POSITIVE_INFINITY,
    http: { retries: 2, firstRetryMs: 1 },
    ...settings,
  })
}

function toId({ mid, linkId, sku: sent }: { mid: string; linkId: string; sku: string }): string {
  const sku = toSku(sent)
  return formatProductId({ mid, linkId, ...(sku === undefined ? {} : { sku }) })
}

describeConnectorContract('Rakuten', async (): Promise<ConnectorFixture> => {
  const tap = await startTestProxy(sandbox.url)
  const { broken } = sandbox.truth.rakuten
  const identified = broken.filter(({ breakage }) => breakage !== 'missing-linkid')
  return {
    createConnector: () => createConnector(tap.url),
    listedIds: new Set(sandbox.rakutenProducts().map(toId)),
    broken: { ids: new Set(identified.map(toId)), count: broken.length },
    unknownId: '40001~1~NOBODY',
    failAfter: async requests => tap.failAfter(requests),
    hangAfter: async requests => tap.hangAfter(requests),
    heal: async () => tap.heal(),
    countRequests: tap.countRequests,
    countOpen: tap.countOpen,
    close: tap.close,
  }
})

describe('createRakutenConnector on a whole network', () => {
  let steps: ReadStep[]
  let products: Map<string, Product>
  beforeAll(async () => {
    steps = await collect(createConnector().readAll())
    products = new Map(steps.flatMap(step => step.products).map(product => [product.id, product]))
  })

  it('PR2 reads every valid row once', () => {
    expect(steps.flatMap(step => step.products)).toHaveLength(sandbox.truth.rakuten.products)
    expect(sandbox.truth.rakuten.repeatedRows).toBeGreaterThan(0)
  })

  it('reads the retailer, link and price of every product', () => {
    for (const { clickUrl, url, adSource, retailer, id, price } of products.values()) {
      expect(clickUrl).toContain('/link?id=')
      expect(url).toMatch(/^http/)
      expect(adSource).toBe('Rakuten')
      expect(id.startsWith(`${retailer.id}~`)).toBe(true)
      expect(price).toBeGreaterThan(0)
    }
    expect(new Set([...products.values()].map(({ currency }) => currency)).size).toBeGreaterThan(1)
  })

  it('maps nearly every product to our category tree, most of them below the second level', () => {
    const all = [...products.values()]
    const placed = all.filter(({ categoryId }) => categoryId !== undefined)
    const deep = placed.filter(({ categoryId }) => ancestorsOf(categoryId).length >= 3)
    expect(placed.length / all.length).toBeGreaterThan(0.97)
    expect(deep.length / all.length).toBeGreaterThan(0.8)
  })

  it('PR6 finds products that are identical to the listed ones', async () => {
    const connector = createConnector()
    for (const [id, product] of [...products].filter((_, index) => index % 10 === 0)) {
      if (product.custom.sku === undefined)
        await expect(connector.find(id)).rejects.toThrow('no number')
      else expect(await connector.find(id)).toEqual(product)
    }
  })

  it('PR2 continues when its token expires mid-read, and signs in no more often than needed', async () => {
    const tap = await startTestProxy(sandbox.url)
    try {
      const met: string[] = []
      for await (const step of createConnector(tap.url).readAll()) {
        met.push(...step.products.map(({ id }) => id))
        if (met.length > 100 && met.length < 250) sandbox.expireTokens()
      }
      expect(new Set(met)).toEqual(new Set(products.keys()))
    } finally {
      await tap.close()
    }
  })

  it('PR2 signs in again when tokens last only two seconds', async () => {
    const hasty = await createSandbox({
      products: 300,
      rakutenProducts: 300,
      today: '2026-03-01',
      images: false,
      rakutenTokenSeconds: 2,
      rakutenRequestsPerMinute: Number.POSITIVE_INFINITY,
    })
    try {
      const read = await collect(createConnector(hasty.url).readAll())
      expect(read.flatMap(step => step.products)).toHaveLength(hasty.truth.rakuten.products)
    } finally {
      await hasty.close()
    }
  })

  it.each([
    [{ clientSecret: 'wrong' }, 401, /invalid_client/],
    [{ siteId: '1' }, 400, /invalid_scope/],
  ])('PR2 reports that %j is refused', async (settings, status, message) => {
    const reading = collect(createConnector(undefined, settings).readAll())
    await expect(reading).rejects.toMatchObject({ name: 'SourceError', source: 'r', status })
    await expect(reading).rejects.toThrow(message)
  })

  it.each(['429', '503', 'cut', 'html'] as const)(
    'PR2 continues after the fault %s',
    async kind => {
      sandbox.addFaults({ path: '/productsearch', kind, times: 2, afterRequests: 3 })
      try {
        const read = await collect(createConnector().readAll())
        expect(read.flatMap(step => step.products)).toHaveLength(products.size)
      } finally {
        sandbox.clearFaults()
      }
    },
  )

  it.each(['500', 'cut', 'html', '401', 'empty', 'refused'] as const)(
    'PR2 resumes without loss after the persistent fault %s',
    async kind => {
      sandbox.addFaults({ path: '/productsearch', kind, afterRequests: 6 })
      const ids = await readAcrossFailure(createConnector, () => sandbox.clearFaults())
      expect(ids).toEqual(new Set(products.keys()))
    },
  )
})

describe('createRakutenConnector with advertisers that exceed the query limit', () => {
  it('PR5 reads every row', async () => {
    const large = await createSandbox({
      products: 300,
      rakutenProducts: 14_000,
      seed: 'rakuten',
      today: '2026-03-01',
      images: false,
      rakutenRequestsPerMinute: Number.POSITIVE_INFINITY,
    })
    try {
      const { byMid } = large.truth.rakuten
      expect(Math.max(...byMid.map(({ rows }) => rows))).toBeGreaterThan(4_000)
      const ids = new Set<string>()
      let unreached = 0
      for await (const step of createConnector(large.url).readAll()) {
        for (const { id } of step.products) ids.add(id)
        unreached += step.unreached ?? 0
      }
      expect(ids.size).toBe(large.truth.rakuten.products)
      expect(unreached).toBe(0)
    } finally {
      await large.close()
    }
  }, 90_000)
})

async function collect(read: AsyncIterable<ReadStep>): Promise<ReadStep[]> {
  const steps: ReadStep[] = []
  for await (const step of read) steps.push(step)
  return steps
}
