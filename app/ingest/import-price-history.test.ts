import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { findPriceHistory } from '#app/store/price-history/find-price-history.server.ts'
import { createStore, type Store } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { importPriceHistory } from './import-price-history.server.ts'

let database: TestDatabase
let store: Store
let lines: string[] = []
const server = createServer((_, response) => response.end(lines.join('\n')))
let url = ''

beforeAll(async () => {
  database = await createTestDatabase()
  store = createStore(database.pool)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/prices.ndjson`
})
beforeEach(async () => {
  await database.empty()
})
afterAll(async () => {
  server.close()
  await database.drop()
})

const sale = { price: 10_000, salePrice: 6_000, isOnSale: true, discount: 40 }
const dayMs = 86_400_000

function daysAgo(days: number): string {
  return new Date(Date.now() - days * dayMs).toISOString()
}

function toLine(id: string, prices: object[], currency = 'USD'): string {
  return JSON.stringify({ product: `s:${id}`, currency, prices })
}

const run = () => importPriceHistory(database.pool, url, AbortSignal.timeout(60_000))

describe('importPriceHistory', () => {
  it('PD11 adds earlier prices, marked as demonstration data, and verifies discounts', async () => {
    await store.upsertProducts('s', [makeProduct(1, sale)])
    const [before] = await store.changesSince(0, 10)
    lines = [
      toLine('1', [
        { since: daysAgo(60), price: 10_000 },
        { since: daysAgo(2), price: 12_000, salePrice: 11_000 },
      ]),
      '',
      toLine('2', [{ since: daysAgo(9), price: 100 }]),
    ]
    expect(await run()).toBe(1)
    const history = await findPriceHistory(database.pool, 's', '1')
    expect(history?.steps.map(step => [step.price, step.salePrice, step.isDemonstration])).toEqual([
      [10_000, undefined, true],
      [12_000, 11_000, true],
      [10_000, 6_000, undefined],
    ])
    expect(history?.discount?.check).toBe('verified')
    const [after] = await store.changesSince(before?.changedAt ?? 0, 10)
    expect(after?.number).toBe(before?.number)
  })

  it('PD11 imports each URL once, but retries one that lists only unknown products', async () => {
    lines = [toLine('1', [{ since: daysAgo(9), price: 100 }])]
    expect(await run()).toBe(0)
    await store.upsertProducts('s', [makeProduct(1)])
    expect(await run()).toBe(1)
    expect(await run()).toBe(undefined)
  })

  it('PD11 does not change observed prices or other currencies', async () => {
    await store.upsertProducts('s', [makeProduct(1), makeProduct(2)])
    lines = [
      toLine('1', [{ since: new Date(Date.now() + dayMs).toISOString(), price: 1 }]),
      toLine('2', [{ since: daysAgo(9), price: 1 }], 'EUR'),
    ]
    expect(await run()).toBe(0)
    expect((await findPriceHistory(database.pool, 's', '1'))?.steps).toHaveLength(1)
    expect((await findPriceHistory(database.pool, 's', '2'))?.steps).toHaveLength(1)
  })

  it.each([
    ['line 1: not JSON', '<html>'],
    ['Invalid ISO datetime', toLine('1', [{ since: 'yesterday', price: 1 }])],
    ['expected number to be >0', toLine('1', [{ since: daysAgo(1), price: -1 }])],
    ['must be a known currency code', toLine('1', [{ since: daysAgo(1), price: 1 }], 'XXX')],
    ['a source letter and an id', JSON.stringify({ product: '42', currency: 'USD', prices: [] })],
    ['longer than 200000 characters', 'x'.repeat(200_001)],
  ])('reports an invalid line: %s', async (message, text) => {
    lines = [text]
    await expect(run()).rejects.toThrow(message)
  })
})
