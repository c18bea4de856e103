import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { getTestSite, makeServices } from '../testing.ts'
import { createApp } from './app.ts'
import { createMetrics } from './metrics.ts'

const serviceKey = 'a key of sixteen or more'

function setUp(key = serviceKey) {
  const metrics = createMetrics()
  metrics.watchIndex(() => ({
    isReady: true,
    products: 7,
    version: 42,
    memory: { words: 1_000, columns: 20 },
  }))
  const app = createApp({
    services: makeServices(),
    getSite: getTestSite,
    render: async () => new Response('page'),
    checkReadiness: async () => ({ isReady: true, reasons: [] }),
    log: pino({ level: 'silent' }),
    trustedProxies: 0,
    isDevelopment: false,
    assets: undefined,
    metrics,
    serviceKey: key,
  })
  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.request(`http://localhost${path}`, { headers })
  return { metrics, ask }
}

describe('/metrics', () => {
  it.each([
    ['without the key', serviceKey, {}],
    ['with another', serviceKey, { 'X-Service-Key': 'a key of sixteen or less' }],
    ['when none is set', '', { 'X-Service-Key': '' }],
  ])('returns 401 %s', async (_why, key, headers) => {
    const answer = await setUp(key).ask('/metrics', headers)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  it('reports the process, the index and requests by kind', async () => {
    const { metrics, ask } = setUp()
    metrics.observeIndexAnswer('query', 'answered', 3)
    await ask('/products')
    await ask('/api/list?page=2')
    const answer = await ask('/metrics', { 'X-Service-Key': serviceKey })
    const text = await answer.text()
    expect(answer.headers.get('Content-Type')).toContain('text/plain')
    expect(text).toContain('index_products 7')
    expect(text).toContain('index_memory_bytes{part="words"} 1000')
    expect(text).toContain(
      'index_answer_duration_seconds_bucket{le="0.005",kind="query",outcome="answered"} 1',
    )
    expect(text).toContain('http_request_duration_seconds_count{kind="page",status="2xx"} 1')
    expect(text).toContain('http_request_duration_seconds_count{kind="data",status="2xx"} 1')
    expect(text).toContain('nodejs_eventloop_lag_seconds')
  })
})
