import { describe, expect, it } from 'vitest'
import type { Product } from '#app/domain/product.ts'
import { createCategoryMap } from './map-categories.ts'
import { normaliseProduct } from './normalise.ts'

const mapCategory = createCategoryMap({
  categories: [
    { id: 'women', parentId: 'clothes-shoes-and-jewelry' },
    { id: 'womens-clothes', parentId: 'women' },
    { id: 'dresses', parentId: 'womens-clothes' },
    { id: 'day-dresses', parentId: 'dresses' },
    // A node our tree does not have.
    { id: 'shirt-dresses', parentId: 'day-dresses' },
    { id: 'kids-and-baby', parentId: 'clothes-shoes-and-jewelry' },
    // A tree that bites its tail.
    { id: 'chicken', parentId: 'egg' },
    { id: 'egg', parentId: 'chicken' },
  ],
})

const picture = (id: string, names = ['Small', 'Medium', 'XLarge', 'Best', 'Original']) => ({
  id,
  sizes: Object.fromEntries(names.map(name => [name, pictureSize(id, name)])),
})

const pictureSize = (id: string, name: string) => ({
  sizeName: name,
  url: `https://img.example/${id}_${name}.jpg`,
  ...(name === 'Original' ? {} : { width: 112, height: 140, actualWidth: 105, actualHeight: 140 }),
})

const record = {
  id: 730112845,
  name: 'Northquay Harbour Stripe Linen Midi Dress',
  brandedName: 'Northquay Harbour Stripe Linen Midi Dress',
  unbrandedName: 'Harbour Stripe Linen Midi Dress',
  currency: 'USD',
  price: 198,
  priceLabel: '$198',
  salePrice: 118.8,
  salePriceLabel: '$118.80',
  inStock: true,
  stock: [
    { color: { name: 'Navy Stripe' }, size: { name: 'S' }, variantId: '730112845-navystripe-s' },
    { size: { name: 'One Size' } },
    { color: null, size: null },
  ],
  retailer: { id: '88', name: 'Alder & Finch', score: 41, itpCompatible: true },
  brand: { id: '2041', name: 'Northquay' },
  retailerBrand: 'NORTHQUAY',
  locale: 'en_US',
  description:
    'A breezy midi in <b onclick=x>washed linen</b>.<ul><li>Side pockets</li></ul><script>x</script>',
  clickUrl: 'https://api.example/action/apiVisitRetailer?id=730112845&pid=uid0',
  image: picture('main'),
  alternateImages: [picture('back'), picture('main'), picture('back')],
  discount: 40,
  isOnSale: true,
  colors: [
    { name: 'Navy Stripe', image: picture('navy'), canonicalColors: [{ id: '10', name: 'Blue' }] },
    { name: 'Sand', canonicalColors: [] },
  ],
  sizes: [
    { name: 'S', canonicalSize: { id: '83', name: 'S (4-6)' } },
    { name: 'One Size' },
    { name: 'S', canonicalSize: null },
  ],
  categories: [
    { id: 'dresses', name: 'Dresses', fullName: "Women's Dresses" },
    { id: 'shirt-dresses', name: 'Shirt Dresses', shortName: 'Shirt', fullName: "Women's Shirt Dresses" },
  ],
  extractDate: '2022-01-14',
  lastModified: '2022-02-24',
  promotionalDeal: {
    id: 900123,
    title: 'Up to 40% Off',
    endDate: { date: '2022-02-27', timestamp: 1646024340 },
  },
  seeMoreLabel: 'Northquay Day Dresses',
  preOwned: false,
  rental: false,
  genderTag: 'women',
  materialTags: [{ name: 'Linen' }],
  occasions: [],
  rankMeta: { unknown: 'keys are dropped' },
}

function normalise(changes: Record<string, unknown> = {}) {
  return normaliseProduct({ ...record, ...changes }, mapCategory)
}

function getProduct(changes: Record<string, unknown> = {}): Product {
  const normalised = normalise(changes)
  if ('rejection' in normalised) throw new Error(normalised.rejection.reason)
  return normalised.product
}

function getReason(changes: Record<string, unknown>): string | undefined {
  const normalised = normalise(changes)
  return 'rejection' in normalised ? normalised.rejection.reason : undefined
}

describe('normaliseProduct', () => {
  it('PR1 fills every field of a product', () => {
    const { images, image, alternateImages, colors, imageMetadata, ...rest } = getProduct()
    expect(rest).toEqual({
      source: 's',
      id: '730112845',
      name: 'Northquay Harbour Stripe Linen Midi Dress',
      brandedName: 'Northquay Harbour Stripe Linen Midi Dress',
      unbrandedName: 'Harbour Stripe Linen Midi Dress',
      description: 'A breezy midi in <b>washed linen</b>.<ul><li>Side pockets</li></ul>',
      currency: 'USD',
      price: 19800,
      priceLabel: '$198',
      salePrice: 11880,
      salePriceLabel: '$118.80',
      converted: {
        price: { price: 19800, currency: 'USD', priceLabel: '$198.00' },
        salePrice: { price: 11880, currency: 'USD', priceLabel: '$118.80' },
      },
      locale: 'en_US',
      inStock: true,
      stock: [{ color: 'Navy Stripe', size: 'S' }, { size: 'One Size' }],
      retailer: { id: '88', name: 'Alder & Finch' },
      brand: { id: '2041', name: 'Northquay' },
      retailerBrand: 'NORTHQUAY',
      categories: [
        { id: 'shirt-dresses', name: 'Shirt Dresses', fullName: "Women's Shirt Dresses" },
        { id: 'dresses', name: 'Dresses', fullName: "Women's Dresses" },
      ],
      categoryId: 'day-dresses',
      colorIds: ['10', '20'],
      sizes: [
        { name: 'S', sizeId: 'letter:s', canonicalSize: { name: 'S (4-6)' } },
        { name: 'One Size', sizeId: 'one' },
      ],
      discount: 40,
      isOnSale: true,
      clickUrl: 'https://api.example/action/apiVisitRetailer?id=730112845&pid=uid0',
      extractDate: '2022-01-14',
      lastModified: '2022-02-24',
      seeMoreLabel: 'Northquay Day Dresses',
      preOwned: false,
      rental: false,
      genderTag: 'women',
      gender: 'women',
      materialTags: [{ name: 'Linen' }],
      occasions: [],
      adSource: 'Skimlinks',
      custom: {
        canonicalColors: 'Blue',
        retailerScore: 41,
        promotionTitle: 'Up to 40% Off',
        promotionEnd: '2022-02-27',
      },
    })
    expect(images.map(one => one.id)).toEqual(['main', 'back', 'navy'])
    expect(image?.id).toBe('main')
    expect(alternateImages.map(one => one.id)).toEqual(['back'])
    expect(colors.map(({ id, name, image: one }) => [id, name, one?.id])).toEqual([
      ['navy-stripe', 'Navy Stripe', 'navy'],
      ['sand', 'Sand', undefined],
    ])
    expect(imageMetadata).toEqual(image?.sizes.Best)
  })

  it('takes a record with the bare minimum, and null for absent', () => {
    const { id, name, currency, price, retailer, clickUrl } = record
    const bare = { id, name, currency, price, retailer, clickUrl }
    const nulls = Object.fromEntries(Object.keys(record).map(key => [key, null]))
    for (const sent of [bare, { ...nulls, ...bare }]) {
      const normalised = normaliseProduct(sent, mapCategory)
      if ('rejection' in normalised) throw new Error(normalised.rejection.reason)
      const { product } = normalised
      expect(product).toMatchObject({
        inStock: true,
        images: [],
        stock: [],
        colors: [],
        sizes: [],
        categories: [],
      })
      expect(product).toMatchObject({ description: '', priceLabel: '$198', discount: 0, unbrandedName: name })
      for (const field of [
        'brand',
        'image',
        'salePrice',
        'categoryId',
        'url',
        'genderTag',
        'imageMetadata',
      ]) {
        expect(product).not.toHaveProperty(field)
      }
    }
  })

  it.each([
    [{ id: null }, 'id: '],
    [{ id: 'x/../../brands' }, 'id: '],
    [{ id: -1 }, 'id: '],
    [{ name: null, brandedName: ' ', unbrandedName: undefined }, 'name: '],
    [{ name: ['a'] }, 'name: '],
    [{ price: '198.00' }, 'price: '],
    [{ price: -1 }, 'price: '],
    [{ price: Number.POSITIVE_INFINITY }, 'price: '],
    [{ price: 0 }, 'price: '],
    [{ price: null }, 'price: '],
    [{ currency: 'XXX' }, 'currency: '],
    [{ currency: undefined }, 'currency: '],
    [{ retailer: null }, 'retailer: '],
    [{ retailer: { id: '88', name: ' ' } }, 'retailer.name: '],
    [{ retailer: { id: 'DROP TABLE', name: 'Shop' } }, 'retailer.id: '],
    [{ clickUrl: 'javascript:alert(1)' }, 'clickUrl: '],
    [{ clickUrl: '/action' }, 'clickUrl: '],
    [{ clickUrl: undefined }, 'clickUrl: '],
    [{ stock: 'plenty' }, 'stock: '],
    [{ inStock: 'yes' }, 'inStock: '],
    [{ sizes: [{ name: 4 }] }, 'sizes.0.name: '],
    [{ image: 'https://img.example/a.jpg' }, 'image: '],
    [{ description: { html: 'x' } }, 'description: '],
    [{ categories: [{ id: 'dresses' }] }, 'categories.0.name: '],
  ])('PR5 rejects %j with the place and the reason', (changes, reason) => {
    expect(getReason(changes)).toMatch(new RegExp(`^${reason}`))
    const normalised = normalise(changes)
    expect('rejection' in normalised && normalised.rejection.record).toMatchObject(changes)
  })

  it.each([null, undefined, 'text', 4, [], true, {}])('PR5 rejects %j, which is no record', sent => {
    expect(normaliseProduct(sent, mapCategory)).toHaveProperty('rejection.reason')
  })

  it.each([
    [{ brand: { id: '7', name: 'LEVI’S®' } }, { id: '7', name: "Levi's" }],
    [
      { brand: null, retailerBrand: 'NORTHQUAY' },
      { id: 'northquay', name: 'Northquay' },
    ],
    [{ brand: { id: '9', name: 'N/A' }, retailerBrand: null }, undefined],
  ])('PR1 writes the brand of %j as %j', (changes, brand) => {
    expect(getProduct(changes).brand).toEqual(brand)
  })

  it('LS2 names the canonical colours as sent, and reads the names of the others', () => {
    const colors = [
      { name: 'Harbour', canonicalColors: [{ id: '10', name: 'Blue' }, { id: '15' }, { id: '999' }] },
      { name: 'Navy/Rose Gold', canonicalColors: [] },
      { name: 'Bermuda', canonicalColors: null },
    ]
    expect(getProduct({ colors }).colorIds).toEqual(['10', '15', '18'])
  })

  it.each([
    // What a number means depends on what it is of.
    ['womens-shoes', { name: '8.5 M' }, 'shoe-us:8.5'],
    ['mens-jeans', { name: '32' }, 'waist:32'],
    ['dresses', { name: '8' }, 'us:8'],
    ['dresses', { name: '40', canonicalSize: { id: '87', name: 'L (12-14)' } }, 'letter:l'],
    ['sofas', { name: '3' }, undefined],
  ])('LS2 reads the size of %s, %j, as %s', (id, size, sizeId) => {
    const [first] = getProduct({ sizes: [size], categories: [{ id, name: id }] }).sizes
    expect(first?.sizeId).toBe(sizeId)
  })

  it('keeps the id of a rejected record that has one', () => {
    expect(normalise({ price: 'x' })).toMatchObject({ rejection: { id: '730112845' } })
    expect(normalise({ id: null, price: 'x' })).not.toHaveProperty('rejection.id')
  })

  it('makes hostile text harmless', () => {
    const product = getProduct({
      name: 'Dress\u0000 \u202e<script>\n alert(1)</script>\ud800',
      seeMoreLabel: '\u0000\u0001 ',
      description: '<img src=x onerror=alert(1)>Soft',
      retailerBrand: 'x'.repeat(100_000),
    })
    expect(product.name).toBe('Dress <script> alert(1)</script>\ufffd')
    expect(product).not.toHaveProperty('seeMoreLabel')
    expect(product.description).toBe('Soft')
    expect(product.retailerBrand).toHaveLength(300)
  })

  it('keeps no prototype games', () => {
    const sent = JSON.parse(JSON.stringify(record).replace('{', '{"__proto__":{"inStock":false},'))
    const normalised = normaliseProduct(sent, mapCategory)
    expect(normalised).toMatchObject({ product: { inStock: true } })
    expect({}).not.toHaveProperty('inStock')
  })

  it.each([
    ['2022-01-14', '2022-01-14'],
    ['2022-01-14T10:00:00Z', '2022-01-14'],
    ['2022-02-30', undefined],
    ['14/01/2022', undefined],
    ['yesterday', undefined],
  ])('reads the date %s as %s', (sent, date) => {
    expect(getProduct({ lastModified: sent }).lastModified).toBe(date)
  })
})

describe('money', () => {
  it.each([
    // price, salePrice and discount as sent → sale price in cents, discount
    [165, 106, 35, 10600, 35],
    // Rounded to the nearest instead of down: as sent.
    [165, 106, 36, 10600, 36],
    [165, 106, 90, 10600, 35],
    [165, 106, null, 10600, 35],
    // No sale at all, whatever the record claims.
    [165, 165, 35, undefined, 0],
    [165, 180, 35, undefined, 0],
    [165, 0, 100, undefined, 0],
    [165, undefined, 35, undefined, 0],
    [165, 164.999, 0, undefined, 0],
  ])(
    'PR4 of %d on sale for %d with %d %% makes %d cents, %d %%',
    (price, salePrice, discount, cents, percent) => {
      const product = getProduct({ price, salePrice, discount })
      expect([product.salePrice, product.discount, product.isOnSale]).toEqual([
        cents,
        percent,
        cents !== undefined,
      ])
      expect('salePriceLabel' in product).toBe(cents !== undefined)
    },
  )

  it('PR4 keeps the source currency beside US dollars', () => {
    const { converted, ...product } = getProduct({
      currency: 'GBP',
      price: 79,
      priceLabel: '£79',
      salePrice: 39.5,
    })
    expect(product).toMatchObject({ currency: 'GBP', price: 7900, priceLabel: '£79', salePrice: 3950 })
    expect(converted).toEqual({
      price: { price: 10000, currency: 'USD', priceLabel: '$100.00' },
      salePrice: { price: 5000, currency: 'USD', priceLabel: '$50.00' },
    })
  })

  it.each([
    [198, undefined, '$198'],
    [39.9, null, '$39.90'],
    [3070, ' ', '$3,070'],
  ])('writes a label for %d that came with %j: %s', (price, priceLabel, label) => {
    expect(getProduct({ price, priceLabel }).priceLabel).toBe(label)
  })

  it('PD5 keeps the label "Sold Out", the price behind it, and nothing to pay', () => {
    const product = getProduct({ inStock: false, priceLabel: 'Sold Out', salePrice: null, stock: undefined })
    expect(product).toMatchObject({ inStock: false, priceLabel: 'Sold Out', price: 19800, stock: [] })
    expect(product).not.toHaveProperty('converted')
    expect(getProduct({ inStock: null, priceLabel: 'Sold Out' }).inStock).toBe(false)
    expect(getProduct({ inStock: false, price: 0 }).price).toBe(0)
  })
})

describe('pictures', () => {
  it('PR1 have all four variants, the nearest standing in', () => {
    const { image } = getProduct({ image: picture('p', ['Small', 'Large']) })
    expect(Object.entries(image?.sizes ?? {}).map(([name, { url }]) => [name, url])).toEqual([
      ['Medium', 'https://img.example/p_Large.jpg'],
      ['XLarge', 'https://img.example/p_Large.jpg'],
      ['Best', 'https://img.example/p_Large.jpg'],
      ['Original', 'https://img.example/p_Large.jpg'],
    ])
  })

  it('PR1 take the size of Original from Best', () => {
    const { image } = getProduct()
    expect(image?.sizes.Original).toEqual({
      url: 'https://img.example/main_Original.jpg',
      width: 112,
      height: 140,
    })
    const sizeless = {
      id: 'p',
      sizes: { Original: { url: 'https://img.example/p.jpg', width: 0, height: -4 } },
    }
    expect(getProduct({ image: sizeless }).image?.sizes.Original).toMatchObject({ width: 720, height: 900 })
  })

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//img.example/a.jpg',
    'http://',
    'a.jpg',
    '',
  ])('are dropped at the address %j', url => {
    const product = getProduct({
      image: { id: 'x', sizes: { Best: { url } } },
      alternateImages: [],
      colors: [],
    })
    expect(product.images).toEqual([])
    expect(product).not.toHaveProperty('image')
  })

  it('let the first good one be the main one', () => {
    const product = getProduct({ image: null })
    expect(product.image?.id).toBe('back')
    expect(product.alternateImages.map(({ id }) => id)).toEqual(['main'])
  })
})

describe('categories', () => {
  const category = (id: string) => ({ id, name: id, fullName: id })

  it.each([
    [['day-dresses'], 'day-dresses'],
    [['shirt-dresses'], 'day-dresses'],
    // The deepest of several, in whatever order.
    [['womens-clothes', 'day-dresses', 'dresses'], 'day-dresses'],
    // Known to us although the upstream does not list it.
    [['ankle-boots'], 'ankle-boots'],
    [['kids-and-baby'], 'kids'],
    [['clothes-shoes-and-jewelry'], undefined],
    [['nothing'], undefined],
    [['chicken'], undefined],
    [['constructor', '__proto__'], undefined],
    [[], undefined],
  ])('%j are listed under %s', (ids, categoryId) => {
    expect(getProduct({ categories: ids.map(category) }).categoryId).toBe(categoryId)
  })
})
