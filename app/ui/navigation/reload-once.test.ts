import { expect, it } from 'vitest'
import { mayReload } from './reload-once.ts'

it.each([
  ['never before', undefined, true],
  ['a moment ago', 999_000, false],
  ['59 seconds ago', 941_000, false],
  ['a minute ago', 940_000, true],
  ['in the future, by a clock that was set back', 1_001_000, true],
])('LY8 ER3 allows a page that was reloaded %s to reload again: %j', (_when, lastAt, may) => {
  expect(mayReload(lastAt, 1_000_000)).toBe(may)
})
