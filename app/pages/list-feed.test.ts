import { parseFeed } from 'feedsmith'
import { expect, it } from 'vitest'
import { getPaging } from '#app/domain/paging.ts'
import { formatProductKey } from '#app/domain/product-key.ts'
import { emptyFacets } from '#app/domain/testing/empty-facets.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { formatListFeed } from './list-feed.ts'
import { toListPage } from './list-page.ts'
import { findRssFaults } from './testing.ts'

const listing = {
  products: [{ ...sampleProduct, brand: { id: '1', name: 'Dunn & <Daughter>' } }],
  paging: getPaging(1, 60),
  retailerCount: 2,
  facets: {
    ...emptyFacets(),
    categories: [{ label: 'All', depth: 0, count: 60 }],
  },
}

const site = { siteName: 'A', siteUrl: 'https://a.example' }

it('SE1 formats a list as RSS with absolute links, prices and escaped names', () => {
  const list = toListPage(listing, parseListQuery(new URLSearchParams(), 'dresses'))
  const xml = formatListFeed(list, new Map(), '/products/women/dresses?color=red', site)
  const { format, feed } = parseFeed(xml)
  const [card] = list.cards
  expect(format).toBe('rss')
  expect(feed).toMatchObject({
    title: "Women's Dresses | A",
    link: 'https://a.example/products/women/dresses?color=red',
    atom: { links: [{ href: 'https://a.example/products/women/dresses.rss?color=red' }] },
    items: [
      {
        title: `Dunn & <Daughter> ${card?.name}`,
        link: `https://a.example${card?.path}`,
        description: expect.stringMatching(/^\$\d+\.\d\d .*at /),
      },
    ],
  })
})

it('SE1 dates a product by when we first read it from the source, not by imported past prices', () => {
  const list = toListPage(listing, parseListQuery(new URLSearchParams(), 'dresses'))
  const step = { currency: 'USD' as const, price: 5_000, inStock: true }
  const since = new Date('2026-03-04T05:06:07Z')
  const steps = [
    { ...step, since: new Date('2025-01-01'), isDemonstration: true as const },
    { ...step, since },
    { ...step, since: new Date('2026-05-01') },
  ]
  const { source, id } = sampleProduct
  const key = formatProductKey({ source, id })
  const xml = formatListFeed(list, new Map([[key, steps]]), '/products/women/dresses', site)
  expect(findRssFaults(xml)).toEqual([])
  expect(xml.match(/<pubDate>[^<]*/g)).toEqual([
    '<pubDate>Wed, 04 Mar 2026 05:06:07 GMT',
    '<pubDate>Wed, 04 Mar 2026 05:06:07 GMT',
  ])
})

it('LS2 SE1 leaves out the similar products that follow a search’s matches', () => {
  const products = ['1', '2', '3'].map(id => ({ ...sampleProduct, id }))
  const list = toListPage(
    { ...listing, products, paging: getPaging(1, 1, 50, 2) },
    parseListQuery(new URLSearchParams('q=tern')),
  )
  const { feed } = parseFeed(formatListFeed(list, new Map(), '/products?q=tern', site))
  expect(feed).toMatchObject({
    description: expect.stringContaining('1 product matches all words'),
  })
  expect('items' in feed ? feed.items : []).toHaveLength(1)
})
