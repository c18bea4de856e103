import { expect, it } from 'vitest'
import { describePrices } from './price-range.ts'

it.each([
  [[], ''],
  [['50-100'], ', $50 to $100'],
  [['100-50'], ', $50 to $100'],
  [['-20'], ', up to $20'],
  [['400-'], ', from $400'],
  [['19.99-2000'], ', $19.99 to $2000'],
  [['-20', '400-'], ', up to $20 or from $400'],
  [['-'], ''],
])('LS1 describePrices states only what was chosen: %j', (ranges, text) => {
  expect(describePrices(ranges)).toBe(text)
})
