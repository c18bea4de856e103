import { expect, it } from 'vitest'
import { findTargetFault } from './request-target.ts'

it.each([8_191, 8_192, 8_193])('reads an address of 8,192 characters at most: %i', length => {
  expect(findTargetFault('/'.padEnd(length, 'a'))?.status).toBe(length > 8_192 ? 414 : undefined)
})
