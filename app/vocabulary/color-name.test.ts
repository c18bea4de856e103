import { expect, it } from 'vitest'
import { colors } from '#app/domain/color.ts'
import { toColorName } from './color-name.ts'

it.each([
  'N/A',
  'n/a',
  'NA',
  'n.a.',
  'None',
  'NONE',
  'no color',
  'No Colour',
  'Not Applicable',
  'not specified',
  'see image',
  'See Images',
  'Please see photo',
  'As shown',
  'As Pictured',
  'as per image',
  'Refer to description',
  'Default Title',
  'null',
  '-',
  '--',
  '.',
  '?',
  '',
  '  ',
  null,
  undefined,
])('PR1 finds no color in %j', raw => {
  expect(toColorName(raw)).toBeUndefined()
})

it.each([
  'Navy Stripe',
  '001',
  'Nude',
  'Noir',
  'Clear',
  'Colorless',
  'See-Through',
  'As Good As Gold',
  'Other Side Blue',
  'Test Pattern',
  'Multi',
  'Nightshade',
  'Nonchalant Pink',
  'NAvy',
  '黒',
  ...colors.map(({ name }) => name),
])('PR1 leaves the color %j as it is', name => {
  expect(toColorName(name)).toBe(name)
})
