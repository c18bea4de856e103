import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { SourceError } from '#app/sources/connector.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { callSource } from './call-source.server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await createStore(database.pool).upsertProducts('c', [makeProduct('1')])
})
afterAll(() => database.drop())

describe('callSource', () => {
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
