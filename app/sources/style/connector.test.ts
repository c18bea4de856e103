import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ancestorsOf } from '#app/domain/category-tree.ts'
import type { Fault } from '../../../sandbox/faults/faults.ts'
import { createSandbox, type Sandbox } from '../../../sandbox/sandbox.ts'
import { SourceError } from '../connector.ts'
import { type ConnectorFixture, describeConnectorContract } from '../testing/connector-contract.ts'
import { startTestProxy } from '../testing/test-proxy.ts'
import { createStyleConnector } from './connector.server.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await createSandbox({
    products: 600,
    // With this seed, the small network contains broken and hostile records.
    seed: 'a',
    today: '2026-03-01',
    images: false,
    requestsPerMinute: Number.POSITIVE_INFINITY,
  })
})
afterAll(() => sandbox.close())

describeConnectorContract('the style-shopping catalogue', async (): Promise<ConnectorFixture> => {
  const tap = await startTestProxy(sandbox.url)
  const broken = sandbox.truth.broken.filter(isBeyondUse)
  const brokenIds = new Set(broken.map(({ id }) => String(id)))
  const listed = sandbox.listedIds().map(String)
  return {
    createConnector: () => createConnector(tap.url),
    listedIds: new Set(listed.filter(id => !brokenIds.has(id))),
    broken: {
      ids: new Set(
        broken.filter(({ breakage }) => breakage !== 'missing-id').map(({ id }) => String(id)),
      ),
      count: broken.length,
    },
    unknownId: '1',
    failAfter: async requests => tap.failAfter(requests),
    hangAfter: async requests => tap.hangAfter(requests),
    heal: async () => tap.heal(),
    countRequests: tap.countRequests,
    countOpen: tap.countOpen,
    close: tap.close,
  }
})

describe('createStyleConnector', () => {
  it('PR5 reads more rows than one query returns', async () => {
    const large = await createSandbox({
      products: 5_600,
      today: '2026-03-01',
      images: false,
      requestsPerMinute: 750,
    })
    try {
      const ids: string[] = []
      let unreached = 0
      for await (const step of createConnector(large.url).readAll()) {
        ids.push(...step.products.map(({ id }) => id), ...step.rejected.map(({ id }) => id ?? ''))
        unreached += step.unreached ?? 0
        expect(step.expected).toBe(large.truth.listed)
      }
      expect(ids).toHaveLength(large.truth.listed)
      const missing = large.truth.broken.filter(({ breakage }) => breakage === 'missing-id')
      expect(new Set([...ids.filter(Boolean), ...missing.map(({ id }) => String(id))])).toEqual(
        new Set(large.listedIds().map(String)),
      )
      expect(unreached).toBe(0)
    } finally {
      await large.close()
    }
  })

  it('finds a sold-out product, which no list contains', async () => {
    const [id] = sandbox.truth.soldOutIds
    const product = await createConnector(sandbox.url).find(String(id))
    expect(product).toMatchObject({
      id: String(id),
      inStock: false,
      priceLabel: 'Sold Out',
      stock: [],
    })
    expect(product?.price).toBeGreaterThan(0)
  })

  it('PD4 removes all hostile content from descriptions', async () => {
    const connector = createConnector(sandbox.url)
    const ids = sandbox.hostileIds()
    expect(ids.length).toBeGreaterThan(5)
    for (const id of ids) {
      const product = await connector.find(String(id)).catch(() => undefined)
      expect(product?.description ?? '').not.toMatch(
        /<(?!\/?(p|br|ul|ol|li|b|strong|i|em|u|s|h[3-6]|small|sub|sup)>)/,
      )
    }
  })

  it('maps nearly every categorized product to our own tree, most of them to a leaf', async () => {
    let [all, placed, deep] = [0, 0, 0]
    for await (const { products } of createConnector(sandbox.url).readAll()) {
      for (const { categoryId, categories } of products) {
        if (categories.length === 0) continue
        all += 1
        placed += categoryId === undefined ? 0 : 1
        deep += ancestorsOf(categoryId).length >= 3 ? 1 : 0
      }
    }
    expect(placed / all).toBeGreaterThan(0.99)
    expect(deep / all).toBeGreaterThan(0.9)
  })

  it.each<[string, Fault['kind']]>([
    ['a truncated response', 'cut'],
    ['a web page instead of JSON', 'html'],
    ['an empty response', 'empty'],
    ['a closed connection', 'refused'],
    ['a server error', '503'],
  ])('PR2 continues after %s', async (_, kind) => {
    sandbox.addFaults({ path: '/api/v2/products', kind, times: 2, afterRequests: 3 })
    try {
      const ids = new Set<string>()
      for await (const { products } of createConnector(sandbox.url).readAll()) {
        for (const { id } of products) ids.add(id)
      }
      expect(ids.size).toBe(sandbox.truth.listed - sandbox.truth.broken.filter(isBeyondUse).length)
    } finally {
      sandbox.clearFaults()
    }
  })

  it('PR5 returns no products if the schema is unknown', async () => {
    sandbox.addFaults({ path: '/api/v2/products', kind: 'drift' })
    let [products, rejected] = [0, 0]
    try {
      for await (const step of createConnector(sandbox.url).readAll()) {
        products += step.products.length
        rejected += step.rejected.length
      }
    } finally {
      sandbox.clearFaults()
    }
    expect({ products, rejected }).toEqual({ products: 0, rejected: sandbox.truth.listed })
  })

  it('PR2 reports that its key is refused, without revealing it', async () => {
    const connector = createStyleConnector({ apiUrl: `${sandbox.url}/api/v2/`, apiKey: '  ' })
    await expect(connector.find('1')).rejects.toMatchObject({ name: 'SourceError', status: 401 })
  })

  it('PR2 does not treat every 404 as an unknown product', async () => {
    const connector = createStyleConnector({ apiUrl: `${sandbox.url}/nowhere`, apiKey: 'uid1' })
    await expect(connector.find('1')).rejects.toBeInstanceOf(SourceError)
  })
})

/** Returns false for a record without pictures, which is incomplete but can still be sold. */
function isBeyondUse({ breakage }: Sandbox['truth']['broken'][number]): boolean {
  return breakage !== 'missing-image'
}

function createConnector(url: string) {
  return createStyleConnector({
    apiUrl: `${url}/api/v2`,
    apiKey: 'uid1000-10000001-10',
    ratePerMinute: Number.POSITIVE_INFINITY,
    http: { retries: 2, firstRetryMs: 1 },
  })
}
