import { expect, it } from 'vitest'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { addStores } from './add-stores.ts'

const stores = { count: 3, lowestCents: 11_880, highestCents: 25_000 }

it('LS4 addStores returns the same object for the same stores of the same product', () => {
  const first = addStores(sampleProduct, stores)
  expect(first).toEqual({ ...sampleProduct, stores })
  expect(addStores(sampleProduct, { ...stores })).toBe(first)
  expect(addStores({ ...sampleProduct }, stores)).not.toBe(first)
})

it.each([
  ['number', { ...stores, count: 2 }],
  ['lowest price', { ...stores, lowestCents: 12_000 }],
  ['highest price', { ...stores, highestCents: 26_000 }],
])('LS4 addStores returns another %s of stores', (_, other) => {
  addStores(sampleProduct, stores)
  expect(addStores(sampleProduct, other)).toEqual({ ...sampleProduct, stores: other })
})
