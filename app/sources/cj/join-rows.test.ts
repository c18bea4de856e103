import { describe, expect, it } from 'vitest'
import { joinRows } from './join-rows.ts'
import type { CjProductKey } from './product-id.ts'
import { sampleRow } from './testing/sample-row.ts'

const now = new Date('2024-06-01T12:00:00Z')
const shirt: CjProductKey = { adId: '14000004', groupId: 'NQ-4471' }

/**
 * Joins sample rows, each with one of these changes, into a
 * product. Changes with the same id produce copies of one row.
 */
function join(changes: readonly Record<string, unknown>[], key = shirt) {
  const rows = Map.groupBy(
    changes.map(change => ({ ...sampleRow, ...change })),
    ({ id }) => id,
  )
  const group = { id: 'not read', key, rowIds: [...rows.keys()], isTooLarge: false }
  const { products, rejected } = joinRows(group, { rows, failures: new Map() }, now)
  const [product] = products
  if (product === undefined) throw new Error(JSON.stringify(rejected))
  return product
}

describe('joinRows', () => {
  it('PR1 fills every field of a product', () => {
    const { images, image, alternateImages, imageMetadata, colors, ...rest } = join([{}])
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
      retailerName: 'Alder & Finch',
      brand: { id: expect.stringMatching(/^northquay$/i), name: 'Northquay' },
      retailerBrand: 'Northquay',
      categories: [
        {
          id: '212',
          name: 'Shirts & Tops',
          fullName: 'Apparel & Accessories > Clothing > Shirts & Tops',
        },
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
      composition: [{ material: 'cotton' }, { material: 'elastane' }],
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

  it('fills missing fields of the leading row from the others', () => {
    const blank = { brand: null, gender: null, googleProductCategory: null, description: ' ' }
    const product = join([
      { id: 'NQ-4471-Navy-S', ...blank },
      { id: 'NQ-4471-Navy-M', salePrice: null },
    ])
    expect(product).toMatchObject({
      retailerBrand: 'Northquay',
      gender: 'women',
      custom: { sku: 'NQ-4471-Navy-S' },
    })
    expect(product.categories[0]?.id).toBe('212')
    expect(product.description).toMatch(/^Relaxed/)
  })

  it('omits fields that no row has', () => {
    const bare = {
      brand: null,
      gender: null,
      ageGroup: null,
      color: null,
      size: null,
      gtin: null,
      imageLink: null,
    }
    const nothing = {
      material: null,
      googleProductCategory: null,
      productType: null,
      link: null,
      mpn: null,
    }
    const product = join([{ ...bare, ...nothing, additionalImageLink: null, title: 'A thing' }])
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

  it('returns a product without a group for a row that has none', () => {
    const key = { adId: '14000004', rowId: 'NQ-4471-NVY-S' }
    const product = join([{ itemGroupId: null }], key)
    expect(product).toMatchObject({ source: 'c', id: '14000004~NQ-4471-NVY-S', adSource: 'CJ' })
    expect(product).not.toHaveProperty('groupId')
  })

  it('uses the latest copy of a repeated row, regardless of the order of the copies', () => {
    const repeats = [
      { size: 'S', lastUpdated: null },
      { size: 'L', lastUpdated: '2024-05-03T09:00:00Z' },
      { size: 'M', lastUpdated: '2024-05-03T08:00:00Z' },
    ]
    for (const order of [repeats, repeats.toReversed()])
      expect(join(order).sizes.map(({ name }) => name)).toEqual(['L'])
  })
})
