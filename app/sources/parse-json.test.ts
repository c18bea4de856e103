import { expect, it } from 'vitest'
import { toExcerpt } from './parse-json.ts'

it.each([
  [200, 200],
  [201, 201],
  [300, 201],
])('PR5 quotes 200 characters of a response: of %i, %i with the ellipsis', (length, quoted) => {
  expect(toExcerpt('x'.repeat(length))).toHaveLength(quoted)
})
