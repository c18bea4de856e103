import { expect, it } from 'vitest'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { addStores } from './add-stores.ts'

it('LS4 addStores returns the same object for the same stores, and others for others', () => {
  const stores = { count: 3, highestCents: 25_000 }
  const first = addStores(sampleProduct, stores)
  expect(first).toEqual({ ...sampleProduct, stores })
  expect(addStores(sampleProduct, { ...stores })).toBe(first)
  for (const other of [
    { ...stores, count: 2 },
    { ...stores, highestCents: 26_000 },
  ])
    expect(addStores(sampleProduct, other)).toEqual({ ...sampleProduct, stores: other })
  expect(addStores({ ...sampleProduct }, stores)).not.toBe(first)
})
