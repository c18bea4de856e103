import { expect, it } from 'vitest'
import { toScopeFilter } from './to-scope-filter.ts'

const silkDress = { categoryId: 'day-dresses', composition: [{ material: 'silk', percent: 100 }] }

it.each([
  ['its category', [{ category: 'day-dresses' }], true],
  ['a category above its own', [{ category: 'womens-clothes' }], true],
  ['another category', [{ category: 'boots' }], false],
  ['its material', [{ filters: 'material=linen&material=silk' }], true],
  ['another material', [{ filters: 'material=linen' }], false],
  ['its category in another material', [{ category: 'dresses', filters: 'material=linen' }], false],
  ['one of several parts', [{ category: 'boots' }, { category: 'dresses' }], true],
  ['no parts', [], false],
])('RT1 PD13 tells whether a product is in a scope of %s', (_, scope, isInside) => {
  expect(toScopeFilter(scope)(silkDress)).toBe(isInside)
})

it('RT1 PD13 finds a product for women and men in the category of either', () => {
  const both = { ...silkDress, otherCategoryId: 'mens-shirts' }
  expect(toScopeFilter([{ category: 'mens-shirts' }])(both)).toBe(true)
  expect(toScopeFilter([{ category: 'dresses' }])(both)).toBe(true)
})
