import { describe, expect, it } from 'vitest'
import { formatCount, formatQuantity, formatWholeCount } from './count.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.0k'],
  [1449, '1.4k'],
  [999_949, '999.9k'],
  // Rounding never shows 1000.0k.
  [999_950, '1.0m'],
  [3_070_000, '3.1m'],
  [2_500_000_000, '2.5b'],
  [7_000_000_000_000, '7.0t'],
  [1_000_000_000_000_000, '1000.0t'],
])('LM2 formats %d as %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})

describe('formatWholeCount', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1,000'],
    [1_234_567, '1,234,567'],
  ])('writes %j as %j', (count, text) => {
    expect(formatWholeCount(count)).toBe(text)
  })
})

describe('formatQuantity', () => {
  it.each([
    [0, '0 products'],
    [1, '1 product'],
    [1_234, '1,234 products'],
  ])('writes %j as %j', (count, text) => {
    expect(formatQuantity(count, 'product')).toBe(text)
  })
})
