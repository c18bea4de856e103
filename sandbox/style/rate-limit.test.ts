import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRateLimit } from '../rate-limit.ts'
import { createSandbox, type Sandbox } from '../sandbox.ts'

describe('the rate limit', () => {
  it('counts the requests of each key separately and starts again every minute', () => {
    const limit = createRateLimit(2)
    const noon = Date.parse('2026-03-01T12:00:00Z')
    expect([limit('a', noon), limit('a', noon), limit('a', noon + 15_000)]).toEqual([0, 0, 45])
    expect(limit('b', noon + 15_000)).toBe(0)
    expect(limit('a', noon + 60_000)).toBe(0)
  })
})

describe('the rate limit over HTTP', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await createSandbox({ products: 50, requestsPerMinute: 0 })
  })
  afterAll(() => sandbox.close())

  it('PR2 returns 429 with the number of seconds to wait', async () => {
    const response = await fetch(`${sandbox.url}/api/v2/brands?pid=greedy`)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await response.json()).toMatchObject({ errorCode: 429 })
  })
})
