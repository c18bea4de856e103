import { describe, expect, it } from 'vitest'
import { dayMs, type PriceStep } from './price-step.ts'
import { findVerifiedDrop } from './verified-drop.ts'

const now = new Date('2026-06-30T12:00:00Z')

/** Creates steps from [days ago, dollars]; a step without dollars means sold out. */
function toSteps(...rows: [daysAgo: number, dollars?: number][]): PriceStep[] {
  return rows.map(([daysAgo, dollars]) => ({
    since: new Date(now.getTime() - daysAgo * dayMs),
    currency: 'USD',
    price: (dollars ?? 0) * 100,
    inStock: dollars !== undefined,
  }))
}

describe('findVerifiedDrop', () => {
  it.each([
    ['one drop', toSteps([60, 100], [2, 80]), 20, 10_000],
    // The price was raised before the drop, so the low before the raise counts.
    ['a drop after a raise', toSteps([60, 100], [10, 150], [2, 80]), 20, 10_000],
    ['a low older than 30 days', toSteps([90, 50], [50, 100], [2, 80]), 20, 10_000],
    ['a sold-out spell', toSteps([60, 100], [9], [2, 80]), 20, 10_000],
    ['a percent rounded down', toSteps([60, 100], [2, 66.5]), 33, 10_000],
  ])('RT1 measures %s from the 30-day low', (_, steps, percent, lowCents) => {
    expect(findVerifiedDrop(steps, now)).toMatchObject({ percent, lowCents })
  })

  it.each([
    ['no history', []],
    ['less than 30 days of history', toSteps([31, 100], [2, 80])],
    ['a price that was lower this month', toSteps([60, 80], [20, 100], [2, 80])],
    ['a drop of months ago', toSteps([90, 100], [45, 80])],
    ['a rise', toSteps([60, 100], [2, 120])],
    ['a product that is sold out', toSteps([60, 100], [2])],
    ['a fall below one percent', toSteps([60, 100], [2, 99.5])],
  ])('RT1 finds no drop with %s', (_, steps) => {
    expect(findVerifiedDrop(steps, now)).toBeUndefined()
  })
})
