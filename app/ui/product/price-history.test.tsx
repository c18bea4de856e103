import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import type { PriceSummary } from '#app/pages/price-summary.ts'
import { toProductPage } from '#app/pages/product-page.ts'
import { PriceHistory } from './price-history.tsx'

const low = { usdCents: 8000, price: '$80.00', isSinceFirstSeen: false }

it.each<[lowest: PriceSummary['lowest'], words: string, verdict?: PriceSummary['verdict']]>([
  [{ ...low, isNow: true, percentBelow: 1 }, 'Today’s price is below the 30-day low, $80.00.'],
  // Equal to it, or less than one percent below it
  [{ ...low, isNow: true }, 'Today’s price is at or below the 30-day low, $80.00.'],
  // Says of which days
  [
    { ...low, isNow: true, before: 'Nov 20' },
    'Today’s price is at or below the 30-day low before Nov 20, $80.00.',
  ],
  // Stated by the line below the price
  [{ ...low, isNow: false }, ''],
  [{ ...low, isNow: true }, '', 'same'],
  [{ ...low, isNow: true, percentBelow: 20 }, '', 'lowest'],
])('PD13 the price history says where today’s price is: %j', (lowest, words, verdict) => {
  const point = { day: 'Nov 1, 2026', isSoldOut: false }
  const story: PriceSummary = {
    points: [
      { ...point, price: '$90.00', usdCents: 9000, from: 0, to: 60 },
      { ...point, price: '$70.00', usdCents: 7000, from: 60, to: 100 },
    ],
    begin: 'Nov 1, 2026',
    since: 'Nov 1, 2026',
    lowest,
    verdict,
  }
  const html = renderToString(<PriceHistory story={story} product={toProductPage(sampleProduct)} />)
  const [stated = ''] = /Today’s price[^<]*/.exec(html) ?? []
  expect(stated).toBe(words)
})

it.each<[more: Partial<PriceSummary>, words: string]>([
  [{ saleCheck: 'verified' }, 'We checked this sale: the price was never below'],
  [
    {
      saleCheck: 'contradicted',
      refusal: { claimed: '$109.00', record: 'It cost less.' },
      lowest: { ...low, isNow: false },
    },
    '<p>The store lists this as reduced from $109.00. It cost less.</p>',
  ],
  [{ saleCheck: 'verified', isSampled: true }, 'The sample data confirms this sale: the price'],
  [{}, 'We’ve tracked this price since Nov 1, 2026.'],
  [{ observedSince: 'Nov 30, 2026' }, 'We’ve tracked this price since Nov 30, 2026.'],
])('PD11 claims no reading of sample data: %j', (more, words) => {
  const point = { day: 'Nov 1, 2026', price: '$90.00', usdCents: 9000, isSoldOut: false }
  const points = [{ ...point, from: 0, to: 100 }]
  const story = { points, begin: 'Nov 1, 2026', since: 'Nov 1, 2026', ...more }
  const html = renderToString(<PriceHistory story={story} product={toProductPage(sampleProduct)} />)
  expect(html).toContain(words)
})

it('PD13 says of a refused sale’s price of 30 days that it is the same', () => {
  const point = { day: 'Sep 1, 2026', isSoldOut: false, price: '$80.00', usdCents: 8000 }
  const story: PriceSummary = {
    points: [{ ...point, from: 0, to: 100 }],
    begin: point.day,
    since: point.day,
    lowest: { ...low, isNow: true },
    verdict: 'same',
  }
  const page = toProductPage(sampleProduct)
  const product = { ...page, price: { ...page.price, isSaleRefused: true as const } }
  const html = renderToString(<PriceHistory story={story} product={product} />)
  expect(html).toContain('Same price for 30 days.')
  expect(html).not.toContain('30-day low,')
})

it.each([
  [7000, false],
  [1000, true],
])('PD13 fills the area below a price only down to zero: %j', (usdCents, isFilled) => {
  const point = { day: 'Sep 1, 2026', isSoldOut: false, price: '' }
  const story: PriceSummary = {
    points: [
      { ...point, usdCents: 9000, from: 0, to: 50 },
      { ...point, usdCents, from: 50, to: 100 },
    ],
    begin: point.day,
    since: point.day,
  }
  const html = renderToString(<PriceHistory story={story} product={toProductPage(sampleProduct)} />)
  expect(html.includes('price-chart-area')).toBe(isFilled)
})
