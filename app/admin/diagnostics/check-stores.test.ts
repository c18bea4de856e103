import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSavedHub, type SavedHub } from '#app/accounts/saved/saved-hub.server.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { checkStores } from './check-stores.server.ts'

let database: TestDatabase
let hub: SavedHub
beforeAll(async () => {
  database = await createTestDatabase()
  hub = createSavedHub({ databaseUrl: database.url, log: pino({ level: 'silent' }) })
  await database.pool.query(
    `INSERT INTO users (id, email, email_verified, name) VALUES ('ann', 'ann@example.com', true, 'Ann');
     INSERT INTO sessions (id, user_id, token, expires_at)
       VALUES ('s', 'ann', 'secret', now() + interval '1 day')`,
  )
})
afterAll(async () => {
  await hub.close()
  await database.drop()
})

const open = () => hub.open({ userId: 'ann', sessionId: 's', revision: undefined })

describe('checkStores', () => {
  it('RT13 reads each store and receives a live update from it', async () => {
    const measured = { readMs: expect.any(Number), updateMs: expect.any(Number) }
    expect(await checkStores(database.pool, 'ann', open)).toEqual([
      { name: 'Accounts', ...measured },
      { name: 'Saved products', ...measured },
      { name: 'Profiles', ...measured },
    ])
    expect(hub.size).toBe(0)
  })

  it('RT13 reports stores without live updates, and a store that fails', async () => {
    expect(await checkStores(database.pool, 'ann', () => undefined)).toEqual([
      { name: 'Accounts', readMs: expect.any(Number) },
      { name: 'Saved products', readMs: expect.any(Number) },
      { name: 'Profiles', readMs: expect.any(Number) },
    ])
    const broken = { query: () => Promise.reject(new Error('The database cannot be reached')) }
    const [check] = await checkStores(broken as never, 'ann', open)
    expect(check).toEqual({ name: 'Accounts', error: 'The database cannot be reached' })
  })
})

it('RT13 waits five seconds for each store’s live update', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let opened = 0
  const openSilent = () => {
    opened += 1
    return new ReadableStream<Uint8Array>()
  }
  const db = { query: async () => ({ rows: [] }) }
  const checking = checkStores(db as never, 'ann', openSilent)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(opened).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(opened).toBe(2)
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  expect((await checking).map(({ updateMs }) => updateMs)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
