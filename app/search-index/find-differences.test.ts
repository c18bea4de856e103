import { expect, it } from 'vitest'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { findDifferences } from './find-differences.ts'
import type { IndexAnswer, IndexQuery } from './index-interface.ts'
import { createSearchIndex } from './search-index.ts'
import { makeChange } from './testing.ts'

const requested: IndexQuery = { ...emptyListQuery, limit: 2, facetLimit: 10 }
const index = createSearchIndex()
index.apply([makeChange(1), makeChange(2, { brand: 'Ganni' }), makeChange(3)])
const answer = index.query(requested)
const { hits, paging, facets } = answer

it.each<[what: string, theirs: Partial<IndexAnswer>, asked: Partial<IndexQuery>, found: unknown]>([
  ['nothing', {}, {}, []],
  ['another version, which cannot be compared', { version: 0 }, {}, undefined],
  ['a total', { paging: { ...paging, total: 4 } }, {}, ['total']],
  ['the total without the category', { totalOfAllCategories: 9 }, {}, ['total']],
  ['one count', { facets: { ...facets, brands: [] } }, {}, ['counts']],
  ['the order of a page', { hits: hits.toReversed() }, {}, ['page']],
  ['the order of a search by relevance', { hits: [] }, { text: 'thing' }, []],
  ['the order of a color by relevance', { hits: [] }, { colors: ['red'] }, ['page']],
  ['the order of a search by price', { hits: [] }, { text: 'thing', sort: 'price-up' }, ['page']],
])('reports %s', (_, theirs, asked, found) => {
  expect(findDifferences({ ...requested, ...asked }, answer, { ...answer, ...theirs })).toEqual(
    found,
  )
})
