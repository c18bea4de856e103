import { expect, it } from 'vitest'
import { findUnmappedPath } from './mapping-columns.ts'

it.each([499, 500, 501])('PR3 keeps 500 characters of a category’s path: %i', length => {
  const fullName = 'x'.repeat(length)
  const categories = [{ id: '1', name: 'x', fullName }]
  expect(findUnmappedPath({ categories })).toHaveLength(Math.min(500, length))
})
