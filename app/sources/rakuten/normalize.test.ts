import { describe, expect, it } from 'vitest'
import type { Product } from '#app/domain/product.ts'
import { parseXml, type XmlNode } from '../parse-xml.ts'
import { normalizeItem } from './normalize.ts'

const elements: Record<string, string> = {
  mid: '<mid>40001</mid>',
  merchantname: '<merchantname>Alder &amp; Finch </merchantname>',
  linkid: '<linkid>900719925474099312</linkid>',
  createdon: '<createdon>2023-07-13/16:15:14</createdon>',
  sku: '<sku> NQ4471NVY </sku>',
  productname: '<productname>Northquay Harbour  Stripe Shirt</productname>',
  category:
    '<category><primary>Apparel</primary><secondary>Women~~Tops~~Shirts</secondary></category>',
  price: '<price currency="USD">89.00</price>',
  upccode: '<upccode/>',
  saleprice: '<saleprice currency="USD">62.30</saleprice>',
  description:
    '<description><short>Striped</short><long>A &lt;b onclick=x&gt;shirt&lt;/b&gt;.&lt;script&gt;x&lt;/script&gt;</long></description>',
  keywords: '<keywords>shirt~~stripe~~navy</keywords>',
  linkurl:
    '<linkurl>https://click.linksynergy.com/link?id=AbC&amp;offerid=7.93&amp;type=15&amp;murl=https%3A%2F%2Fwww.alderandfinch.example%2Fp%2Fnq-4471</linkurl>',
  imageurl: '<imageurl>https://img.alderandfinch.example/nq-4471/1.jpg</imageurl>',
}

/** Returns the row with some of its elements replaced or left out. */
function normalize(changes: Record<string, string> = {}) {
  const xml = `<item>${Object.values({ ...elements, ...changes }).join('\n  ')}</item>`
  const { item } = parseXml(xml, 'text/xml') as { item: XmlNode }
  return normalizeItem(item)
}

function getProduct(changes?: Record<string, string>): Product {
  const normalized = normalize(changes)
  if ('rejection' in normalized) throw new Error(normalized.rejection.detail)
  return normalized.product
}

describe('normalizeItem', () => {
  it('PR1 fills every field that the network has', () => {
    const { images, image, imageMetadata, categories, ...rest } = getProduct()
    expect(rest).toEqual({
      source: 'r',
      id: '40001~900719925474099312~NQ4471NVY',
      name: 'Northquay Harbour Stripe Shirt',
      brandedName: 'Northquay Harbour Stripe Shirt',
      unbrandedName: 'Northquay Harbour Stripe Shirt',
      description: 'A <b>shirt</b>.',
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
      stock: [],
      locale: 'en_US',
      retailer: { id: '40001', name: 'Alder & Finch' },
      categoryId: expect.any(String),
      alternateImages: [],
      colors: [],
      colorIds: ['10'],
      sizes: [],
      clickUrl:
        'https://click.linksynergy.com/link?id=AbC&offerid=7.93&type=15&murl=https%3A%2F%2Fwww.alderandfinch.example%2Fp%2Fnq-4471',
      url: 'https://www.alderandfinch.example/p/nq-4471',
      createdDate: '2023-07-13',
      preOwned: false,
      rental: false,
      gender: 'women',
      materialTags: [],
      occasions: [],
      adSource: 'Rakuten',
      custom: { sku: 'NQ4471NVY', keywords: 'shirt, stripe, navy' },
    })
    expect(categories.map(({ name }) => name)).toEqual(['Shirts', 'Tops', 'Women', 'Apparel'])
    expect(categories[0]).toEqual({
      id: 'apparel/women/tops/shirts',
      name: 'Shirts',
      fullName: 'Apparel > Women > Tops > Shirts',
    })
    expect(images).toEqual([image])
    expect(imageMetadata).toBe(image?.sizes.Best)
    expect(image?.sizes.Best.url).toBe('https://img.alderandfinch.example/nq-4471/1.jpg')
  })

  it.each([
    ['houndstooth~~jersey~~slip dress~~lilac', ['8']],
    ['houndstooth~~jersey', ['16', '15']],
  ])(
    'LS2 reads the colors of the keywords %j, and a pattern only as a last resort',
    (keywords, ids) => {
      const product = getProduct({ keywords: `<keywords>${keywords}</keywords>` })
      expect(product.colorIds).toEqual(ids)
    },
  )

  it('accepts a minimal row', () => {
    const absent = [
      'createdon',
      'sku',
      'category',
      'upccode',
      'saleprice',
      'description',
      'keywords',
      'imageurl',
    ]
    const product = getProduct(Object.fromEntries(absent.map(name => [name, ''])))
    expect(product).toMatchObject({
      id: '40001~900719925474099312',
      description: '',
      categories: [],
      images: [],
    })
    for (const field of ['createdDate', 'salePrice', 'image', 'imageMetadata', 'gtin', 'gender'])
      expect(product).not.toHaveProperty(field)
    expect(product.custom).toEqual({})
  })

  it.each<[why: string, changes: Record<string, string>, expected: Partial<Product>]>([
    [
      'no sale at the regular price',
      { saleprice: '<saleprice currency="USD">89.00</saleprice>' },
      { isOnSale: false, discount: 0 },
    ],
    [
      'no sale at a price of zero',
      { saleprice: '<saleprice currency="USD">0.00</saleprice>' },
      { isOnSale: false },
    ],
    [
      'no sale above the price',
      { saleprice: '<saleprice currency="USD">99.00</saleprice>' },
      { isOnSale: false },
    ],
    [
      'no sale in another currency',
      { saleprice: '<saleprice currency="GBP">9.00</saleprice>' },
      { isOnSale: false },
    ],
    [
      'a sale without a currency',
      { saleprice: '<saleprice>62.30</saleprice>' },
      { salePrice: 6230 },
    ],
    [
      'no sale from an empty element',
      { saleprice: '<saleprice currency="USD"/>' },
      { isOnSale: false },
    ],
    [
      'another currency',
      { price: '<price currency="gbp">150.00</price>', saleprice: '' },
      { currency: 'GBP', price: 15000, priceLabel: '£150' },
    ],
    [
      'the newer date format',
      { createdon: '<createdon>2024-05-02T07:41:18Z</createdon>' },
      { createdDate: '2024-05-02' },
    ],
    [
      'a blank secondary category',
      { category: '<category><primary> Apparel </primary><secondary> </secondary></category>' },
      { categories: [{ id: 'apparel', name: 'Apparel', fullName: 'Apparel' }] },
    ],
    [
      'a category as plain text',
      { category: '<category>Apparel</category>' },
      { categories: [{ id: 'apparel', name: 'Apparel', fullName: 'Apparel' }] },
    ],
    [
      'a repeated primary category',
      {
        category: '<category><primary>Women</primary><secondary>WOMEN~~Tops</secondary></category>',
      },
      {
        categories: [
          { id: 'women/tops', name: 'Tops', fullName: 'Women > Tops' },
          { id: 'women', name: 'Women', fullName: 'Women' },
        ],
      },
    ],
    ['an empty category', { category: '<category/>' }, { categories: [] }],
    [
      'the short description when the long one is empty',
      { description: '<description><short>Striped</short><long> </long></description>' },
      { description: 'Striped' },
    ],
    [
      'an unexpected attribute',
      { productname: '<productname lang="en">Shirt</productname>' },
      { name: 'Shirt' },
    ],
    [
      'a GTIN with a check digit',
      { upccode: '<upccode>036000291452</upccode>' },
      { gtin: '00036000291452' },
    ],
    [
      'a plain link',
      { linkurl: '<linkurl>http://click.linksynergy.com/fs-bin/click?id=x</linkurl>' },
      { clickUrl: 'http://click.linksynergy.com/fs-bin/click?id=x' },
    ],
  ])('PR1 reads %s', (_, changes, expected) => {
    expect(getProduct(changes)).toMatchObject(expected)
  })

  it.each<[why: string, changes: Record<string, string>, detail: RegExp]>([
    ['no advertiser', { mid: '' }, /^mid: /],
    ['no link id', { linkid: '<linkid/>' }, /^linkid: expected an id/],
    ['a repeated link id', { linkid: '<linkid>1</linkid><linkid>2</linkid>' }, /^linkid: /],
    ['no name', { productname: '<productname> </productname>' }, /^productname: expected text/],
    [
      'N/A as the name',
      { productname: '<productname>N/A</productname>' },
      /^productname: expected/,
    ],
    ['no retailer', { merchantname: '<merchantname/>' }, /^merchantname: expected text/],
    ['no price', { price: '' }, /^price: /],
    [
      'a price of zero',
      { price: '<price currency="USD">0.00</price>' },
      /^price: expected more than 0/,
    ],
    [
      'text instead of a price',
      { price: '<price currency="USD">on request</price>' },
      /^price: expected a decimal, received "on request"/,
    ],
    [
      'an unknown currency',
      { price: '<price currency="XTS">1.00</price>' },
      /^price.currency: unknown code "XTS"/,
    ],
    ['no currency', { price: '<price>1.00</price>' }, /^price.currency: unknown code ""/],
    [
      'no link',
      { linkurl: '<linkurl>javascript:alert(1)</linkurl>' },
      /^linkurl: expected an http address/,
    ],
  ])('PR5 rejects a row with %s and names the field', (_, changes, detail) => {
    const normalized = normalize(changes)
    expect('rejection' in normalized && normalized.rejection.detail).toMatch(detail)
    expect('rejection' in normalized && normalized.rejection.record).toBeDefined()
  })

  it('PR5 reports a rejected row under the id of its product', () => {
    const normalized = normalize({ price: '' })
    expect('rejection' in normalized && normalized.rejection.id).toBe(
      '40001~900719925474099312~NQ4471NVY',
    )
    expect(normalizeItem(undefined)).toHaveProperty('rejection.reason')
    expect(normalizeItem('text')).not.toHaveProperty('rejection.id')
  })
})
