import { expect, it } from 'vitest'
import type { CurrencyCode } from './currency.ts'
import { getPriceFacts } from './price-history.ts'
import type { PriceStep } from './price-step.ts'

/** [time, price, sale price, currency] in whole units; the price 'gone' means sold out. */
type Line = [
  since: string,
  price: number | 'gone',
  sale?: number | undefined,
  currency?: CurrencyCode,
]

function toSteps(lines: readonly Line[]): PriceStep[] {
  return lines.map(([since, price, sale, currency = 'USD']) => ({
    since: new Date(since),
    currency,
    price: price === 'gone' ? 0 : price * 100,
    ...(sale === undefined ? {} : { salePrice: sale * 100 }),
    inStock: price !== 'gone',
  }))
}

function getFacts(now: string, lines: readonly Line[]) {
  return getPriceFacts(toSteps(lines), new Date(now))
}

it.each<[what: string, now: string, lines: Line[], lowest: number | undefined]>([
  [
    'the only price there was, once it has held for 30 days',
    '2026-03-31',
    [['2026-03-01', 90]],
    90,
  ],
  ['undefined for an only price of a few days', '2026-03-31', [['2026-03-20', 90]], undefined],
  [
    'a sale within the window',
    '2026-03-31',
    [
      ['2026-01-01', 90],
      ['2026-03-10', 90, 60],
      ['2026-03-12', 90],
    ],
    60,
  ],
  [
    'the price before a sale of three weeks',
    '2026-03-31',
    [
      ['2026-01-01', 90],
      ['2026-03-10', 90, 60],
    ],
    90,
  ],
  [
    'the price of a sale, once it has held for 30 days',
    '2026-04-09',
    [
      ['2026-01-01', 90],
      ['2026-03-10', 90, 60],
    ],
    60,
  ],
  [
    'the price before a sale that sold out for a while',
    '2026-03-31',
    [
      ['2026-01-01', 90],
      ['2026-03-10', 90, 60],
      ['2026-03-15', 'gone'],
      ['2026-03-20', 90, 60],
    ],
    90,
  ],
  // This price took effect before the window and changed within it.
  [
    'the price in force when the window began',
    '2026-03-31',
    [
      ['2026-01-01', 50],
      ['2026-03-02', 80],
      ['2026-03-31', 70],
    ],
    50,
  ],
  [
    'nothing from before that',
    '2026-03-31',
    [
      ['2026-01-01', 50],
      ['2026-02-28', 80],
      ['2026-03-31', 70],
    ],
    80,
  ],
  // 30 times 24 hours, across the start of daylight saving in New York on March 8.
  [
    'the last second of the window',
    '2026-03-31T00:00:00Z',
    [
      ['2026-01-01', 50],
      ['2026-03-01T00:00:01Z', 80],
      ['2026-03-31T00:00:00Z', 70],
    ],
    50,
  ],
  [
    'no second more',
    '2026-03-31T00:00:00Z',
    [
      ['2026-01-01', 50],
      ['2026-03-01T00:00:00Z', 80],
      ['2026-03-31T00:00:00Z', 70],
    ],
    80,
  ],
  [
    'the price before one that has just changed',
    '2026-03-31T12:00:00Z',
    [
      ['2026-01-01', 90],
      ['2026-03-31T12:00:00Z', 70],
    ],
    90,
  ],
  [
    'no price it was sold out at',
    '2026-03-31',
    [
      ['2026-01-01', 50],
      ['2026-02-01', 'gone'],
      ['2026-03-05', 90],
      ['2026-03-20', 80],
    ],
    90,
  ],
  [
    'undefined when it was sold out all the time',
    '2026-03-31',
    [
      ['2026-01-01', 50],
      ['2026-02-01', 'gone'],
    ],
    undefined,
  ],
  [
    'dollars for any currency',
    '2026-03-31',
    [
      ['2026-03-01', 79, undefined, 'GBP'],
      ['2026-03-10', 110],
    ],
    100,
  ],
  ['undefined without a history', '2026-03-31', [], undefined],
])('PD11 returns %s as the 30-day low', (_what, now, lines, lowest) => {
  expect(getFacts(now, lines).low?.usdCents).toBe(lowest === undefined ? undefined : lowest * 100)
})

it.each<[what: string, lines: Line[], drop: { day: string; usd: number } | undefined]>([
  [
    'a fall',
    [
      ['2026-01-01', 90],
      ['2026-02-01', 70],
    ],
    { day: '2026-02-01', usd: 20 },
  ],
  [
    'a sale',
    [
      ['2026-01-01', 90],
      ['2026-02-01', 90, 60],
    ],
    { day: '2026-02-01', usd: 30 },
  ],
  [
    'the latest of two falls',
    [
      ['2026-01-01', 90],
      ['2026-02-01', 70],
      ['2026-02-05', 65],
    ],
    { day: '2026-02-05', usd: 5 },
  ],
  [
    'nothing after a rise',
    [
      ['2026-01-01', 90],
      ['2026-02-01', 70],
      ['2026-02-05', 75],
    ],
    undefined,
  ],
  [
    'nothing for a return from a rise',
    [
      ['2026-01-01', 90],
      ['2026-02-01', 120],
      ['2026-02-10', 90],
    ],
    undefined,
  ],
  [
    'nothing for a fall to more than was charged on the last of 30 days',
    [
      ['2026-01-01', 90],
      ['2026-01-12', 120],
      ['2026-02-10', 100],
    ],
    undefined,
  ],
  [
    'a fall to more than was charged a day earlier',
    [
      ['2026-01-01', 90],
      ['2026-01-11', 120],
      ['2026-02-10', 100],
    ],
    { day: '2026-02-10', usd: 20 },
  ],
  ['nothing for a first price', [['2026-01-01', 90, 40]], undefined],
  [
    'nothing when only the price before the sale moved',
    [
      ['2026-01-01', 90, 60],
      ['2026-02-01', 120, 60],
    ],
    undefined,
  ],
  [
    'a fall while it was sold out',
    [
      ['2026-01-01', 90],
      ['2026-02-01', 'gone'],
      ['2026-03-01', 80],
    ],
    { day: '2026-03-01', usd: 10 },
  ],
  [
    'an earlier fall, once it is back at that price',
    [
      ['2026-01-01', 90],
      ['2026-02-01', 80],
      ['2026-02-10', 'gone'],
      ['2026-03-01', 80],
    ],
    { day: '2026-02-01', usd: 10 },
  ],
  [
    'nothing while it is sold out',
    [
      ['2026-01-01', 90],
      ['2026-02-01', 80],
      ['2026-02-10', 'gone'],
    ],
    undefined,
  ],
  [
    'nothing for a change of currency',
    [
      ['2026-01-01', 90],
      ['2026-02-01', 60, undefined, 'GBP'],
    ],
    undefined,
  ],
  [
    'a fall in another currency in dollars',
    [
      ['2026-01-01', 100, undefined, 'EUR'],
      ['2026-02-01', 54, undefined, 'EUR'],
    ],
    { day: '2026-02-01', usd: 50 },
  ],
  // In New York, it is still the evening before.
  [
    'the day of a fall as UTC counts it',
    [
      ['2026-01-01', 90],
      ['2026-03-02T01:30:00Z', 70],
    ],
    { day: '2026-03-02', usd: 20 },
  ],
])('PD11 returns %s as the drop', (_what, lines, drop) => {
  expect(getFacts('2026-03-31', lines).drop).toEqual(
    drop && { day: drop.day, usdCents: drop.usd * 100 },
  )
})

it.each<[why: string, now: string, lines: Line[], check: string | undefined]>([
  ['no sale', '2026-03-31', [['2026-01-01', 100]], undefined],
  [
    'a sale that is sold out',
    '2026-03-31',
    [
      ['2026-01-01', 100],
      ['2026-03-20', 100, 60],
      ['2026-03-30', 'gone'],
    ],
    undefined,
  ],
  [
    'the price of the month before',
    '2026-03-31',
    [
      ['2026-01-01', 100],
      ['2026-03-20', 100, 60],
    ],
    'verified',
  ],
  [
    'the price of the week before',
    '2026-03-31',
    [
      ['2026-03-13', 100],
      ['2026-03-20', 100, 60],
    ],
    'unverified',
  ],
  [
    'a sale that went deeper',
    '2026-04-30',
    [
      ['2026-01-01', 100],
      ['2026-03-20', 100, 80],
      ['2026-04-20', 100, 60],
    ],
    'unverified',
  ],
  [
    'a long sale that began right',
    '2026-12-31',
    [
      ['2026-01-01', 100],
      ['2026-03-20', 100, 60],
    ],
    'unverified',
  ],
  [
    'a rounding',
    '2026-03-31',
    [
      ['2026-01-01', 99.5],
      ['2026-03-20', 100, 60],
    ],
    'unverified',
  ],
  [
    'the price of three weeks, and a lower one before',
    '2026-03-31',
    [
      ['2026-01-01', 90],
      ['2026-02-25', 100],
      ['2026-03-20', 100, 60],
    ],
    'unverified',
  ],
  [
    'a price above that of the month before',
    '2026-03-31',
    [
      ['2026-01-01', 100],
      ['2026-03-01', 80],
      ['2026-03-10', 100],
      ['2026-03-20', 100, 85],
    ],
    'contradicted',
  ],
  [
    'a price above that of one day of the month before',
    '2026-03-31',
    [
      ['2026-01-01', 100],
      ['2026-03-09', 80],
      ['2026-03-10', 100],
      ['2026-03-20', 100, 85],
    ],
    'unverified',
  ],
  [
    'a sale at a higher price than last week',
    '2026-03-31',
    [
      ['2026-01-01', 100],
      ['2026-03-10', 100, 60],
      ['2026-03-20', 100, 80],
    ],
    'contradicted',
  ],
  [
    'a price of three days, and nothing before',
    '2026-03-31',
    [
      ['2026-03-17', 100],
      ['2026-03-20', 100, 60],
    ],
    'unverified',
  ],
  [
    'the same, a season later',
    '2026-12-31',
    [
      ['2026-03-17', 100],
      ['2026-03-20', 100, 60],
    ],
    'unverified',
  ],
  ['a sale from the first day', '2026-03-31', [['2026-03-20', 100, 60]], 'unverified'],
  [
    'a sale from the first day, for a month',
    '2026-03-31',
    [['2026-03-01', 100, 60]],
    'contradicted',
  ],
  [
    'a month of it sold out for a while',
    '2026-03-31',
    [
      ['2026-03-01', 100, 60],
      ['2026-03-10', 'gone'],
      ['2026-03-12', 100, 60],
    ],
    'unverified',
  ],
  [
    'a list price that was never charged',
    '2026-03-31',
    [
      ['2026-01-01', 70],
      ['2026-03-20', 100, 60],
    ],
    'contradicted',
  ],
  [
    'a sale of a month after a season out of stock',
    '2026-03-31',
    [
      ['2025-10-01', 100],
      ['2025-11-01', 'gone'],
      ['2026-03-01', 100, 60],
    ],
    'unverified',
  ],
  // Raised for two days, only to serve as the struck-through price.
  [
    'a list price charged for two days only',
    '2026-03-31',
    [
      ['2026-01-01', 70],
      ['2026-03-18', 100],
      ['2026-03-20', 100, 60],
    ],
    'contradicted',
  ],
  [
    'a low price not marked as a sale',
    '2026-03-31',
    [
      ['2026-02-01', 60],
      ['2026-03-20', 100, 60],
    ],
    'contradicted',
  ],
  [
    'a sale whose price before grew',
    '2026-03-31',
    [
      ['2026-01-01', 80],
      ['2026-02-10', 80, 60],
      ['2026-03-20', 100, 60],
    ],
    'contradicted',
  ],
  [
    'only days on which it was sold out',
    '2026-03-31',
    [
      ['2026-01-01', 100],
      ['2026-02-01', 'gone'],
      ['2026-03-20', 100, 60],
    ],
    'unverified',
  ],
  [
    'another currency’s prices',
    '2026-03-31',
    [
      ['2026-01-01', 100, undefined, 'GBP'],
      ['2026-03-20', 100, 60],
    ],
    'unverified',
  ],
])('PD5 rates a discount as %s', (_why, now, lines, check) => {
  expect(getFacts(now, lines).discount?.check).toBe(check)
})

// A price counts once it was charged for seven days, and not a second before.
it.each<[rule: string, below: [string, Line[]], atLimit: [string, Line[]]]>([
  [
    'the price before a sale',
    [
      'unverified',
      [
        ['2026-01-01', 100],
        ['2026-02-01', 'gone'],
        ['2026-03-13T00:00:01Z', 100],
        ['2026-03-20', 100, 60],
      ],
    ],
    [
      'verified',
      [
        ['2026-01-01', 100],
        ['2026-02-01', 'gone'],
        ['2026-03-13', 100],
        ['2026-03-20', 100, 60],
      ],
    ],
  ],
  [
    'a price below today’s',
    [
      'unverified',
      [
        ['2026-01-01', 100],
        ['2026-03-03T00:00:01Z', 80],
        ['2026-03-10', 100],
        ['2026-03-20', 100, 85],
      ],
    ],
    [
      'contradicted',
      [
        ['2026-01-01', 100],
        ['2026-03-03', 80],
        ['2026-03-10', 100],
        ['2026-03-20', 100, 85],
      ],
    ],
  ],
  [
    'a price below the original one',
    [
      'unverified',
      [
        ['2026-01-01', 100],
        ['2026-02-01', 'gone'],
        ['2026-03-11T00:00:01Z', 70],
        ['2026-03-18', 100],
        ['2026-03-20', 100, 60],
      ],
    ],
    [
      'contradicted',
      [
        ['2026-01-01', 100],
        ['2026-02-01', 'gone'],
        ['2026-03-11', 70],
        ['2026-03-18', 100],
        ['2026-03-20', 100, 60],
      ],
    ],
  ],
  [
    'all 30 days before a sale',
    [
      'unverified',
      [
        ['2026-02-18T00:00:01Z', 70],
        ['2026-03-18', 100],
        ['2026-03-20', 100, 60],
      ],
    ],
    [
      'contradicted',
      [
        ['2026-02-18', 70],
        ['2026-03-18', 100],
        ['2026-03-20', 100, 60],
      ],
    ],
  ],
  [
    'the original price after a lower one',
    [
      'contradicted',
      [
        ['2026-01-01', 70],
        ['2026-03-13T00:00:01Z', 100],
        ['2026-03-20', 100, 60],
      ],
    ],
    [
      'unverified',
      [
        ['2026-01-01', 70],
        ['2026-03-13', 100],
        ['2026-03-20', 100, 60],
      ],
    ],
  ],
  [
    'an original price rounded up by one percent, and no more',
    [
      'contradicted',
      [
        ['2026-01-01', 98.99],
        ['2026-03-20', 100, 60],
      ],
    ],
    [
      'unverified',
      [
        ['2026-01-01', 99],
        ['2026-03-20', 100, 60],
      ],
    ],
  ],
  [
    'a price below today’s by more than a rounding',
    [
      'unverified',
      [
        ['2026-01-01', 100],
        ['2026-02-25', 79.2],
        ['2026-03-10', 100],
        ['2026-03-20', 100, 80],
      ],
    ],
    [
      'contradicted',
      [
        ['2026-01-01', 100],
        ['2026-02-25', 79.19],
        ['2026-03-10', 100],
        ['2026-03-20', 100, 80],
      ],
    ],
  ],
])('PD5 counts %s just at the limit and not below', (_rule, ...sides) => {
  for (const [check, lines] of sides)
    expect(getFacts('2026-03-31', lines).discount?.check).toBe(check)
})

it('PD5 confirms a sale until its price has held for 30 days', () => {
  const lines: Line[] = [
    ['2026-01-01', 100],
    ['2026-03-20', 100, 60],
  ]
  const reviewAt = new Date('2026-04-19')
  expect(getFacts('2026-03-20', lines).discount).toEqual({ check: 'verified', reviewAt })
  expect(getFacts('2026-04-18T23:59:59Z', lines).discount?.check).toBe('verified')
  expect(getFacts('2026-04-19', lines).discount).toEqual({ check: 'unverified' })
})

it('PD5 returns the time when a discount needs another check', () => {
  const lines: Line[] = [
    ['2026-03-01', 100, 60],
    ['2026-03-10', 'gone'],
    ['2026-03-12', 100, 60],
  ]
  const reviewAt = getFacts('2026-03-20', lines).discount?.reviewAt
  expect(reviewAt).toEqual(new Date('2026-04-02'))
  expect(getFacts('2026-04-01T23:59:59Z', lines).discount?.check).toBe('unverified')
  expect(getFacts('2026-04-02', lines).discount).toEqual({
    check: 'contradicted',
    reason: 'always on sale',
  })
})
