import { expect, it } from 'vitest'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { dropEmpty } from './use-shown-values.ts'

const values = ['red', 'blue', 'green'].map(value => ({ value, count: value === 'red' ? 2 : 0 }))
const categories = [
  { label: 'All', depth: 0, count: 0 },
  { id: 'women', label: 'Women', depth: 1, count: 0 },
  { id: 'men', label: 'Men', depth: 1, count: 0 },
]

it.each([
  ['no choice', {}, [], ['red'], ['All']],
  ['a chosen one', { colors: ['blue'] }, [], ['red', 'blue'], ['All']],
  ['an excluded one', { excluded: { colors: ['blue'] } }, [], ['red', 'blue'], ['All']],
  ['one seen before', {}, ['colors green'], ['red', 'green'], ['All']],
  ['the own category', { category: 'women' }, [], ['red'], ['All', 'Women']],
  ['a category seen before', {}, ['category men'], ['red'], ['All', 'Men']],
])('LS3 rows without products leave the filters: %s', (_, change, seen, colors, shown) => {
  const query = { ...emptyListQuery, ...change }
  const found = dropEmpty({ filters: [{ facet: 'colors', values }], categories, query }, id =>
    seen.some(known => known === id),
  )
  expect(found.filters[0]?.values.map(({ value }) => value)).toEqual(colors)
  expect(found.categories.map(({ label }) => label)).toEqual(shown)
})

it('LS3 every price range is drawn', () => {
  const filters = [{ facet: 'prices' as const, values: [{ value: '0-25', count: 0 }] }]
  const found = dropEmpty({ filters, categories: [], query: emptyListQuery }, () => false)
  expect(found.filters).toEqual(filters)
})

it.each([
  ['no size', [], {}, []],
  ['no size with products', [{ value: 'us:8', count: 0 }], {}, []],
  ['sizes as written elsewhere', [{ value: 'written:rings:O', count: 2 }], {}, []],
  ['a size', [{ value: 'us:8', count: 2 }], {}, ['sizes']],
  ['no size, but the own sizes are chosen', [], { isInMySizes: true as const }, ['sizes']],
])('LS3 a list without sizes has no filter for them: %s', (_case, values, change, shown) => {
  const query = { ...emptyListQuery, ...change }
  const found = dropEmpty(
    { filters: [{ facet: 'sizes', values }], categories: [], query },
    () => false,
  )
  expect(found.filters.map(({ facet }) => facet)).toEqual(shown)
})
