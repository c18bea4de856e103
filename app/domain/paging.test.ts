import { expect, it } from 'vitest'
import { getPaging } from './paging.ts'

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
