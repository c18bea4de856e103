import { expect, it } from 'vitest'
import { toDataFile, toPageFiles } from './export-files.ts'

it.each([
  ['/', 'index.html', ['_.data']],
  ['/company/about', 'company/about/index.html', ['company/about.data', 'company/about/_.data']],
  // File servers decode URLs.
  ['/stores/mu%C3%B1oz', 'stores/muñoz/index.html', ['stores/muñoz.data', 'stores/muñoz/_.data']],
])('ER10 the files of %s have the names that browsers request', (path, document, data) => {
  expect(toPageFiles(path)).toEqual({ document, data })
})

it.each([
  '/../etc',
  '/stores/%2e%2e',
  '/stores/a%2Fb',
  '/stores/a%5Cb',
  '/stores/%ff',
  '/a//b',
  'b',
])('ER10 %s has no file, because it would be outside of the folder or unreachable', path => {
  expect(toPageFiles(path)).toBeUndefined()
  expect(toDataFile(path)).toBeUndefined()
})
