import { describe, expect, it } from 'vitest'
import { parsePrice } from './parse-price.ts'

describe('parsePrice', () => {
  it.each([
    ['89.00 USD', undefined, { amount: 8900, currency: 'USD' }],
    ['USD 89.00', undefined, { amount: 8900, currency: 'USD' }],
    ['USD62.30', undefined, { amount: 6230, currency: 'USD' }],
    ['1,298.00 gbp', undefined, { amount: 129_800, currency: 'GBP' }],
    ['3070 JPY', undefined, { amount: 3070, currency: 'JPY' }],
    ['89', 'GBP', { amount: 8900, currency: 'GBP' }],
    ['89.00 USD', 'GBP', { amount: 8900, currency: 'USD' }],
    ['89.00', undefined, { reason: 'unknown currency ""' }],
    ['89.00 XXX', undefined, { reason: 'unknown currency "XXX"' }],
    ['89,00 EUR', undefined, { reason: 'expected a decimal, received "89,00 EUR"' }],
    ['-1 USD', undefined, { reason: 'expected an amount, received "-1 USD"' }],
    ['=1+1', 'USD', { reason: 'expected an amount, received "=1+1"' }],
    [undefined, 'USD', { reason: 'expected an amount, received ""' }],
  ])('PR7 reads %j beside %j as %j', (text, currency, price) => {
    expect(parsePrice(text, currency)).toEqual(price)
  })
})
