import { expect, it } from 'vitest'
import { getShownPages } from './pagination.tsx'

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 40, [1, 2, -2, 40]],
  [3, 5, [1, 2, 3, 4, 5]],
  [7, 40, [1, -1, 6, 7, 8, -4, 40]],
  [40, 40, [1, -1, 39, 40]],
])('shows the pages around page %d of %d', (page, maxPages, shown) => {
  expect(getShownPages(page, maxPages)).toEqual(shown)
})
