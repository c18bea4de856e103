import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { withClient } from '#app/database/with-client.server.ts'
import { dayMs } from '#app/domain/price-step.ts'
import type { Product } from '#app/domain/product.ts'
import { createStore, type Store } from '../store.server.ts'
import { makeProduct } from '../testing.ts'
import { inWriteTransaction } from '../write-transaction.server.ts'
import { reviewPrices } from './save-price-facts.server.ts'

let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await createTestDatabase()
  store = createStore(database.pool)
})
beforeEach(async () => {
  await database.empty()
})
afterAll(() => database.drop())

const sale = {
  price: 10_000,
  salePrice: 6_000,
  salePriceLabel: '$60',
  discount: 40,
  isOnSale: true,
}

/** Moves all stored prices this many days into the past. */
async function passDays(days: number): Promise<void> {
  await database.pool.query(`UPDATE offer_price SET read_at = read_at - $1 * interval '1 day'`, [
    days,
  ])
  await database.pool.query(
    `UPDATE product SET price_review_at = price_review_at - $1 * interval '1 day'`,
    [days],
  )
}

/**
 * Stores versions of a product the given numbers of
 * days apart, and returns the final discount check.
 */
async function live(...steps: [days: number, changes: Partial<Product>][]) {
  for (const [days, changes] of steps) {
    await passDays(days)
    await store.upsertProducts('s', [makeProduct(1, changes)])
  }
  return (await store.findProduct('s', '1'))?.product.discountCheck
}

function review(): Promise<number> {
  return withClient(database.pool, client =>
    inWriteTransaction(client, () => reviewPrices(client, 100)),
  )
}

async function getChange() {
  const [change] = await store.changesSince(0, 10)
  if (!change) throw new Error('there is a product')
  return change
}

describe('upsertProducts', () => {
  it('PD5 confirms a discount only if we have seen the earlier price', async () => {
    expect(await live([0, { price: 10_000 }], [40, sale])).toBe('verified')
    expect(await live([1, { ...sale, price: 20_000 }])).toBe('contradicted')
    expect(await live([1, { price: 10_000 }])).toBeUndefined()
  })

  it('LS7 tells the index the percentage that cards state of verified sales only', async () => {
    // The source rounds up 39.5.
    const rounded = { ...sale, salePrice: 6_050, discount: 40 }
    await live([0, { price: 10_000 }], [40, rounded])
    expect(await getChange()).toMatchObject({ discount: 40, verifiedPercent: 39 })
    await live([1, { ...sale, price: 20_000 }])
    expect((await getChange()).verifiedPercent).toBeUndefined()
  })

  it('keeps the last price drop until the price rises', async () => {
    const drops = async () =>
      (await database.pool.query('SELECT dropped_day AS day, dropped_cents AS cents FROM product'))
        .rows
    await live([0, { price: 10_000 }], [3, sale])
    expect(await drops()).toEqual([{ day: Math.floor(Date.now() / dayMs), cents: 4_000 }])
    await live([1, { ...sale, description: 'New words' }])
    expect(await drops()).toMatchObject([{ cents: 4_000 }])
    await live([1, { price: 10_000 }])
    expect(await drops()).toEqual([{ day: null, cents: null }])
  })
})

describe('reviewPrices', () => {
  it('PD5 contradicts a sale that has lasted the whole month since we first read the product', async () => {
    expect(await live([0, sale])).toBe('unverified')
    const before = await getChange()
    await passDays(29)
    expect(await review()).toBe(0)
    await passDays(1)
    expect(await review()).toBe(1)
    expect((await store.findProduct('s', '1'))?.product.discountCheck).toBe('contradicted')
    const after = await getChange()
    expect([before.discount, after.discount]).toEqual([40, 0])
    expect(after.changedAt).toBeGreaterThan(before.changedAt)
    expect(await review()).toBe(0)
  })

  it('PD5 confirms a sale for 30 days only, after which its price is the 30-day low', async () => {
    expect(await live([0, { price: 10_000 }], [40, sale])).toBe('verified')
    await passDays(29)
    expect(await review()).toBe(0)
    await passDays(1)
    expect(await review()).toBe(1)
    expect((await store.findProduct('s', '1'))?.product.discountCheck).toBe('unverified')
  })

  it('LS2 no longer counts a return from a rise as a drop, and tells the lists', async () => {
    await live([0, { price: 10_000 }], [5, { price: 14_000 }], [5, { price: 10_000 }])
    expect((await getChange()).hasDropped).toBe(false)
    // Earlier versions stored a drop here.
    await database.pool.query(
      `UPDATE product SET dropped_day = 1, dropped_cents = 4000, price_review_at = now()`,
    )
    const before = await getChange()
    expect(before.hasDropped).toBe(true)
    expect(await review()).toBe(1)
    const after = await getChange()
    expect([after.hasDropped, after.changedAt > before.changedAt]).toEqual([false, true])
  })

  it('postpones the review if a product has sold out, without notifying lists', async () => {
    await live([0, sale], [5, { inStock: false }], [10, sale])
    const before = await getChange()
    await passDays(20)
    await database.pool.query(`UPDATE product SET price_review_at = now() - interval '1 second'`)
    expect(await review()).toBe(1)
    expect(await review()).toBe(0)
    expect(await getChange()).toEqual(before)
  })
})

describe('findPriceHistory', () => {
  it('PD11 returns all price steps and their summary', async () => {
    await live([0, { price: 10_000 }], [50, { price: 9_000 }], [10, sale])
    expect(await store.findPriceHistory('s', '1')).toMatchObject({
      steps: [
        { price: 10_000, inStock: true },
        { price: 9_000 },
        { price: 10_000, salePrice: 6_000 },
      ],
      low: { usdCents: 9_000, isWhole: true },
      drop: { usdCents: 3_000 },
      discount: { check: 'unverified' },
    })
  })

  it.each(['', '2', 'a\0b'])('finds nothing for %j', async id => {
    expect(await store.findPriceHistory('s', id)).toBeUndefined()
  })
})
