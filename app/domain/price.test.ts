import { expect, it } from 'vitest'
import { type CheckedProduct, formatProductPrice } from './price.ts'
import { sampleProduct } from './testing/sample-product.ts'
import { type Changes, withChanges } from './testing/with-changes.ts'

const converted = { price: { price: 25063, currency: 'USD', priceLabel: '$250.63' } } as const
const convertedSale = {
  ...converted,
  salePrice: { price: 15038, currency: 'USD', priceLabel: '$150.38' },
} as const

it.each<[why: string, change: Changes<CheckedProduct>, price: object]>([
  ['the converted price and its currency', { converted }, { price: '$250.63', currency: 'USD' }],
  [
    'the converted sale price beside it',
    { converted: convertedSale },
    { price: '$250.63', salePrice: '$150.38', currency: 'USD' },
  ],
  [
    'otherwise the source’s label with its currency',
    { converted: undefined, currency: 'GBP', priceLabel: '£198' },
    { price: '£198', currency: 'GBP' },
  ],
  [
    'the source’s sale label',
    { converted: undefined, salePriceLabel: '£118.80' },
    { salePrice: '£118.80' },
  ],
  [
    '“Sold Out” without a currency',
    { converted: undefined, inStock: false, priceLabel: 'Sold Out' },
    { price: 'Sold Out', isSoldOut: true },
  ],
])('PD5 shows %s', (_why, change, price) => {
  expect(formatProductPrice(withChanges<CheckedProduct>(sampleProduct, change))).toMatchObject(
    price,
  )
})

it('PD5 shows no currency beside “Sold Out”', () => {
  const changes = { converted: undefined, inStock: false, priceLabel: 'Sold Out' }
  const sold = withChanges(sampleProduct, changes)
  expect(formatProductPrice(sold)).not.toHaveProperty('currency')
})

it.each(['verified', 'unverified', undefined] as const)(
  'PD5 shows a discount that our own price history rates as %s',
  discountCheck => {
    const price = formatProductPrice(withChanges<CheckedProduct>(sampleProduct, { discountCheck }))
    expect(price).toMatchObject({ price: '$198.00', salePrice: '$118.80' })
    expect(price.percentOff).toBe(discountCheck === 'verified' ? 40 : undefined)
  },
)

it('PD5 shows only the current price when our own price history contradicts the discount', () => {
  const price = formatProductPrice({ ...sampleProduct, discountCheck: 'contradicted' })
  expect(price).toEqual({
    price: '$118.80',
    isSaleRefused: true,
    currency: 'USD',
    isSoldOut: false,
  })
})

it.each([
  [20_000, 10_001, 49],
  [20_000, 10_000, 50],
  [20_000, 19_801, undefined],
  [20_000, 19_800, 1],
])('PD13 rounds a verified sale from %i to %i down: %j percent', (price, salePrice, percentOff) => {
  const changes = { price, salePrice, converted: undefined, discountCheck: 'verified' as const }
  expect(formatProductPrice(withChanges<CheckedProduct>(sampleProduct, changes)).percentOff).toBe(
    percentOff,
  )
})
