import { expect, it } from 'vitest'
import { categories, getMainCategory } from './category-tree.ts'
import { findListCategory, findPlainlyNamed } from './list-category.ts'
import { toNameId } from './urls/slug.ts'

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

it.each([
  ['men', 'shirts', 'mens-shirts'],
  ['men', 'Shirts', 'mens-shirts'],
  ['women', 'boots', 'boots'],
  ['men', 'dresses', undefined],
  ['men', 'men', undefined],
  ['nowhere', 'shirts', undefined],
  ['men', undefined, undefined],
])('RT2 the plain name in %s/%s is that of %s', (main, category, id) => {
  expect(findPlainlyNamed({ main, category })).toBe(id)
})

it.each(categories.filter(({ parent }) => parent !== undefined))(
  'RT2 $id is found by its plain name in its department',
  ({ id, name }) => {
    const main = getMainCategory(id).id
    const found = findPlainlyNamed({ main, category: toNameId(name) })
    expect(categories.find(each => each.id === found)?.name).toBe(name)
    expect(found && findListCategory({ main, category: found })).toEqual({ id: found })
  },
)
