import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import type { PriceSummary } from '#app/pages/price-summary.ts'
import { toProductPage } from '#app/pages/product-page.ts'
import { PriceLine } from './price-line.tsx'

const lowest = { usdCents: 3299, price: '$32.99', isSinceFirstSeen: false, isNow: false }
const line = { path: 'M0 24H96', today: 24 }

it.each<[words: string, story: Partial<PriceSummary>, isSaleRefused?: true]>([
  ['30-day low: $32.99', { lowest, line }],
  ['30-day low before Nov 21: $32.99', { lowest: { ...lowest, before: 'Nov 21' }, line }],
  ['Higher than before|30-day low: $32.99', { lowest, line, verdict: 'higher' }],
  ['Higher than before', { line, verdict: 'higher' }],
  // The lowest price of fewer days than 30 is no 30-day low; says since when there is a record.
  ['Price tracked since Sep 1, 2026', { lowest: { ...lowest, isSinceFirstSeen: true }, line }],
  ['Same price for 30 days', { lowest: { ...lowest, isNow: true }, verdict: 'same' }],
  ['', { lowest, line }, true],
])('PD13 the line below the price says %j', (words, story, isSaleRefused) => {
  const since = 'Sep 1, 2026'
  const page = toProductPage(sampleProduct)
  const product = {
    ...page,
    price: { ...page.price, ...(isSaleRefused ? { isSaleRefused } : {}) },
    priceStory: { points: [], begin: since, since, ...story },
  }
  const html = renderToString(<PriceLine product={product} historyId="history" />)
  const [judgment = ''] = /<p.*?<[/]p>/.exec(html) ?? []
  const texts = judgment.split(/<[^>]*>/).filter(text => text !== '')
  expect(texts.join('|')).toBe(words)
})
