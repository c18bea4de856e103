import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { ReadStep } from '#app/sources/connector.ts'
import { makeConnector } from '#app/sources/testing.ts'
import { createStore, type Store } from '#app/store/store.server.ts'
import { makeProduct, makeProducts } from '#app/store/testing.ts'
import { previewRelease } from './preview-release.server.ts'
import { dropRun, RunDecisionError, releaseRun } from './release-run.server.ts'
import { resumeRun } from './run-rows.server.ts'
import { runSync, type SyncResult } from './sync.server.ts'
import { withSyncLock } from './sync-lock.server.ts'
import { withSyncRun } from './sync-run.server.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await createTestDatabase()
  store = createStore(database.pool)
})
beforeEach(async () => {
  await database.empty()
})
afterAll(() => database.drop())

const read: (string | undefined)[] = []
async function sync(steps: Partial<ReadStep>[]): Promise<SyncResult> {
  const connector = makeConnector(steps)
  const result = await runSync({
    connector,
    pool: database.pool,
    log,
    signal: new AbortController().signal,
  })
  read.splice(0, Number.POSITIVE_INFINITY, ...connector.readFrom)
  return result
}

const query = async (sql: string) => (await database.pool.query(sql)).rows
const priceOf = async (id: number) => (await store.findProduct('s', String(id)))?.product.price

const products = makeProducts(120)
const rejection = {
  id: '7',
  reason: 'wrong shape',
  detail: 'price: expected number, received string',
  record: { id: 7 },
} as const
const good = [{ products: products.slice(0, 60) }, { products: products.slice(60) }]
/** The second step has prices in cents where the source normally sends dollars. */
const dear = products
  .slice(60)
  .map(product => makeProduct(product.id, { price: product.price * 100 }))
const bad = [{ products: products.slice(0, 60) }, { products: dear, rejected: [rejection] }]

describe('an implausible step', () => {
  it('PR5 is quarantined as a whole with its reason, and overwrites nothing', async () => {
    await sync(good)
    // This step is too large to be stored together with the previous one.
    const result = await sync([...bad, { products: makeProducts(480) }])
    expect(result).toMatchObject({
      state: 'quarantined',
      counts: { read: 60, unchanged: 60, changed: 0, rejected: 0, gone: 0 },
      error: 'known products cost 100 times what they did (the median of 60)',
    })
    expect(await priceOf(61)).toBe(19_800)
    expect(await query('SELECT run, reason, products, rejected, state FROM quarantine')).toEqual([
      { run: 2, reason: result.error, products: 60, rejected: 1, state: 'held' },
    ])
    expect(
      await query('SELECT count(*)::int AS gone FROM product WHERE gone_since IS NOT NULL'),
    ).toEqual([{ gone: 0 }])
  })

  it('does not prevent the next run from starting over and accepting good data', async () => {
    await sync(good)
    await sync(bad)
    expect(await sync(good)).toMatchObject({
      state: 'complete',
      counts: { unchanged: 120, gone: 0 },
    })
    expect(read).toEqual([undefined])
  })

  it('replaces an earlier step of its source', async () => {
    await sync(good)
    for (const _ of [1, 2, 3]) await sync(bad)
    const states = await query(
      'SELECT run, state, step IS NULL AS is_empty FROM quarantine ORDER BY run',
    )
    expect(states.map(row => [row.run, row.state, row.is_empty])).toEqual([
      [2, 'dropped', true],
      [3, 'dropped', true],
      [4, 'held', false],
    ])
  })

  it('may contain values that JSON cannot represent', async () => {
    const circular: Record<string, unknown> = {}
    circular.self = circular
    const odd = [circular, 1n, undefined, 'a\0\ud800'].map(record => ({
      reason: 'wrong shape' as const,
      detail: 'odd\0',
      record,
    }))
    const rejected = Array.from({ length: 60 }, (_, each) => odd[each % odd.length] ?? rejection)
    expect((await sync([{ rejected }])).state).toBe('quarantined')
  })
})

it.each([9, 10, 11])('AD2 a preview shows ten changed prices at most: of %i', async count => {
  await sync(good)
  const raised = products
    .slice(60)
    .map((product, at) => (at < count ? makeProduct(product.id, { price: 29_700 }) : product))
  const rubbish = Array.from({ length: 60 }, () => rejection)
  await sync([{ products: products.slice(0, 60) }, { products: raised, rejected: rubbish }])
  const preview = await previewRelease(database.pool, 's', 2)
  expect(preview).toMatchObject({ changed: count, unchanged: 60 - count, rejected: 60 })
  expect(preview?.moves).toHaveLength(Math.min(10, count))
})

describe('releaseRun', () => {
  it('PR5 classifies old rejections whose reason is a whole sentence', async () => {
    await sync(good)
    await sync(bad)
    await database.pool.query(
      `UPDATE quarantine SET step = jsonb_set(step::jsonb, '{rejected}', $1)`,
      [JSON.stringify([{ id: '7', reason: 'price: received "free"', record: '{"id":7}' }])],
    )
    await releaseRun(database.pool, 's', 2, 'ann@example.com')
    expect(await query('SELECT reason, detail FROM rejection')).toEqual([
      { reason: 'unsorted', detail: 'price: received "free"' },
    ])
  })

  it('PR5 writes the step, and the run resumes after it without further checks', async () => {
    await sync(good)
    await sync(bad)
    expect(await releaseRun(database.pool, 's', 2, 'ann@example.com')).toEqual({ products: 60 })
    expect(await priceOf(61)).toBe(1_980_000)
    expect(await query('SELECT reason, detail, record FROM rejection')).toEqual([
      { reason: rejection.reason, detail: rejection.detail, record: '{"id":7}' },
    ])
    const rest = { rejected: Array.from({ length: 60 }, () => rejection) }
    const result = await sync([...bad, rest])
    expect(read).toEqual(['2'])
    expect(result).toMatchObject({
      state: 'complete',
      counts: { read: 120, changed: 60, rejected: 61 },
    })
  })

  it('lets the next run send the same implausible data in the same place', async () => {
    const rubbish = { rejected: Array.from({ length: 60 }, () => rejection) }
    await sync(good)
    expect((await sync([...good, rubbish])).state).toBe('quarantined')
    await releaseRun(database.pool, 's', 2, 'ann@example.com')
    expect((await sync([...good, rubbish])).state).toBe('complete')
    expect((await sync([...good, rubbish])).state).toBe('complete')
  })

  it('makes a finished run the baseline for later runs', async () => {
    await sync(good)
    const few = [{ products: products.slice(0, 50) }]
    expect((await sync(few)).state).toBe('implausible')
    await releaseRun(database.pool, 's', 2, 'ann@example.com')
    expect(await sync(few)).toMatchObject({ state: 'complete', counts: { gone: 70 } })
  })

  it.each([
    [1, 'Run 1 is complete: there is nothing to decide.'],
    [2, 'Run 3 has read this source since, so run 2 is outdated: decide on the latest one.'],
    [9, 'This source has no run 9.'],
  ])('refuses run %d', async (run, message) => {
    await sync(good)
    await sync(bad)
    await sync(bad)
    await expect(releaseRun(database.pool, 's', run, 'ann@example.com')).rejects.toThrow(
      new RunDecisionError(message),
    )
  })

  it("returns 'busy' while the source is being synced", async () => {
    await sync(good)
    await sync(bad)
    expect(
      await withSyncRun(database.pool, { scope: 's' }, () =>
        releaseRun(database.pool, 's', 2, 'ann@example.com'),
      ),
    ).toBe('busy')
  })

  it('waits for a runner that is about to exit after its run ended', async () => {
    await sync(good)
    await sync(bad)
    const leaving = Promise.withResolvers<void>()
    const runner = withSyncLock(database.pool, 's', () => leaving.promise)
    await expect
      .poll(() =>
        query(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`),
      )
      .not.toEqual([])
    const released = releaseRun(database.pool, 's', 2, 'ann@example.com')
    leaving.resolve()
    expect(await released).toEqual({ products: 60 })
    await runner
  })
})

describe('dropRun', () => {
  it('discards the step for good', async () => {
    await sync(good)
    await sync(bad)
    await dropRun(database.pool, 's', 2, 'ann@example.com')
    expect(await query('SELECT state, step FROM quarantine')).toEqual([
      { state: 'dropped', step: null },
    ])
    await expect(releaseRun(database.pool, 's', 2, 'ann@example.com')).rejects.toThrow(
      'nothing to release',
    )
    expect(await priceOf(61)).toBe(19_800)
  })
})

describe('a run that could not reach every product', () => {
  it('PR5 marks nothing as gone, and reports the reason', async () => {
    await sync(good)
    const result = await sync([{ products: products.slice(0, 100), unreached: 20 }])
    expect(result).toMatchObject({
      state: 'complete',
      counts: { gone: 0 },
      error: '20 products were not shown by the source: no product was marked gone',
    })
    expect((await sync([{ products: products.slice(0, 100) }])).counts.gone).toBe(20)
  })
})

describe('a run started over', () => {
  it('PR5 reads from the beginning, regardless of where the last attempt stopped', async () => {
    const connector = makeConnector(good)
    const stop = new AbortController()
    const options = { connector, pool: database.pool, log, signal: stop.signal }
    await runSync({ ...options, onProgress: () => stop.abort() })
    const result = await runSync({
      ...options,
      signal: new AbortController().signal,
      start: 'beginning',
    })
    expect(connector.readFrom).toEqual([undefined, undefined])
    expect(result).toMatchObject({ state: 'complete', counts: { read: 120 } })
  })
})

it.each([
  ['23:59', true],
  ['24:01', false],
])('PR5 an interrupted run is resumed for 24 hours: after %s, %s', async (age, isResumed) => {
  await sync(good)
  await database.pool.query(
    `UPDATE sync_run SET state = 'stopped', started_at = now() - $1::interval`,
    [age],
  )
  const client = await database.pool.connect()
  expect((await resumeRun(client, 's')) !== undefined).toBe(isResumed)
  client.release()
})
