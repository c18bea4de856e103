import { expect, it } from 'vitest'
import { toProductRow } from '#app/store/product-row.ts'
import { makeProducts } from '#app/store/testing.ts'
import { countFashion, findFashionFault, noFashionCount } from './fashion-count.ts'

const rows = (count: number) =>
  makeProducts(count, each => ({ name: `Knife ${each}` })).map(product => toProductRow(product))
const ids = (count: number) => makeProducts(count).map(({ id }) => id)

it.each<[products: number, fashion: number, isHeld: boolean]>([
  [19, 0, false],
  [20, 0, true],
  [20, 1, true],
  [20, 2, false],
  [100, 9, true],
  [100, 10, false],
  [807, 80, true],
  [807, 81, false],
])(
  'PR5 judges a first run of %d products, of which %d are fashion',
  (products, fashion, isHeld) => {
    const count = countFashion(noFashionCount, rows(products), ids(products - fashion))
    expect(count).toMatchObject({ products, fashion })
    expect(findFashionFault(count) !== undefined).toBe(isHeld)
  },
)

it('PR5 counts all steps of a run, and says what was found', () => {
  const first = countFashion(noFashionCount, rows(50), [])
  expect(findFashionFault(first)).toBeUndefined()
  const both = countFashion(countFashion(noFashionCount, rows(2), ids(1)), rows(98), ids(98))
  expect(findFashionFault(both)).toBe(
    'only 1 of the first 100 products are fashion (others are “Knife 0”, “Knife 0”, “Knife 1”); agree only if our storefronts should list them',
  )
  expect(findFashionFault(countFashion(noFashionCount, rows(50), ids(50)))).toContain(
    'none of the first 50 products are fashion (others are “Knife 0”, “Knife 1”, “Knife 2”)',
  )
  // A source that cannot tell is not judged.
  expect(countFashion(noFashionCount, rows(50), undefined)).toBe(noFashionCount)
})
