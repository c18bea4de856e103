import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { productPath } from '#app/domain/urls/links.ts'
import { findSitemapSplits, readSitemapSplit } from './sitemap.server.ts'
import { createStore, type Store } from './store.server.ts'
import { makeProduct, makeProducts } from './testing.ts'

let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await createTestDatabase()
  store = createStore(database.pool)
  await store.upsertProducts('s', [...makeProducts(2_500), makeProduct('gone')])
  await store.markProductGone('s', 'gone')
})
afterAll(() => database.drop())

async function readPaths(split: number) {
  const paths: string[] = []
  for await (const batch of readSitemapSplit(database.pool, split))
    paths.push(...batch.map(({ product }) => productPath(product)))
  return paths
}

it('SE1 lists every available product once, under the path of its page', async () => {
  const paths = await readPaths(0)
  expect(new Set(paths)).toEqual(new Set(makeProducts(2_500).map(productPath)))
  expect(paths).toHaveLength(2_500)
  expect(await readPaths(1)).toEqual([])
})

it('SE1 changes a product’s date only when its content changes', async () => {
  const readDates = async () => {
    const dates = new Map<string, number>()
    for await (const batch of readSitemapSplit(database.pool, 0))
      for (const { product, modifiedAt } of batch) dates.set(product.id, modifiedAt.getTime())
    return dates
  }
  const before = await readDates()
  await store.upsertProducts('s', [
    makeProduct(1, { extractDate: '2026-05-05' }),
    makeProduct(2, { price: 9_900 }),
  ])
  const after = await readDates()
  expect(after.get('1')).toBe(before.get('1'))
  expect(after.get('2')).toBeGreaterThan(before.get('2') ?? Number.NaN)
  const latest = Math.max(...after.values())
  expect(await findSitemapSplits(database.pool)).toEqual([
    { split: 0, modifiedAt: new Date(latest) },
  ])
})
