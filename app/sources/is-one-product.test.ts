import { describe, expect, it } from 'vitest'
import { isOneProduct } from './is-one-product.ts'
import { normalizePrices } from './normalize-prices.ts'
import type { Variant } from './variant.ts'

function toVariant(changes: Partial<Variant>, at: number): Variant {
  const prices = normalizePrices({ currency: 'USD', price: 89, inStock: true })
  if ('reason' in prices) throw new Error(prices.detail)
  return {
    ...{ rowId: `${at}`, title: 'Harbour Shirt', retailer: { id: 'a', name: 'A' }, prices },
    ...{ clickUrl: 'https://a.example/', locale: 'en_US', paths: [], alternateImages: [] },
    ...{ materials: [], brand: 'Northquay', ...changes },
  }
}

const titles = (...all: string[]) => all.map(title => ({ title }))
const dresses = (...all: string[]) => all.map(title => ({ title, googleId: '2271' }))

describe('isOneProduct', () => {
  it.each<[why: string, rows: Partial<Variant>[]]>([
    ['one row', titles('Harbour Shirt')],
    ['equal titles', titles('Harbour Shirt', 'Harbour Shirt')],
    [
      'colors in titles',
      titles('Harbour Shirt - Navy', 'Harbour Shirt - White', 'Harbour Shirt Ruby Red'),
    ],
    ['only the color', titles('Silver Ring', 'Gold Ring')],
    [
      'made-up color names',
      [
        { title: 'Shirt Midnight Mist', color: 'Midnight Mist' },
        { title: 'Shirt Desert Sand', color: 'Desert Sand' },
      ],
    ],
    [
      'sizes in titles',
      [
        { title: 'Boot EU 38', size: 'EU 38' },
        { title: 'Boot EU 39', size: 'EU 39' },
      ],
    ],
    [
      'a longer title',
      titles('Harbour Shirt', 'Harbour Shirt in Organic Cotton with Long Sleeves'),
    ],
    ['one with the brand', titles('Northquay Harbour Shirt', 'Harbour Shirt')],
    [
      'a narrower category',
      [
        { title: 'Harbour Shirt', paths: [['Women', 'Tops']] },
        { title: 'Harbour Shirt', paths: [['Women', 'Tops', 'Shirts']] },
      ],
    ],
    [
      'one name in categories of one kind',
      [{ paths: [['Women', 'Shoes', 'Flats']] }, { paths: [['Women', 'Shoes', 'Sandals']] }],
    ],
    [
      'one name in the categories of women and girls',
      [{ paths: [['Women', 'Dresses']] }, { paths: [['Girls', 'Clothes']] }],
    ],
  ])('PR1 is true for %s', (_, rows) => {
    expect(isOneProduct(rows.map(toVariant))).toBe(true)
  })

  it.each<[why: string, rows: Partial<Variant>[]]>([
    [
      'other things in one category',
      dresses('Northquay dress', 'Northquay ankle boots', 'Northquay silver ring'),
    ],
    ['other names in one category', dresses('Anna Linen Midi Dress', 'Mia Silk Wrap Dress')],
    ['one name for two things', titles('Anna Dress', 'Anna Skirt')],
    [
      'two categories',
      [{ paths: [['Women', 'Shoes', 'Boots']] }, { paths: [['Women', 'Dresses']] }],
    ],
    ['two of Google’s categories', [{ googleId: '2271' }, { googleId: '187' }]],
    ['names in another language', titles('Robe midi', 'Jupe midi')],
    [
      'the retailer’s name in titles',
      [
        { title: 'A Kleid', brand: '' },
        { title: 'A Stiefel', brand: '' },
      ],
    ],
    ['the last of many', titles('Harbour Shirt', 'Harbour Shirt - Navy', 'Wool Scarf')],
  ])('PR1 is false for %s', (_, rows) => {
    expect(isOneProduct(rows.map(toVariant))).toBe(false)
  })

  it('PR1 ignores the words of the group, which are no evidence for it', () => {
    const rows = titles('Summer Look Kleid', 'Summer Look Stiefel').map(toVariant)
    expect(isOneProduct(rows)).toBe(true)
    expect(isOneProduct(rows, 'summer-look')).toBe(false)
  })
})
