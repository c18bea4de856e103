import { expect, it } from 'vitest'
import { toProductPrices } from './product-prices.ts'

it('PR4 keeps the amounts in their own currency beside those in dollars', () => {
  expect(toProductPrices({ currency: 'GBP', price: 15000, salePrice: 7950, inStock: true })).toEqual({
    currency: 'GBP',
    price: 15000,
    priceLabel: '£150',
    salePrice: 7950,
    salePriceLabel: '£79.50',
    converted: {
      price: { price: 18987, currency: 'USD', priceLabel: '$189.87' },
      salePrice: { price: 10063, currency: 'USD', priceLabel: '$100.63' },
    },
    discount: 47,
    isOnSale: true,
    inStock: true,
  })
})

it.each([
  ['none', undefined],
  ['nothing', 0],
  ['the price itself', 8900],
  ['more than the price', 9000],
])('sees no sale where the sale price is %s', (_, salePrice) => {
  const prices = toProductPrices({ currency: 'USD', price: 8900, salePrice, inStock: true })
  expect(prices).toMatchObject({ discount: 0, isOnSale: false })
  expect(prices).not.toHaveProperty('salePrice')
  expect(prices.converted).not.toHaveProperty('salePrice')
})

it('PD5 lets the label alone speak of what is sold out, and still knows its price', () => {
  const prices = toProductPrices({ currency: 'USD', price: 8900, inStock: false })
  expect(prices).toMatchObject({ price: 8900, priceLabel: 'Sold Out', inStock: false })
  expect(prices).not.toHaveProperty('converted')
})
