import { describe, expect, it } from 'vitest'
import type { Variant } from '../variant.ts'
import { normalizeRow } from './normalize.ts'
import { sampleRow } from './testing/sample-row.ts'

const now = new Date('2024-06-01T12:00:00Z')

function normalize(changes: Record<string, unknown> = {}) {
  return normalizeRow({ ...sampleRow, ...changes }, now)
}

function getVariant(changes: Record<string, unknown> = {}): Variant {
  const normalized = normalize(changes)
  if (!('variant' in normalized)) throw new Error(JSON.stringify(normalized))
  return normalized.variant
}

describe('normalizeRow', () => {
  it('PR1 normalizes every field of a variant', () => {
    const { image, alternateImages, prices, ...rest } = getVariant()
    expect(rest).toEqual({
      rowId: 'NQ-4471-NVY-S',
      sku: 'NQ-4471-NVY-S',
      title: 'Northquay Harbour Stripe Shirt - Navy - S',
      description: sampleRow.description,
      retailer: { id: '2000002', name: 'Alder & Finch US' },
      brand: 'Northquay',
      url: 'https://www.alderandfinch.example/p/nq-4471?size=s',
      locale: 'en_US',
      color: 'Navy',
      size: 'S',
      sizeSystem: 'US',
      sizeType: 'regular',
      genderTag: 'female',
      ageGroup: 'adult',
      googleId: '212',
      googlePath: 'Apparel & Accessories > Clothing > Shirts & Tops',
      paths: [['Women', 'Tops', 'Shirts']],
      clickUrl: 'https://clicks.example/click-3000003-14000004?cjsku=NQ-4471-NVY-S',
      materials: ['Cotton', 'Elastane'],
      condition: 'new',
      gtin: '4006381333931',
      mpn: 'NQ4471',
      custom: { advertiserId: '2000002', adId: '14000004', catalogId: '55012' },
      createdDate: '2023-11-30',
      lastModified: '2024-05-02',
    })
    expect(prices).toMatchObject({
      price: 8900,
      salePrice: 6230,
      priceLabel: '$89',
      discount: 30,
      inStock: true,
    })
    expect(image?.id).toMatch('/1.jpg')
    expect(alternateImages.map(({ id }) => id)).toEqual([
      'https://img.alderandfinch.example/nq-4471/2.jpg',
    ])
  })

  it('accepts a minimal row, with null for absent fields', () => {
    const { id, adId, advertiserId, advertiserName, title, price, linkCode } = sampleRow
    const bare = { id, adId, advertiserId, advertiserName, title, price, linkCode }
    const nulls = Object.fromEntries(Object.keys(sampleRow).map(key => [key, null]))
    for (const sent of [bare, { ...nulls, ...bare }]) {
      expect(normalizeRow(sent, now)).toMatchObject({
        variant: {
          prices: { price: 8900, inStock: false, isOnSale: false },
          alternateImages: [],
          materials: [],
        },
      })
    }
  })

  it.each([
    ['GB', 'en_GB'],
    ['de', 'de_DE'],
    ['Atlantis', 'en_US'],
    [null, 'en_US'],
  ])('reads country %j as locale %s', (targetCountry, locale) => {
    expect(getVariant({ targetCountry, advertiserCountry: null }).locale).toBe(locale)
  })

  it("falls back to the advertiser's country for the locale", () => {
    expect(getVariant({ targetCountry: null, advertiserCountry: 'FR' }).locale).toBe('fr_FR')
  })

  it.each([
    [
      ['Women > Tops', 'Sale'],
      [['Women', 'Tops'], ['Sale']],
    ],
    [
      ['Women>Tops', ' Women > > Tops > '],
      [
        ['Women', 'Tops'],
        ['Women', 'Tops'],
      ],
    ],
    [[null, ' ', ' > '], []],
    [null, []],
  ])('reads product types %j level by level', (productType, paths) => {
    expect(getVariant({ productType }).paths).toEqual(paths)
  })

  it.each([
    ['N/A', undefined],
    ['none', undefined],
    ['Navy', 'Navy'],
  ])('PR1 reads the color %j as %s', (sent, color) => {
    expect(getVariant({ color: sent }).color).toBe(color)
  })

  it.each([212, '212', ' 212 '])('reads Google’s category number %j', id => {
    expect(getVariant({ googleProductCategory: { id } }).googleId).toBe('212')
  })

  it.each([
    [{ id: null }, 'id: '],
    [{ id: ' ' }, 'id: '],
    [{ adId: 'x' }, 'adId: '],
    [{ advertiserId: null }, 'advertiserId: '],
    [{ advertiserName: '  ' }, 'advertiserName: '],
    [{ title: null }, 'title: '],
    [{ title: 4 }, 'title: '],
    // A careless parser would read this as 89 dollars, although the schema has changed.
    [{ price: { amount: 89, currency: 'USD' } }, 'price.amount: '],
    [{ price: '89.00' }, 'price: '],
    [{ price: null }, 'price: '],
    [{ price: { amount: '62.305', currency: 'EUR' } }, 'price.amount: '],
    [{ price: { amount: '-89.00', currency: 'USD' } }, 'price.amount: '],
    [{ price: { amount: '0.00', currency: 'USD' } }, 'price.amount: '],
    [{ price: { amount: '89.00', currency: 'XXX' } }, 'price.currency: '],
    [{ linkCode: null }, 'linkCode.clickUrl: '],
    [{ linkCode: { clickUrl: 'javascript:alert(1)' } }, 'linkCode.clickUrl: '],
    [{ additionalImageLink: 'https://img.example/2.jpg' }, 'additionalImageLink: '],
    [{ productType: 'Women > Tops' }, 'productType: '],
  ])('PR5 rejects %j with the field and the reason', (changes, detail) => {
    const normalized = normalize(changes)
    if (!('rejection' in normalized)) throw new Error('was not rejected')
    expect(normalized.rejection.detail).toMatch(new RegExp(`^${detail}\\S`))
    expect(normalized.rejection.record).toMatchObject(changes)
  })

  it.each([null, undefined, 'text', 4, [], true, {}])(
    'PR5 rejects %j, which is not a row',
    sent => {
      expect(normalizeRow(sent, now)).toHaveProperty('rejection.reason')
    },
  )

  it('reports the id of the rejected row, not of its product', () => {
    expect(normalize({ title: null })).toMatchObject({
      rejection: { id: '14000004~NQ-4471-NVY-S' },
    })
    expect(normalize({ id: null })).not.toHaveProperty('rejection.id')
  })

  it('skips deleted rows without rejecting them', () => {
    expect(normalize({ isDeleted: true, title: 'x' })).toEqual({ isDeleted: true })
  })

  it.each([
    // Each case is the amount, start and end of the sale, then the sale price.
    ['62.30', null, null, 6230],
    ['62.30', '2024-05-01T00:00:00Z', '2024-07-01T00:00:00Z', 6230],
    ['62.30', '2024-06-02T00:00:00Z', null, undefined],
    ['62.30', null, '2024-05-31T23:59:59Z', undefined],
    ['62.30', 'soon', 'never', undefined],
    ['62.30', '2024-05-01T00:00:00Z', 'later', undefined],
    ['62.30', '03/04/2024', null, undefined],
    ['62.30', '2024-05-01 00:00:00', '2024-06-30', 6230],
    ['89.00', null, null, undefined],
    ['0.00', null, null, undefined],
    ['99.00', null, null, undefined],
    ['a steal', null, null, undefined],
  ])('reads the sale price %j from %s to %s as %s', (amount, start, end, salePrice) => {
    const { prices } = getVariant({
      salePrice: { amount, currency: 'USD' },
      salePriceEffectiveDateStart: start,
      salePriceEffectiveDateEnd: end,
    })
    expect(prices.salePrice).toBe(salePrice)
    expect(prices.isOnSale).toBe(salePrice !== undefined)
  })

  it('PR4 ignores a sale price in another currency', () => {
    expect(getVariant({ salePrice: { amount: '62.30', currency: 'GBP' } }).prices.isOnSale).toBe(
      false,
    )
  })

  it.each([
    ['IN_STOCK', true],
    ['in stock', true],
    ['OUT_OF_STOCK', false],
    ['out of stock', false],
    ['not in stock', false],
    ['ask us', false],
    [null, false],
  ])('PR2 reads availability %j as %s', (availability, inStock) => {
    expect(getVariant({ availability }).prices.inStock).toBe(inStock)
  })
})
