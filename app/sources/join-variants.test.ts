import { describe, expect, it } from 'vitest'
import type { Product } from '#app/domain/product.ts'
import type { Audience } from '#app/vocabulary/audience.ts'
import { joinVariants } from './join-variants.ts'
import { normalizePrices, type SentPrices } from './normalize-prices.ts'
import { toSingleImage } from './single-image.ts'
import type { Variant } from './variant.ts'

const of = { source: 'c', id: '14000004~~NQ-4471', groupId: 'NQ-4471', adSource: 'CJ' } as const

/** Makes a plain shirt with the fields under test. */
function toVariant(changes: Partial<Variant> = {}): Variant {
  return {
    rowId: 'NQ-4471',
    title: 'Northquay Harbour Stripe Shirt',
    retailer: { id: '2000002', name: 'Alder & Finch US' },
    brand: 'Northquay',
    prices: toPrices(),
    clickUrl: 'https://clicks.example/nq-4471',
    locale: 'en_US',
    paths: [],
    alternateImages: [],
    materials: [],
    ...changes,
  }
}

function toPrices(changes: Partial<SentPrices> = {}) {
  const prices = normalizePrices({ currency: 'USD', price: 89, inStock: true, ...changes })
  if ('reason' in prices) throw new Error(prices.detail)
  return prices
}

function join(...changes: [Partial<Variant>, ...Partial<Variant>[]]): Product {
  const [first, ...others] = changes
  return joinVariants(of, [toVariant(first), ...others.map(toVariant)])
}

function variant(color: string, size: string, more: Partial<Variant> = {}): Partial<Variant> {
  const image = toSingleImage(`https://img.example/${color}.jpg`)
  return {
    rowId: `NQ-4471-${color}-${size}`,
    sku: `NQ-4471-${color}-${size}`,
    title: `Northquay Harbour Stripe Shirt - ${color} - ${size}`,
    color,
    size,
    ...(image && { image }),
    ...more,
  }
}

/** Returns the same variant without a picture. */
function unpictured({ image, ...rest }: Partial<Variant>): Partial<Variant> {
  return rest
}

/** Makes a number with a correct check digit. */
function toGtin(at: number): string {
  const digits = `40063813${String(at).padStart(4, '0')}`
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}

describe('joinVariants', () => {
  const cotton = ['Cotton', 'Elastane']
  const rows = [
    variant('White', 'M', { materials: ['Cotton', 'Linen'], lastModified: '2024-05-02' }),
    variant('Navy', 'XL', { materials: cotton, createdDate: '2023-11-30' }),
    variant('Navy', 'S', { materials: cotton, prices: toPrices({ inStock: false }) }),
    unpictured(
      variant('White', 'S', {
        materials: ['cotton'],
        createdDate: '2024-01-09',
        lastModified: '2024-05-09',
      }),
    ),
  ] as const

  it('PR1 lists each size of a list in one field, and whether it is in stock', () => {
    const { sizes, stock } = join(
      variant('Navy', 'S|M', { rowId: '1' }),
      variant('Navy', '36, 38', { rowId: '2', prices: toPrices({ inStock: false }) }),
    )
    expect(sizes.map(({ name }) => name)).toEqual(['S', 'M', '36', '38'])
    expect(stock).toEqual([
      { color: 'Navy', size: 'S' },
      { color: 'Navy', size: 'M' },
    ])
  })

  it('PR1 PR2 leaves out values that stand for none', () => {
    const { brand, retailerBrand, brandedName, sizes, materialTags, custom, description, ...rest } =
      join({
        ...{ brand: 'N/A', size: 'n/a', materials: ['-', 'Cotton'], mpn: 'none', title: 'Shirt' },
        ...{ description: 'N/A', genderTag: 'n/a', condition: 'N/A' },
      })
    expect([brand, retailerBrand, brandedName]).toEqual([undefined, undefined, 'Shirt'])
    expect([sizes, materialTags, description]).toEqual([[], [{ name: 'Cotton' }], ''])
    expect(custom).not.toHaveProperty('mpn')
    expect(rest).not.toHaveProperty('genderTag')
    expect([rest.gender, rest.preOwned]).toEqual([undefined, false])
    const [none, some] = [join({ brand: 'Unknown' }, { rowId: '2', brand: 'NORTHQUAY' }), join({})]
    expect([none.brand, none.retailerBrand]).toEqual([some.brand, 'NORTHQUAY'])
  })

  it('PR1 joins the sizes, colors, pictures and stock of all rows', () => {
    const product = join(...rows)
    expect(product).toMatchObject({
      ...of,
      name: 'Northquay Harbour Stripe Shirt',
      stock: [
        { color: 'Navy', size: 'XL' },
        { color: 'White', size: 'M' },
        { color: 'White', size: 'S' },
      ],
      materialTags: [{ name: 'Cotton' }, { name: 'Elastane' }, { name: 'Linen' }],
      createdDate: '2023-11-30',
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

  it('leads with the cheapest variant in stock', () => {
    const product = join(
      variant('Navy', 'S', { prices: toPrices({ price: 95 }), custom: { catalogId: '1' } }),
      variant('White', 'M', { prices: toPrices({ price: 70 }), custom: { catalogId: '2' } }),
      variant('Red', 'L', {
        prices: toPrices({ price: 20, inStock: false }),
        custom: { catalogId: '3' },
      }),
    )
    expect(product).toMatchObject({ price: 7000, inStock: true })
    expect(product.custom).toMatchObject({ catalogId: '2', sku: 'NQ-4471-White-M' })
    expect(product.image?.id).toBe('https://img.example/White.jpg')
  })

  it('marks a product as sold out when every variant is, and keeps its price', () => {
    const prices = toPrices({ inStock: false })
    const product = join(variant('Navy', 'S', { prices }), variant('Navy', 'M', { prices }))
    expect(product).toMatchObject({
      inStock: false,
      priceLabel: 'Sold Out',
      price: 8900,
      stock: [],
    })
    expect(product.sizes).toHaveLength(2)
  })

  it('PR8 keeps every variant’s GTIN, and the first row’s as the product’s, whichever variant leads', () => {
    const product = join(
      variant('Navy', 'S', { rowId: '1', gtin: '4006381333931' }),
      variant('Navy', 'M', {
        rowId: '2',
        gtin: '5901234123457',
        prices: toPrices({ salePrice: 1 }),
      }),
      variant('Navy', 'L', { rowId: '3', gtin: '1234' }),
      variant('Navy', 'XL', { rowId: '4', gtin: '400-6381-33393-1' }),
    )
    expect(product.salePrice).toBe(100)
    expect(product.custom.gtins).toBe('04006381333931/05901234123457')
    expect(product.gtin).toBe('04006381333931')
  })

  it.each([59, 60, 61])('PD3 keeps 60 characters of a size: %i', length => {
    const product = join(variant('Navy', 'M'), variant('Navy', 'x'.repeat(length)))
    const names = product.sizes.map(({ name }) => name.length)
    expect(Math.max(...names)).toBe(Math.min(60, length))
  })

  it('LS2 keeps the SKU and MPN of every variant, for search', () => {
    const product = join(
      variant('Navy', 'S', { rowId: '1', sku: 'LK-S', mpn: 'M-1' }),
      variant('Navy', 'M', { rowId: '2', sku: 'LK-M', mpn: 'N/A' }),
      variant('Navy', 'L', { rowId: '3', sku: 'LK-L', mpn: 'M-1' }),
    )
    expect(`${product.custom.variantCodes}`.split('\n').sort()).toEqual([
      'LK-L',
      'LK-M',
      'LK-S',
      'M-1',
    ])
    const single = join(variant('Navy', 'S', { sku: 'LK-S', mpn: 'M-1' }))
    expect(single.custom).not.toHaveProperty('variantCodes')
  })

  it('PR8 lists no GTINs for a product with a single one', () => {
    const gtin = '4006381333931'
    const product = join(variant('Navy', 'S', { gtin }), variant('Navy', 'M', { gtin }))
    expect(product.gtin).toBe('04006381333931')
    expect(product.custom).not.toHaveProperty('gtins')
  })

  it.each<
    [
      what: string,
      limit: number,
      make: (at: number) => Partial<Variant>,
      count: (of: Product) => number,
    ]
  >([
    ['pictures', 60, at => variant(`Shade ${at}`, 'M'), ({ images }) => images.length],
    [
      'GTINs',
      200,
      at => ({ gtin: toGtin(at) }),
      ({ custom }) => `${custom.gtins}`.split('/').length,
    ],
    [
      'codes',
      400,
      at => ({ sku: `SKU-${at}` }),
      ({ custom }) => `${custom.variantCodes}`.split('\n').length,
    ],
    [
      'categories',
      10,
      at => ({ paths: [['Shirts', `Kind ${'abcdefghijk'[at]}`]] }),
      ({ categories }) => categories.length,
    ],
    [
      'materials',
      20,
      at => ({ materials: [`Fiber ${at}`] }),
      ({ materialTags }) => materialTags.length,
    ],
  ])('PR2 keeps all %s up to %i', (_, limit, make, count) => {
    const joinRows = (rows: number) => {
      const [first = {}, ...others] = Array.from({ length: rows }, (_, at) => ({
        ...make(at),
        rowId: `${at}`,
      }))
      return count(join(first, ...others))
    }
    expect([limit - 1, limit, limit + 1].map(joinRows)).toEqual([limit - 1, limit, limit])
  })

  it('fills missing fields of the leading row from the others', () => {
    const { brand, ...bare } = toVariant(
      variant('Navy', 'S', { prices: toPrices({ salePrice: 62.3 }) }),
    )
    const full = toVariant(
      variant('Navy', 'M', {
        genderTag: 'female',
        googleId: '212',
        googlePath: 'Apparel & Accessories > Clothing > Shirts & Tops',
        description: 'Relaxed shirt.',
        condition: 'used',
        mpn: 'NQ4471',
      }),
    )
    const product = joinVariants(of, [bare, full])
    expect(product).toMatchObject({
      retailerBrand: brand,
      gender: 'women',
      preOwned: true,
      description: 'Relaxed shirt.',
      custom: { sku: 'NQ-4471-Navy-S', mpn: 'NQ4471' },
    })
    expect(product.categories[0]?.id).toBe('212')
  })

  it('strips a color from the title even if only another row states it', () => {
    const { color, ...untold } = variant('Navy', 'S')
    expect(join(untold, variant(`${color}/White`, 'M')).name).toBe('Northquay Harbour Stripe Shirt')
    expect(join(untold).name).toBe('Northquay Harbour Stripe Shirt - Navy')
  })

  it.each<[string, string | undefined, string, string]>([
    // Each case is a title and a brand, then the name with and without the brand.
    ['Northquay Harbour Shirt', 'Northquay', 'Northquay Harbour Shirt', 'Harbour Shirt'],
    ['NORTHQUAY - Harbour Shirt', 'Northquay', 'NORTHQUAY - Harbour Shirt', 'Harbour Shirt'],
    ['Harbour Shirt', 'Northquay', 'Northquay Harbour Shirt', 'Harbour Shirt'],
    ['Northquays Shirt', 'Northquay', 'Northquay Northquays Shirt', 'Northquays Shirt'],
    ['Harbour Shirt', undefined, 'Harbour Shirt', 'Harbour Shirt'],
  ])(
    'derives names with and without the brand from %j by %j',
    (title, brand, brandedName, unbrandedName) => {
      const { brand: _, ...unbranded } = toVariant({ title })
      const product = joinVariants(of, [
        { ...unbranded, ...(brand === undefined ? {} : { brand }) },
      ])
      expect(product).toMatchObject({ name: title, brandedName, unbrandedName })
    },
  )

  it('distinguishes colors that differ only in a number', () => {
    const product = join(
      variant('001', 'S'),
      variant('410', 'S'),
      variant('Navy', 'S'),
      variant('NAVY', 'M'),
    )
    expect(product.colors.map(({ id }) => id)).toEqual(['001', '410', 'navy'])
  })

  it("PR1 maps kids' products to girls, boys or babies by gender and age group", () => {
    const place = (genderTag: string, ageGroup: string) =>
      join({ genderTag, ageGroup, googleId: '187' }).categoryId
    expect(place('female', 'kids')).toBe('girls-shoes')
    expect(place('male', 'kids')).toBe('boys-shoes')
    expect(place('male', 'infant')).toBe('baby-shoes')
    expect(place('female', 'adult')).toBe('womens-shoes')
  })

  it("PR7 uses the feed's or the retailer's audience for products without a gender", () => {
    const boots = toVariant({ title: 'Boots', paths: [['Shoes', 'Boots']] })
    const toNode = (retailer: string, usualAudience?: Audience) =>
      joinVariants(
        of,
        [{ ...boots, retailer: { id: '1', name: retailer } }],
        usualAudience && { usualAudience },
      ).categoryId
    expect(toNode('Alder & Finch')).toBeUndefined()
    expect(toNode('Alder & Finch', { sex: 'male' })).toBe('mens-boots')
    expect(toNode('Ann Taylor')).toBe('boots')
    expect(toNode('Ann Taylor', { sex: 'male' })).toBe('mens-boots')
  })

  it("recognizes kids' products by their age group", () => {
    expect(join({ genderTag: 'female', ageGroup: 'toddler' }).gender).toBe('kids')
    expect(join({ genderTag: 'male', ageGroup: 'adult' }).gender).toBe('men')
  })

  it.each([
    ['jeans', 'Men > Jeans', '32', 'waist:32'],
    ['dresses', 'Women > Dresses', '8', 'us:8'],
    ['pumps', 'Women > Shoes > Pumps', '8', 'shoe-us:8'],
    ['rings', 'Women > Jewelry > Rings', '7', 'written:rings:7'],
  ])('LS2 reads sizes of %s on their own scale', (_, path, size, sizeId) => {
    expect(join({ title: 'A thing', size, paths: [path.split(' > ')] }).sizes).toEqual([
      { name: size, ...(sizeId === undefined ? {} : { sizeId }) },
    ])
  })

  it("takes the name of Google's category from its last level, ignoring stray separators", () => {
    expect(join({ googleId: '212', googlePath: 'Apparel>Tops > ' }).categories).toEqual([
      { id: '212', name: 'Tops', fullName: 'Apparel > Tops' },
    ])
  })

  it('prefers fields that the source states, even if undefined', () => {
    const image = toSingleImage('https://img.example/deep-navy.jpg')
    const stated = {
      unbrandedName: 'Harbour Shirt',
      brand: undefined,
      categoryId: undefined,
      colors: [{ id: 'deep-navy', name: 'Deep Navy', ...(image && { image }) }],
      sizes: [],
    }
    const product = joinVariants({ ...of, ...stated }, [toVariant(variant('Navy', 'S'))])
    expect(product).toMatchObject({
      name: 'Northquay Harbour Stripe Shirt',
      unbrandedName: 'Harbour Shirt',
      colors: stated.colors,
      sizes: [],
    })
    expect(product.images).toContainEqual(image)
    expect(product).not.toHaveProperty('brand')
    expect(product).not.toHaveProperty('categoryId')
  })
})

it.each([
  ['images', 59, 60],
  ['images', 60, 60],
  ['paths', 10, 10],
  ['paths', 11, 10],
  ['materials', 20, 20],
  ['materials', 21, 20],
] as const)('PD2 keeps a limited number of %s: of %i, %i', (field, count, kept) => {
  const image = (at: number) => toSingleImage(`https://img.example/${at}.jpg`) ?? []
  const names = Array.from(
    { length: count },
    (_, at) => `Kind${'abcdefghijklmnopqrstu'.charAt(at)}`,
  )
  const product = join({
    ...(field === 'images' ? { alternateImages: names.flatMap((_, at) => image(at)) } : {}),
    ...(field === 'paths' ? { paths: names.map(name => [name]) } : {}),
    ...(field === 'materials' ? { materials: names } : {}),
    image: toSingleImage('https://img.example/main.jpg'),
  } as Partial<Variant>)
  const sizes = {
    images: product.images.length,
    paths: product.categories.length,
    materials: product.materialTags.length,
  }
  expect(sizes[field]).toBe(kept)
})
