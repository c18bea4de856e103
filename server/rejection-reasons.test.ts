import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCjConnector } from '#app/sources/cj/connector.server.ts'
import { normalizeRow } from '#app/sources/cj/normalize.ts'
import { sampleRow } from '#app/sources/cj/testing/sample-row.ts'
import { createRakutenConnector } from '#app/sources/rakuten/connector.server.ts'
import { type Rejection, rejectionReasons } from '#app/sources/rejection.ts'
import { createStyleConnector } from '#app/sources/style/connector.server.ts'
import { createTrendingConnector } from '#app/sources/trending/connector.server.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { createUnlimitedSandbox } from './testing/unlimited-sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  const options = { products: 6_000, trendingProducts: 2_000, today: '2026-03-01' }
  sandbox = (await createUnlimitedSandbox(options)).sandbox
})
afterAll(() => sandbox.close())

describe('the reasons for rejections', () => {
  it('PR5 AD2 come from a short, fixed list for all bad records of the sandbox', async () => {
    const usual = { ratePerMinute: Number.POSITIVE_INFINITY }
    const connectors = [
      createStyleConnector({
        ...usual,
        apiUrl: `${sandbox.url}/api/v2`,
        apiKey: sandbox.styleKey,
      }),
      createCjConnector({ ...sandbox.cj, ...usual }),
      createRakutenConnector({ ...sandbox.rakuten, ...usual }),
      createTrendingConnector({ ...sandbox.trending, ...usual }),
    ]
    const rejected: Rejection[] = []
    for (const connector of connectors)
      for await (const step of connector.readAll()) rejected.push(...step.rejected)
    expect(rejected.length).toBeGreaterThan(30)
    const reasons = new Set(rejected.map(({ reason }) => reason))
    expect(reasons.size).toBeGreaterThan(3)
    expect([...reasons].filter(reason => !rejectionReasons.includes(reason))).toEqual([])
    for (const { detail } of rejected) expect(detail).toMatch(/^[\w.]+: \S/)
  }, 120_000)

  it.each([
    [
      'price',
      (value: string) => ({ price: { amount: value, currency: 'USD' } }),
      'unreadable price',
    ],
    [
      'currency',
      (value: string) => ({ price: { amount: '1', currency: value } }),
      'unknown currency',
    ],
    ['list', (value: string) => ({ productType: [...Array(value.length), 5] }), 'wrong shape'],
  ])('PR5 AD2 are the same for a %s that is wrong in a hundred ways', (_, toChanges, reason) => {
    const details = new Set<string>()
    for (let index = 0; index < 100; index++) {
      const normalized = normalizeRow(
        { ...sampleRow, ...toChanges(`x${'y'.repeat(index % 10)}${index}`) },
        new Date('2026-03-01'),
      )
      if (!('rejection' in normalized)) throw new Error('The row was understood')
      expect(normalized.rejection.reason).toBe(reason)
      details.add(normalized.rejection.detail)
    }
    expect(details.size).toBeGreaterThan(5)
  })
})
