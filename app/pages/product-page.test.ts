import { describe, expect, it } from 'vitest'
import { toOffer } from '#app/domain/offer.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { withChanges } from '#app/domain/testing/with-changes.ts'
import { toProductMarkdown } from './markdown/product-markdown.ts'
import { toProductPage } from './product-page.ts'

describe('toProductPage', () => {
  const page = toProductPage(sampleProduct)

  it('PD1 LM5 builds the breadcrumb from All, main category, category, retailer, brand and name', () => {
    expect(page.crumbs.map(({ label }) => label)).toEqual([
      'All',
      'Women',
      'Day Dresses',
      'Alder & Finch',
      'Northquay',
      'Harbour Stripe Linen Midi Dress',
    ])
    expect(page.crumbs.map(({ to }) => to)).toEqual([
      '/products',
      '/products/women',
      '/products/women/day-dresses',
      '/products/women/day-dresses?store=Alder+%26+Finch',
      '/products/women/day-dresses?brand=Northquay',
      undefined,
    ])
  })

  it('PD1 PR8 lists other colors with their pages, and never as offers', () => {
    const siblings = [{ name: 'Navy', path: '/product/s/women/a/b/c/7' }]
    const page = toProductPage(sampleProduct, { siblings })
    expect(page.siblings).toEqual(siblings)
    expect(page.offers).toEqual([])
    expect(toProductMarkdown(page, 'https://shop.example')).toContain(
      '## Also in\n\n- [Navy](https://shop.example/product/s/women/a/b/c/7',
    )
    expect(toProductPage(sampleProduct).siblings).toEqual([])
  })

  it.each([
    [120, 'here'],
    [121, '…'],
  ])('SE2 sums a product up in 120 characters of its description: %i', (length, end) => {
    const description = ' ends here'.padStart(length, 'x')
    expect(
      toProductPage({ ...sampleProduct, description })
        .summary.split(' ')
        .at(-1),
    ).toBe(end)
  })

  it('PD6 shows sizes in capitals, with their canonical names if known', () => {
    expect(page.sizes).toMatchObject([{ name: 'S', title: 'S (4-6)' }, { name: 'ONE SIZE' }])
  })

  it.each([
    ['a size that is not in stock', { stock: [{ size: 's' }] }, [undefined, true]],
    ['nothing if the source lists no stock', { stock: [] }, [undefined, undefined]],
    ['all sizes of a sold-out product', { stock: [{ size: 's' }], inStock: false }, [true, true]],
  ])('PD6 marks %s as sold out', (_, changes, expected) => {
    const { sizes } = toProductPage({ ...sampleProduct, ...changes })
    expect(sizes.map(({ isSoldOut }) => isSoldOut)).toEqual(expected)
  })

  it.each([
    ['unknown', undefined, [true, undefined]],
    ['known', 41, [true, 41]],
    ['none', 0, [false, undefined]],
  ])('PD6 counts the products in a size on a scale: %s', (_, count, expected) => {
    const counted = count === undefined ? {} : { sizeCounts: new Map([['letter:xl', count]]) }
    const product = { ...sampleProduct, sizes: [{ name: 'xl', sizeId: 'letter:xl' as const }] }
    const [size] = toProductPage(product, counted).sizes
    expect([size?.to !== undefined, size?.similarCount]).toEqual(expected)
  })

  it.each([
    ['12', 'letter:l', '12 (L)'],
    ['8', 'us:8', 'US 8'],
    ['l', 'letter:l', undefined],
    ['one size', 'one', undefined],
  ] as const)(
    'PD6 names the list in size %s so that the size is recognized: %s %s',
    (name, sizeId, toName) => {
      const product = { ...sampleProduct, sizes: [{ name, sizeId }] }
      expect(toProductPage(product).sizes[0]?.toName).toBe(toName)
    },
  )

  it('PD6 links a size on a scale to the products in stock in that size', () => {
    const { sizes } = toProductPage({
      ...sampleProduct,
      sizes: [{ name: 'xl', sizeId: 'letter:xl' }],
      stock: [],
    })
    expect(sizes).toEqual([
      { name: 'XL', to: '/products/women/day-dresses?size=letter%3Axl&stock=in' },
    ])
  })

  it.each([
    [
      'percentages of one whole',
      [
        ['wool', 80],
        ['polyamide', 20],
      ],
      ['80% wool', '20% polyamide'],
    ],
    [
      'the names its source uses, for several parts',
      [
        ['cotton', 100],
        ['polyester', 100],
      ],
      ['Linen'],
    ],
  ] as const)('PR1 states materials as %s', (_, composition, materials) => {
    const stated = composition.map(([material, percent]) => ({ material, percent }))
    expect(toProductPage({ ...sampleProduct, composition: stated }).materials).toEqual(materials)
  })

  it('PD14 has a bar of its fibers only if it states their shares', () => {
    const composition = [
      { material: 'polyamide', percent: 20 },
      { material: 'wool', percent: 80 },
    ]
    expect(toProductPage({ ...sampleProduct, composition }).fibers).toEqual({
      main: '80% wool',
      percent: 80,
      rest: '20% polyamide',
    })
    const named = composition.map(({ material }) => ({ material }))
    expect(toProductPage({ ...sampleProduct, composition: named })).not.toHaveProperty('fibers')
  })

  it.each([
    ['broken', '7'],
    ['sold out', '7'],
    ['price differs', undefined],
    [undefined, undefined],
  ] as const)('OU5 recommends another offer when the link is %s', (linkWarning, expected) => {
    const at = (id: string, warning?: 'broken') => ({
      ...toOffer({ ...sampleProduct, id }),
      ...(warning ? { linkWarning: warning } : {}),
    })
    const offers = [toOffer(sampleProduct), at('6', 'broken'), at('7'), at('8')]
    const { nextBest, ...warned } = toProductPage(sampleProduct, {
      offers,
      ...(linkWarning ? { linkWarning } : {}),
    })
    expect(warned.linkWarning).toBe(linkWarning)
    expect(nextBest?.id).toBe(expected)
  })

  it('PD2 links a color to its own picture, if it has one', () => {
    const { colors } = toProductPage({
      ...sampleProduct,
      colors: [...sampleProduct.colors, { id: '11', name: 'Sand' }],
    })
    expect(colors).toEqual([
      { id: '10', name: 'Navy Stripe', picture: 0 },
      { id: '11', name: 'Sand' },
    ])
  })

  it('PD12 treats a product as long gone once it has not been sold for 180 days', () => {
    const now = new Date('2026-09-01T12:00:00Z')
    const goneFor = (days: number) =>
      toProductPage(sampleProduct, { now, goneSince: new Date(now.getTime() - days * 86_400_000) })
    expect(
      [page, goneFor(1), goneFor(179.9), goneFor(180)].map(({ isGone, isLongGone }) => [
        isGone,
        isLongGone,
      ]),
    ).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [true, true],
    ])
  })

  it('PD12 shows only the last price of a product that is no longer sold', () => {
    const cheaper = toOffer(
      withChanges(sampleProduct, { source: 'c', converted: undefined, salePrice: 100 }),
    )
    const gone = toProductPage(sampleProduct, {
      goneSince: new Date(),
      offers: [cheaper],
      history: {
        steps: [
          { since: new Date(0), currency: 'USD', price: 19_800, salePrice: 11_880, inStock: true },
        ],
      },
    })
    expect(gone.price).toEqual({ price: 'Sold Out', isSoldOut: true, lastPrice: '$118.80' })
    expect(gone.priceStory).toMatchObject({ saleCheck: undefined, lowest: undefined })
    expect(gone.saving).toBeUndefined()
    expect(gone.offers.map(({ isThis }) => isThis)).toEqual([false])
  })

  it('PD13 charts one line for each retailer, that of its cheapest offer', () => {
    const at = (id: string, name: string, price: number) =>
      toOffer({
        ...withChanges(sampleProduct, { converted: undefined, salePrice: undefined }),
        ...{ id, price, retailer: { id: name, name } },
      })
    const offers = [
      toOffer(sampleProduct),
      at('twin', sampleProduct.retailer.name, 30_000),
      at('dear', 'Birch', 25_000),
      at('cheap', 'Birch', 20_000),
      at('other', 'Cedar', 40_000),
    ]
    const step = (price: number) => [
      { since: new Date(0), currency: 'USD' as const, price, inStock: true },
    ]
    const offerSteps = new Map(
      offers.map(({ source, id, usdCents }) => [`${source}:${id}`, step(usdCents)]),
    )
    const { priceStory } = toProductPage(sampleProduct, {
      ...{ offers, offerSteps, history: { steps: step(11_880) } },
    })
    expect(priceStory?.others?.map(({ retailer, points }) => [retailer, points[0]?.price])).toEqual(
      [
        ['Birch', '$200.00'],
        ['Cedar', '$400.00'],
      ],
    )
  })

  it('never contains the tracked link', () => {
    const page = toProductPage(sampleProduct, { offers: [toOffer(sampleProduct)] })
    expect(JSON.stringify(page)).not.toContain('clicks.example')
  })

  it('supports a product without brand, category, pictures and sizes', () => {
    const bare = withChanges(sampleProduct, {
      brand: undefined,
      retailerBrand: undefined,
      categoryId: undefined,
      images: [],
      sizes: [],
      colors: [],
      imageMetadata: undefined,
    })
    const { brand, crumbs, pictures } = toProductPage(bare)
    expect({ brand, crumbs: crumbs.length, pictures }).toEqual({
      brand: 'Alder & Finch',
      crumbs: 3,
      pictures: [],
    })
  })
})
