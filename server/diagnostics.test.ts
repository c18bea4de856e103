import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSavedHub, type SavedHub } from '#app/accounts/saved/saved-hub.server.ts'
import { checkStores } from '#app/admin/diagnostics/check-stores.server.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { callSource } from '#app/ingest/control/call-source.server.ts'
import { SourceError } from '#app/sources/connector.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'

// Tests the operators' diagnostics with a real PostgreSQL database and real live updates.

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

describe('callSource', () => {
  beforeAll(() => createStore(database.pool).upsertProducts('c', [makeProduct('1')]))

  it('RT13 reports the product that the source returns', async () => {
    const { name, retailer } = makeProduct('1')
    const find = async (id: string) => makeProduct(id)
    expect(await callSource(database.pool, { source: 'c', find }, [retailer.name])).toEqual({
      ...{ productId: '1', ms: expect.any(Number), product: { name, retailer: retailer.name } },
    })
  })

  it('RT13 reports a product that the source no longer has', async () => {
    const call = await callSource(database.pool, { source: 'c', find: async () => undefined })
    expect(call?.error).toBe('The source no longer has this product.')
  })

  it("RT13 reports the source's error", async () => {
    const find = () => Promise.reject(new SourceError('c', 'CJ: the token was refused'))
    const call = await callSource(database.pool, { source: 'c', find })
    expect(call).toEqual({
      ...{ productId: '1', ms: expect.any(Number), error: 'CJ: the token was refused' },
    })
  })

  it('RT13 requests nothing when the catalogue has no products from the source', async () => {
    const find = async () => undefined
    expect(await callSource(database.pool, { source: 'r', find })).toBeUndefined()
  })
})
