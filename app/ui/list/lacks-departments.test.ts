import { expect, it } from 'vitest'
import { lacksDepartments } from './lacks-departments.ts'

const row = (depth: number, count: number) => ({ label: '', depth, count })

it.each([
  [[row(0, 92), row(1, 50), row(1, 31), row(1, 6)], true],
  [[row(0, 9), row(1, 6), row(2, 1), row(1, 2)], true],
  [[row(0, 9), row(1, 6), row(1, 3)], false],
  // Some are for women and men.
  [[row(0, 9), row(1, 6), row(1, 5)], false],
  // The list of one category shows its department only.
  [[row(0, 9), row(1, 6), row(2, 6)], false],
  [[], false],
])('LS3 says that some products of %j are in no department: %s', (rows, lacks) => {
  expect(lacksDepartments(rows)).toBe(lacks)
})
