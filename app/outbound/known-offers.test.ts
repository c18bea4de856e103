import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DatabaseAwayError } from '#app/database/connection-loss.ts'
import type { Product } from '#app/domain/product.ts'
import { makeProduct } from '#app/store/testing.ts'
import { createKnownOffers } from './known-offers.server.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const key = { source: 's', id: '1' } as const

/** Offers of one product, whose price is read as told. */
function create(read: (reads: number) => Promise<Product>, recalled?: Product) {
  let reads = 0
  const offers = createKnownOffers({
    async find() {
      reads += 1
      return { product: await read(reads) }
    },
    recall: () => recalled,
  })
  const findPrice = () =>
    offers.find(key).then(
      offer => offer?.priceMinor,
      (error: Error) => error.name,
    )
  return { findPrice, offers }
}

const priced = async (price: number) => makeProduct('1', { price })

it('OU3 reads an offer again after a minute, and at once after a refresh', async () => {
  const { findPrice, offers } = create(reads => priced(reads * 1_000))
  expect(await findPrice()).toBe(1_000)
  vi.advanceTimersByTime(59_999)
  expect(await findPrice()).toBe(1_000)
  vi.advanceTimersByTime(1)
  expect(await findPrice()).toBe(2_000)
  offers.refresh(key)
  expect(await findPrice()).toBe(3_000)
})

it('OU3 waits half a second for the database if it remembers the offer', async () => {
  const { findPrice, offers } = create(reads =>
    reads === 1 ? priced(1_000) : new Promise(() => {}),
  )
  expect(await findPrice()).toBe(1_000)
  offers.refresh()
  let price: unknown
  const found = findPrice().then(answer => {
    price = answer
  })
  await vi.advanceTimersByTimeAsync(499)
  expect(price).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await found
  expect(price).toBe(1_000)
})

it('OU3 uses a recently listed product while the database is down, and no other', async () => {
  const lost = () => Promise.reject(new DatabaseAwayError('away'))
  expect(await create(lost, makeProduct('1', { price: 7_000 })).findPrice()).toBe(7_000)
  expect(await create(lost).findPrice()).toBe('DatabaseAwayError')
})

it.each([
  [49_999, '1'],
  [50_000, 'DatabaseAwayError'],
])('OU3 remembers an offer for outages until %i others were clicked: %s', async (others, found) => {
  let isAway = false
  const offers = createKnownOffers({
    async find(_, id) {
      if (isAway) throw new DatabaseAwayError('away')
      return { product: makeProduct(id) }
    },
    recall: () => undefined,
  })
  await offers.find(key)
  for (let id = 0; id < others; id += 1) await offers.find({ source: 's', id: `other-${id}` })
  offers.refresh()
  isAway = true
  const outcome = await offers.find(key).then(
    offer => offer?.id,
    (error: Error) => error.name,
  )
  expect(outcome).toBe(found)
})
