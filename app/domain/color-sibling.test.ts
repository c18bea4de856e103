import { expect, it } from 'vitest'
import { toColorSibling } from './color-sibling.ts'
import type { Product } from './product.ts'
import { sampleProduct } from './testing/sample-product.ts'

it.each<[changes: Partial<Product>, name: string]>([
  [{ colors: [{ id: '1', name: 'Navy' }] }, 'Navy'],
  [
    {
      colors: [
        { id: '1', name: 'Navy' },
        { id: '2', name: 'Ecru' },
      ],
    },
    'Navy, Ecru',
  ],
  [{ colors: [], colorIds: ['10'] }, 'Blue'],
  [{ colors: [], colorIds: [], unbrandedName: 'Navy Shirt' }, 'Navy Shirt'],
])('PD1 names the color of a listing with %j: %s', (changes, name) => {
  expect(toColorSibling({ ...sampleProduct, ...changes }, false).name).toBe(name)
})

it('PR8 a listing of another retailer shows its price, and no name for a color it does not state', () => {
  const product = { ...sampleProduct, colors: [], colorIds: [] }
  expect(toColorSibling(product, true)).toMatchObject({
    name: 'color not stated',
    elsewhere: { retailer: sampleProduct.retailer.name },
  })
})
