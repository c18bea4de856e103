import { expect, it } from 'vitest'
import { createPriceAxis, spread } from './price-axis.ts'

it.each([
  [[2799, 11_800, 6799], ['$120', '$60', '$0'], 'several stores'],
  [[6897, 11_495], ['$120', '$90', '$60'], 'one sale'],
  [[9990, 10_010], ['$100.10', '$100', '$99.90'], 'a few cents'],
  [[10_000, 20_000], ['$200', '$150', '$100'], 'prices on ticks'],
  [[10_000, 10_010], ['$100.20', '$100.10', '$100'], 'one step'],
  [[123_400, 219_000], ['$2,400', '$1,800', '$1,200'], 'thousands'],
  [[5000, 5000], ['$50.00'], 'a price that never changed'],
])('PD13 the axis around %j has the ticks %j: %s', (cents, labels) => {
  const { ticks } = createPriceAxis(cents)
  expect(ticks.map(({ label }) => label)).toEqual(labels)
})

it('PD13 the axis places its ticks evenly and prices between them', () => {
  const { ticks, toShare } = createPriceAxis([6897, 11_495])
  expect(ticks.map(({ cents }) => toShare(cents))).toEqual([0, 0.5, 1])
  expect(toShare(7500)).toBeCloseTo(0.75)
  expect(createPriceAxis([5000]).toShare(5000)).toBe(0.5)
})

it.each([
  [[10, 100], [10, 100], 'far from each other'],
  [[10, 12], [10, 24], 'too near'],
  [[10, 12, 26], [10, 24, 38], 'pushed by the one above'],
  [[10, 160, 170], [10, 158, 172], 'pushed up from the bottom'],
  [[20], [20], 'one'],
])('PD13 the prices beside the chart at %j move to %j: %s', (heights, moved) => {
  expect(spread(heights, 14, 172)).toEqual(moved)
})
