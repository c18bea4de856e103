import { describe, expect, it } from 'vitest'
import type { PricePoint } from '#app/pages/price-summary.ts'
import { findReading, formatReading, listReadings } from './price-readings.ts'

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

const begin = 'Nov 20, 2026'
const days = { second: '2026-11-21', from: 5, to: 95, count: 9 }

describe('readings of the price chart', () => {
  it('PD13 can be taken wherever a price changes, on the days between, and today', () => {
    const readings = listReadings(lines, begin, days)
    expect(readings.map(({ at, day }) => `${at} ${day}`)).toEqual([
      '0 Nov 20, 2026',
      '5 Nov 21, 2026',
      '15 Nov 22, 2026',
      '25 Nov 23, 2026',
      '35 Nov 24, 2026',
      '40 Day 40',
      '45 Nov 25, 2026',
      '55 Nov 26, 2026',
      '60 Day 60',
      '65 Nov 27, 2026',
      '75 Day 75',
      '85 Nov 29, 2026',
      '100 Today',
    ])
  })

  it('PD13 name today once, also if a price changed today', () => {
    const changed = { retailer: 'A', points: [point(96, 98, '$80'), point(98, 100, '$70')] }
    const readings = listReadings([...lines, changed], begin, days)
    expect(readings.filter(({ at }) => at >= 95)).toEqual([{ at: 100, day: 'Today' }])
  })

  it('PD13 name a day of change once', () => {
    const changed = [{ ...point(61, 100, '$70'), day: 'Nov 26, 2026' }]
    const readings = listReadings([{ retailer: 'A', points: changed }], begin, days)
    expect(readings.filter(({ day }) => day === 'Nov 26, 2026')).toEqual([
      { at: 61, day: 'Nov 26, 2026' },
    ])
  })

  it.each([
    [0, 'Nov 20, 2026'],
    [4.9, 'Nov 20, 2026'],
    [36.2, 'Nov 24, 2026'],
    [94.9, 'Nov 29, 2026'],
    [95, 'Today'],
    [100, 'Today'],
  ])('PD13 follow the pointer: %j %% is %s', (at, day) => {
    expect(findReading(listReadings(lines, begin, days), days, at)).toEqual({ at, day })
  })

  it('PD13 can be taken on the first day, before any day has begun', () => {
    const readings = listReadings(lines, begin, undefined)
    expect(readings.map(({ at }) => at)).toEqual([0, 40, 60, 75, 100])
    expect(findReading(readings, undefined, 30)).toEqual({ at: 30, day: begin })
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
