import { describe, expect, it } from 'vitest'
import { splitPrice } from './split-price.ts'

describe('splitPrice', () => {
  it.each([
    ['89.00 USD', undefined, { amount: '89.00', currency: 'USD' }],
    ['USD 89.00', undefined, { amount: '89.00', currency: 'USD' }],
    ['USD62.30', undefined, { amount: '62.30', currency: 'USD' }],
    ['1,298.00 gbp', undefined, { amount: '1,298.00', currency: 'gbp' }],
    ['89', 'GBP', { amount: '89', currency: 'GBP' }],
    ['89.00 USD', 'GBP', { amount: '89.00', currency: 'USD' }],
    ['89.00', undefined, { amount: '89.00', currency: '' }],
    ['-1 USD', undefined, undefined],
    ['=1+1', 'USD', undefined],
    ['free', 'USD', undefined],
    [undefined, 'USD', undefined],
  ])('PR7 splits %j with a currency column of %j into %j', (text, currency, price) => {
    expect(splitPrice(text, currency)).toEqual(price)
  })
})
