import { expect, it } from 'vitest'
import { parseAvailability } from './availability.ts'

it.each([
  ['in stock', true],
  ['IN_STOCK', true],
  ['in-stock', true],
  ['https://schema.org/InStock', true],
  ['InStoreOnly', true],
  ['Limited availability', true],
  ['available', true],
  ['Y', true],
  ['yes', true],
  ['1', true],
  [12, true],
  [true, true],
  // The retailer takes the order and ships later.
  ['preorder', true],
  ['PRE_ORDER', true],
  ['BACKORDER', true],
  ['out of stock', false],
  ['OUT_OF_STOCK', false],
  ['https://schema.org/OutOfStock', false],
  ['Sold Out', false],
  ['not available', false],
  ['currently unavailable', false],
  ['Discontinued', false],
  ['no longer in stock', false],
  ['N', false],
  ['0', false],
  ['-2', false],
  [false, false],
  ['perhaps', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('PR2 reads the availability %j as %s', (raw, isAvailable) => {
  expect(parseAvailability(raw)).toBe(isAvailable)
})
