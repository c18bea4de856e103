import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { Product } from '#app/domain/product.ts'
import { fetchContradictedSales, fetchSaleClaims } from './sale-claims.server.ts'
import { createStore } from './store.server.ts'
import { makeProduct } from './testing.ts'

const toPrice = (price: number) =>
  ({ price, currency: 'USD', priceLabel: `$${price / 100}` }) as const

/** Makes a product that is reduced from $200. */
function sell(id: string, salePrice: number, changes: Partial<Product> = {}): Product {
  return makeProduct(id, {
    ...{ salePrice, salePriceLabel: '', discount: 100 - salePrice / 200 },
    ...{ retailer: { id: '1', name: 'Alder' } },
    converted: { price: toPrice(20_000), salePrice: toPrice(salePrice) },
    ...changes,
  })
}

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await createStore(database.pool).upsertProducts('s', [
    ...Array.from({ length: 12 }, (_, at) => sell(`a${at}`, 10_000)),
    sell('large', 5_000, {
      ...{ retailer: { id: '2', name: 'Birch' }, otherCategoryId: 'mens-shirts' },
      composition: [{ material: 'silk', percent: 100 }],
    }),
    sell('verified', 5_000),
    sell('sold-out', 5_000, { inStock: false }),
    makeProduct('full-price', { retailer: { id: '1', name: 'Alder' } }),
  ])
  await database.pool.query(
    `UPDATE product SET discount_check = CASE id WHEN 'verified' THEN 'verified' ELSE 'contradicted' END`,
  )
})
afterAll(() => database.drop())

it('PD13 counts the sales of each retailer that a shopper can buy', async () => {
  expect(await fetchSaleClaims(database.pool)).toEqual([
    { retailer: 'Alder', claimed: 13, verified: 1, contradicted: 12 },
    { retailer: 'Birch', claimed: 1, verified: 0, contradicted: 1 },
  ])
})

it('PD13 finds every contradicted sale with what decides its place, the largest first', async () => {
  const [first, second, ...others] = await fetchContradictedSales(database.pool)
  expect(first).toEqual({
    ...{ source: 's', id: 'large', retailer: 'Birch' },
    ...{ categoryId: 'day-dresses', otherCategoryId: 'mens-shirts' },
    composition: [{ material: 'silk' }],
  })
  expect(second).toEqual({
    ...{ source: 's', id: 'a0', retailer: 'Alder' },
    ...{ categoryId: 'day-dresses', composition: [] },
  })
  expect(others).toHaveLength(11)
})
