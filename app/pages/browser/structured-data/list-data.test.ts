import { expect, it } from 'vitest'
import { type FacetName, facetNames } from '#app/domain/facets/facets.ts'
import type { FacetValue, Listing } from '#app/domain/listing.ts'
import { getPaging } from '#app/domain/paging.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { makeProducts } from '#app/store/testing.ts'
import { toListPage } from '../../list-page.ts'
import { toBreadcrumbData, toListData } from './list-data.ts'

const site = 'https://www.fashion8.com'
const noFacets = Object.fromEntries(facetNames.map(name => [name, []]))
const listing: Listing = {
  products: makeProducts(50),
  paging: getPaging(2, 120),
  retailerCount: 2,
  facets: { ...(noFacets as unknown as Record<FacetName, FacetValue[]>), categories: [] },
}
const list = toListPage(listing, parseListQuery(new URLSearchParams('page=2'), 'dresses'))

it('SE1 toListData numbers the first products of a page within the whole list', () => {
  const { itemListElement, ...rest } = toListData(list, site)
  expect(rest).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: "Women's Dresses",
    numberOfItems: 120,
  })
  expect(itemListElement).toHaveLength(12)
  expect(itemListElement).toContainEqual({
    '@type': 'ListItem',
    position: 51,
    url: `${site}${list.cards[0]?.path}`,
  })
})

it('LS2 toListData leaves out the similar products that follow a search’s matches', () => {
  const paging = getPaging(1, 3, 50, 47)
  const { numberOfItems, itemListElement } = toListData({ ...list, paging }, site)
  expect(numberOfItems).toBe(3)
  expect(itemListElement).toHaveLength(3)
})

it('SE1 toBreadcrumbData ends at the page itself', () => {
  expect(toBreadcrumbData(list.crumbs, list.path, site).itemListElement).toEqual(
    [
      ['All', '/products'],
      ['Women', '/products/women'],
      ['Clothing', '/products/women/womens-clothes'],
      ['Dresses', '/products/women/dresses?page=2'],
    ].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site}${path}`,
    })),
  )
})
