import { describe, expect, it } from 'vitest'
import type { Product } from '#app/domain/product.ts'
import { toProductRow } from './product-row.ts'
import { makeProduct } from './testing.ts'

const sale = {
  price: { price: 19_800, currency: 'USD' as const, priceLabel: '$198.00' },
  salePrice: { price: 11_880, currency: 'USD' as const, priceLabel: '$118.80' },
}

describe('toProductRow', () => {
  it.each([
    ['the sale price where there is one', { converted: sale }, { usd_cents: 11_880 }],
    ['USD for a price in pounds', { currency: 'GBP', price: 7_900 }, { usd_cents: 10_000 }],
    [
      'the retailer’s spelling of the brand',
      { brand: undefined, retailerBrand: 'NORTHQUAY' },
      { brand: 'NORTHQUAY' },
    ],
    ['no brand as empty', { brand: undefined }, { brand: '' }],
    ['the day it was created', { createdDate: '1970-01-11' }, { created_day: 10, first_day: 10 }],
    [
      'the day of extraction in its stead',
      { createdDate: undefined, extractDate: '1970-01-03' },
      { created_day: null, first_day: 2 },
    ],
    ['today without any date', { createdDate: undefined }, { created_day: null, first_day: 99 }],
    // Values that a database column cannot hold.
    ['an absurd price at the maximum', { price: 1e15 }, { usd_cents: 2 ** 31 - 1, price: 1e15 }],
    [
      'no date for an impossible one',
      { createdDate: '2026-99-99' },
      { created_day: null, first_day: 99 },
    ],
    ['a discount beyond sense at its bound', { discount: 4_000 }, { discount: 100 }],
    ['no discount for one that is not a number', { discount: Number.NaN }, { discount: 0 }],
    ['canonical colors by name', { colorIds: ['10', '22'] }, { colors: ['blue', 'multi'] }],
    [
      'each size of our scales once',
      {
        sizes: [
          { name: 'S', sizeId: 'letter:s' },
          { name: '(S)', sizeId: 'letter:s' },
          { name: 'odd' },
        ],
      },
      { sizes: ['letter:s'] },
    ],
    ['a sale that a card shows', { converted: sale }, { is_on_sale: true }],
    [
      'a sale price without a conversion',
      { converted: { price: sale.price }, salePrice: 1 },
      { is_on_sale: false },
    ],
    [
      'the place in the trending report',
      { trend: { rank: 3, day: '2026-01-01' } },
      { trend_rank: 3 },
    ],
    [
      'the words of it',
      {
        name: 'Shirt',
        colors: [
          { id: '1', name: 'Midnight Navy' },
          { id: '2', name: 'Ecru' },
        ],
        materialTags: [{ name: 'Linen' }, { name: 'Silk' }],
      },
      { name: 'Shirt', color_words: 'Midnight Navy Ecru', materials: 'Linen Silk' },
    ],
    [
      'a description without its tags',
      { description: '<p>Cut &amp; sewn<br>in <b>Porto</b></p>' },
      { description: 'Cut & sewn in Porto' },
    ],
    [
      'the beginning of a long description, to the end of a word',
      { description: `${'word '.repeat(200)}` },
      { description: 'word '.repeat(120).trim() },
    ],
    [
      'text without characters that PostgreSQL refuses',
      { retailer: { id: '1', name: 'A\0B\ud800C' } },
      { retailer: 'AB\ufffdC' },
    ],
  ] satisfies [string, Partial<Product>, object][])('takes %s', (_, changes, columns) => {
    expect(toProductRow(makeProduct(1, changes), 99)).toMatchObject(columns)
  })
})
