import { describe, expect, it } from 'vitest'
import type { Doubt } from '#app/domain/doubt.ts'
import type { Product } from '#app/domain/product.ts'
import { createCategoryMap } from './map-categories.ts'
import { normalizeProduct } from './normalize.ts'

const mapCategory = createCategoryMap({
  categories: [
    { id: 'women', parentId: 'clothes-shoes-and-jewelry' },
    { id: 'womens-clothes', parentId: 'women' },
    { id: 'dresses', parentId: 'womens-clothes' },
    { id: 'day-dresses', parentId: 'dresses' },
    // Our tree does not have this node.
    { id: 'shirt-dresses', parentId: 'day-dresses' },
    { id: 'kids-and-baby', parentId: 'clothes-shoes-and-jewelry' },
    // These categories form a cycle in the tree.
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
    {
      id: 'shirt-dresses',
      name: 'Shirt Dresses',
      shortName: 'Shirt',
      fullName: "Women's Shirt Dresses",
    },
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

function normalize(changes: Record<string, unknown> = {}) {
  return normalizeProduct({ ...record, ...changes }, mapCategory)
}

function getProduct(changes: Record<string, unknown> = {}): Product {
  const normalized = normalize(changes)
  if ('rejection' in normalized) throw new Error(normalized.rejection.detail)
  return normalized.product
}

function getDetail(changes: Record<string, unknown>): string | undefined {
  const normalized = normalize(changes)
  return 'rejection' in normalized ? normalized.rejection.detail : undefined
}

describe('normalizeProduct', () => {
  it('PR1 fills every field of a product', () => {
    const { images, image, alternateImages, colors, imageMetadata, ...rest } = getProduct()
    expect(rest).toEqual({
      source: 's',
      id: '730112845',
      name: 'Northquay Harbour Stripe Linen Midi Dress',
      brandedName: 'Northquay Harbour Stripe Linen Midi Dress',
      unseenColorIds: ['20'],
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
      composition: [{ material: 'linen' }],
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

  it('accepts a minimal record, with null for absent fields', () => {
    const { id, name, currency, price, retailer, clickUrl } = record
    const bare = { id, name, currency, price, retailer, clickUrl }
    const nulls = Object.fromEntries(Object.keys(record).map(key => [key, null]))
    for (const sent of [bare, { ...nulls, ...bare }]) {
      const normalized = normalizeProduct(sent, mapCategory)
      if ('rejection' in normalized) throw new Error(normalized.rejection.detail)
      const { product } = normalized
      expect(product).toMatchObject({
        inStock: false,
        images: [],
        stock: [],
        colors: [],
        sizes: [],
        categories: [],
      })
      expect(product).toMatchObject({
        description: '',
        priceLabel: 'Sold Out',
        discount: 0,
        unbrandedName: name,
      })
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
  ])('PR5 rejects %j with the field and the reason', (changes, detail) => {
    expect(getDetail(changes)).toMatch(new RegExp(`^${detail}`))
    const normalized = normalize(changes)
    expect('rejection' in normalized && normalized.rejection.record).toMatchObject(changes)
  })

  it.each([null, undefined, 'text', 4, [], true, {}])(
    'PR5 rejects %j, which is not a record',
    sent => {
      expect(normalizeProduct(sent, mapCategory)).toHaveProperty('rejection.reason')
    },
  )

  it.each([
    [{ brand: { id: '7', name: 'LEVI’S®' } }, { id: '7', name: "Levi's" }],
    [
      { brand: null, retailerBrand: 'NORTHQUAY' },
      { id: 'northquay', name: 'Northquay' },
    ],
    [{ brand: { id: '9', name: 'N/A' }, retailerBrand: null }, undefined],
  ])('PR1 normalizes the brand of %j to %j', (changes, brand) => {
    expect(getProduct(changes).brand).toEqual(brand)
  })

  it('LS2 uses canonical colors as sent and reads the names of the others', () => {
    const colors = [
      {
        name: 'Harbour',
        canonicalColors: [{ id: '10', name: 'Blue' }, { id: '15' }, { id: '999' }],
      },
      { name: 'Navy/Rose Gold', canonicalColors: [] },
      { name: 'Bermuda', canonicalColors: null },
    ]
    expect(getProduct({ colors }).colorIds).toEqual(['10', '15', '18'])
  })

  it.each([
    // The meaning of a number depends on the category.
    ['womens-shoes', { name: '8.5 M' }, 'shoe-us:8.5'],
    ['mens-jeans', { name: '32' }, 'waist:32'],
    ['dresses', { name: '8' }, 'us:8'],
    ['dresses', { name: '40', canonicalSize: { id: '87', name: 'L (12-14)' } }, 'letter:l'],
    ['sofas', { name: '3' }, 'written:sofas:3'],
    // A canonical size takes precedence over the free-text name, which may still add the cut.
    ['dresses', { name: 'US 10', canonicalSize: { name: 'M (8-10)' } }, 'letter:m'],
    ['dresses', { name: 'X', canonicalSize: { name: 'XL (16-18)' } }, 'letter:xl'],
    [
      'dresses',
      { name: 'Petite x Large', canonicalSize: { name: 'L (12-14)' } },
      'letter:l-petite',
    ],
    ['dresses', { name: '16W', canonicalSize: { name: 'Plus 1X (14-16)' } }, 'letter:1x'],
    ['dresses', { name: 'US 10', canonicalSize: { name: 'Other' } }, 'us:10'],
  ])('LS2 reads the size of %s, %j, as %s', (id, size, sizeId) => {
    const [first] = getProduct({ sizes: [size], categories: [{ id, name: id }] }).sizes
    expect(first?.sizeId).toBe(sizeId)
  })

  it.each(['XAU', 'XTS', 'ZZZ'])(
    'PR4 rejects a record with a price in %s and names the record and the currency',
    currency => {
      expect(normalize({ currency })).toMatchObject({
        rejection: {
          id: '730112845',
          reason: 'unknown currency',
          detail: `currency: unknown code "${currency}"`,
        },
      })
    },
  )

  it('PR4 converts a price in a rare currency', () => {
    const { converted, price, currency } = getProduct({
      currency: 'KWD',
      price: 30.7,
      salePrice: null,
    })
    expect([price, currency, converted?.price.priceLabel]).toEqual([30_700, 'KWD', '$100.00'])
  })

  it('PR1 ignores a color, swatch or stock line named "N/A"', () => {
    const { colors, colorIds, stock } = getProduct({
      colors: [{ name: 'N/A' }, { name: 'none' }, { name: 'Navy' }],
      stock: [{ color: { name: 'N/A' }, size: { name: 'S' } }, { color: { name: 'See image' } }],
    })
    expect([colors, colorIds, stock]).toEqual([
      [{ id: 'navy', name: 'Navy' }],
      ['10'],
      [{ size: 'S' }],
    ])
  })

  it('reports the id of a rejected record, if it has one', () => {
    expect(normalize({ price: 'x' })).toMatchObject({ rejection: { id: '730112845' } })
    expect(normalize({ id: null, price: 'x' })).not.toHaveProperty('rejection.id')
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

  it('is safe from prototype pollution', () => {
    const sent = JSON.parse(JSON.stringify(record).replace('{', '{"__proto__":{"inStock":false},'))
    const normalized = normalizeProduct(sent, mapCategory)
    expect(normalized).toMatchObject({ product: { inStock: true } })
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
    // Each case is the price, sale price and discount as
    // sent, then the sale price in cents and the discount.
    [165, 106, 35, 10600, 35],
    // A discount rounded to the nearest percent instead of down is used as sent.
    [165, 106, 36, 10600, 36],
    [165, 106, 90, 10600, 35],
    [165, 106, null, 10600, 35],
    // There is no sale, although the record claims one.
    [165, 165, 35, undefined, 0],
    [165, 180, 35, undefined, 0],
    [165, 0, 100, undefined, 0],
    [165, undefined, 35, undefined, 0],
    [165, 164.999, 0, undefined, 0],
  ])(
    'PR4 turns the price %d, sale price %d and discount %d %% into %d cents and %d %%',
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

  it('PR4 keeps the source’s currency in addition to US dollars', () => {
    const { converted, ...product } = getProduct({
      currency: 'GBP',
      price: 79,
      priceLabel: '£79',
      salePrice: 39.5,
    })
    expect(product).toMatchObject({
      currency: 'GBP',
      price: 7900,
      priceLabel: '£79',
      salePrice: 3950,
    })
    expect(converted).toEqual({
      price: { price: 10000, currency: 'USD', priceLabel: '$100.00' },
      salePrice: { price: 5000, currency: 'USD', priceLabel: '$50.00' },
    })
  })

  it.each([
    [198, undefined, '$198'],
    [39.9, null, '$39.90'],
    [3070, ' ', '$3,070'],
  ])('formats %d with the label %j as %s', (price, priceLabel, label) => {
    expect(getProduct({ price, priceLabel }).priceLabel).toBe(label)
  })

  it('PD5 keeps the label "Sold Out" and the listed price, without a current price', () => {
    const product = getProduct({
      inStock: false,
      priceLabel: 'Sold Out',
      salePrice: null,
      stock: undefined,
    })
    expect(product).toMatchObject({
      inStock: false,
      priceLabel: 'Sold Out',
      price: 19800,
      stock: [],
    })
    expect(product).not.toHaveProperty('converted')
    expect(getProduct({ inStock: null, priceLabel: 'Sold Out' }).inStock).toBe(false)
    expect(getProduct({ inStock: null, priceLabel: 'SOLD OUT' }).inStock).toBe(false)
    expect(getProduct({ inStock: false, price: 0 }).price).toBe(0)
  })
})

describe('availability', () => {
  it.each([
    [{ inStock: null, priceLabel: '$198' }, true, 0],
    [{ inStock: null, priceLabel: null }, false, 1],
    [{ inStock: undefined, priceLabel: 'Ask us' }, false, 1],
    [{ inStock: true, priceLabel: null }, true, 0],
  ])('PR2 reads %j as %s', (changes, inStock, doubts) => {
    const noted: Doubt[] = []
    const normalized = normalizeProduct({ ...record, ...changes }, mapCategory, doubt =>
      noted.push(doubt),
    )
    expect(normalized).toMatchObject({ product: { inStock } })
    expect(noted).toHaveLength(doubts)
    expect('isDoubtful' in normalized).toBe(doubts > 0)
  })
})

describe('pictures', () => {
  it('PR1 have all four variants, each in the nearest available size', () => {
    const { image } = getProduct({ image: picture('p', ['Small', 'Large']) })
    expect(Object.entries(image?.sizes ?? {}).map(([name, { url }]) => [name, url])).toEqual([
      ['Medium', 'https://img.example/p_Large.jpg'],
      ['XLarge', 'https://img.example/p_Large.jpg'],
      ['Best', 'https://img.example/p_Large.jpg'],
      ['Original', 'https://img.example/p_Large.jpg'],
    ])
  })

  it('PR1 use the size of Best for Original', () => {
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
    expect(getProduct({ image: sizeless }).image?.sizes.Original).toMatchObject({
      width: 720,
      height: 900,
    })
  })

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'img/a.jpg',
    'http://',
    'a.jpg',
    '',
  ])('are dropped when the URL is %j', url => {
    const product = getProduct({
      image: { id: 'x', sizes: { Best: { url } } },
      alternateImages: [],
      colors: [],
    })
    expect(product.images).toEqual([])
    expect(product).not.toHaveProperty('image')
  })

  it('start with the first valid picture', () => {
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
    // The deepest of several categories is used, whatever their order.
    [['womens-clothes', 'day-dresses', 'dresses'], 'day-dresses'],
    // This node is in our tree, although the upstream does not list it.
    [['ankle-boots'], 'ankle-boots'],
    [['kids-and-baby'], 'kids'],
    [['clothes-shoes-and-jewelry'], undefined],
    // An unlisted category is replaced by the category for the
    // product's gender. A cycle or an empty list is not mapped.
    [['nothing'], 'women'],
    [['constructor', '__proto__'], 'women'],
    [['chicken'], undefined],
    [[], undefined],
  ])('%j are listed under %s', (ids, categoryId) => {
    expect(getProduct({ categories: ids.map(category) }).categoryId).toBe(categoryId)
  })
})
