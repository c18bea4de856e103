import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ancestorsOf } from '#app/domain/category-tree.ts'
import type { Product } from '#app/domain/product.ts'
import { createSandbox, type Sandbox } from '../../../sandbox/sandbox.ts'
import type { ReadStep } from '../connector.ts'
import { type ConnectorFixture, describeConnectorContract } from '../testing/connector-contract.ts'
import { startTestProxy } from '../testing/test-proxy.ts'
import { readAcrossFailure } from '../testing.ts'
import { type CjSettings, createCjConnector } from './connector.server.ts'
import { formatProductId } from './product-id.ts'

const world = { seed: 'cj1', today: '2026-03-01', images: false }
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await createSandbox({ ...world, products: 500, cjProducts: 360 })
})
afterAll(() => sandbox.close())

function createConnector(apiUrl = sandbox.cj.apiUrl, settings: Partial<CjSettings> = {}) {
  return createCjConnector({
    ...sandbox.cj,
    apiUrl,
    ratePerMinute: Number.POSITIVE_INFINITY,
    http: { retries: 2, firstRetryMs: 1 },
    // Each call requests few rows, so that even a small network takes several steps.
    parts: { rowsPerCall: 60 },
    ...settings,
  })
}

describeConnectorContract('CJ', async (): Promise<ConnectorFixture> => {
  const tap = await startTestProxy(sandbox.url)
  const { broken } = sandbox.truth.cj
  const identified = broken.filter(({ breakage }) => breakage !== 'missing-id')
  return {
    createConnector: () => createConnector(`${tap.url}/query`),
    listedIds: new Set(getListedIds()),
    broken: {
      ids: new Set(identified.map(({ adId, id }) => formatProductId({ adId, rowId: id }))),
      count: broken.length,
    },
    unknownId: '14000004~~nobody',
    failAfter: async requests => tap.failAfter(requests),
    hangAfter: async requests => tap.hangAfter(requests),
    heal: async () => tap.heal(),
    countRequests: tap.countRequests,
    countOpen: tap.countOpen,
    close: tap.close,
  }
})

async function readSteps(read: AsyncIterable<ReadStep>): Promise<ReadStep[]> {
  const steps: ReadStep[] = []
  for await (const step of read) steps.push(step)
  return steps
}

function getListedIds(): string[] {
  return sandbox
    .cjProducts()
    .map(({ adId, groupId, rowIds }) =>
      formatProductId(groupId === undefined ? { adId, rowId: rowIds[0] ?? '' } : { adId, groupId }),
    )
}

describe('createCjConnector on a whole network', () => {
  let steps: ReadStep[]
  let products: Map<string, Product>
  beforeAll(async () => {
    steps = await readSteps(createConnector().readAll())
    products = new Map(steps.flatMap(step => step.products).map(product => [product.id, product]))
  })

  it('PR2 reads every product once, from all of its rows', () => {
    expect(steps.flatMap(step => step.products)).toHaveLength(sandbox.truth.cj.products)
    expect(sandbox.truth.cj.rows).toBeGreaterThan(sandbox.truth.cj.products * 1.5)
    const joined = sandbox.cjProducts().filter(({ rowIds }) => rowIds.length > 1)
    expect(joined.length).toBeGreaterThan(50)
    const varied = joined.filter(({ adId, groupId = '', rowIds }) => {
      const product = products.get(formatProductId({ adId, groupId }))
      expect(rowIds).toContain(product?.custom.sku)
      return (product?.sizes.length ?? 0) > 1 || (product?.colors.length ?? 0) > 1
    })
    // A few groups list no variants, because their rows have neither a size nor a color.
    expect(varied.length / joined.length).toBeGreaterThan(0.9)
  })

  it('PR2 reads nothing from advertisers that the publisher has not joined', () => {
    expect(sandbox.truth.cj.notJoinedRows).toBeGreaterThan(0)
    for (const { clickUrl, adSource } of products.values()) {
      expect(clickUrl).toContain('3000003')
      expect(adSource).toBe('CJ')
    }
  })

  it('maps nearly every product to our category tree, most of them below the second level', () => {
    const all = [...products.values()]
    const placed = all.filter(({ categoryId }) => categoryId !== undefined)
    const deep = placed.filter(({ categoryId }) => ancestorsOf(categoryId).length >= 3)
    expect(placed.length / all.length).toBeGreaterThan(0.97)
    expect(deep.length / all.length).toBeGreaterThan(0.85)
  })

  it('strips the color and size from the names of most products', () => {
    const all = [...products.values()].filter(({ sizes }) => sizes.length > 1)
    const bare = all.filter(
      ({ name, sizes }) => !sizes.some(size => name.endsWith(` - ${size.name}`)),
    )
    expect(bare.length / all.length).toBeGreaterThan(0.99)
  })

  it('PR6 finds products that are identical to the listed ones', async () => {
    const connector = createConnector()
    for (const id of [...products.keys()].filter((_, index) => index % 10 === 0)) {
      expect(await connector.find(id)).toEqual(products.get(id))
    }
  })

  it('PR5 reads the same products with a small memory limit', async () => {
    const parts = { maxRows: 60, rowsPerCall: 40 }
    const read = await readSteps(createConnector(undefined, { parts }).readAll())
    expect(
      new Map(read.flatMap(step => step.products).map(product => [product.id, product])),
    ).toEqual(products)
  })

  it.each([
    [{ token: 'wrong' }, /401.*CJ_TOKEN/],
    [{ companyId: '1' }, /authorized.*CJ_COMPANY_ID/],
    [{ websiteId: '1' }, /PID '1'.*CJ_WEBSITE_ID/],
  ])('PR2 names the setting to fix for %j', async (settings, message) => {
    const reading = readSteps(createConnector(undefined, settings).readAll())
    await expect(reading).rejects.toThrow(message)
    await expect(reading).rejects.toMatchObject({ name: 'SourceError', source: 'c' })
  })

  it('PR2 stops when the same page repeats forever', async () => {
    sandbox.addFaults({ path: '/query', kind: 'repeat', afterRequests: 1 })
    try {
      await expect(readSteps(createConnector().readAll())).rejects.toMatchObject({
        name: 'SourceError',
      })
    } finally {
      sandbox.clearFaults()
    }
  })

  it('PR5 rejects every row if the schema has changed, and names the field', async () => {
    sandbox.addFaults({ path: '/query', kind: 'drift' })
    try {
      const read = await readSteps(createConnector().readAll())
      expect(read.flatMap(step => step.products)).toEqual([])
      const details = read.flatMap(step => step.rejected.map(({ detail }) => detail))
      expect(details.length).toBeGreaterThan(products.size)
      expect(details.filter(detail => !/^(price\.amount|id): /.test(detail))).toEqual([])
    } finally {
      sandbox.clearFaults()
    }
  })
})

// A whole network is read twice for each fault, so this one is small.
describe('createCjConnector on a small network that fails', () => {
  let small: Sandbox
  let ids: Set<string>
  const createSmall = () => createConnector(small.cj.apiUrl, { parts: { rowsPerCall: 20 } })
  beforeAll(async () => {
    small = await createSandbox({ ...world, products: 120, cjProducts: 80 })
    const steps = await readSteps(createSmall().readAll())
    expect(steps.length).toBeGreaterThan(2)
    ids = new Set(steps.flatMap(step => step.products.map(({ id }) => id)))
  })
  afterAll(() => small.close())

  it.each(['429', '503', 'cut', 'html'] as const)(
    'PR2 continues after the fault %s',
    async kind => {
      small.addFaults({ path: '/query', kind, times: 2, afterRequests: 3 })
      try {
        const read = await readSteps(createSmall().readAll())
        expect(read.flatMap(step => step.products)).toHaveLength(ids.size)
      } finally {
        small.clearFaults()
      }
    },
  )

  it.each(['500', 'cut', 'html', '401', 'empty', 'refused', 'errors', 'partial'] as const)(
    'PR2 resumes without loss after the persistent fault %s',
    async kind => {
      small.addFaults({ path: '/query', kind, afterRequests: 4 })
      const met = await readAcrossFailure(createSmall, () => small.clearFaults())
      expect(met).toEqual(ids)
    },
  )
})
