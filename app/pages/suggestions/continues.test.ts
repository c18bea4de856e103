import { expect, it } from 'vitest'
import { continues } from './continues.ts'

it.each([
  ["Women's Wide Leg Jeans", 'wi', true],
  ["Women's Eyewear", 're', false],
  ['Ottomans & Stools', 'fo', false],
  ['Sneakers', 'sneek', true],
  ['nude', 'unde', false],
  ["Levi's", 'levis', true],
])('LS2 %j continues %j: %j', (label, typed, isTrue) => {
  expect(continues(label, typed)).toBe(isTrue)
})
