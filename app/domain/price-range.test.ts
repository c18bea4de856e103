import { expect, it } from 'vitest'
import { describePrices, parseTypedRange } from './price-range.ts'

it.each([
  [[], ''],
  [['50-100'], ', $50 to $100'],
  [['100-50'], ', $50 to $100'],
  [['-20'], ', up to $20'],
  [['400-'], ', from $400'],
  [['19.99-2000'], ', $19.99 to $2,000'],
  [['-20', '400-'], ', up to $20 or from $400'],
  [['-'], ''],
])('LS1 describePrices states only what was chosen: %j', (ranges, text) => {
  expect(describePrices(ranges)).toBe(text)
})

it.each([
  ['25', '50', { min: 2_500, max: 5_000 }],
  ['50', '25', { min: 2_500, max: 5_000 }],
  ['$19.99', ' $ 1,000 ', { min: 1_999, max: 100_000 }],
  ['1,234,567.5', '', { min: 123_456_750 }],
  ['', '9999999', { max: 999_999_900 }],
  ['', '10000000', undefined],
  ['', '12,50', undefined],
  ['25-50', '', undefined],
  ['-5', '', undefined],
  ['abc', '100', undefined],
  [' ', '', undefined],
])('LS2 parseTypedRange reads both ends or none: %j to %j', (min, max, range) => {
  expect(parseTypedRange(min, max)).toEqual(range)
})
