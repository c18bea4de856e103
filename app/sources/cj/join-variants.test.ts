import { describe, expect, it } from 'vitest'
import type { Product } from '#app/domain/product.ts'
import { joinVariants } from './join-variants.ts'
import { normaliseRow, type Variant } from './normalise.ts'
import { sampleRow } from './sample-row.ts'

const key = { adId: '14000004', groupId: 'NQ-4471' }
const now = new Date('2024-06-01T12:00:00Z')

function toVariant(changes: Record<string, unknown>): Variant {
  const normalised = normaliseRow({ ...sampleRow, ...changes }, now)
  if (!('variant' in normalised)) throw new Error(JSON.stringify(normalised))
  return normalised.variant
}

function join(...rows: [Record<string, unknown>, ...Record<string, unknown>[]]): Product {
  const [first, ...others] = rows
  return joinVariants(key, [toVariant(first), ...others.map(toVariant)])
}

const variant = (color: string, size: string, more: Record<string, unknown> = {}) => ({
  id: `NQ-4471-${color}-${size}`,
  title: `Northquay Harbour Stripe Shirt - ${color} - ${size}`,
  color,
  size,
  imageLink: `https://img.example/${color}.jpg`,
  additionalImageLink: [],
  ...more,
})

describe('joinVariants', () => {
  it('PR1 fills every field of a product', () => {
    const { images, image, alternateImages, imageMetadata, colors, ...rest } = join({})
    expect(rest).toEqual({
      source: 'c',
      id: '14000004~~NQ-4471',
      name: 'Northquay Harbour Stripe Shirt',
      brandedName: 'Northquay Harbour Stripe Shirt',
      unbrandedName: 'Harbour Stripe Shirt',
      description: 'Relaxed shirt in <b>striped</b> poplin.',
      currency: 'USD',
      price: 8900,
      priceLabel: '$89',
      salePrice: 6230,
      salePriceLabel: '$62.30',
      converted: {
        price: { price: 8900, currency: 'USD', priceLabel: '$89.00' },
        salePrice: { price: 6230, currency: 'USD', priceLabel: '$62.30' },
      },
      discount: 30,
      isOnSale: true,
      inStock: true,
      locale: 'en_US',
      stock: [{ color: 'Navy', size: 'S' }],
      retailer: { id: '2000002', name: 'Alder & Finch US' },
      brand: { id: expect.stringMatching(/^northquay$/i), name: 'Northquay' },
      retailerBrand: 'Northquay',
      categories: [
        { id: '212', name: 'Shirts & Tops', fullName: 'Apparel & Accessories > Clothing > Shirts & Tops' },
        { id: 'women-tops-shirts', name: 'Shirts', fullName: 'Women > Tops > Shirts' },
      ],
      categoryId: expect.stringMatching(/tops|shirts/),
      colorIds: ['10'],
      sizes: [{ name: 'S', sizeId: 'letter:s' }],
      clickUrl: 'https://clicks.example/click-3000003-14000004?cjsku=NQ-4471-NVY-S',
      url: 'https://www.alderandfinch.example/p/nq-4471?size=s',
      createdDate: '2023-11-30',
      lastModified: '2024-05-02',
      preOwned: false,
      rental: false,
      genderTag: 'female',
      gender: 'women',
      gtin: '04006381333931',
      groupId: 'NQ-4471',
      materialTags: [{ name: 'Cotton' }, { name: 'Elastane' }],
      occasions: [],
      adSource: 'CJ',
      custom: {
        advertiserId: '2000002',
        adId: '14000004',
        catalogId: '55012',
        mpn: 'NQ4471',
        sku: 'NQ-4471-NVY-S',
      },
    })
    expect(images.map(({ id }) => id)).toEqual([
      'https://img.alderandfinch.example/nq-4471/1.jpg',
      'https://img.alderandfinch.example/nq-4471/2.jpg',
    ])
    expect(image).toEqual(images[0])
    expect(alternateImages).toEqual(images.slice(1))
    expect(imageMetadata).toEqual(image?.sizes.Best)
    expect(colors).toEqual([{ id: 'navy', name: 'Navy', image }])
  })

  const rows = [
    variant('White', 'M', { material: 'Cotton/Linen', gtin: null }),
    variant('Navy', 'XL'),
    variant('Navy', 'S', { availability: 'OUT_OF_STOCK' }),
    variant('White', 'S', { imageLink: null, lastUpdated: '2024-05-09T00:00:00Z' }),
  ] as const

  it('PR1 makes one product with the sizes, colours, pictures and stock of all its rows', () => {
    const product = join(...rows)
    expect(product).toMatchObject({
      name: 'Northquay Harbour Stripe Shirt',
      stock: [
        { color: 'Navy', size: 'XL' },
        { color: 'White', size: 'M' },
        { color: 'White', size: 'S' },
      ],
      materialTags: [{ name: 'Cotton' }, { name: 'Elastane' }, { name: 'Linen' }],
      lastModified: '2024-05-09',
      inStock: true,
    })
    expect(product.sizes.map(({ name }) => name)).toEqual(['S', 'M', 'XL'])
    expect(product.colors.map(({ name, image }) => [name, image?.id])).toEqual([
      ['Navy', 'https://img.example/Navy.jpg'],
      ['White', 'https://img.example/White.jpg'],
    ])
    expect(new Set(product.colorIds)).toEqual(new Set(['10', '15']))
    expect(product.images).toHaveLength(2)
  })

  it('does not depend on the order of the rows', () => {
    const [a, b, c, d] = rows
    const joined = join(a, b, c, d)
    for (const order of [
      [d, c, b, a],
      [b, d, a, c],
      [c, a, d, b],
    ] as const) {
      expect(join(...order)).toEqual(joined)
    }
  })

  it('leads with what can be bought for the least', () => {
    const product = join(
      variant('Navy', 'S', { salePrice: null, price: { amount: '95.00', currency: 'USD' } }),
      variant('White', 'M', { salePrice: null, price: { amount: '70.00', currency: 'USD' } }),
      variant('Red', 'L', {
        availability: 'OUT_OF_STOCK',
        salePrice: null,
        price: { amount: '20.00', currency: 'USD' },
      }),
    )
    expect(product).toMatchObject({ price: 7000, inStock: true, custom: { sku: 'NQ-4471-White-M' } })
    expect(product.image?.id).toBe('https://img.example/White.jpg')
  })

  it('is sold out when all of it is, and keeps its price', () => {
    const product = join(
      variant('Navy', 'S', { availability: 'OUT_OF_STOCK' }),
      variant('Navy', 'M', { availability: 'out of stock' }),
    )
    expect(product).toMatchObject({ inStock: false, priceLabel: 'Sold Out', price: 8900, stock: [] })
    expect(product.sizes).toHaveLength(2)
  })

  it('PR8 keeps the article numbers of all variants, whichever leads', () => {
    const product = join(
      variant('Navy', 'S', { gtin: '4006381333931' }),
      variant('Navy', 'M', { gtin: '5901234123457', salePrice: { amount: '1.00', currency: 'USD' } }),
      variant('Navy', 'L', { gtin: '1234' }),
    )
    expect(product.custom.gtins?.toString().split('/').toSorted()).toEqual([
      '04006381333931',
      '05901234123457',
    ])
    expect(product.gtin).toMatch(/^\d{14}$/)
  })

  it('takes from other rows what the leading one lacks', () => {
    const product = join(
      variant('Navy', 'S', { brand: null, gender: null, googleProductCategory: null, description: ' ' }),
      variant('Navy', 'M', { salePrice: null }),
    )
    expect(product).toMatchObject({
      retailerBrand: 'Northquay',
      gender: 'women',
      custom: { sku: 'NQ-4471-Navy-S' },
    })
    expect(product.categories[0]?.id).toBe('212')
    expect(product.description).toMatch(/^Relaxed/)
  })

  it('knows the colour in a title from another row, where its own has none', () => {
    const untold = variant('Navy', 'S', { color: null })
    expect(join(untold, variant('Navy/White', 'M')).name).toBe('Northquay Harbour Stripe Shirt')
    expect(join(untold).name).toBe('Northquay Harbour Stripe Shirt - Navy')
  })

  it('leaves out what no row has', () => {
    const bare = {
      brand: null,
      gender: null,
      ageGroup: null,
      color: null,
      size: null,
      gtin: null,
      imageLink: null,
    }
    const nothing = { material: null, googleProductCategory: null, productType: null, link: null, mpn: null }
    const product = join({ ...bare, ...nothing, additionalImageLink: null, title: 'A thing' })
    expect(product).toMatchObject({
      stock: [],
      sizes: [],
      colors: [],
      colorIds: [],
      images: [],
      categories: [],
    })
    for (const field of [
      'brand',
      'retailerBrand',
      'gender',
      'genderTag',
      'gtin',
      'image',
      'imageMetadata',
      'url',
    ])
      expect(product).not.toHaveProperty(field)
    expect(product.custom).not.toHaveProperty('mpn')
  })

  it.each([
    // Title, brand → branded and unbranded
    ['Northquay Harbour Shirt', 'Northquay', 'Northquay Harbour Shirt', 'Harbour Shirt'],
    ['NORTHQUAY - Harbour Shirt', 'Northquay', 'NORTHQUAY - Harbour Shirt', 'Harbour Shirt'],
    ['Harbour Shirt', 'Northquay', 'Northquay Harbour Shirt', 'Harbour Shirt'],
    ['Northquays Shirt', 'Northquay', 'Northquay Northquays Shirt', 'Northquays Shirt'],
    ['Harbour Shirt', null, 'Harbour Shirt', 'Harbour Shirt'],
  ])('names %j of %j with and without the brand', (title, brand, brandedName, unbrandedName) => {
    expect(join({ title, brand })).toMatchObject({ name: title, brandedName, unbrandedName })
  })

  it.each([
    ['GB', 'en_GB'],
    ['de', 'de_DE'],
    ['Atlantis', 'en_US'],
    [null, 'en_US'],
  ])('reads country %j as locale %s', (targetCountry, locale) => {
    expect(join({ targetCountry, advertiserCountry: null }).locale).toBe(locale)
  })

  it('tells colours apart that differ in a number only', () => {
    const product = join(variant('001', 'S'), variant('410', 'S'), variant('Navy', 'S'), variant('NAVY', 'M'))
    expect(product.colors.map(({ id }) => id)).toEqual(['001', '410', 'navy'])
  })

  it('knows children by their age', () => {
    expect(join({ gender: 'female', ageGroup: 'toddler' }).gender).toBe('kids')
    expect(join({ gender: 'male', ageGroup: 'adult' }).gender).toBe('men')
  })
})
