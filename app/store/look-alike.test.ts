import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { Product } from '#app/domain/product.ts'
import { lookAlikeColumn } from './look-alike.ts'
import { createStore, type Store } from './store.server.ts'
import { makeProduct } from './testing.ts'

let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await createTestDatabase()
  store = createStore(database.pool)
})
beforeEach(() => database.empty())
afterAll(() => database.drop())

async function findLookAlikes(numbers = [1, 2, 3]): Promise<number[]> {
  const found = await store.findByNumbers(numbers)
  return [...found].flatMap(([number, { hasLookAlike }]) => (hasLookAlike ? [number] : []))
}

const add = (products: Partial<Product>[]) =>
  store.upsertProducts(
    's',
    products.map((changes, index) => makeProduct(index, { name: 'Linen Shirt', ...changes })),
  )
const { brand: _, ...unbranded } = makeProduct(0)

describe('findByNumbers', () => {
  it.each([
    ['the same name', [{}, {}], [1, 2]],
    ['the same name in another case', [{}, { name: 'LINEN SHIRT' }], [1, 2]],
    ['a name with and without the brand', [{}, { name: 'Northquay® Linen Shirt' }], [1, 2]],
    ['the same name at two retailers', [{}, { retailer: { id: '9', name: 'Quay' } }], [1, 2]],
    ['different names', [{}, { name: 'Linen Shirts' }], []],
    ['different brands', [{}, { brand: { id: '1', name: 'Alder' } }], []],
    ['one product alone', [{}], []],
  ])('LS4 marks products whose cards look the same: %s', async (_title, products, expected) => {
    await add(products)
    expect(await findLookAlikes()).toEqual(expected)
  })

  it('LS4 compares retailers where cards show them as the brand', async () => {
    const without = { ...unbranded, name: 'Linen Shirt' }
    await store.upsertProducts('s', [
      { ...without, id: '1' },
      { ...without, id: '2' },
      { ...without, id: '3', retailer: { id: '9', name: 'Quay' } },
    ])
    expect(await findLookAlikes()).toEqual([1, 2])
  })

  it('LS4 marks neither offers of one card nor products that look like a gone one', async () => {
    await add([{}, {}, {}])
    await database.pool.query('UPDATE product SET card_number = 1 WHERE number < 3')
    await store.markProductGone('s', '2')
    expect(await findLookAlikes([1, 2])).toEqual([])
  })

  it('LS4 forgets the mark when the other product leaves, although this one is unchanged', async () => {
    await add([{}, {}])
    expect(await findLookAlikes()).toEqual([1, 2])
    await store.markProductGone('s', '1')
    expect(await findLookAlikes([1])).toEqual([])
  })

  it('LS4 finds look-alikes with an index', async () => {
    await add([{}, {}])
    await database.pool.query('SET enable_seqscan = off')
    const { rows } = await database.pool.query(
      `EXPLAIN SELECT ${lookAlikeColumn} FROM product WHERE number = 1`,
    )
    expect(JSON.stringify(rows)).toContain('product_look_alike')
  })
})
