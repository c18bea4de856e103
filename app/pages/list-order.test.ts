import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createCatalogue } from '#app/catalogue/create-catalogue.server.ts'
import { waitUntilReady } from '#app/catalogue/testing.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { Product } from '#app/domain/product.ts'
import { emptyListQuery, sorts } from '#app/domain/urls/list-query.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { getListPage } from './get-list-page.ts'

/** Indexing takes longer beside other tests. */
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => database.empty())
afterAll(() => database.drop())

const sources = ['s', 'c', 'r', 'k'] as const
const count = 40

/** Returns the retailer, source and commission fields of a product. */
function toSeller(index: number): Partial<Product> {
  const source = sources[index % sources.length]
  return {
    ...(source ? { source } : {}),
    retailer: { id: String(index), name: `Retailer ${index % 9}` },
    adSource: source === 'r' ? 'Rakuten' : 'CJ',
    clickUrl: `https://click.example/${index}?commission=${index}`,
    custom: { commission: `${index}%` },
  }
}

/** Returns the fields that shoppers compare; some products have the same values in all of them. */
function toGoods(index: number): Partial<Product> {
  const price = 5_000 + (index % 6) * 1_000
  return {
    name: `Linen Dress ${index}`,
    unbrandedName: `Linen Dress ${index}`,
    price: price * 2,
    ...(index % 3 === 0 ? { salePrice: price, discount: 50 } : {}),
    inStock: index % 5 !== 0,
    createdDate: `2026-01-${String(1 + (index % 4)).padStart(2, '0')}`,
  }
}

/**
 * Returns the names on the first page of each sort order, with sellers shifted by `by` products.
 */
async function listNames(by: number): Promise<Record<string, string[]>> {
  const { pool, url } = database
  const store = createStore(pool)
  // The products are inserted one by one, because the product number breaks ties.
  for (let index = 0; index < count; index += 1) {
    const seller = toSeller((index + by) % count)
    const product = makeProduct(String(index), { ...toGoods(index), ...seller })
    await store.upsertProducts(product.source, [product])
  }
  const log = pino({ level: 'silent' })
  const catalogue = await createCatalogue({ databaseUrl: url, pool, connectors: [], log })
  try {
    await waitUntilReady(catalogue)
    expect(catalogue.state().products).toBe(count)
    const queries = sorts.flatMap(sort => [
      { ...emptyListQuery, sort },
      { ...emptyListQuery, sort, text: 'linen dress' },
    ])
    const lists = await Promise.all(
      queries.map(async query => {
        const { cards } = await getListPage(catalogue, query)
        return [`${query.sort} ${query.text}`, cards.map(({ name }) => name)] as const
      }),
    )
    return Object.fromEntries(lists)
  } finally {
    await catalogue.close()
  }
}

it('SE3 swapping commissions, sources and retailers among products leaves every sort order unchanged', async () => {
  const lists = await listNames(0)
  expect(Object.values(lists).every(names => names.length === count)).toBe(true)
  // The comparison below is meaningful only if the orders differ from one another.
  expect(new Set(Object.values(lists).map(names => names.join())).size).toBeGreaterThan(4)
  for (const by of [1, 7, 18]) {
    await database.empty()
    expect(await listNames(by)).toEqual(lists)
  }
})

it('LS7 PD13 sales without a search begin with verified ones, and verified ones are counted apart', async () => {
  const { pool, url } = database
  const store = createStore(pool)
  const usd = (price: number) => ({ price, currency: 'USD' as const, priceLabel: '' })
  const converted = { price: usd(10_000), salePrice: usd(5_000) }
  const products = Array.from({ length: 6 }, (_, at) =>
    makeProduct(String(at), { price: 10_000, salePrice: 5_000, discount: 50, converted }),
  )
  await store.upsertProducts('s', products)
  await pool.query(
    "UPDATE product SET discount_check = CASE WHEN id IN ('3', '5') THEN 'verified' ELSE 'unverified' END",
  )
  const log = pino({ level: 'silent' })
  const catalogue = await createCatalogue({ databaseUrl: url, pool, connectors: [], log })
  try {
    await waitUntilReady(catalogue)
    expect(catalogue.state().products).toBe(products.length)
    const query = { ...emptyListQuery, deals: ['sale'] }
    const { products: listed, facets } = await catalogue.list(query)
    expect(
      listed
        .map(({ id }) => id)
        .slice(0, 2)
        .sort(),
    ).toEqual(['3', '5'])
    const counts = facets.deals.map(({ value, count }) => [value, count])
    expect(counts.slice(0, 2)).toEqual([
      ['sale', 6],
      ['verified', 2],
    ])
  } finally {
    await catalogue.close()
  }
})
