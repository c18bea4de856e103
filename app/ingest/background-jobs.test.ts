import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { Product } from '#app/domain/product.ts'
import type { Changes } from '#app/domain/testing/with-changes.ts'
import { findOffers } from '#app/store/offers/find-offers.server.ts'
import { createStore } from '#app/store/store.server.ts'
import { makeProduct } from '#app/store/testing.ts'
import { startBackgroundJobs } from './background-jobs.server.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('PR8 groups offers, reviews discounts, notifies followers and stops on request', async () => {
  const { pool } = database
  const store = createStore(pool)
  const sale = { salePrice: 9_900, salePriceLabel: '$99', discount: 50, isOnSale: true }
  const shirt = {
    name: 'Harbour Stripe Linen Shirt',
    unbrandedName: 'Harbour Stripe Linen Shirt',
    ...sale,
  }
  await store.upsertProducts('s', [makeProduct('1', shirt)])
  const elsewhere = { id: '89', name: 'Acorn Row' }
  await store.upsertProducts('c', [
    makeProduct('2', { ...shirt, source: 'c', retailer: elsewhere }),
  ])
  await pool.query(`UPDATE offer_price SET read_at = read_at - interval '31 days'`)
  await pool.query(`UPDATE product SET price_review_at = price_review_at - interval '31 days'`)
  const listener = await pool.connect()
  await listener.query('LISTEN catalogue_changed')
  const notified = new Promise(resolve => listener.once('notification', resolve))

  const jobs = startBackgroundJobs({ pool, log: pino({ level: 'silent' }) })
  await jobs.runOnce()
  const offers = await findOffers(pool, 's', '1')
  expect(offers.map(({ source }) => source)).toEqual(['c', 's'])
  // The product has been on sale for the whole month since
  // we first read it, so its "before" price is hidden.
  expect(offers.map(({ price }) => price.salePrice)).toEqual([undefined, undefined])
  await notified
  await jobs.close()
  listener.release(true)
})

it('PR6 gives a trending product the category of a sibling that arrives after it', async () => {
  const { pool } = database
  const store = createStore(pool)
  const coat = { name: 'Hadley Wool Coat', unbrandedName: 'Hadley Wool Coat' }
  const trending: Changes<Product> = {
    ...coat,
    source: 'k',
    categories: [],
    categoryId: undefined,
  }
  await store.upsertProducts('k', [
    makeProduct('7', { ...trending, trend: { rank: 1, day: '2026-03-01' } }),
    makeProduct('8', {
      ...trending,
      name: 'Wool Coat',
      unbrandedName: 'Wool Coat',
      trend: { rank: 2, day: '2026-03-01' },
    }),
  ])
  const jobs = startBackgroundJobs({ pool, log: pino({ level: 'silent' }) })
  await jobs.runOnce()
  const getCategories = async () =>
    (
      await pool.query(
        `SELECT category_id, document->>'categoryId' AS stored FROM product
         WHERE source = 'k' ORDER BY id`,
      )
    ).rows.map(({ category_id, stored }) => [category_id, stored])
  expect(await getCategories()).toEqual([
    [null, null],
    [null, null],
  ])
  await store.upsertProducts('s', [makeProduct('9', { ...coat, categoryId: 'wool-coats' })])
  await jobs.runOnce()
  expect(await getCategories()).toEqual([
    ['wool-coats', 'wool-coats'],
    [null, null],
  ])
  // A sibling that disagrees leaves no category, whichever of the two came first.
  await store.upsertProducts('c', [makeProduct('9', { ...coat, categoryId: 'mens-coats' })])
  await jobs.runOnce()
  expect(await getCategories()).toEqual([
    [null, null],
    [null, null],
  ])
  await jobs.close()
})
