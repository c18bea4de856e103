import { describe, expect, it } from 'vitest'
import { emptyListQuery, type Sort, sorts } from '#app/domain/urls/list-query.ts'
import type { IndexQuery } from './index-interface.ts'
import { createSearchIndex } from './search-index.ts'
import { makeChange } from './testing.ts'

const index = createSearchIndex()
type Facts = Partial<Parameters<typeof makeChange>[1]>
const add = (number: number, name: string, facts: Facts = {}) => {
  const change = makeChange(number, { categoryId: undefined, ...facts })
  return { ...change, words: { ...change.words, name, brand: '' } }
}
// Similar products are cheaper, newer and more popular, so that any sort order would put them first.
const better = { usdCents: 100, popularity: 1_000, newnessDay: 21_000, discount: 50 }
const matching = Array.from({ length: 7 }, (_, at) =>
  add(at + 1, `Tern kettle ${at}`, { brand: at < 3 ? 'Curlew' : 'Plover' }),
)
const similar = Array.from({ length: 60 }, (_, at) =>
  add(at + 11, `Enamel kettle ${at}`, { ...better, brand: 'Godwit' }),
)
index.apply([...matching, ...similar])
const query = (requested: Partial<IndexQuery>) => {
  const asked = { ...emptyListQuery, text: 'tern kettle', limit: 5, facetLimit: 24 }
  const answer = index.query({ ...asked, ...requested })
  return { ...answer, numbers: answer.hits.map(({ number }) => number) }
}

describe('similar products', () => {
  it.each(sorts.map(sort => [sort]))(
    'LS2 LS7 follow the matches when sorted by %s',
    (sort: Sort) => {
      const pages = Array.from({ length: 14 }, (_, at) => query({ sort, page: at + 1 }).numbers)
      const all = pages.flat()
      expect(pages.map(({ length }) => length)).toEqual([...Array(13).fill(5), 2])
      expect(new Set(all).size).toBe(67)
      expect(Math.max(...all.slice(0, 7))).toBe(7)
    },
  )

  it('LS2 LS3 do not count, neither in the total nor in facets', () => {
    const { paging, facets } = query({})
    expect(paging).toMatchObject({ total: 7, similar: 60, maxPages: 14 })
    expect(facets.brands).toEqual([
      { value: 'Plover', count: 4 },
      { value: 'Curlew', count: 3 },
    ])
    for (const { value, count } of facets.brands)
      expect(query({ brands: [value] }).paging).toMatchObject({ total: count, similar: 0 })
    expect(query({ brands: ['Godwit'] }).paging).toMatchObject({ total: 0, similar: 60 })
  })

  it('LS3 of a card with a match are on that card, which shows the match', () => {
    index.apply([
      add(90, 'Tern kettle blue', { groupNumber: 5, brand: 'Ruff' }),
      add(91, 'Enamel kettle blue', { ...better, groupNumber: 5, brand: 'Ruff' }),
    ])
    const { paging, numbers } = query({ brands: ['Ruff'] })
    expect(paging).toMatchObject({ total: 1, similar: 0 })
    expect(numbers).toEqual([90])
  })
})
