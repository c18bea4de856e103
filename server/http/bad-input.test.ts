import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createCjConnector } from '#app/sources/cj/connector.server.ts'
import type { Connector, ReadStep } from '#app/sources/connector.ts'
import { createRakutenConnector } from '#app/sources/rakuten/connector.server.ts'
import { createStyleConnector } from '#app/sources/style/connector.server.ts'
import { createTrendingConnector } from '#app/sources/trending/connector.server.ts'
import type { Fault } from '../../sandbox/faults/faults.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { createUnlimitedSandbox } from '../testing/unlimited-sandbox.ts'

// Tests the upstream faults that the sources' own tests do not cover. The sources' tests cover 503,
// truncated responses, and HTML instead of JSON, each as a transient and as a permanent fault.

type SourceName = 'style' | 'cj' | 'rakuten' | 'trending'
const sources: SourceName[] = ['style', 'cj', 'rakuten', 'trending']
/** The path from which each source's products are read. */
const paths: Record<SourceName, string> = {
  style: '/api/v2/products',
  cj: '/query',
  rakuten: '/productsearch',
  trending: '/publisher',
}

let sandbox: Sandbox
const sound = new Map<SourceName, Set<string>>()
beforeAll(async () => {
  const options = { products: 260, trendingProducts: 260, today: '2026-03-01' }
  sandbox = (await createUnlimitedSandbox(options)).sandbox
  for (const source of sources) sound.set(source, (await read(source)).ids)
}, 60_000)
afterEach(() => sandbox.clearFaults())
afterAll(() => sandbox.close())

function createConnector(source: SourceName): Connector {
  const usual = {
    ratePerMinute: Number.POSITIVE_INFINITY,
    http: { retries: 2, firstRetryMs: 1, timeoutMs: 20_000 },
  }
  if (source === 'style')
    return createStyleConnector({
      ...usual,
      apiUrl: `${sandbox.url}/api/v2`,
      apiKey: sandbox.styleKey,
    })
  if (source === 'cj') return createCjConnector({ ...sandbox.cj, ...usual })
  if (source === 'rakuten') return createRakutenConnector({ ...sandbox.rakuten, ...usual })
  return createTrendingConnector({ ...sandbox.trending, ...usual })
}

async function read(source: SourceName, from?: string) {
  const steps: ReadStep[] = []
  let error: unknown
  try {
    for await (const step of createConnector(source).readAll(from)) steps.push(step)
  } catch (thrown) {
    error = thrown
  }
  return {
    ids: new Set(steps.flatMap(({ products }) => products.map(({ id }) => id))),
    rejected: steps.reduce((sum, { rejected }) => sum + rejected.length, 0),
    unreached: steps.reduce((sum, { unreached = 0 }) => sum + unreached, 0),
    cursor: steps.at(-1)?.cursor,
    error,
  }
}

const passing: [what: string, fault: Omit<Fault, 'path'>][] = [
  ['slow answers', { kind: 'slow', delayMs: 30 }],
  ['a 429 without Retry-After', { kind: '429', times: 2, afterRequests: 1, retryAfter: '' }],
  ['a 429 with Retry-After', { kind: '429', times: 1, afterRequests: 1, retryAfter: '0' }],
]
const lasting = (['500', '429', 'cut', 'html', '401', 'empty', 'refused'] as const).map(
  (kind): [what: string, fault: Omit<Fault, 'path'>] => [
    `a permanent ${kind}`,
    { kind, afterRequests: 1, retryAfter: '' },
  ],
)

describe.each(sources)('%s', source => {
  it.each(passing)('PR2 retries after %s', async (_, fault) => {
    sandbox.addFaults({ path: paths[source], ...fault })
    const { ids, error } = await read(source)
    expect(error).toBeUndefined()
    expect(ids).toEqual(sound.get(source))
  })

  it.each(lasting)(
    'PR2 PR5 fails with a clear error on %s and later resumes after the products it has read',
    async (_, fault) => {
      sandbox.addFaults({ path: paths[source], ...fault })
      const before = await read(source)
      expect(before.error).toMatchObject({ name: 'SourceError' })
      sandbox.clearFaults()
      const after = await read(source, before.cursor)
      expect(new Set([...before.ids, ...after.ids])).toEqual(sound.get(source))
    },
  )

  it('PR5 rejects records of an unknown schema', async () => {
    sandbox.addFaults({ path: paths[source], kind: 'drift' })
    const { ids, rejected, error } = await read(source)
    expect(ids).toEqual(new Set())
    expect(error !== undefined || rejected > 0).toBe(true)
  })

  it('PR5 stops without completing when the same page repeats', async () => {
    sandbox.addFaults({ path: paths[source], kind: 'repeat' })
    const { ids, unreached, error } = await read(source)
    expect(ids.size).toBeLessThan(sound.get(source)?.size ?? 0)
    expect(error !== undefined || unreached > 0).toBe(true)
  })
})

it.each(['xml-bomb', 'external-entity'] as const)('PR2 rejects an %s from Rakuten', async kind => {
  sandbox.addFaults({ path: paths.rakuten, kind })
  const { ids, error } = await read('rakuten')
  expect(ids).toEqual(new Set())
  expect(error).toMatchObject({
    name: 'SourceError',
    message: expect.stringMatching(/entit|declares|DOCTYPE/i),
  })
})
