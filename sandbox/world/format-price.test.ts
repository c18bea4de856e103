import { expect, it } from 'vitest'
import { formatPrice } from './format-price.ts'

it.each([
  [19_800, '$198'],
  [3_990, '$39.90'],
  [11_880, '$118.80'],
  [307_000, '$3,070'],
  [123_456_789, '$1,234,567.89'],
  [95, '$0.95'],
  [0, '$0'],
])('formatPrice formats %i cents as %s', (cents, label) => {
  expect(formatPrice(cents)).toBe(label)
})
