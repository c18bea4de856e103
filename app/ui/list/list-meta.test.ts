import { expect, it } from 'vitest'
import type { FacetName } from '#app/domain/facets/facets.ts'
import type { FacetValue } from '#app/domain/listing.ts'
import { getPaging } from '#app/domain/paging.ts'
import { emptyFacets } from '#app/domain/testing/empty-facets.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { packList } from '#app/pages/browser/packed-list.ts'
import { toListPage } from '#app/pages/list-page.ts'
import { getShell } from '#app/storefronts/shell.ts'
import { getStorefront } from '#app/storefronts/storefronts.ts'
import { getListMeta } from './list-meta.ts'

const site = getStorefront('localhost')
const count = (value: string, label = value): FacetValue => ({ value, label, count: 5 })
const facets: Record<FacetName, FacetValue[]> = {
  ...emptyFacets(),
  retailers: [count('Alder & Finch')],
  brands: [count('Northquay'), count('Chloé')],
  colors: [count('red', 'Red')],
  prices: [count('20-40', '$20 to $40'), count('17-23', '$17 to $23')],
  sizes: [count('letter:m', 'M')],
  conditions: [count('new', 'New')],
  deals: [count('sale', 'On sale')],
  stock: [count('in', 'In stock')],
  materials: [count('linen', 'Linen')],
  fibers: [count('linen.50', 'At least 50% linen')],
  synthetics: [count('none', 'No synthetics')],
}

function readMeta(search: string, total: number) {
  const query = parseListQuery(new URLSearchParams(search))
  const listing = {
    products: total > 0 ? [sampleProduct] : [],
    paging: getPaging(1, total),
    retailerCount: 2,
    facets: { ...facets, categories: [{ label: 'All', depth: 0, count: 12 }] },
  }
  const list = packList(toListPage(listing, query))
  const shell = getShell(site, [site])
  const tags: Record<string, unknown>[] = getListMeta({
    loaderData: { list },
    matches: [{ loaderData: { shell } }],
  })
  return {
    title: String(tags.find(tag => 'title' in tag)?.title),
    canonical: String(tags.find(({ rel }) => rel === 'canonical')?.href).slice(site.siteUrl.length),
    isNoindex: tags.some(({ name, content }) => name === 'robots' && content === 'noindex, follow'),
  }
}

it.each([
  ['', '/products'],
  ['brand=Northquay', '/stores/northquay'],
  ['store=Alder+%26+Finch', '/retailers/alder-finch'],
  ['color=red', '/products?color=red'],
  ['price=20-40', '/products?price=20-40'],
  // These facets have a fixed list of values. Other values
  // are ignored, so these are lists of all products.
  ['color=mauve', '/products'],
  ['material=kryptonite', '/products'],
  ['deal=unknown', '/products'],
  ['condition=unknown', '/products'],
  ['stock=unknown', '/products'],
])('SE1 lets search engines index %j as %s', (search, canonical) => {
  expect(readMeta(search, 5)).toMatchObject({ canonical, isNoindex: false })
})

it.each(['store=Unknown', 'brand=Unknown', 'size=letter:xxs', 'price=1-2', 'material=hemp'])(
  'SE1 marks the empty list of %s as noindex, with the canonical URL of the unfiltered list',
  search => {
    expect(readMeta(search, 0)).toMatchObject({ canonical: '/products', isNoindex: true })
  },
)

it.each([
  ['brand=Northquay&brand=Unknown', '/stores/northquay'],
  ['brand=Northquay&color=red', '/products?brand=Northquay&color=red'],
  ['not.brand=Unknown', '/products?not.brand=Unknown'],
  ['sizes=mine', '/products'],
  ['price=17-23', '/products?price=17-23'],
  ['q=midi', '/products?q=midi'],
  ['sort=newest', '/products?sort=newest'],
])('SE1 keeps %s out of search results', (search, canonical) => {
  expect(readMeta(search, 5)).toMatchObject({ canonical, isNoindex: true })
})

it.each([
  ['deal=sale', 'Sale'],
  ['color=red', 'All products: Red'],
  ['deal=sale&color=red', 'Sale'],
])('SE1 titles the document of %s without saying a filter twice', (search, title) => {
  expect(readMeta(search, 5).title).toBe(`${title} | ${site.siteName}`)
})
