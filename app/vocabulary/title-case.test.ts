import { expect, it } from 'vitest'
import { toTitleCase } from './title-case.ts'

it.each([
  ['VALE', 'VALE'],
  ['VALEO', 'Valeo'],
])('PR3 takes four capitals for initials: %s', (name, shown) => {
  expect(toTitleCase(name)).toBe(shown)
})
