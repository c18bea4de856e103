import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ReadStep } from '../connector.ts'
import { type FakeAnswer, type FakeRequest, startFakeUpstream } from '../testing/fake-upstream.ts'
import { createTrendingConnector, type TrendingSettings } from './connector.server.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const close of closers.splice(0)) await close()
})

const tokenText = (nth: number) => `123456:171473000${nth}:9f2c`

interface Options {
  rows?: number
  onToken?: (request: FakeRequest, count: number) => FakeAnswer
  onReport?: ((request: FakeRequest, count: number) => FakeAnswer | undefined) | undefined
  settings?: Partial<TrendingSettings>
}

/** Starts one server that acts as both of the upstream's hosts, with a report of a few rows. */
async function start({ rows = 3, onToken, onReport, settings }: Options = {}) {
  const counts = { token: 0, report: 0 }
  const double = await startFakeUpstream(request => {
    if (request.path === '/access_token') {
      counts.token += 1
      return onToken?.(request, counts.token) ?? toToken(counts.token)
    }
    counts.report += 1
    return onReport?.(request, counts.report) ?? toReport(request, rows)
  })
  closers.push(double.close)
  const connector = createTrendingConnector({
    tokenUrl: `${double.url}/access_token`,
    apiUrl: `${double.url}/`,
    publisherId: '123456',
    clientId: 'client',
    clientSecret: 's3cret',
    ratePerMinute: Number.POSITIVE_INFINITY,
    http: { retries: 1, firstRetryMs: 1, timeoutMs: 2_000 },
    ...settings,
  })
  return { connector, double, counts }
}

// The upstream's clock is years behind ours.
const toToken = (nth: number) =>
  json({ access_token: tokenText(nth), timestamp: 1_714_730_000, expiry_timestamp: 1_715_334_800 })

function toReport({ search }: FakeRequest, count: number): FakeAnswer {
  const [offset, limit] = [Number(search.get('offset')), Number(search.get('limit'))]
  const shown = Array.from({ length: count }, (_, index) => toRow(index)).slice(
    offset,
    offset + limit,
  )
  return json({
    pagination: { has_next: offset + limit < count, total_count: count, offset, limit },
    reports: shown,
  })
}

const toRow = (index: number) => ({
  product_id: `p${index}`,
  product_name: `Tote ${index}`,
  product_url: `https://shop.example/p/${index}`,
  price: 10 + index,
  merchant_id: 60006,
  merchant_name: 'Shop',
  trending_rank: index + 1,
})

const json = (body: unknown, status = 200): FakeAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const toIds = (steps: ReadStep[]) => steps.flatMap(({ products }) => products.map(({ id }) => id))
const toUnreached = (steps: ReadStep[]) =>
  steps.reduce((sum, { unreached = 0 }) => sum + unreached, 0)

describe('createTrendingConnector', () => {
  it('LM4 requests today’s report, in dollars, sorted by trending rank', async () => {
    const { connector, double } = await start()
    await collect(connector.readAll())
    const [token, report] = double.requests
    expect(token).toMatchObject({ method: 'POST', path: '/access_token' })
    expect(JSON.parse(token?.body ?? '')).toEqual({
      client_id: 'client',
      client_secret: 's3cret',
      grant_type: 'client_credentials',
    })
    expect(report?.path).toBe('/publisher/123456/trending-products')
    expect(Object.fromEntries(report?.search ?? [])).toEqual({
      access_token: tokenText(1),
      period: 'today',
      vertical_id: '168',
      currency: 'USD',
      sort_by: 'trending_rank',
      sort_dir: 'ASC',
      limit: '100',
      offset: '0',
    })
    expect(report?.headers.authorization).toBeUndefined()
  })

  it('PR5 reads the whole report, and gives each row its rank and the day of the read', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T23:30:00-05:00'), toFake: ['Date'] })
    const { connector, counts } = await start({ rows: 230 })
    const steps = await collect(connector.readAll())
    const products = steps.flatMap(step => step.products)
    expect(products.map(({ trend }) => trend)).toEqual(
      Array.from({ length: 230 }, (_, index) => ({ rank: index + 1, day: '2026-03-02' })),
    )
    expect(steps.map(({ expected }) => expected)).toEqual([230, 230, 230])
    expect(toUnreached(steps)).toBe(0)
    expect(counts).toEqual({ token: 1, report: 3 })
  })

  it('PR5 resumes after a step on the same day, and starts over the next day', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z'), toFake: ['Date'] })
    const { connector } = await start({ rows: 230 })
    const [first] = await collect(connector.readAll())
    expect(toIds(await collect(connector.readAll(first?.cursor)))).toHaveLength(130)
    vi.setSystemTime(new Date('2026-03-02T00:00:00Z'))
    expect(toIds(await collect(connector.readAll(first?.cursor)))).toHaveLength(230)
    expect(toIds(await collect(connector.readAll('{"offset":"x"}')))).toHaveLength(230)
  })

  it.each<[string, number, Options['onReport']]>([
    [
      'repeats its first page',
      2,
      ({ search }) => toReport({ search: withOffset(search, 0) } as FakeRequest, 230),
    ],
    [
      'announces more rows but is empty',
      1,
      () => json({ pagination: { has_next: true }, reports: [] }),
    ],
    [
      'never ends',
      60,
      ({ search }) =>
        json({ pagination: { has_next: true }, reports: fill(Number(search.get('offset'))) }),
    ],
  ])('PR2 stops reading a report that %s, and reports missing rows', async (_, calls, onReport) => {
    const { connector, counts } = await start({ onReport })
    const steps = await collect(connector.readAll())
    expect(counts.report).toBe(calls)
    expect(toUnreached(steps)).toBeGreaterThan(0)
    const ids = toIds(steps)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('counts the missing rows when the report ends early', async () => {
    const { connector } = await start({
      onReport: () =>
        json({ pagination: { has_next: false, total_count: 40 }, reports: [toRow(1)] }),
    })
    expect(toUnreached(await collect(connector.readAll()))).toBe(39)
  })

  it('PR2 does not compare the upstream’s clock with ours, and renews a token that is refused during a read', async () => {
    const { connector, counts } = await start({
      rows: 230,
      onReport: (request, count) =>
        count === 2 ? json({ message: 'expired' }, 401) : toReport(request, 230),
    })
    expect(toIds(await collect(connector.readAll()))).toHaveLength(230)
    expect(counts).toEqual({ token: 2, report: 4 })
  })

  it.each<[string, FakeAnswer, RegExp]>([
    [
      'a refusal',
      json({ message: 'no such token {token}' }, 400),
      /status 400: .*no such token \*\*\*/,
    ],
    ['a refusal of every token', json({ message: 'no such token {token}' }, 401), /status 401/],
    ['status 429', { status: 429, headers: { 'retry-after': '0' }, body: '{}' }, /status 429/],
    ['a server error', { status: 500, body: 'on fire' }, /status 500/],
    ['a web page', { body: '<html>Maintenance</html>' }, /markup instead of JSON/],
    ['a truncated response', { body: '{"pagination":{"has_ne' }, /truncated or broken/],
    ['another schema', json({ pagination: {}, products: [] }), /pagination\.has_next/],
  ])('PR2 fails clearly on %s and never reveals its token', async (_, answer, message) => {
    const { connector } = await start({
      onReport: ({ search }) => ({
        ...answer,
        body: answer.body.replace('{token}', search.get('access_token') ?? ''),
      }),
    })
    const error = await collect(connector.readAll()).catch(reason => reason)
    expect(error.name).toBe('SourceError')
    expect(error.message).toMatch(message)
    expect(`${error.message}${error.stack}`).not.toMatch(/9f2c/)
  })

  it('PR2 reports that its credentials are refused, without revealing them', async () => {
    const { connector, counts } = await start({
      onToken: ({ body }) => json({ message: body }, 401),
    })
    const error = await connector.find('p1').catch(reason => reason)
    expect(error).toMatchObject({ name: 'SourceError', status: 401 })
    expect(error.message).not.toContain('s3cret')
    expect(counts).toEqual({ token: 1, report: 0 })
  })

  it('PR5 reports a broken row and loses no other', async () => {
    const { connector } = await start({
      onReport: () =>
        json({
          pagination: { has_next: false },
          reports: [toRow(0), { ...toRow(1), price: {} }, 'row', toRow(2)],
        }),
    })
    const [step] = await collect(connector.readAll())
    expect(step?.products.map(({ id }) => id)).toEqual(['p0', 'p2'])
    expect(step?.rejected).toMatchObject([{ id: 'p1' }, { record: 'row' }])
  })

  it('PR6 finds a product in today’s report, which is fetched at most once an hour', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z'), toFake: ['Date', 'performance'] })
    const { connector, counts } = await start({ rows: 230 })
    const [found, other] = await Promise.all([connector.find('p229'), connector.find('p1')])
    expect(found).toMatchObject({ id: 'p229', trend: { rank: 230, day: '2026-03-01' } })
    expect(other?.id).toBe('p1')
    expect(await connector.find('gone')).toBeUndefined()
    expect(counts.report).toBe(3)
    vi.advanceTimersByTime(61 * 60 * 1000)
    await connector.find('p1')
    expect(counts.report).toBe(6)
  })

  it('PR6 reads the report again on a new day and after a failure', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T23:59:00Z'), toFake: ['Date'] })
    const { connector } = await start({
      onReport: (request, count) => (count <= 2 ? { status: 500, body: '' } : toReport(request, 3)),
    })
    await expect(connector.find('p1')).rejects.toMatchObject({ status: 500 })
    expect((await connector.find('p1'))?.trend?.day).toBe('2026-03-01')
    vi.setSystemTime(new Date('2026-03-02T00:01:00Z'))
    expect((await connector.find('p1'))?.trend?.day).toBe('2026-03-02')
  })

  it('PR6 lets one caller abort while the others still find their product', async () => {
    const { connector } = await start()
    const stop = new AbortController()
    const leaving = connector.find('p1', stop.signal)
    const staying = connector.find('p1')
    stop.abort(new Error('enough'))
    await expect(leaving).rejects.toThrow('enough')
    expect((await staying)?.id).toBe('p1')
  })
})

function withOffset(search: URLSearchParams, offset: number): URLSearchParams {
  const changed = new URLSearchParams(search)
  changed.set('offset', String(offset))
  return changed
}

function fill(offset: number) {
  return Array.from({ length: 100 }, (_, index) => toRow(offset + index))
}

async function collect(read: AsyncIterable<ReadStep>): Promise<ReadStep[]> {
  const steps: ReadStep[] = []
  for await (const step of read) steps.push(step)
  return steps
}
