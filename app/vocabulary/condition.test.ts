import { expect, it } from 'vitest'
import { parseCondition } from './condition.ts'

it.each([
  ['new', false, false],
  ['New with tags', false, false],
  ['https://schema.org/NewCondition', false, false],
  ['unused', false, false],
  ['never used', false, false],
  ['', false, false],
  [null, false, false],
  [undefined, false, false],
  ['used', true, false],
  ['UsedCondition', true, false],
  ['Pre-Owned', true, false],
  ['PRE_OWNED', true, false],
  ['gently used', true, false],
  ['preloved', true, false],
  ['Like New', true, false],
  ['second hand', true, false],
  ['Vintage', true, false],
  ['gebraucht', true, false],
  ['rental', false, true],
  ['For Rent', false, true],
  ['Rental - used', true, true],
  ['current', false, false],
])('PR2 reads the condition %j as pre-owned %s, rental %s', (raw, preOwned, rental) => {
  expect(parseCondition(raw)).toEqual({ preOwned, rental })
})

it.each(['refurbished', 'RefurbishedCondition', 'certified renewed', 'Generalüberholt'])(
  'PR2 reads the condition %j as refurbished',
  raw => {
    expect(parseCondition(raw)).toEqual({ preOwned: true, rental: false, refurbished: true })
  },
)
