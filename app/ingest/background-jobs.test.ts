import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
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
