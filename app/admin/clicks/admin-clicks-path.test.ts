import { describe, expect, it } from 'vitest'
import { adminClickPath, adminClicksCsvPath, adminClicksPath } from './admin-clicks-path.ts'
import { type ClicksQuery, parseClicksQuery } from './clicks-query.ts'

describe('adminClicksPath', () => {
  it.each<[Partial<ClicksQuery>, string]>([
    [{}, '/admin/clicks'],
    [{ days: 30, by: 'day' }, '/admin/clicks'],
    [
      { days: 7, by: 'retailer', state: 'amount differs' },
      '/admin/clicks?days=7&by=retailer&state=amount+differs',
    ],
  ])('RT10 builds the path of %j, which parseClicksQuery reads back', (query, path) => {
    expect(adminClicksPath(query)).toBe(path)
    const { searchParams } = new URL(path, 'https://shop.example')
    expect(parseClicksQuery(searchParams)).toEqual({ days: 30, by: 'day', ...query })
  })
})

it('RT10 adminClicksCsvPath builds the path of the same table as a file', () => {
  expect(adminClicksCsvPath({ by: 'page' })).toBe('/admin/clicks.csv?by=page')
})

it('RT10 adminClickPath keeps a sub-id in one segment', () => {
  expect(adminClickPath('smia4r7k02gosa7pa2gv4')).toBe('/admin/clicks/smia4r7k02gosa7pa2gv4')
  expect(adminClickPath('a/b')).toBe('/admin/clicks/a%2Fb')
})
