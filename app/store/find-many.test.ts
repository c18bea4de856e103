import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { findMany } from './find-many.server.ts'
import { createStore } from './store.server.ts'
import { makeProduct, makeProducts } from './testing.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  const store = createStore(database.pool)
  await store.upsertProducts('s', [...makeProducts(3), makeProduct('gone'), makeProduct('a,b')])
  await store.markProductGone('s', 'gone')
})
afterAll(() => database.drop())

it('PD11 findMany returns the products that are still available, in the order of the keys', async () => {
  const products = await findMany(
    database.pool,
    createStore(database.pool),
    ['2', 'gone', 'unknown', 'a,b', '1', '\0'].map(id => ({ source: 's', id })),
  )
  expect(products.map(({ id }) => id)).toEqual(['2', 'a,b', '1'])
  expect(products[0]).toEqual(makeProduct('2'))
})
