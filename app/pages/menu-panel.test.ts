import { expect, it } from 'vitest'
import { childrenOf } from '#app/domain/category-tree.ts'
import type { Listing } from '#app/domain/listing.ts'
import { emptyFacets } from '#app/domain/testing/empty-facets.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { makeProduct } from '#app/store/testing.ts'
import { findMenuPanel } from './menu-panel.ts'

/** A catalogue that has one product in every category. */
const catalogue = {
  list: async ({ category }: ListQuery) =>
    ({
      products: [],
      facets: {
        ...emptyFacets(),
        categories: childrenOf(category).map(({ id, name }) => ({
          id,
          label: name,
          depth: 3,
          count: 1,
        })),
      },
    }) as unknown as Listing,
}
const findLabels = async (first: string[]) =>
  (await findMenuPanel(catalogue, 'womens-clothes', first))?.columns[0]?.links.map(
    ({ label }) => label,
  )

it('ST2 LY3 a menu panel starts with the categories that the storefront puts first', async () => {
  const usual = await findLabels([])
  expect(usual?.[0]).toBe('Dresses')
  const ordered = await findLabels(['womens-outerwear', 'sweaters'])
  expect(ordered?.slice(0, 3)).toEqual(['Coats & Outerwear', 'Sweaters', 'Dresses'])
})

it('LY3 there is no menu panel for an unknown category or a leaf', async () => {
  expect(await findMenuPanel(catalogue, 'unknown', [])).toBeUndefined()
  expect(await findMenuPanel(catalogue, 'day-dresses', [])).toBeUndefined()
})

it('LY3 the panel of women’s clothing has coats, and one too long lacks its smallest categories', async () => {
  const labels = await findLabels([])
  expect(labels).toContain('Coats & Outerwear')
  expect(labels).toHaveLength(12)
  const sparse = {
    list: async (query: ListQuery) => {
      const listing = await catalogue.list(query)
      const categories = listing.facets.categories.map((row, index) => ({
        ...row,
        count: index + 1,
      }))
      return { ...listing, facets: { ...listing.facets, categories } }
    },
  }
  const panel = await findMenuPanel(sparse, 'womens-clothes', [])
  const last = childrenOf('womens-clothes').slice(-12)
  expect(panel?.columns[0]?.links.map(({ label }) => label)).toEqual(last.map(({ name }) => name))
})

it('LY3 of two subcategories that are as large, the panel has a column each', async () => {
  const { columns = [] } = (await findMenuPanel(catalogue, 'kids', [])) ?? {}
  expect(columns.map(({ title }) => title)).toEqual(['Kids', 'Girls', 'Boys'])
})

it('ST2 LY3 the panel opens the subcategory that the storefront puts first, if any', async () => {
  const findTitle = async (first: string[]) =>
    (await findMenuPanel(catalogue, 'womens-clothes', first))?.columns[1]?.title
  expect(await findTitle(['womens-outerwear', 'dresses'])).toBe('Coats & Outerwear')
  expect(await findTitle(['handbags'])).toBe(await findTitle([]))
})

it('LY3 a menu panel has its largest brands and two tiers of deals', async () => {
  const toValue = (value: string, count: number) => ({ value, label: `Label of ${value}`, count })
  const rich = {
    list: async (query: ListQuery) => {
      const listing = await catalogue.list(query)
      const brands = Array.from({ length: 11 }, (_, index) => toValue(`Brand ${index}`, 20 - index))
      const deals = ['sale', 'drop', '20', '30', '50', '70'].map(value => toValue(value, 3))
      return { ...listing, facets: { ...listing.facets, brands, deals } }
    },
  }
  const { columns = [], pictures } = (await findMenuPanel(rich, 'womens-clothes', [])) ?? {}
  const [brands, offers] = columns.slice(-2)
  expect([brands?.title, brands?.links.length, brands?.links[0]?.to]).toEqual([
    'Brands',
    10,
    '/products/women/womens-clothes?brand=Brand+0',
  ])
  expect(offers?.links.map(({ label, to }) => [label, to])).toEqual([
    ['20% off or more', '/products/women/womens-clothes?deal=20'],
    ['50% off or more', '/products/women/womens-clothes?deal=50'],
  ])
  // There is nothing to show from a catalogue without pictures.
  expect(pictures).toEqual([])
})

it.each([
  [
    'of another kind and color',
    ['blue coats', 'red coats', 'blue boots', 'red boots'],
    'red boots',
  ],
  ['of another kind', ['blue coats', 'red coats', 'blue boots'], 'blue boots'],
  ['of another color', ['blue coats', 'red coats'], 'red coats'],
  ['that is another', ['blue coats', 'blue coats'], 'blue coats'],
])(
  'LY3 the pictures of a menu panel are of a popular product and a new one %s',
  async (_, newest, expected) => {
    const toShown = (text: string, at: number) => {
      const [color = '', categoryId] = text.split(' ')
      const product = makeProduct(`${at}-${text.replace(' ', '-')}`, { categoryId })
      return { ...product, images: sampleProduct.images, colorIds: [color] }
    }
    const shown = {
      list: async (query: ListQuery) => ({
        ...(await catalogue.list(query)),
        products: (query.sort === 'newest' ? newest : newest.slice(0, 1)).map(toShown),
      }),
    } as unknown as typeof catalogue
    const { pictures = [] } = (await findMenuPanel(shown, 'womens-clothes', [])) ?? {}
    const shownIds = pictures.map(({ picture }) => picture.address.split('/')[3])
    expect(shownIds).toEqual([
      '0-blue-coats',
      expect.stringMatching(`^[1-9]-${expected.replace(' ', '-')}$`),
    ])
  },
)
