import { expect, it } from 'vitest'
import { countMatching, getPaging, isEmptyList } from './paging.ts'

it.each([
  [
    1,
    683,
    {
      page: 1,
      offset: 0,
      maxPages: 14,
      checks: { next: true, prev: false, end: false },
      info: 'Page 1 of 14 (50 of 683)',
    },
  ],
  [
    2,
    683,
    {
      page: 2,
      offset: 50,
      checks: { next: true, prev: true, end: false },
      info: 'Page 2 of 14 (100 of 683)',
    },
  ],
  [
    14,
    683,
    {
      page: 14,
      offset: 650,
      checks: { next: false, prev: true, end: true },
      info: 'Page 14 of 14 (683 of 683)',
    },
  ],
  // A page number past the end is replaced by the last page.
  [99, 683, { page: 14, offset: 650 }],
  [
    1,
    0,
    {
      page: 1,
      offset: 0,
      maxPages: 1,
      checks: { next: false, prev: false, end: true },
      info: 'Page 1 of 1 (0 of 0)',
    },
  ],
  [1, 50, { maxPages: 1 }],
  [1, 51, { maxPages: 2 }],
])('page %d of %d products', (page, total, paging) => {
  expect(getPaging(page, total)).toMatchObject(paging)
})

it.each([
  [1, 3, 0, { maxPages: 1, info: 'Page 1 of 1 (3 of 3)' }, 3],
  [1, 3, 47, { maxPages: 1, checks: { next: false } }, 3],
  [1, 3, 48, { maxPages: 2, checks: { next: true }, info: 'Page 1 of 2 (50 of 51)' }, 3],
  [2, 3, 48, { page: 2, offset: 50, total: 3, similar: 48, checks: { end: true } }, 0],
  [2, 60, 48, { page: 2, maxPages: 3 }, 10],
  [9, 0, 51, { page: 2, total: 0 }, 0],
])('LS2 page %d of %d products and %d similar ones', (page, total, similar, paging, matching) => {
  const found = getPaging(page, total, 50, similar)
  expect(found).toMatchObject(paging)
  expect(countMatching(found, found.offset)).toBe(matching)
  expect(isEmptyList(found)).toBe(false)
})
