import { expect, it } from 'vitest'
import type { Accounts } from '#app/accounts/accounts.ts'
import type { AlertEvent } from '#app/accounts/alerts/alert.ts'
import type { SavedProduct } from '#app/accounts/saved/saved-store.server.ts'
import type { SearchFeed } from '#app/accounts/searches/search-store.server.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { getPaging } from '#app/domain/paging.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { findSince } from './find-since.ts'

const now = Date.parse('2026-11-20')
const makeEvent = (daysAgo: number) =>
  ({ happenedAt: new Date(now - daysAgo * 86_400_000) }) as AlertEvent

function makeFeed(title: string, storefront: string, ages: number[]): SearchFeed {
  const search = { id: title, title, query: 'q=red+dress', category: 'dresses', feedToken: title }
  return { search, storefront, events: ages.map(makeEvent) }
}

/** Returns what is new for a shopper with these saved searches and these cents of a saved product. */
function find(feeds: SearchFeed[], [savedCents, cents]: [number, number] = [1, 1]) {
  const product = { ...sampleProduct, savedCents, cents, fields: sampleProduct } as unknown
  const saved = {
    findPage: async () => ({
      products: savedCents > cents ? [product as SavedProduct] : [],
      counts: { all: 1, dropped: 0 },
      paging: getPaging(1, 1),
      revision: 1,
    }),
  } as unknown as Accounts['saved']['store']
  const searches = {
    list: async () => feeds.map(({ search }) => search),
    findFeed: async (token: string) => feeds.find(({ search }) => search.feedToken === token),
  } as unknown as Accounts['searches']
  const catalogue = { findMany: async () => [sampleProduct] } as unknown as Catalogue
  const user = { userId: 'u', siteId: 'fashion8', retailers: undefined }
  return findSince({ catalogue, saved, searches }, user, now)
}

it('SV5 counts the week’s matches of the three latest searches of this storefront', async () => {
  const { searches } = await find([
    makeFeed('Red', 'fashion8', [0, 6.9, 7.1]),
    makeFeed('Old', 'fashion8', [8]),
    makeFeed('Elsewhere', 'fashion9', [1]),
    makeFeed('Fourth', 'fashion8', [1]),
  ])
  expect(searches).toEqual([
    { title: 'Red', to: '/products/women/dresses?q=red+dress', matches: 2 },
  ])
})

it.each<[[number, number], string[]]>([
  [[12_000, 10_000], ['$20.00']],
  [[12_000, 12_000], []],
])('SV4 of saved products with the prices %j shows the drops %j', async (cents, expected) => {
  const { drops } = await find([], cents)
  expect(drops.map(({ drop }) => drop)).toEqual(expected)
})
