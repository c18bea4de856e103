import { describe, expect, it } from 'vitest'
import { findCategory } from '#app/domain/category-tree.ts'
import { formatListQuery } from '#app/domain/urls/list-query.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { storefronts } from './storefronts.ts'

describe.each(storefronts)('RT1 ST2 the home page of $id', ({ home }) => {
  const lists = [
    home.hero.list,
    ...home.scope,
    ...home.further,
    ...home.entrances.lists,
    ...home.stories,
  ]

  it('refers to existing categories', () => {
    expect(
      lists.flatMap(({ category }) => (category && !findCategory(category) ? category : [])),
    ).toEqual([])
  })

  it('has a scope of categories and materials, which other rows than lists can tell', () => {
    const parts = [...home.scope, ...home.further]
    const keys = parts.flatMap(({ filters }) => [...new URLSearchParams(filters).keys()])
    expect(keys.filter(key => key !== 'material' && key !== 'not.material')).toEqual([])
  })

  it('refers to existing filters', () => {
    for (const { category, filters = '' } of lists) {
      const query = parseListQuery(new URLSearchParams(filters), category)
      const known = new URLSearchParams(formatListQuery(query))
      expect([...known].length, filters).toBe([...new URLSearchParams(filters)].length)
    }
  })
})

it('RT1 every storefront has a scope and a hero of its own', () => {
  const heroes = storefronts.map(({ home }) => home.hero.layout)
  expect(new Set(heroes).size).toBe(storefronts.length)
  for (const { home } of storefronts) expect(home.scope.length).toBeGreaterThan(0)
})
