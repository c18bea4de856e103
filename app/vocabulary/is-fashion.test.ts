import { expect, it } from 'vitest'
import { isFashion } from './is-fashion.ts'
import type { CategoryClues } from './map-category.ts'

const women = { sex: 'female', age: 'adult' } as const

it.each<[CategoryClues, boolean]>([
  [{ title: 'Silk Blouse' }, true],
  // Clothes of unknown gender have no category, and are fashion all the same.
  [{ title: 'Harbour Shirt' }, true],
  [{ title: 'Wool Sweater' }, true],
  [{ title: 'Harbour', googleId: 212 }, true],
  [{ title: 'Harbour', paths: [['Shoes', 'Boots']] }, true],
  [{ title: 'Harbour', audience: women }, true],
  [{ title: 'Harbour', paths: [['Women', 'New In']] }, true],
  [{ title: 'Lipstick' }, true],
  [{ title: 'Romper', audience: { age: 'baby' } }, true],
  [{ title: 'Oak Dining Chair' }, true],
  [{ title: 'Bath Towel' }, true],
  [{ title: 'Chef Knife 20 cm' }, false],
  [{ title: 'Stock Pot', paths: [['Home & Garden', 'Kitchen & Dining', 'Cookware']] }, false],
  [{ title: 'Copper Pot with Lid', paths: [['Home & Kitchen']] }, false],
  [{ title: 'Copper Pot with Lid' }, false],
  [{ title: 'USB Cable', googlePath: 'Electronics > Cables' }, false],
  [{ title: 'Gift Card' }, false],
  [{}, false],
  // The audience that a shop usually sells to says nothing about its products.
  [{ title: 'Cordless Drill', usualAudience: women }, false],
  [{ title: 'Chef Knife', usualAudience: women }, false],
])('PR5 tells fashion from everything else: %j is %s', (clues, expected) => {
  expect(isFashion(clues)).toBe(expected)
})
