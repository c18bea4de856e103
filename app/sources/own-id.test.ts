import { expect, it } from 'vitest'
import { toOwnId } from './own-id.ts'

it.each([150, 151])('PR1 takes an id of 150 characters at most: %i', length => {
  expect(toOwnId('x'.repeat(length)) !== undefined).toBe(length <= 150)
})
