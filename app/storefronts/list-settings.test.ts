import { describe, expect, it } from 'vitest'
import { findCategory } from '#app/domain/category-tree.ts'
import { facets } from '#app/domain/facets/facets.ts'
import { storefronts } from './storefronts.ts'

describe.each(storefronts)('ST2 LS2 the list settings of $id', ({ list }) => {
  it('refer to existing categories', () => {
    const named = [
      ...list.firstCategories,
      ...list.shortcuts.flatMap(({ categories = [] }) => categories),
    ]
    const unknown = named.filter(id => findCategory(id) === undefined)
    expect(unknown).toEqual([])
  })

  it('refer to existing facet values', () => {
    const unknown = list.shortcuts.flatMap(({ facet, values }) =>
      values.filter(value => facets[facet].parse(value) !== value),
    )
    expect(unknown).toEqual([])
  })
})
