import { expect, it } from 'vitest'
import { adminRetailerPath, adminRetailersPath } from './admin-retailers-path.ts'
import { parseRetailersQuery, type RetailersQuery } from './retailers-query.ts'

it.each<[Partial<RetailersQuery>, string]>([
  [{}, '/admin/retailers'],
  [{ text: '', sort: 'name', page: 1 }, '/admin/retailers'],
  [{ text: 'alder', sort: 'clicks', page: 2 }, '/admin/retailers?q=alder&sort=clicks&page=2'],
])(
  'RT10 adminRetailersPath builds the path of %j, which parseRetailersQuery reads back',
  (query, path) => {
    expect(adminRetailersPath(query)).toBe(path)
    const { searchParams } = new URL(path, 'https://shop.example')
    expect(parseRetailersQuery(searchParams)).toEqual({ text: '', sort: 'name', page: 1, ...query })
  },
)

it('RT10 adminRetailerPath keeps a key in one segment', () => {
  expect(adminRetailerPath('alderandfinch')).toBe('/admin/retailers/alderandfinch')
  expect(adminRetailerPath('a/b')).toBe('/admin/retailers/a%2Fb')
})
