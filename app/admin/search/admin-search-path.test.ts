import { expect, it } from 'vitest'
import { adminSearchPath } from './admin-search-path.ts'
import { parseSearchesQuery, type SearchesQuery } from './searches-query.ts'

it.each<[Partial<SearchesQuery> & { word?: string }, string]>([
  [{}, '/admin/search'],
  [{ list: 'asked', days: 7 }, '/admin/search'],
  [
    { list: 'nothing', days: 30, storefront: 'shop1', word: 'sofa' },
    '/admin/search?list=nothing&days=30&site=shop1&word=sofa',
  ],
])(
  'RT10 adminSearchPath builds the path of %j, which parseSearchesQuery reads back',
  (query, path) => {
    expect(adminSearchPath(query)).toBe(path)
    const { searchParams } = new URL(path, 'https://shop.example')
    const { word: _, ...rest } = query
    expect(parseSearchesQuery(searchParams)).toEqual({ list: 'asked', days: 7, ...rest })
  },
)
