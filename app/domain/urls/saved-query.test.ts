import { describe, expect, it } from 'vitest'
import { formatSavedQuery, parseSavedQuery } from './saved-query.ts'

describe('parseSavedQuery', () => {
  it.each([
    ['', { show: 'all', sort: 'newest', page: 1 }],
    ['show=dropped&sort=drop&page=2', { show: 'dropped', sort: 'drop', page: 2 }],
    ['show=constructor&sort=&page=-1', { show: 'all', sort: 'newest', page: 1 }],
    ['page=99999999', { show: 'all', sort: 'newest', page: 1 }],
    ['page=9999', { show: 'all', sort: 'newest', page: 1_000 }],
  ])('RT9 parses %j', (search, query) => {
    expect(parseSavedQuery(new URLSearchParams(search))).toEqual(query)
  })

  it('RT9 round-trips a query', () => {
    const query = { show: 'sold-out', sort: 'price-up', page: 7 } as const
    expect(parseSavedQuery(new URLSearchParams(formatSavedQuery(query)))).toEqual(query)
    expect(formatSavedQuery({ show: 'all', sort: 'newest', page: 1 })).toBe('')
  })
})
