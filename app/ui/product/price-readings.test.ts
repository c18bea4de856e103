import { describe, expect, it } from 'vitest'
import type { PricePoint } from '#app/pages/price-summary.ts'
import { formatReading, listReadings } from './price-readings.ts'

const point = (from: number, to: number, price: string, isSoldOut = false): PricePoint => ({
  day: `Day ${from}`,
  price,
  usdCents: 1,
  isSoldOut,
  from,
  to,
})
const lines = [
  {
    retailer: 'A',
    points: [point(0, 40, '$80'), point(40, 60, '$80', true), point(60, 100, '$70')],
  },
  { retailer: 'B', points: [point(40, 75, '$90'), point(75, 100, '$60')] },
]

describe('readings of the price chart', () => {
  it('PD13 can be taken wherever a price changes, and today', () => {
    expect(listReadings(lines).map(({ at, day }) => [at, day])).toEqual([
      [0, 'Day 0'],
      [40, 'Day 40'],
      [60, 'Day 60'],
      [75, 'Day 75'],
      [100, 'Today'],
    ])
  })

  it.each([
    [0, '$80 at A'],
    [39.9, '$80 at A'],
    [40, 'sold out at A, $90 at B'],
    [60, '$70 at A, $90 at B'],
    [100, '$70 at A, $60 at B'],
  ])('PD13 name the price of every retailer at %j: %s', (at, text) => {
    expect(formatReading(lines, { at, day: 'Then' })).toBe(`Then: ${text}`)
  })
})
