import { describe, expect, it } from 'vitest'
import { normalizePrices, type SentPrices } from './normalize-prices.ts'

function normalize(changes: Partial<SentPrices> = {}) {
  return normalizePrices({ currency: 'USD', price: '89.00', inStock: true, ...changes })
}

describe('normalizePrices', () => {
  it('PR4 returns the amounts in their own currency and in dollars', () => {
    expect(normalize({ currency: 'gbp', price: '150', salePrice: 79.5 })).toEqual({
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
    ['none', {}],
    ['zero', { salePrice: '0.00' }],
    ['equal to the price', { salePrice: 89 }],
    ['more than the price', { salePrice: '90.00' }],
    ['not a number', { salePrice: 'ask us' }],
    ['in another currency', { salePrice: '80.00', saleCurrency: 'GBP' }],
  ])('returns no sale when the sale price is %s', (_, changes) => {
    const prices = normalize(changes)
    expect(prices).toMatchObject({ price: 8900, discount: 0, isOnSale: false })
    expect(prices).not.toHaveProperty('salePrice')
    expect(prices).not.toHaveProperty('converted.salePrice')
  })

  it.each([
    ['above the price', '120.00', { price: 12000, salePrice: 8900, discount: 25 }],
    ['below the price', '80.00', { price: 8900, isOnSale: false }],
    ['not a number', '?', { price: 8900, isOnSale: false }],
  ])('handles an original price that is %s', (_, originalPrice, prices) => {
    expect(normalize({ originalPrice })).toMatchObject(prices)
  })

  it('PD5 labels a sold-out product and keeps its price, but returns no current price', () => {
    const prices = normalize({ inStock: false })
    expect(prices).toMatchObject({ price: 8900, priceLabel: 'Sold Out', inStock: false })
    expect(prices).not.toHaveProperty('converted')
    expect(normalize({ inStock: false, price: 0 })).toMatchObject({ price: 0 })
  })

  it.each([
    ['89.00', 'USD', 8900],
    ['3070', 'JPY', 3070],
    ['1250', 'XOF', 1250],
    ['12.345', 'KWD', 12_345],
    [1.005, 'USD', 101],
  ])('converts %j %s to minor units', (price, currency, minorUnits) => {
    expect(normalize({ price, currency })).toMatchObject({ price: minorUnits })
  })

  it('uses the source’s own labels, and its percentage unless the prices contradict it', () => {
    const sale = { salePrice: '59.50', priceLabel: '$89.-', salePriceLabel: '$59.50 now' }
    expect(normalize({ ...sale, discount: 34 })).toMatchObject({
      priceLabel: '$89.-',
      salePriceLabel: '$59.50 now',
      discount: 34,
    })
    expect(normalize({ ...sale, discount: 50 })).toMatchObject({ discount: 33 })
  })

  it.each([
    [{ price: '0.00' }, 'no price', 'price: expected more than 0 while in stock'],
    [{ price: '8.9.0' }, 'unreadable price', 'price: expected a decimal, received "8.9.0"'],
    [{ price: undefined }, 'unreadable price', 'price: expected a decimal, received nothing'],
    [{ currency: '' }, 'unknown currency', 'currency: unknown code ""'],
    [{ currency: 'xxx' }, 'unknown currency', 'currency: unknown code "XXX"'],
  ])('rejects %j as %s', (changes, reason, detail) => {
    expect(normalize(changes)).toEqual({ reason, detail })
  })
})
