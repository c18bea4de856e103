import { expect, it } from 'vitest'
import type { PriceStep } from './price-step.ts'
import { judgePrice } from './price-verdict.ts'

const now = new Date('2026-06-30T12:00:00Z')

/** Creates a price in dollars that took effect a number of days ago; "out" means sold out. */
function toStep([daysAgo, price]: [number, number | 'out']): PriceStep {
  return {
    since: new Date(now.getTime() - daysAgo * 86_400_000),
    currency: 'USD',
    price: price === 'out' ? 10_000 : price * 100,
    inStock: price !== 'out',
  }
}

it.each<[string, [number, number | 'out'][], ReturnType<typeof judgePrice>]>([
  [
    'a price that fell',
    [
      [60, 100],
      [10, 80],
    ],
    'lowest',
  ],
  [
    'a price that fell, then rose to less than before',
    [
      [60, 100],
      [10, 80],
      [5, 90],
    ],
    undefined,
  ],
  [
    'a price that fell and came back to its low',
    [
      [60, 80],
      [20, 100],
      [5, 80],
    ],
    'lowest',
  ],
  [
    'a price unchanged for longer than 30 days',
    [
      [60, 100],
      [40, 80],
    ],
    'same',
  ],
  [
    'a price back in stock',
    [
      [60, 100],
      [20, 'out'],
      [10, 100],
    ],
    'same',
  ],
  [
    'a price above that of half of the 30 days before it',
    [
      [60, 120],
      [25, 70],
      [10, 100],
    ],
    undefined,
  ],
  [
    'a price above that of 16 of the 30 days before it',
    [
      [60, 120],
      [26, 70],
      [10, 100],
    ],
    'higher',
  ],
  [
    'a price back after weeks of lower ones, though charged for most of 90 days',
    [
      [90, 100],
      [60, 33],
      [49, 80],
      [27, 100],
    ],
    'higher',
  ],
  [
    'a price that fell after it had risen',
    [
      [90, 60],
      [40, 100],
      [10, 80],
    ],
    'lowest',
  ],
  [
    'a price above that of most days',
    [
      [90, 80],
      [10, 100],
    ],
    'higher',
  ],
  [
    'a price above that of a few days',
    [
      [90, 100],
      [20, 80],
      [10, 100],
    ],
    undefined,
  ],
  [
    'an offer known for less than 30 days',
    [
      [29, 100],
      [10, 80],
    ],
    undefined,
  ],
  [
    'an offer that is sold out',
    [
      [60, 100],
      [10, 'out'],
    ],
    undefined,
  ],
  ['an offer without a price', [], undefined],
])('PD11 judgePrice judges %s', (_, steps, verdict) => {
  expect(judgePrice(steps.map(toStep), now)).toBe(verdict)
})

it('PD11 judgePrice compares prices in dollars', () => {
  const [before, after] = [toStep([60, 100]), toStep([10, 79])]
  expect(judgePrice([before, { ...after, currency: 'GBP' }], now)).toBe('same')
})
