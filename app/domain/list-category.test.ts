import { expect, it } from 'vitest'
import { findListCategory } from './list-category.ts'

it.each([
  [undefined, undefined, {}],
  ['women', undefined, { id: 'women' }],
  ['women', 'dresses', { id: 'dresses' }],
  ['men', 'dresses', undefined],
  ['women', 'women', undefined],
  ['dresses', undefined, undefined],
  ['nowhere', undefined, undefined],
])('RT2 findListCategory resolves %s/%s to %j', (main, category, expected) => {
  expect(findListCategory({ main, category })).toEqual(expected)
})
