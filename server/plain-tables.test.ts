import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findPlainTables } from './rooms/find-plain-tables.ts'
import { isForTests } from './rooms/import-rules.ts'

it('keeps every table that is read by a text in a Map', () => {
  const paths = globSync('{app,server,sandbox}/**/*.{ts,tsx}').filter(path => !isForTests(path))
  const found = paths.flatMap(path => findPlainTables(path, readFileSync(path, 'utf8')))
  expect(found).toEqual([])
  expect(paths.length).toBeGreaterThan(500)
})

it.each([
  ['a table', `const a: Record<string, number> = { b: 1 }\n\na[text]`, [3]],
  ['a read-only table', `const a: Readonly<Record<string, number>> = { b: 1 }\na[c.d ?? '']`, [2]],
  ['a table with an index signature', `const a: { [b: string]: number } = { b: 1 }\na[text]`, [2]],
  ['a fixed key', `const a: Record<string, number> = { b: 1 }\na['b']`, []],
  ['keys that the types know', `const a: Record<'b', number> = { b: 1 }\na[b]`, []],
  ['a Map', `const a = new Map(Object.entries({ b: 1 }))\na.get(text)`, []],
  ['an object that is filled', `const a: Record<string, number> = { b: 1 }\na[c] = a[d]`, []],
])('judges %s', (_, text, lines) => {
  expect(findPlainTables('a.ts', text)).toEqual(
    lines.map(line => `a.ts:${line} looks up a text in the plain object a: make it a Map`),
  )
})
