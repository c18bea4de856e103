import { describe, expect, it } from 'vitest'
import { toListPage } from './list-page.ts'
import { getPaging } from './paging.ts'
import { parseListQuery } from './parse-list-query.ts'
import { sampleProduct } from './sample-product.ts'

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
    categories: [{ value: 'day-dresses', label: 'Day Dresses', count: 12 }],
    brands: [
      { value: 'Northquay', label: 'Northquay', count: 7 },
      { value: 'Chloé', label: 'Chloé', count: 3 },
    ],
    stores: [{ value: 'Alder & Finch', label: 'Alder & Finch', count: 12 }],
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

  it('RT2 begins the breadcrumb at All and ends it at the category', () => {
    expect(toPage('', 'dresses').crumbs).toEqual([
      { label: 'All', to: '/products' },
      { label: 'Women', to: '/products/women' },
      { label: 'Clothing', to: '/products/women/womens-clothes' },
      { label: 'Dresses' },
    ])
  })

  it('LS3 leaves out a filter with nothing to choose, and keeps one with a choice', () => {
    const groups = (search: string) => toPage(search).filters.map(({ group }) => group)
    expect(groups('')).toEqual(['stores', 'brands'])
    expect(groups('color=red')).toEqual(['stores', 'brands', 'colors'])
  })

  it('LS4 gives a card brand, name, both prices, retailer, picture and the way out', () => {
    expect(toPage('').cards[0]).toMatchObject({
      brand: 'Northquay',
      name: 'Harbour Stripe Linen Midi Dress',
      retailer: 'Alder & Finch',
      price: { price: '$198.00', salePrice: '$118.80', discount: 40 },
      buyPath: '/out/s/730112845',
      path: '/product/s/women/northquay/88/harbour-stripe-linen-midi-dress/730112845',
      picture: { address: expect.stringMatching('^/image/s/730112845/') },
    })
  })
})
