import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { fetchUnmappedCategories } from './unmapped-categories.server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('AD2 fetchUnmappedCategories lists category names by their number of unmapped products', async () => {
  const store = createStore(database.pool)
  const { categoryId: _, ...unplaced } = makeProduct(1)
  const named = (id: number, fullName?: string) => ({
    ...unplaced,
    id: String(id),
    categories: fullName === undefined ? [] : [{ id: 'x', name: 'x', fullName }],
  })
  await store.upsertProducts('s', [
    makeProduct(99),
    named(1, 'Garden > Tools'),
    named(2, 'Garden > Tools'),
    named(3, 'Gift Cards'),
    named(4),
  ])
  await store.upsertProducts('f', [{ ...named(5, 'Pets'), source: 'f', id: 'alder~5' }])
  await store.upsertProducts('s', [named(6, 'Pets')])
  await store.markProductGone('s', '6')
  expect(await fetchUnmappedCategories(database.pool, 2)).toEqual([
    { scope: 'f:alder', products: 1, names: [{ name: 'Pets', products: 1 }] },
    {
      scope: 's',
      products: 4,
      names: [
        { name: 'Garden > Tools', products: 2 },
        { name: '', products: 1 },
      ],
    },
  ])
})
