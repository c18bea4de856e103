import { describe, expect, it } from 'vitest'
import type { Product } from '#app/domain/product.ts'
import { normalizeRow } from './normalize.ts'

const row = {
  product_id: 'b31c7d0e',
  product_name: 'NORTHQUAY Harbour Stripe Tote',
  product_brand: 'Northquay',
  product_url: 'https://www.alderandfinch.example/p/nq-9001',
  product_images: [
    { value: 'https://img.alderandfinch.example/nq-9001.jpg', xsize: 800, ysize: 1000 },
    { value: 'https://img.alderandfinch.example/nq-9001-b.jpg' },
  ],
  price: 74.0,
  original_price: 92.5,
  currency: 'USD',
  advertiser_id: 50005,
  merchant_id: 60006,
  merchant_name: 'Alder & Finch',
  vertical_id: 168,
  country_code: 'US',
  popular_rank: 14,
  trending_rank: 1,
  clicks_affiliated: 231,
}

const place = { position: 7, day: '2026-03-01' }
const normalize = (changes: Record<string, unknown> = {}) =>
  normalizeRow({ ...row, ...changes }, place)

function getProduct(changes: Record<string, unknown> = {}): Product {
  const normalized = normalize(changes)
  if ('rejection' in normalized) throw new Error(normalized.rejection.detail)
  return normalized.product
}

describe('normalizeRow', () => {
  it('PR1 fills every field that the report has', () => {
    const { images, image, alternateImages, imageMetadata, categoryId, ...rest } = getProduct()
    expect(rest).toEqual({
      source: 'k',
      id: 'b31c7d0e',
      name: 'NORTHQUAY Harbour Stripe Tote',
      brandedName: 'NORTHQUAY Harbour Stripe Tote',
      unbrandedName: 'Harbour Stripe Tote',
      description: '',
      currency: 'USD',
      price: 9250,
      priceLabel: '$92.50',
      salePrice: 7400,
      salePriceLabel: '$74',
      converted: {
        price: { price: 9250, currency: 'USD', priceLabel: '$92.50' },
        salePrice: { price: 7400, currency: 'USD', priceLabel: '$74.00' },
      },
      discount: 20,
      isOnSale: true,
      inStock: true,
      stock: [],
      locale: 'en_US',
      retailer: { id: '60006', name: 'Alder & Finch' },
      brand: { id: 'northquay', name: 'Northquay' },
      retailerBrand: 'Northquay',
      categories: [],
      colors: [],
      colorIds: [],
      sizes: [],
      clickUrl: 'https://www.alderandfinch.example/p/nq-9001',
      url: 'https://www.alderandfinch.example/p/nq-9001',
      preOwned: false,
      rental: false,
      trend: { rank: 1, day: '2026-03-01' },
      materialTags: [],
      occasions: [],
      adSource: 'Skimlinks',
      custom: { popularRank: 14 },
    })
    expect(images.map(({ id }) => id)).toEqual(row.product_images.map(({ value }) => value))
    expect([image, alternateImages]).toEqual([images[0], [images[1]]])
    expect(imageMetadata).toBe(image?.sizes.Best)
    expect(categoryId).toBeTypeOf('string')
  })

  it.each<[why: string, changes: Record<string, unknown>, expected: Partial<Product>]>([
    ['the name from another field', { product_name: null, title: 'Tote' }, { name: 'Tote' }],
    ['the name from a third field', { product_name: '', name: 'Tote' }, { name: 'Tote' }],
    [
      'the link from a set of links',
      { product_url: null, urls: { product_url: 'https://a.example/1' } },
      { clickUrl: 'https://a.example/1' },
    ],
    [
      'the target URL when the link is invalid',
      { product_url: 'javascript:alert(1)', target_url: 'https://a.example/1' },
      { clickUrl: 'https://a.example/1' },
    ],
    [
      'the link from the plain URL',
      { product_url: undefined, url: 'https://a.example/1' },
      { url: 'https://a.example/1' },
    ],
    ['no brand', { product_brand: null }, { unbrandedName: row.product_name }],
    ['no pictures', { product_images: null }, { images: [], alternateImages: [] }],
    [
      'pictures without a URL',
      { product_images: [null, { value: null }, 'no address'] },
      { images: [] },
    ],
    [
      'the advertiser when there is no merchant',
      { merchant_id: null, merchant_name: null, advertiser_name: 'Finch' },
      { retailer: { id: '50005', name: 'Finch' } },
    ],
    [
      'a retailer without an id',
      { merchant_id: null, advertiser_id: null },
      { retailer: { id: 'alder-finch', name: 'Alder & Finch' } },
    ],
    [
      'prices as text',
      { price: '74.00', original_price: '92.50' },
      { price: 9250, salePrice: 7400 },
    ],
    [
      'the price from another field',
      { price: null, latest_price: 10, original_price: null },
      { price: 1000, isOnSale: false },
    ],
    [
      'no sale at the original price',
      { original_price: 74 },
      { price: 7400, isOnSale: false, discount: 0 },
    ],
    [
      'no sale when the original price is lower',
      { original_price: 50 },
      { price: 7400, isOnSale: false },
    ],
    ['dollars by default', { currency: null }, { currency: 'USD' }],
    ['another currency', { currency: 'gbp' }, { currency: 'GBP' }],
    [
      'the position of a row without a rank',
      { trending_rank: null },
      { trend: { rank: 7, day: '2026-03-01' } },
    ],
    [
      'the position of a row with an invalid rank',
      { trending_rank: 'high' },
      { trend: { rank: 7, day: '2026-03-01' } },
    ],
    ['a GTIN with a check digit', { upc: '036000291452' }, { gtin: '00036000291452' }],
    ['a numeric id', { product_id: 9 }, { id: '9' }],
    [
      'the SKU as the id',
      { product_id: null, sku: 'NQ-1', upc: '036000291452' },
      { id: '60006~NQ-1' },
    ],
    ['the UPC as the id', { product_id: null, upc: 36000291452 }, { id: '60006~36000291452' }],
    [
      'hostile HTML as text',
      { description: 'A <img src=x onerror=alert(1)><b>tote</b>' },
      { description: 'A <b>tote</b>' },
    ],
  ])('PR1 reads %s', (_, changes, expected) => {
    expect(getProduct(changes)).toMatchObject(expected)
  })

  it.each<[title: string, department: Record<string, unknown>]>([
    ['Women’s Harbour Midi Dress', { categoryId: 'dresses', gender: 'women' }],
    ['Harbour Midi Dress', { categoryId: 'dresses' }],
    ['Men’s Harbour Oxford Shirt', { categoryId: 'mens-dress-shirts', gender: 'men' }],
    ['Harbour Boys’ Rain Boots', { categoryId: 'boys-shoes', gender: 'kids' }],
    ['Unisex Harbour Beanie', { categoryId: 'hats', otherCategoryId: 'mens-hats' }],
    ['Harbour Suit Vest for Men', { categoryId: 'mens-suits' }],
    ['Harbour Oak Bed Frame', { categoryId: 'beds' }],
    ['Harbour Thing', { categoryId: undefined }],
  ])(
    'PR1 reads the department of %j from the title, as the report has no other',
    (title, expected) => {
      const product = getProduct({ product_name: title })
      expect({ ...product, categoryId: product.categoryId }).toMatchObject(expected)
    },
  )

  it('uses a digest of the link as a stable id if there is no other', () => {
    const nameless = { product_id: null, sku: null, upc: '' }
    const { id } = getProduct(nameless)
    expect(id).toMatch(/^u[0-9a-f]{24}$/)
    expect(getProduct({ ...nameless, trending_rank: 9, product_name: 'Other' }).id).toBe(id)
    expect(getProduct({ ...nameless, product_url: 'https://a.example/2' }).id).not.toBe(id)
    // An id that could not be part of a URL is ignored.
    expect(getProduct({ product_id: '../../etc' }).id).toBe(id)
  })

  it.each<[why: string, changes: Record<string, unknown>, detail: RegExp]>([
    ['no link', { product_url: null }, /^product_url: expected an http address/],
    ['no name', { product_name: ' ' }, /^product_name: expected text/],
    ['N/A as the name', { product_name: 'n/a' }, /^product_name: expected text/],
    ['no retailer', { merchant_name: null }, /^merchant_name: expected text/],
    ['no price', { price: null }, /^price: expected a decimal, received nothing/],
    ['a price of zero', { price: 0 }, /^price: expected more than 0/],
    ['text instead of a price', { price: 'ask' }, /^price: expected a decimal, received "ask"/],
    ['an unknown currency', { currency: 'XTS' }, /^currency: unknown code "XTS"/],
    ['another type', { product_name: { en: 'Tote' } }, /^product_name: /],
  ])('PR5 rejects a row with %s and names the field', (_, changes, detail) => {
    expect(normalize(changes)).toMatchObject({
      rejection: {
        id: 'b31c7d0e',
        detail: expect.stringMatching(detail),
        record: { ...row, ...changes },
      },
    })
  })

  it.each([[undefined], [null], ['row'], [[]], [42]])(
    'PR5 rejects %j, which is not a row',
    record => {
      expect(normalizeRow(record, place)).toHaveProperty('rejection.reason')
    },
  )
})

describe('availability', () => {
  it.each([
    [{}, true, 0],
    [{ is_available: true }, true, 0],
    [{ is_available: false }, false, 0],
    [{ is_available: 0 }, false, 0],
    [{ latest_availability: 'out_of_stock' }, false, 0],
    [{ is_available: true, latest_availability: 'sold out' }, false, 0],
    [{ latest_availability: 'perhaps' }, false, 1],
  ])('PR2 reads %j as %s', (changes, inStock, doubts) => {
    const noted: unknown[] = []
    const normalized = normalizeRow({ ...row, ...changes }, place, doubt => noted.push(doubt))
    expect(normalized).toMatchObject({ product: { inStock } })
    expect(noted).toHaveLength(doubts)
  })

  it('PR4 reads JSON numbers as they are, and no text that has two meanings', () => {
    expect(getProduct({ price: 62.305, original_price: null }).price).toBe(6231)
    expect(normalize({ price: '62.305', original_price: null })).toMatchObject({
      rejection: { reason: 'unreadable price' },
    })
  })
})
