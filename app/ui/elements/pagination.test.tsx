import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { getPaging } from '#app/domain/paging.ts'
import { getShownPages, Pagination } from './pagination.tsx'

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

it.each([
  [0, 'Page 1 of 1 (3 of 3)'],
  [2, 'Page 1 of 1 (5 of 5), 2 of them similar'],
])('LS2 says that %d products of a page are similar', (similar, text) => {
  const paging = getPaging(1, 3, 50, similar)
  const html = renderToStaticMarkup(<Pagination paging={paging} toPage={String} />)
  expect(html.replace(/<[^>]*>/g, '')).toBe(text)
})
