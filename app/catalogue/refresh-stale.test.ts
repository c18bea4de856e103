import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { type Connector, SourceError } from '#app/sources/connector.ts'
import { makeConnector } from '#app/sources/testing.ts'
import { createStore, type Store } from '#app/store/store.server.ts'
import { makeProduct, makeProducts } from '#app/store/testing.ts'
import { createCatalogue } from './create-catalogue.server.ts'
import { createStaleRefresh } from './refresh-stale.server.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await createTestDatabase()
  store = createStore(database.pool)
})
beforeEach(async () => {
  await database.empty()
  await store.upsertProducts('s', makeProducts(9))
  await database.pool.query(`UPDATE product SET read_at = now() - interval '7 hours'`)
})
afterAll(() => database.drop())

const requested: string[] = []
beforeEach(() => {
  requested.length = 0
})

async function refresh(find: Connector['find'], ids = ['7']): Promise<void> {
  const connector = makeConnector([], (id, signal) => {
    requested.push(id)
    return find(id, signal)
  })
  const staleRefresh = createStaleRefresh({ connectors: [connector], store, log })
  for (const id of ids) staleRefresh.refresh('s', id)
  await staleRefresh.idle()
}

describe('a stale product', () => {
  it('PR6 is shown immediately and refreshed in the background', async () => {
    const { promise: answer, resolve } = Promise.withResolvers<ReturnType<typeof makeProduct>>()
    const connectors = [makeConnector([], () => answer)]
    const catalogue = await createCatalogue({
      databaseUrl: database.url,
      pool: database.pool,
      connectors,
      log,
    })
    // The source has not answered yet.
    expect(await catalogue.find('s', '7')).toEqual({ product: makeProduct(7) })
    resolve(makeProduct(7, { price: 9_900, inStock: false, stock: [] }))
    await expect
      .poll(async () => (await catalogue.find('s', '7'))?.product)
      .toMatchObject({
        price: 9_900,
        inStock: false,
      })
    await catalogue.close()
  })

  it('is fresh after a refresh, whether it changed or not', async () => {
    expect(await store.findProduct('s', '7')).toMatchObject({ isStale: true })
    await refresh(async id => makeProduct(id))
    expect(await store.findProduct('s', '7')).toEqual({ product: makeProduct(7) })
  })

  it('PR6 PD12 is marked as gone when its source no longer has it', async () => {
    await refresh(async () => undefined)
    const found = await store.findProduct('s', '7')
    expect(found).toEqual({ product: makeProduct(7), goneSince: expect.any(Date) })
    expect((await store.changesSince(0, 20)).at(-1)).toMatchObject({ number: 7, isGone: true })
  })

  it('PD12 is unchanged when it has only been dropped from a report', async () => {
    const report = { ...makeConnector([]), lingerDays: 14 }
    const staleRefresh = createStaleRefresh({ connectors: [report], store, log })
    staleRefresh.refresh('s', '7')
    await staleRefresh.idle()
    expect((await store.findProduct('s', '7'))?.goneSince).toBeUndefined()
  })

  it('is available again when its source has it again', async () => {
    await refresh(async () => undefined)
    await refresh(async id => makeProduct(id))
    expect(await store.findProduct('s', '7')).toEqual({ product: makeProduct(7) })
  })

  it('PR2 is unchanged when its source fails, and is not requested again soon', async () => {
    await refresh(async () => {
      throw new SourceError('s', 'style: answered 503', { status: 503 })
    }, ['7', '7'])
    expect(requested).toEqual(['7'])
    expect(await store.findProduct('s', '7')).toEqual({ product: makeProduct(7), isStale: true })
  })

  it('is requested only once for concurrent visitors', async () => {
    await refresh(async id => makeProduct(id), ['7', '7', '7'])
    expect(requested).toEqual(['7'])
  })

  it('is not requested when its source’s rate limit is exhausted', async () => {
    await refresh(async id => makeProduct(id), ['1', '2', '3', '4', '5', '6', '7', '8', '9'])
    expect(requested.length).toBeLessThan(7)
  })
})
