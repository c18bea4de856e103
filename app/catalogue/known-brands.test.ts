import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '#app/database/testing.ts'
import { toBrandKey } from '#app/sources/vocabulary/brand.ts'
import { createKnownBrands } from './known-brands.server.ts'
import { createStore } from './store.server.ts'
import { makeProduct } from './testing.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  database = await createTestDatabase()
  const store = createStore(database.pool)
  const brands = ['Maison Érable', 'Maison Érable', 'Maison Érable', 'Typo Maison']
  await store.upsertProducts(
    's',
    brands.map((name, index) => makeProduct(index, { brand: { id: name, name } })),
  )
})

afterAll(() => database.drop())

it('PR1 knows a brand by any spelling once it is read, and none that stands there by chance', async () => {
  const brands = createKnownBrands(database.pool)
  expect(brands.has(toBrandKey('Maison Erable'))).toBe(false)
  await brands.refresh()
  expect(['MAISON ERABLE', 'Typo Maison'].map(name => brands.has(toBrandKey(name)))).toEqual([true, false])
})
