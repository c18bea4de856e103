import { describe, expect, it } from 'vitest'
import { getPaging } from '#app/domain/paging.ts'
import { parseListQuery } from '#app/domain/parse-list-query.ts'
import { sampleProduct } from '#app/domain/sample-product.ts'
import { toListPage } from './list-page.ts'

const listing = {
  products: [sampleProduct],
  paging: getPaging(1, 60),
  facets: {
    colors: [],
    prices: [],
    sizes: [],
    conditions: [],
    deals: [],
    stock: [],
    materials: [],
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
    ['', 'dresses', "Women's Dresses"],
    ['brand=Northquay', 'dresses', "Northquay Women's Dresses"],
    ['brand=Northquay', undefined, 'Northquay'],
    ['store=Alder+%26+Finch', 'dresses', "Women's Dresses at Alder & Finch"],
    ['brand=A&brand=B', 'dresses', "Women's Dresses"],
    ['q=midi&brand=Northquay', 'dresses', "“midi” in Women's Dresses"],
    ['q=midi', undefined, '“midi”'],
  ])('titles %j of %j %j', (search, category, title) => {
    expect(toPage(search, category).title).toBe(title)
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
    ['store=Alder+%26+Finch', 60, '/retailers/alder-finch'],
    // The page of a brand or retailer without products would be a 404.
    ['store=Nobody', 0, '/products?store=Nobody'],
    ['brand=Nobody', 0, '/products?brand=Nobody'],
  ])(
    'RT2 SE1 gives the list of %j with %i products the canonical path %s',
    (search, total, path) => {
      const query = parseListQuery(new URLSearchParams(search))
      expect(toListPage({ ...listing, paging: getPaging(1, total) }, query).path).toBe(path)
    },
  )

  it('LS3 omits a filter without values unless something is chosen in it', () => {
    const shown = (search: string) => toPage(search).filters.map(({ facet }) => facet)
    expect(shown('')).toEqual(['retailers', 'brands'])
    expect(shown('color=red')).toEqual(['retailers', 'brands', 'colors'])
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
