import { expect, it } from 'vitest'
import { parseTableQuery, type TableQuery, tablePath } from './table-query.ts'

it.each<[Partial<TableQuery>, string]>([
  [{}, '/admin/a'],
  [{ text: '', page: 1 }, '/admin/a'],
  [{ text: 'Levi & Co', page: 2 }, '/admin/a?q=Levi+%26+Co&page=2'],
])('RT10 tablePath builds the path of %j, which parseTableQuery reads back', (query, path) => {
  expect(tablePath('/admin/a', query)).toBe(path)
  const { searchParams } = new URL(path, 'https://shop.example')
  expect(parseTableQuery(searchParams)).toEqual({ text: '', page: 1, ...query })
})

it.each(['0', '-1', '1.5', 'x', '1e99', ''])(
  'RT10 parseTableQuery reads page %j as the first',
  page => {
    expect(parseTableQuery(new URLSearchParams({ page })).page).toBe(1)
  },
)
