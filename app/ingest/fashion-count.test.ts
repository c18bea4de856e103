import { describe, expect, it } from 'vitest'
import type { Product } from '#app/domain/product.ts'
import { toProductRow } from '#app/store/product-row.ts'
import { makeProduct, makeProducts } from '#app/store/testing.ts'
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
    expect(findFashionFault(count, 'f:shop') !== undefined).toBe(isHeld)
  },
)

it('PR5 counts all steps of a run, and says what was found', () => {
  const first = countFashion(noFashionCount, rows(50), [])
  expect(findFashionFault(first, 'f:shop')).toBeUndefined()
  const both = countFashion(countFashion(noFashionCount, rows(2), ids(1)), rows(98), ids(98))
  expect(findFashionFault(both, 'f:shop')).toBe(
    'only 1 of the first 100 products are fashion (others are “Knife 0”, “Knife 0”, “Knife 1”); agree only if our storefronts should list them',
  )
  expect(findFashionFault(countFashion(noFashionCount, rows(50), ids(50)), 'f:shop')).toContain(
    'none of the first 50 products are fashion (others are “Knife 0”, “Knife 1”, “Knife 2”)',
  )
})

describe('countFashion for a network', () => {
  const { categoryId: _, ...unplaced } = makeProduct(0, { categories: [] })

  it.each<[string, Partial<Product>, boolean]>([
    ['a category of ours', { name: 'Harbour', categoryId: 'day-dresses' }, true],
    ['a category of the kitchen', { name: 'Linen Shirt', categoryId: 'cookware' }, false],
    ['a name', { name: 'Wool Sweater' }, true],
    ['a name of something else', { name: 'Cordless Drill' }, false],
  ])('PR5 judges products by %s', (_title, changes, isFashion) => {
    const row = toProductRow({ ...unplaced, ...changes })
    expect(countFashion(noFashionCount, [row], undefined).fashion).toBe(isFashion ? 1 : 0)
  })

  it.each([
    [499, false],
    [500, true],
  ])('PR5 holds %d products without fashion: %j', (products, isHeld) => {
    const drills = makeProducts(products).map(({ id }) =>
      toProductRow({ ...unplaced, id, name: 'Cordless Drill' }),
    )
    const count = countFashion(noFashionCount, drills, undefined)
    expect(findFashionFault(count, 'c') !== undefined).toBe(isHeld)
  })
})
