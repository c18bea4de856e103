import { expect, it } from 'vitest'
import { parseExportArguments } from './export-arguments.ts'

const known = ['first', 'second']

it('ER10 parses the storefront, the folder and the beginnings of paths', () => {
  const parsed = { storefront: 'second', folder: 'copy', only: [] as string[] }
  expect(parseExportArguments(['second', '--out', 'copy'], known)).toEqual(parsed)
  expect(parseExportArguments(['--out=copy', 'second'], known)).toEqual(parsed)
  expect(
    parseExportArguments(['second', '--only', '/a', '--out', 'copy', '--only', '/b'], known),
  ).toEqual({ ...parsed, only: ['/a', '/b'] })
})

it.each([
  [[], 'Name a storefront'],
  [['first'], '--out DIR'],
  [['first', '--out'], '--out'],
  [['first', '--out='], '--out DIR'],
  [['third', '--out', 'copy'], 'there are first, second'],
  [['first', 'second', '--out', 'copy'], 'without “second”'],
  [['first', '--to', 'copy'], '--to'],
])('ER10 explains what is wrong with %j', (args, reason) => {
  expect(parseExportArguments(args, known)).toEqual({ fault: expect.stringContaining(reason) })
})
