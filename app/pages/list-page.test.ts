import { describe, expect, it } from 'vitest'
import type { ListedProduct } from '#app/domain/listing.ts'
import { getPaging } from '#app/domain/paging.ts'
import { emptyFacets } from '#app/domain/testing/empty-facets.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { toListPage } from './list-page.ts'

const listing = {
  products: [sampleProduct],
  paging: getPaging(1, 60),
  retailerCount: 2,
  facets: {
    ...emptyFacets(),
    colors: [{ value: 'red', label: 'Red', count: 2 }],
    categories: [{ label: 'All', depth: 0, count: 12 }],
    brands: [
      { value: 'Northquay', label: 'Northquay', count: 7 },
      { value: 'Chloé', label: 'Chloé', count: 3 },
    ],
    retailers: [{ value: 'Alder & Finch', label: 'Alder & Finch', count: 12 }],
  },
}
const toPage = (search: string, category?: string) =>
  toListPage(listing, parseListQuery(new URLSearchParams(search), category))

describe('toListPage', () => {
  it.each([
    ['', undefined, 'All products'],
    ['deal=sale', undefined, 'Sale'],
    ['deal=drop', undefined, 'Price drops'],
    ['deal=20', undefined, 'Store sales of 20% or more'],
    ['deal=sale&store=Alder+%26+Finch&color=red', undefined, 'Sale at Alder & Finch'],
    ['condition=preowned', undefined, 'Pre-owned'],
    ['condition=preowned&deal=sale', undefined, 'Sale'],
    ['condition=preowned&condition=rental', undefined, 'All products'],
    ['condition=new', undefined, 'All products'],
    ['deal=sale&deal=drop', undefined, 'All products'],
    ['deal=sale&brand=Northquay', undefined, 'Northquay'],
    ['q=midi&deal=sale', undefined, '“midi”'],
    ['', 'dresses', "Women's Dresses"],
    ['brand=Northquay', 'dresses', "Northquay Women's Dresses"],
    ['brand=Northquay', undefined, 'Northquay'],
    ['store=Alder+%26+Finch', 'dresses', "Women's Dresses at Alder & Finch"],
    ['brand=A&brand=B', 'dresses', "Women's Dresses"],
    ['q=midi&brand=Northquay', 'dresses', "“midi” in Women's Dresses"],
    ['q=midi', undefined, '“midi”'],
    // Filters of a category
    ['deal=sale', 'dresses', "Women's Dresses on sale"],
    ['color=red', 'dresses', "Women's Dresses in red"],
    ['color=multi', 'dresses', "Women's Dresses in several colors"],
    ['color=red&color=blue', 'dresses', "Women's Dresses"],
    ['not.color=red', 'dresses', "Women's Dresses, not red"],
    ['not.color=red&not.color=blue', 'dresses', "Women's Dresses"],
    ['price=-100', 'dresses', "Women's Dresses under $100"],
    ['price=500-', 'dresses', "Women's Dresses over $500"],
    ['price=50-100', 'dresses', "Women's Dresses $50 to $100"],
    ['price=-50&price=50-100', 'dresses', "Women's Dresses"],
    ['deal=drop', 'dresses', "Women's Dresses with price drops"],
    ['deal=verified', 'dresses', "Women's Dresses, verified sales"],
    ['deal=verified', 'women', "Women's verified sales"],
    ['deal=50', 'dresses', "Women's Dresses, store sales of 50% or more"],
    ['deal=sale&deal=drop', 'dresses', "Women's Dresses"],
    ['color=red&deal=sale&price=-100', 'dresses', "Women's Dresses in red on sale under $100"],
    [
      'color=red&deal=sale&store=Alder+%26+Finch&brand=Northquay',
      'dresses',
      "Northquay Women's Dresses in red at Alder & Finch on sale",
    ],
    ['deal=sale', 'women', "Women's sale"],
    ['deal=sale&color=red', 'men', "Men's sale in red"],
    ['deal=drop', 'kids', "Kids' price drops"],
    ['color=red', 'women', 'Women'],
    ['price=-50', 'women', 'Women'],
    ['deal=50', 'women', 'Women'],
    ['price=-50', 'womens-beauty', 'Beauty under $50'],
    ['size=us:8', 'dresses', "Women's Dresses"],
  ])('LS2 titles %j of %s as a store does', (search, category, title) => {
    expect(toPage(search, category).title).toBe(title)
  })

  it('LS8 titles a search in quotation marks without them', () => {
    expect(toPage('q="blak+dres"').title).toBe('“blak dres”')
  })

  it.each([
    ['color=red', ['red', 'plain', 'black Also in red', 'similar']],
    ['color=red&deal=sale', ['red', 'plain', 'black Also in red', 'similar']],
    ['color=red&sort=price-up', ['black Also in red', 'red', 'plain', 'similar']],
    ['', ['black', 'red', 'plain', 'similar']],
  ])('LS4 puts products that only come in the color %j last on their page', (search, shown) => {
    const products: ListedProduct[] = [
      { ...sampleProduct, unbrandedName: 'black', colorIds: ['16', '7'], unseenColorIds: ['7'] },
      { ...sampleProduct, unbrandedName: 'red', colorIds: ['7'] },
      { ...sampleProduct, unbrandedName: 'plain', colorIds: [] },
      { ...sampleProduct, unbrandedName: 'similar', colorIds: ['7'] },
    ]
    const paging = getPaging(1, 3, 50, 1)
    const query = parseListQuery(new URLSearchParams(search), undefined)
    const { cards } = toListPage({ ...listing, products, paging }, query)
    expect(cards.map(({ name, detail }) => [name, detail].filter(Boolean).join(' '))).toEqual(shown)
  })

  it.each([
    ['black dresses', [['Black Dresses', 'black dresses', '']], 0],
    ['black dress', [['Black Dresses', 'black dress', '']], 0],
    ['lbd', [['Black Dresses', 'lbd', '']], 0],
    ['red', [['Red', 'red', '']], 0],
    ['red midi', [['Red', 'red', 'midi']], 1],
    [
      'red dresses',
      [
        ['Red', 'red', 'dresses'],
        ['Dresses', 'dresses', 'red'],
      ],
      2,
    ],
    ['blak dres', [['Black Dresses', 'blak dres', '']], 0],
  ] as const)('SE3 leaves out what only repeats the search %j', (text, parts, shown) => {
    const understood = parts.map(([label, words, rest]) => {
      return { group: 'category' as const, value: label, label, words, rest }
    })
    const corrected = text === 'blak dres' ? [{ from: 'blak', to: 'black' }] : []
    const reading = { understood, corrected, dropped: [] }
    const page = toListPage({ ...listing, reading }, parseListQuery(new URLSearchParams()))
    expect(page.reading?.understood).toHaveLength(shown)
  })

  it.each([
    ['q=kids+raincoat', undefined, true, ["kids' raincoats"], "kids' coats"],
    ['q=kids+raincoat', undefined, false, undefined, undefined],
    ['q=kids+raincoat&price=-50', undefined, true, undefined, undefined],
    ['q=kids+raincoat', 'kids', true, undefined, undefined],
  ])('LS8 says what %j of %s lists instead', (search, category, isWider, unstocked, instead) => {
    const understood = [
      { group: 'category' as const, value: 'kids', label: 'Kids', words: 'kids', rest: 'raincoat' },
      {
        ...{ group: 'category' as const, value: 'girls-clothes', label: 'Coats' },
        ...{ words: 'raincoat', rest: 'kids' },
        ...(isWider ? { isWider: true as const } : {}),
      },
    ]
    const reading = { understood, corrected: [], dropped: [] }
    const query = parseListQuery(new URLSearchParams(search), category)
    const page = toListPage({ ...listing, products: [sampleProduct], reading }, query)
    expect(page.reading?.unstocked).toEqual(unstocked)
    expect(page.reading?.instead).toEqual(instead)
  })

  it('LS8 names a brand that nobody sells as it is written among the ignored words', () => {
    const reading = {
      ...{ understood: [], corrected: [], dropped: ['h', 'm', 'silk'] },
      unstocked: ['h&m'],
    }
    const query = parseListQuery(new URLSearchParams('q=h%26m+silk+dress'))
    const page = toListPage({ ...listing, products: [sampleProduct], reading }, query)
    expect(page.reading?.dropped).toEqual(['h&m', 'silk'])
  })

  it('RT2 starts the breadcrumb at All and ends it at the category', () => {
    expect(toPage('', 'dresses').crumbs).toEqual([
      { label: 'All', to: '/products' },
      { label: 'Women', to: '/products/women' },
      { label: 'Clothing', to: '/products/women/womens-clothes' },
      { label: 'Dresses' },
    ])
  })

  it.each([
    ['store=Alder+%26+Finch', '/retailers/alder-finch'],
    ['store=alder+%26+finch', '/retailers/alder-finch'],
    ['brand=Northquay&color=red', '/products?brand=Northquay&color=red'],
    // Values without products are ignored, so a typo in a link never gets its own canonical URL.
    ['store=Nobody', '/products'],
    ['brand=Nobody', '/products'],
    ['size=letter:xxs', '/products'],
    ['material=hemp', '/products'],
    ['price=1-2', '/products'],
    ['color=mauve', '/products'],
    ['deal=sale', '/products'],
    ['condition=rental', '/products'],
    ['stock=in', '/products'],
    ['brand=Nobody&store=Alder+%26+Finch', '/retailers/alder-finch'],
    ['brand=Nobody&color=red', '/products?color=red'],
    ['brand=Nobody&q=midi', '/products?q=midi'],
  ])('RT2 SE1 gives the list of %j the canonical path %s', (search, path) => {
    expect(toPage(search).path).toBe(path)
  })

  it('SE1 spells a brand in the canonical path as the catalogue does', () => {
    const query = parseListQuery(new URLSearchParams('brand=northquay'), 'dresses')
    const brands = [{ value: 'northquay', label: 'Northquay', count: 7 }]
    const found = { ...listing, facets: { ...listing.facets, brands } }
    expect(toListPage(found, query).path).toBe('/products/women/dresses?brand=Northquay')
  })

  it('LS3 omits a filter without values unless one of them is chosen', () => {
    const shown = (search: string) => toPage(search).filters.map(({ facet }) => facet)
    expect(shown('')).toEqual(['retailers', 'brands', 'colors'])
    expect(shown('size=letter:m')).toEqual(['retailers', 'brands', 'colors', 'sizes'])
  })

  it('LS4 puts brand, name, both prices, retailer, picture and outbound link on a card', () => {
    expect(toPage('').cards[0]).toMatchObject({
      brand: 'Northquay',
      name: 'Harbour Stripe Linen Midi Dress',
      retailer: 'Alder & Finch',
      price: { price: '$198.00', salePrice: '$118.80' },
      buyPath: '/out/s/730112845',
      path: '/product/s/women/northquay/88/harbour-stripe-linen-midi-dress/730112845',
      picture: { address: expect.stringMatching('^/image/s/730112845/') },
    })
  })
})
