import { parseFeed } from 'feedsmith'
import { expect, it } from 'vitest'
import { getPaging } from '#app/domain/paging.ts'
import { parseListQuery } from '#app/domain/parse-list-query.ts'
import { sampleProduct } from '#app/domain/sample-product.ts'
import { formatListFeed } from './list-feed.ts'
import { toListPage } from './list-page.ts'

const listing = {
  products: [{ ...sampleProduct, brand: { id: '1', name: 'Dunn & <Daughter>' } }],
  paging: getPaging(1, 60),
  facets: {
    colors: [],
    prices: [],
    sizes: [],
    conditions: [],
    deals: [],
    stock: [],
    materials: [],
    categories: [{ label: 'All', depth: 0, count: 60 }],
    brands: [],
    retailers: [],
  },
}

it('SE1 formats a list as RSS with absolute links, prices and escaped names', () => {
  const list = toListPage(listing, parseListQuery(new URLSearchParams(), 'dresses'))
  const site = { siteName: 'A', siteUrl: 'https://a.example' }
  const xml = formatListFeed(list, '/products/women/dresses?color=red', site)
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
