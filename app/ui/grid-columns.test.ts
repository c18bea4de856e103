import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * Finds grids whose columns are stated for wide windows only. On a phone, such a grid has one column
 * that is as wide as its longest unbroken text, even if that text is cut: a brand of eighty letters
 * made a page of 390 px 623 px wide.
 */
function findOpenGrids(text: string): string[] {
  return [...text.matchAll(/className="([^"]*)"/g)]
    .map(([, classes = '']) => classes)
    .filter(classes => {
      const names = classes.split(/\s+/)
      const isGrid = names.includes('grid') && /:grid-cols-/.test(classes)
      return isGrid && !names.some(name => name.startsWith('grid-cols-'))
    })
}

it('LY1 every grid says how wide its only column is on a phone', () => {
  const files = globSync('app/**/*.tsx')
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap(path =>
    findOpenGrids(readFileSync(path, 'utf8')).map(classes => `${path}: ${classes}`),
  )
  expect(found).toEqual([])
})

it('finds a grid with columns for wide windows only', () => {
  expect(findOpenGrids('<ul className="grid gap-4 sm:grid-cols-2">')).toHaveLength(1)
  expect(findOpenGrids('<ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">')).toEqual([])
  expect(findOpenGrids('<div className="md:grid md:grid-cols-2">')).toEqual([])
})
