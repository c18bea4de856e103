import { describe, expect, it } from 'vitest'
import { findLastFall } from './price-fall.ts'
import type { PriceStep } from './price-step.ts'

/** Prices in dollars; 0 means sold out. */
function toSteps(prices: readonly number[]): PriceStep[] {
  return prices.map((price, day) => ({
    since: new Date(Date.UTC(2026, 0, day + 1)),
    currency: 'USD',
    price: price * 100,
    inStock: price > 0,
  }))
}

describe('findLastFall', () => {
  it.each<[string, number[], [number, number] | undefined]>([
    ['a drop', [100, 80], [100, 80]],
    ['a drop after selling out', [100, 0, 80], [100, 80]],
    ['exactly one percent', [100, 99], [100, 99]],
    ['no drop below one percent', [100, 99.01], undefined],
    ['no rise', [80, 100], undefined],
    ['no older drop', [100, 80, 85], undefined],
    ['nothing once sold out', [100, 0], undefined],
    ['nothing for a single price', [100], undefined],
    ['nothing without prices', [], undefined],
  ])('SV5 finds %s', (_, prices, expected) => {
    const fall = findLastFall(toSteps(prices))
    expect(fall && [fall.beforeCents / 100, fall.cents / 100]).toEqual(expected)
  })

  it('SV5 does not compare prices in different currencies', () => {
    const [first, last] = toSteps([100, 80])
    if (!first || !last) throw new Error('There are two steps.')
    expect(findLastFall([first, { ...last, currency: 'EUR' }])).toBeUndefined()
  })

  it('SV5 treats a sale price as a price drop', () => {
    const [first, last] = toSteps([100, 100])
    if (!first || !last) throw new Error('There are two steps.')
    expect(findLastFall([first, { ...last, salePrice: 7_000 }])).toMatchObject({ cents: 7_000 })
  })
})
