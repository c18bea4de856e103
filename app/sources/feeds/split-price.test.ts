import { describe, expect, it } from 'vitest'
import { splitPrice } from './split-price.ts'

describe('splitPrice', () => {
  it.each([
    ['89.00 USD', undefined, { amount: '89.00', currency: 'USD' }],
    ['USD 89.00', undefined, { amount: '89.00', currency: 'USD' }],
    ['USD62.30', undefined, { amount: '62.30', currency: 'USD' }],
    ['USD1,299.00', undefined, { amount: '1,299.00', currency: 'USD' }],
    ['1,298.00 gbp', undefined, { amount: '1,298.00', currency: 'gbp' }],
    ['89', 'GBP', { amount: '89', currency: 'GBP' }],
    ['89.00 USD', 'GBP', { amount: '89.00', currency: 'USD' }],
    ['89.00', undefined, { amount: '89.00', currency: '' }],
    ['1 299,00 EUR', undefined, { amount: '1 299,00', currency: 'EUR' }],
    ['1\u00a0299\u202f€', undefined, { amount: '1\u00a0299', currency: 'EUR' }],
    ['€ 12,50', undefined, { amount: '12,50', currency: 'EUR' }],
    ['£89', undefined, { amount: '89', currency: 'GBP' }],
    ['US$ 12.50', undefined, { amount: '12.50', currency: 'USD' }],
    ['345.000₫', undefined, { amount: '345.000', currency: 'VND' }],
    ['R$ 129,90', undefined, { amount: '129,90', currency: 'BRL' }],
    ["CHF 1'299.–", undefined, { amount: "1'299.–", currency: 'CHF' }],
    ['kr 1.299,-', 'NOK', { amount: '1.299,-', currency: 'NOK' }],
    ['1.299,- kr', 'SEK', { amount: '1.299,-', currency: 'SEK' }],
    ['Rs. 1,299', 'INR', { amount: '1,299', currency: 'INR' }],
    ['$1,299', 'CAD', { amount: '1,299', currency: 'CAD' }],
    ['$1,299', undefined, { amount: '1,299', currency: '' }],
    ['kr 99', undefined, { amount: '99', currency: '' }],
    ['\u200f١٢٩٩٫٥٠', 'SAR', { amount: '١٢٩٩٫٥٠', currency: 'SAR' }],
    ['$89 USD', undefined, { amount: '89', currency: 'USD' }],
    // A sign or a code that contradicts another one.
    ['$89', 'EUR', undefined],
    ['$89 EUR', undefined, undefined],
    ['€89 USD', undefined, undefined],
    ['USD 89.00 EUR', undefined, undefined],
    ['-1 USD', undefined, undefined],
    ['1- USD', undefined, undefined],
    ['(89.00) USD', undefined, undefined],
    ['10 - 20 USD', undefined, undefined],
    ['10-20 USD', undefined, undefined],
    ['from 10 USD', undefined, undefined],
    ['89.00 USD incl.', undefined, undefined],
    ['30%', 'USD', undefined],
    ['=1+1', 'USD', undefined],
    ['1e3', 'USD', undefined],
    ['free', 'USD', undefined],
    ['', 'USD', undefined],
    [undefined, 'USD', undefined],
  ])('PR7 splits %j with a currency column of %j into %j', (text, currency, price) => {
    expect(splitPrice(text, currency)).toEqual(price)
  })
})
