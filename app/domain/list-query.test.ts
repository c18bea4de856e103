import { describe, expect, it } from 'vitest'
import { formatListQuery, parseListQuery } from './list-query.ts'

const none = { brands: [], stores: [], sort: 'relevance', page: 1 }

describe('parseListQuery', () => {
  it.each<[search: string, query: object]>([
    ['', none],
    [
      'brand=A&brand=B&store=C&sort=newest&page=3',
      { brands: ['A', 'B'], stores: ['C'], sort: 'newest', page: 3 },
    ],
    ['page=0', none],
    ['page=-1', none],
    ['page=two', none],
    ['page=2.5', none],
    ['page=Infinity', none],
    // A million pages is more than any list has; arithmetic behind it stays exact.
    ['page=1e9', { ...none, page: 1_000_000 }],
    ['sort=cheapest&sort=newest', none],
    ['brand=&brand=%20&brand=A&brand=A', { ...none, brands: ['A'] }],
    [`brand=${'x'.repeat(500)}`, none],
    ['unknown=1&__proto__=2', none],
  ])('RT2 reads %j', (search, query) => {
    expect(parseListQuery(new URLSearchParams(search))).toEqual(query)
  })

  it('RT2 reads no more values than a person would choose', () => {
    const search = new URLSearchParams(Array.from({ length: 300 }, (_, index) => ['brand', `Brand ${index}`]))
    expect(parseListQuery(search).brands).toHaveLength(100)
  })
})

describe('formatListQuery', () => {
  it.each(['', 'store=C&brand=A&brand=B&sort=newest&page=3', 'brand=A+%26+B'])(
    'writes what was read: %j',
    search => {
      expect(formatListQuery(parseListQuery(new URLSearchParams(search)))).toBe(search)
    },
  )

  it('writes equal queries as one address', () => {
    const [one, other] = ['brand=B&brand=A&page=1', 'page=1&brand=A&brand=B'].map(search =>
      formatListQuery(parseListQuery(new URLSearchParams(search))),
    )
    expect(one).toBe(other)
  })
})
