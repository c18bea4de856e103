import { expect, it } from 'vitest'
import { namesSynthetic } from './names-synthetic.ts'

it.each([
  ['Jasmine Recycled Nylon Car Coat', true],
  ['Faux Fur Coat', true],
  ['Vegan Leather Tote', true],
  ['SPANDEX-CUFF SHIRT', true],
  ['Wool-Cashmere Wrap Coat', false],
  // Viscose is made of wood.
  ['Viscose Slip Dress', false],
  ['Nylonesque Coat', false],
])('PD14 knows whether %j names a synthetic: %j', (name, isNamed) => {
  expect(namesSynthetic(name)).toBe(isNamed)
})
