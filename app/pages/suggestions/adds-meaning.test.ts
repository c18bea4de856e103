import { expect, it } from 'vitest'
import { addsMeaning } from './adds-meaning.ts'

it.each([
  ['dress d', 'dress dresses', false],
  ['dress d', 'dress denim', true],
  ['shirt d', 'shirt dress', true],
  ['shoes s', 'shoes sneakers', false],
  ['bags b', 'bags bags', false],
  ['green s', 'green set', false],
  ['green s', 'green shirts', true],
  ['pajama s', 'pajama set', true],
  ['plus s', 'plus size', true],
  ['cheap', 'cream', false],
  ['chea', 'cheap', true],
  ['dr', 'dresses', true],
  ['sneakers w', 'white sneakers', true],
])('LS2 after %j, %j is suggested: %s', (typed, completed, expected) => {
  expect(addsMeaning(completed, typed)).toBe(expected)
})
