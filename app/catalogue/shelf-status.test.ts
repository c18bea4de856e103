import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { SourceError } from '#app/sources/connector.ts'
import { fetchShelfStatus } from './shelf-status.server.ts'
import { createStore, type Store } from './store.server.ts'
import { runSync } from './sync.server.ts'
import { makeConnector, makeProduct, makeProducts } from './testing.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await createTestDatabase()
  store = createStore(database.pool)
})
afterAll(() => database.drop())

const sync = (...steps: Parameters<typeof makeConnector>[0]) =>
  runSync({ connector: makeConnector(steps), store, log, signal: new AbortController().signal })
const fetchStatus = async () => (await fetchShelfStatus(database.pool)).find(({ shelf }) => shelf === 's')

it('fetchShelfStatus tells AD2 how a source stands, through all it can go through', async () => {
  expect(await fetchShelfStatus(database.pool)).toEqual([])

  const rejection = { reason: 'price: expected number, received string', record: {} }
  await sync({ products: makeProducts(100), rejected: [rejection], expected: 101 })
  const complete = { state: 'complete', read: 100, rejected: 1, expected: 101 }
  const lastGood = { finishedAt: expect.any(Date), products: 100 }
  expect(await fetchStatus()).toEqual({
    shelf: 's',
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

  await store.withSyncRun('s', async () => {
    expect(await fetchStatus()).toMatchObject({ run: { id: 4, state: 'running' } })
  })
  expect(await fetchStatus()).toMatchObject({ run: { id: 4, state: 'interrupted' } })
})

it('fetchShelfStatus keeps feeds apart, and names what was only read by id', async () => {
  await store.upsertProducts('f', [
    makeProduct('alder~1', { source: 'f' }),
    makeProduct('birch~1', { source: 'f' }),
    makeProduct('birch~2', { source: 'f' }),
  ])
  const shelves = (await fetchShelfStatus(database.pool)).map(({ shelf, live }) => [shelf, live])
  expect(shelves).toEqual(
    expect.arrayContaining([
      ['f:alder', 1],
      ['f:birch', 2],
    ]),
  )
})
