import { expect, it } from 'vitest'
import { findIdTrouble } from './storable-text.ts'

it.each([
  ['', 'id: is empty'],
  ['x'.repeat(400), undefined],
  ['x'.repeat(401), 'id: longer than 400 characters'],
  ['a\0b', 'id: has characters that cannot be stored'],
  ['a\ud800', 'id: has characters that cannot be stored'],
])('PR2 finds what is wrong with the id %j', (id, trouble) => {
  expect(findIdTrouble(id)).toBe(trouble)
})
