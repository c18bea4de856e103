import { describe, expect, it } from 'vitest'
import type { Product } from '#app/domain/product.ts'
import type { Changes } from '#app/domain/testing/with-changes.ts'
import { toProductRow } from './product-row.ts'
import { makeProduct } from './testing.ts'

const sale = {
  price: { price: 19_800, currency: 'USD' as const, priceLabel: '$198.00' },
  salePrice: { price: 11_880, currency: 'USD' as const, priceLabel: '$118.80' },
}

describe('toProductRow', () => {
  it.each([
    ['the sale price where there is one', { converted: sale }, { usd_cents: 11_880 }],
    ['US dollars for a price in pounds', { currency: 'GBP', price: 7_900 }, { usd_cents: 10_000 }],
    [
      'no brand for a retailer’s text that names none',
      { brand: undefined, retailerBrand: 'N/A' },
      { brand: '' },
    ],
    ['an empty name for no brand', { brand: undefined }, { brand: '' }],
    ['the creation date', { createdDate: '1970-01-11' }, { created_day: 10, first_day: 10 }],
    [
      'the extraction date when there is no creation date',
      { createdDate: undefined, extractDate: '1970-01-03' },
      { created_day: null, first_day: 2 },
    ],
    ['today without any date', { createdDate: undefined }, { created_day: null, first_day: 99 }],
    // Values that a database column cannot hold.
    ['the maximum for an absurd price', { price: 1e15 }, { usd_cents: 2 ** 31 - 1, price: 1e15 }],
    [
      'no date for an invalid one',
      { createdDate: '2026-99-99' },
      { created_day: null, first_day: 99 },
    ],
    ['the maximum for an absurd discount', { discount: 4_000 }, { discount: 100 }],
    ['no discount for NaN', { discount: Number.NaN }, { discount: 0 }],
    [
      'canonical colors by name',
      { colorIds: ['10', '22'], unseenColorIds: ['22'] },
      { colors: ['blue', 'multi'], unseen_colors: ['multi'] },
    ],
    [
      'each size on our scales once',
      {
        sizes: [
          { name: 'S', sizeId: 'letter:s' },
          { name: '(S)', sizeId: 'letter:s' },
          { name: 'odd' },
        ],
      },
      { sizes: ['letter:s'] },
    ],
    [
      'the shares of its fibers',
      {
        composition: [
          { material: 'wool', percent: 80 },
          { material: 'silk', percent: 15 },
          { material: 'linen' },
        ],
      },
      { made_of: ['wool', 'silk', 'linen'], fiber_shares: ['wool.80', 'silk.15'] },
    ],
    [
      'no shares of several parts',
      {
        composition: [
          { material: 'wool', percent: 60 },
          { material: 'silk', percent: 100 },
        ],
      },
      { made_of: ['wool', 'silk'], fiber_shares: [] },
    ],
    ['a sale that cards show', { converted: sale }, { is_on_sale: true }],
    [
      'no sale for a sale price without a conversion',
      { converted: { price: sale.price }, salePrice: 1 },
      { is_on_sale: false },
    ],
    [
      'the position in the trending report',
      { trend: { rank: 3, day: '2026-01-01' } },
      { trend_rank: 3 },
    ],
    [
      'its searchable words',
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
      'the beginning of a long description, cut after a whole word',
      { description: `${'word '.repeat(200)}` },
      { description: 'word '.repeat(120).trim() },
    ],
    [
      'text without characters that PostgreSQL refuses',
      { retailer: { id: '1', name: 'A\0B\ud800C' } },
      { retailer: 'AB\ufffdC' },
    ],
  ] satisfies [string, Changes<Product>, object][])('stores %s', (_, changes, columns) => {
    expect(toProductRow(makeProduct(1, changes), 99)).toMatchObject(columns)
  })
})
