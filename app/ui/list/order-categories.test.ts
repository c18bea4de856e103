import { expect, it } from 'vitest'
import { orderCategories } from './order-categories.ts'

const rows = [
  { label: 'All', depth: 0, count: 9 },
  { id: 'women', label: 'Women', depth: 1, count: 9 },
  { id: 'dresses', label: 'Dresses', depth: 2, count: 4 },
  { id: 'day', label: 'Day', depth: 3, count: 2 },
  { id: 'party', label: 'Party', depth: 3, count: 2 },
  { id: 'coats', label: 'Coats', depth: 2, count: 5 },
  { id: 'men', label: 'Men', depth: 1, count: 0 },
]
const order = (first: string[]) => orderCategories(rows, first).map(({ label }) => label)

it.each([
  [[], ['All', 'Women', 'Dresses', 'Day', 'Party', 'Coats', 'Men']],
  [['coats'], ['All', 'Women', 'Coats', 'Dresses', 'Day', 'Party', 'Men']],
  [
    ['men', 'party'],
    ['All', 'Men', 'Women', 'Dresses', 'Party', 'Day', 'Coats'],
  ],
  [['no such category'], ['All', 'Women', 'Dresses', 'Day', 'Party', 'Coats', 'Men']],
])('ST2 LS2 places %j before their siblings, with the rows below them', (first, labels) => {
  expect(order(first)).toEqual(labels)
})

it('ST2 LS2 returns no rows for an empty tree', () => {
  expect(orderCategories([], ['coats'])).toEqual([])
})
