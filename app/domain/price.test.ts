import { expect, it } from 'vitest'
import { formatProductPrice } from './price.ts'
import type { Product } from './product.ts'
import { sampleProduct } from './sample-product.ts'

const converted = { price: { price: 25063, currency: 'USD', priceLabel: '$250.63' } } as const
const convertedSale = {
  ...converted,
  salePrice: { price: 15038, currency: 'USD', priceLabel: '$150.38' },
} as const

it.each<[why: string, change: Partial<Product>, price: object]>([
  ['the converted price and its currency', { converted }, { price: '$250.63', currency: 'USD' }],
  [
    'the converted sale price beside it',
    { converted: convertedSale, discount: 40 },
    { price: '$250.63', salePrice: '$150.38', currency: 'USD', discount: 40 },
  ],
  [
    'else the source’s label with its currency',
    { converted: undefined, currency: 'GBP', priceLabel: '£198' },
    { price: '£198', currency: 'GBP' },
  ],
  ['the source’s sale label', { converted: undefined, salePriceLabel: '£118.80' }, { salePrice: '£118.80' }],
  [
    '“Sold Out” without a currency',
    { converted: undefined, inStock: false, priceLabel: 'Sold Out' },
    { price: 'Sold Out', isSoldOut: true, discount: 0 },
  ],
])('PD5 shows %s', (_why, change, price) => {
  expect(formatProductPrice({ ...sampleProduct, ...change })).toMatchObject(price)
})

it('PD5 says no currency beside “Sold Out”', () => {
  const sold = { ...sampleProduct, converted: undefined, inStock: false, priceLabel: 'Sold Out' }
  expect(formatProductPrice(sold)).not.toHaveProperty('currency')
})
