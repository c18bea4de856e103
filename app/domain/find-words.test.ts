import { expect, it } from 'vitest'
import { withoutWords } from './find-words.ts'

it.each([
  ['red dress', 'red', 'dress'],
  ['layered red dress', 'red', 'layered dress'],
  ['tired shirt', 'red', 'tired shirt'],
  ['dress -red', '-red', 'dress'],
  ['coat, under 100', 'under 100', 'coat,'],
  ['red and red dress', 'red', 'and red dress'],
  ['', 'red', ''],
])('LS2 undoing a part of %j takes %j out as whole words', (text, words, rest) => {
  expect(withoutWords(text, words)).toBe(rest)
})
