import { describe, expect, it } from 'vitest'
import type { CheckedProduct } from '#app/domain/price.ts'
import { getPriceFacts } from '#app/domain/price-history.ts'
import type { PriceStep } from '#app/domain/price-step.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import { type Changes, withChanges } from '#app/domain/testing/with-changes.ts'
import { toPriceSummary } from './price-summary.ts'

const now = new Date('2026-06-30T12:00:00Z')
const unsold = withChanges(sampleProduct, { salePrice: undefined })

/** Creates a price that took effect a number of days ago. */
function step(daysAgo: number, price: number, changes: Partial<PriceStep> = {}): PriceStep {
  const since = new Date(now.getTime() - daysAgo * 86_400_000)
  return { since, currency: 'USD', price, inStock: true, ...changes }
}

function summarize(steps: PriceStep[], product = sampleProduct) {
  return toPriceSummary(product, { steps, ...getPriceFacts(steps, now) }, now)
}

describe('toPriceSummary', () => {
  it('PD11 charts each price over the period in which it applied', () => {
    expect(summarize([step(40, 20_000), step(30, 15_000), step(10, 18_000)], unsold)).toEqual({
      points: [
        {
          day: 'May 21, 2026',
          price: '$200.00',
          usdCents: 20_000,
          isSoldOut: false,
          from: 0,
          to: 25,
        },
        {
          day: 'May 31, 2026',
          price: '$150.00',
          usdCents: 15_000,
          isSoldOut: false,
          from: 25,
          to: 75,
        },
        {
          day: 'Jun 20, 2026',
          price: '$180.00',
          usdCents: 18_000,
          isSoldOut: false,
          from: 75,
          to: 100,
        },
      ],
      lowest: {
        ...{ usdCents: 15_000, price: '$150.00', isNow: false, isSinceFirstSeen: false },
        before: 'Jun 20',
      },
      verdict: 'higher',
      line: { path: 'M50 0H60V24H80V10H96', today: 10, low: { at: 24, day: 70 } },
      begin: 'May 21, 2026',
      days: { second: '2026-05-22', from: 1.25, to: 98.75, count: 39 },
      since: 'May 21, 2026',
    })
  })

  it('PD13 charts other retailers over the same period', () => {
    const history = { steps: [step(50, 20_000)], ...getPriceFacts([step(50, 20_000)], now) }
    const others = [{ retailer: 'B', steps: [step(100, 9_000), step(25, 0, { inStock: false })] }]
    const story = toPriceSummary(unsold, history, now, others)
    expect(story).toMatchObject({
      begin: 'Mar 22, 2026',
      points: [{ from: 50, to: 100 }],
      others: [
        {
          retailer: 'B',
          points: [
            { price: '$90.00', from: 0, to: 75 },
            { isSoldOut: true, from: 75, to: 100 },
          ],
        },
      ],
    })
  })

  it('PD13 charts no retailer without a line: new today, or sold out all the time', () => {
    const history = { steps: [step(50, 20_000)], ...getPriceFacts([step(50, 20_000)], now) }
    const summarizeWith = (...steps: PriceStep[]) =>
      toPriceSummary(unsold, history, now, [{ retailer: 'B', steps }])
    expect(summarizeWith(step(1, 9_000))?.others).toHaveLength(1)
    expect(summarizeWith(step(0.9, 9_000))).not.toHaveProperty('others')
    const soldOut = summarizeWith(step(500, 9_000), step(400, 9_000, { inStock: false }))
    expect(soldOut).toMatchObject({ begin: summarizeWith(step(0.9, 9_000))?.begin })
    expect(soldOut).not.toHaveProperty('others')
  })

  it.each([
    [[step(60, 20_000), step(40, 10_000)], undefined],
    [[step(40, 20_000), step(3, 10_000)], 50],
    [[step(40, 30_000), step(3, 20_001)], 33],
    [[step(20, 20_000), step(3, 10_000)], undefined],
    [[step(40, 20_000), step(3, 19_900)], undefined],
  ])(
    'PD13 states how far the price is below the 30-day low only if we tracked it (%#)',
    (steps, percent) => {
      expect(summarize(steps, unsold)?.lowest?.percentBelow).toBe(percent)
    },
  )

  it('PD11 distinguishes demonstration prices from observed ones', () => {
    const invented = step(40, 20_000, { isDemonstration: true })
    expect(summarize([invented, step(3, 15_000)], unsold)?.observedSince).toBe('Jun 27, 2026')
    expect(summarize([step(40, 20_000), step(3, 15_000)], unsold)?.observedSince).toBe(undefined)
    const early = step(90, 20_000, { isDemonstration: true })
    expect(summarize([early, step(3, 15_000)], unsold)?.isSampled).toBe(true)
    expect(summarize([early, step(40, 15_000)], unsold)?.isSampled).toBe(undefined)
  })

  it('PD11 compares the current price with the lowest before it, and states when it fell', () => {
    const story = summarize([step(20, 20_000), step(5, 20_000, { salePrice: 15_000 })])
    expect(story?.lowest).toEqual({
      usdCents: 20_000,
      price: '$200.00',
      isNow: true,
      isSinceFirstSeen: true,
    })
    expect(story?.drop).toEqual({ amount: '$50.00', day: 'on Jun 25, 2026' })
  })

  it('PD11 merges steps in which shoppers pay the same price', () => {
    const story = summarize([step(20, 15_000), step(5, 20_000, { salePrice: 15_000 })])
    expect(story?.points).toMatchObject([{ from: 0, to: 100 }])
  })

  it('PD11 covers a year, beginning with the price in effect at its start', () => {
    const story = summarize([step(800, 9_000), step(500, 20_000), step(100, 15_000)], unsold)
    expect(story?.points).toMatchObject([
      { price: '$200.00', from: 0, to: 72.6 },
      { price: '$150.00', from: 72.6, to: 100 },
    ])
  })

  it('PD11 returns at most 60 prices', () => {
    const steps = Array.from({ length: 500 }, (_, index) => step(250 - index / 2, 10_000 + index))
    const points = summarize(steps, unsold)?.points ?? []
    expect(points).toHaveLength(60)
    expect(points[0]?.from).toBe(0)
    expect(points.at(-1)).toMatchObject({ to: 100, usdCents: 10_499 })
  })

  it('PD11 leaves gaps for sold-out periods, which have no lowest price', () => {
    const story = summarize([step(20, 20_000), step(10, 5_000, { inStock: false })], unsold)
    expect(story?.points.map(({ isSoldOut }) => isSoldOut)).toEqual([false, true])
    expect(story?.lowest).toBeUndefined()
  })

  it('PD11 converts other currencies to dollars and says so', () => {
    const story = summarize([step(20, 7_900, { currency: 'GBP' })], unsold)
    expect(story).toMatchObject({
      points: [{ price: '$100.00' }],
      ratesOf: expect.stringMatching(/^Mar 15/),
    })
  })

  it('PD11 includes the verdict on the sale', () => {
    const steps = [step(5, 20_000, { salePrice: 15_000 })]
    const check = (changes: Changes<CheckedProduct>) =>
      summarize(steps, withChanges<CheckedProduct>(sampleProduct, changes))?.saleCheck
    expect(check({ discountCheck: 'verified' })).toBe('verified')
    expect(check({ discountCheck: 'contradicted' })).toBe('contradicted')
    expect(check({})).toBe('unverified')
    expect(check({ salePrice: undefined })).toBeUndefined()
    expect(check({ inStock: false })).toBeUndefined()
  })

  it('PD13 states what a contradicted sale claims, and what our record says', () => {
    const steps = [step(60, 10_000), step(20, 20_000, { salePrice: 15_000 })]
    const tell = (discountCheck: CheckedProduct['discountCheck']) =>
      summarize(steps, withChanges<CheckedProduct>(sampleProduct, { discountCheck }))?.refusal
    expect(tell('contradicted')).toEqual({
      claimed: '$198.00',
      record: 'It cost $100.00, less than today, within the 30 days before this price.',
    })
    expect(tell('verified')).toBeUndefined()
  })

  it('returns undefined without a price', () => {
    expect(summarize([])).toBeUndefined()
  })
})

it.each([
  [364, 364],
  [365, 365],
  [366, 365],
])('PD11 charts the last 365 days of a price that began %i days ago', (daysAgo, shown) => {
  const begin = new Date(now.getTime() - shown * 86_400_000)
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  expect(summarize([step(daysAgo, 20_000)], unsold)?.begin).toBe(format.format(begin))
})
