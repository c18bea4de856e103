import { expect, it } from 'vitest'
import { formatPriceSpan } from './price-span.ts'

it.each([
  ['$141.50', '$184.00', '$141.50–$184.00'],
  ['$1,000.00', '$1,200.05', '$1,000.00–$1,200.05'],
  ['$1,000.00', '$1,200.00', '$1,000–$1,200'],
  ['$90.00', '$90.00', '$90'],
  ['$90.10', '$90.10', '$90.10'],
])('PD13 formats the prices from %s to %s as %s', (lowest, highest, text) => {
  expect(formatPriceSpan(lowest, highest)).toBe(text)
})
