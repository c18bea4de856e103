import { expect, it } from 'vitest'
import type { Violation } from '#app/page-rules/crawl-site.ts'
import { getRulesPage } from './rules-page.ts'

it.each([
  [8, 8],
  [9, 8],
])('SE3 counts all faults of a rule and shows the first eight: %i', (count, shown) => {
  const rule = 'one-h1' as const
  const violations = Array.from({ length: count }, (_, at) => ({
    ...{ rule, path: `/products?page=${at}`, fault: 'It has none' },
  })) satisfies Violation[]
  const crawl = { storefront: 'shop', endedAt: new Date(), pages: 10, violations }
  const site = { id: 'shop', siteName: 'Shop', siteUrl: 'https://shop.example' }
  const page = getRulesPage([crawl], false, [site as never])
  const [result] = page.rules.find(({ id }) => id === rule)?.results ?? []
  expect([result?.count, result?.examples.length]).toEqual([count, shown])
})
