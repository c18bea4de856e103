import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { SourceError } from '#app/sources/connector.ts'
import { makeConnector } from '#app/sources/testing.ts'
import { createStore, type Store } from '#app/store/store.server.ts'
import { makeProduct, makeProducts } from '#app/store/testing.ts'
import { runSync } from './sync.server.ts'
import { withSyncRun } from './sync-run.server.ts'
import { fetchSyncStatus } from './sync-status.server.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await createTestDatabase()
  store = createStore(database.pool)
})
afterAll(() => database.drop())

const sync = (...steps: Parameters<typeof makeConnector>[0]) =>
  runSync({
    connector: makeConnector(steps),
    pool: database.pool,
    log,
    signal: new AbortController().signal,
  })
const fetchStatus = async () =>
  (await fetchSyncStatus(database.pool)).find(({ scope }) => scope === 's')

it('AD2 fetchSyncStatus shows every state a source can be in', async () => {
  expect(await fetchSyncStatus(database.pool)).toEqual([])

  const rejection = { reason: 'wrong shape', detail: 'price: text', record: {} } as const
  await sync({ products: makeProducts(100), rejected: [rejection], expected: 101 })
  const complete = { state: 'complete', read: 100, rejected: 1, expected: 101 }
  const lastGood = { finishedAt: expect.any(Date), products: 100 }
  expect(await fetchStatus()).toEqual({
    scope: 's',
    live: 100,
    gone: 0,
    run: { id: 1, startedAt: expect.any(Date), finishedAt: expect.any(Date), ...complete },
    lastGood,
  })

  await sync({ products: makeProducts(90) })
  expect(await fetchStatus()).toMatchObject({ live: 90, gone: 10 })

  await sync(new SourceError('s', 'style: answered 503', { status: 503 }))
  expect(await fetchStatus()).toMatchObject({
    run: { id: 3, state: 'failed', error: 'style: answered 503' },
    lastGood: { products: 90 },
  })

  await sync({ products: makeProducts(90, () => ({ price: 1 })) })
  expect(await fetchStatus()).toMatchObject({
    live: 90,
    run: { id: 3, state: 'quarantined' },
    held: { run: 3, products: 90 },
  })

  await withSyncRun(database.pool, { scope: 's' }, async () => {
    expect(await fetchStatus()).toMatchObject({ run: { id: 4, state: 'running' } })
  })
  expect(await fetchStatus()).toMatchObject({ run: { id: 4, state: 'interrupted' } })
})

it('fetchSyncStatus separates feeds, and includes products that were only fetched by id', async () => {
  await store.upsertProducts('f', [
    makeProduct('alder~1', { source: 'f' }),
    makeProduct('birch~1', { source: 'f' }),
    makeProduct('birch~2', { source: 'f' }),
  ])
  const scopes = (await fetchSyncStatus(database.pool)).map(({ scope, live }) => [scope, live])
  expect(scopes).toEqual(
    expect.arrayContaining([
      ['f:alder', 1],
      ['f:birch', 2],
    ]),
  )
})
