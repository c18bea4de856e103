import { expect, it } from 'vitest'
import { sortFirst } from './sort-first.ts'

const items = [{ id: 'dresses' }, { id: 'coats' }, { id: undefined }, { id: 'boots' }]

it.each([
  [[], ['dresses', 'coats', undefined, 'boots']],
  [
    ['boots', 'coats'],
    ['boots', 'coats', 'dresses', undefined],
  ],
  [['unknown'], ['dresses', 'coats', undefined, 'boots']],
])('ST2 sortFirst puts %j first, in that order', (first, ids) => {
  expect(sortFirst(items, first).map(({ id }) => id)).toEqual(ids)
})
