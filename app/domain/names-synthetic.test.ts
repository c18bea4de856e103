import { expect, it } from 'vitest'
import { namesSynthetic } from './names-synthetic.ts'

it.each([
  ['Jasmine Recycled Nylon Car Coat', true],
  ['Faux Fur Coat', true],
  ['Vegan Leather Tote', true],
  ['Vegan Croc-Effect Leather Tote', true],
  ['Leather-Look Leggings', true],
  ['Pleather Skirt', true],
  ['Econyl Swimsuit', true],
  ['Microfibre Throw', true],
  ['Neoprene Dress', true],
  ['SPANDEX-CUFF SHIRT', true],
  ['Wool-Cashmere Wrap Coat', false],
  // Viscose is made of wood.
  ['Viscose Slip Dress', false],
  ['Nylonesque Coat', false],
  // Cuts and a recycled fiber
  ['Faux Wrap Dress', false],
  ['Mock Neck Wool Sweater', false],
  ['Eco Cotton Tee', false],
  ['Croc-Effect Leather Bag', false],
])('PD14 knows whether %j names a synthetic: %j', (name, isNamed) => {
  expect(namesSynthetic(name)).toBe(isNamed)
})
