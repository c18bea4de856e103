import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { facets } from '#app/domain/facets/facets.ts'
import { fetchChanges } from './changes.server.ts'
import { createStore } from './store.server.ts'
import { makeProduct } from './testing.ts'

const cotton = [{ material: 'cotton', percent: 100 }]
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await createStore(database.pool).upsertProducts('s', [
    makeProduct('women', { categoryId: undefined, gender: 'women' }),
    makeProduct('both', { categoryId: undefined, gender: 'unisex' }),
    makeProduct('unknown', { categoryId: undefined, gender: undefined }),
    makeProduct('pair', { categoryId: 'womens-sneakers', otherCategoryId: 'mens-sneakers' }),
    makeProduct('ours', { categoryId: 'mens-jackets', gender: 'men' }),
    makeProduct('nylon', { name: 'Recycled Nylon Car Coat', composition: cotton }),
    makeProduct('cotton', { name: 'Car Coat', composition: cotton }),
  ])
})
afterAll(() => database.drop())

it('LS2 the words of a product outside our categories say whom it is for', async () => {
  const changes = await fetchChanges(database.pool, 0, 10)
  expect(changes.map(({ words }) => words.audience)).toEqual([
    'women',
    'women men',
    undefined,
    // The names of their categories say it.
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(changes[3]?.words.otherCategoryId).toBe('mens-sneakers')
})

it('LS2 a name that names a synthetic keeps a product from counting as free of synthetics', async () => {
  const changes = await fetchChanges(database.pool, 0, 10)
  const [option] = facets.synthetics.kind === 'flags' ? facets.synthetics.options : []
  const [nylon, own] = changes.slice(5)
  expect(nylon?.fiberShares).toEqual(own?.fiberShares)
  expect([nylon, own].map(change => change && option?.has(change))).toEqual([false, true])
})
