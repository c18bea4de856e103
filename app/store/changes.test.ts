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

it('LS3 PD11 an offer without a category is in that of the product’s other offers', async () => {
  const { pool } = database
  const store = createStore(pool)
  await store.upsertProducts('s', [
    makeProduct('dear', { categoryId: 'cocktail-dresses' }),
    makeProduct('cheap', { categoryId: undefined }),
    makeProduct('alone', { categoryId: undefined }),
  ])
  await pool.query(
    `INSERT INTO offer_match (product_number, group_number, facts)
     SELECT number, 7, '{"model":null}' FROM product WHERE id IN ('dear', 'cheap')`,
  )
  await pool.query(`UPDATE product SET group_number = 7 WHERE id IN ('dear', 'cheap')`)
  const changes = await fetchChanges(pool, 0, 20)
  const categories = changes
    .slice(-3)
    .map(({ categoryId, words }) => [categoryId, words.categoryId])
  expect(categories).toEqual([
    ['cocktail-dresses', 'cocktail-dresses'],
    ['cocktail-dresses', 'cocktail-dresses'],
    [undefined, undefined],
  ])
})
