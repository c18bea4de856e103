import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { settle } from '#app/database/testing/settle.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { toDocument } from './document.ts'
import { findByCodes } from './find-by-codes.server.ts'
import { createFindByNumbers } from './find-by-numbers.server.ts'
import { followChanges } from './follow-changes.server.ts'
import { findColorSiblings } from './offers/find-color-siblings.server.ts'
import { findOffers } from './offers/find-offers.server.ts'
import { toWordColumns } from './product-words.ts'
import { createStore } from './store.server.ts'
import { makeProduct, makeProducts } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it.each([
  [50, 50],
  [51, 51],
  [60, 51],
])('LS2 reads one product more than 50 of a code: of %i', async (count, found) => {
  const { pool } = database
  const each = (at: number) => `sku${at < count ? '' : at}`
  const products = makeProducts(60, at => ({ source: 'c', custom: { sku: each(at) } }))
  await createStore(pool).upsertProducts('c', products)
  expect((await findByCodes(pool, ['sku'])).get('sku')).toHaveLength(found)
})

describe('a product with many offers and colors', () => {
  /** Makes the first products offers of one product, and of one in several colors. */
  async function group(count: number, column: 'group_number' | 'color_group'): Promise<void> {
    await database.pool.query(
      `INSERT INTO offer_match (product_number, facts, ${column})
       SELECT number, '{"model":[]}', 1 FROM product WHERE source = 'r' ORDER BY number LIMIT $1`,
      [count],
    )
  }
  beforeAll(async () => {
    const products = makeProducts(101, () => ({ source: 'r' }))
    await createStore(database.pool).upsertProducts('r', products)
  })
  beforeEach(() => database.pool.query('DELETE FROM offer_match'))

  it.each([99, 100, 101])('PD11 has 100 offers at most: of %i', async count => {
    await group(count, 'group_number')
    expect(await findOffers(database.pool, 'r', '1')).toHaveLength(Math.min(100, count))
  })

  it.each([49, 50, 51])('PD11 has 50 other colors at most: of %i', async count => {
    await group(count + 1, 'color_group')
    expect(await findColorSiblings(database.pool, 'r', '1')).toHaveLength(Math.min(50, count))
  })
})

it.each([
  [600, true],
  [601, false],
])('LS2 a word of a description is searched up to character 600: %i', (end, isFound) => {
  const description = ' linen'.padStart(end, 'x')
  expect(toWordColumns(makeProduct(1, { description })).description.includes('linen')).toBe(isFound)
})

const noChecks = { discountCheck: null, pictureColors: null, hasLookAlike: false }

describe('createFindByNumbers', () => {
  /** A database of as many products as are asked for; tells which documents it had to send. */
  function createCountingPool() {
    const sent: number[] = []
    const query = async (
      _: string,
      [numbers = [], changes = []]: (number | string | null)[][],
    ) => ({
      rows: numbers.map((number, at) => {
        const isKnown = changes[at] === '1'
        if (!isKnown) sent.push(Number(number))
        const document = isKnown ? null : toDocument(makeProduct(Number(number)))
        return { ...{ number, changedAt: '1', document }, ...noChecks }
      }),
    })
    return { pool: { query } as unknown as pg.Pool, sent }
  }

  it.each([
    [4_999, 0],
    [5_000, 1],
  ])('keeps 5,000 products in memory: after %i others it reads %i again', async (others, again) => {
    const { pool, sent } = createCountingPool()
    const findByNumbers = createFindByNumbers(pool)
    await findByNumbers([0])
    await findByNumbers(Array.from({ length: others }, (_, at) => at + 1))
    sent.length = 0
    await findByNumbers([0])
    expect(sent).toHaveLength(again)
  })
})

describe('followChanges', () => {
  let limits: unknown[]
  let stop: AbortController
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], fakeNodeBuiltins: true })
    limits = []
    stop = new AbortController()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('reads 5,000 changes at a time, and asks for more after 30 quiet seconds', async () => {
    let caughtUp = Promise.withResolvers<void>()
    const done = followChanges({
      ...{ databaseUrl: database.url, signal: stop.signal },
      async begin(client) {
        const send = client.query.bind(client) as (query: pg.QueryConfig) => Promise<unknown>
        const query = (config: pg.QueryConfig) => {
          limits.push(config.values?.at(-1))
          return send(config)
        }
        Object.assign(client, { query })
        return 0
      },
      onChanges: () => undefined,
      onCaughtUp: () => caughtUp.resolve(),
      onTrouble: () => undefined,
      onRecovery: () => undefined,
    })
    await caughtUp.promise
    await vi.advanceTimersByTimeAsync(29_999)
    await settle(database.pool)
    expect(limits).toHaveLength(1)
    caughtUp = Promise.withResolvers<void>()
    await vi.advanceTimersByTimeAsync(1)
    await caughtUp.promise
    stop.abort()
    await done
    expect(limits).toEqual([5_000, 5_000])
  })
})
