import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { slowest } from './slowest-first.ts'

it.each(slowest)('%s, which should start first, exists', path => {
  expect(existsSync(path)).toBe(true)
})
