import { expect, it } from 'vitest'
import { makeWords } from '../testing.ts'
import { findNearSpellings } from './near-spellings.ts'
import { createWordStore } from './word-store.ts'

const store = createWordStore()
for (const [at, name] of [
  'heron',
  'heron',
  'heroin',
  'h2ron',
  'curlew',
  'teal',
  'sandpiper',
  'auk',
].entries())
  store.put(at + 1, makeWords({ name }))

it.each([
  ['no edit comes first', 'heron', ['heron', 'h2ron', 'heroin']],
  ['a missing letter', 'hern', ['heron']],
  ['a further letter', 'heronn', ['heron', 'heroin']],
  ['another letter', 'hegon', ['heron']],
  ['two letters swapped', 'heorn', ['heron']],
  ['the first two letters swapped', 'ehron', ['heron']],
  ['a missing first letter', 'eron', ['heron']],
  ['a missing last letter', 'curle', ['curlew']],
  ['two edits', 'curleeww', ['curlew']],
  ['two edits, one of them to the first letter of a short word', 'turleew', []],
  ['two edits, one of them to the first letter of a long word', 'tandpipr', ['sandpiper']],
  ['three edits', 'sandppxxr', []],
  ['one edit in four letters', 'teel', ['teal']],
  ['two edits in four letters', 'teee', []],
  ['two letters of four swapped', 'tela', ['teal']],
  ['a further letter in four', 'auuk', ['auk']],
  ['three letters', 'tel', []],
])('LS2 finds words with %s: %j', (_, word, expected) => {
  const found = findNearSpellings(store.dictionary, word)
  expect(found.map(({ form }) => store.dictionary.getWord(form))).toEqual(expected)
})

it('LS2 compares a word with all others only if none is one edit away', () => {
  let comparisons = 0
  const dictionary = {
    ...store.dictionary,
    get forms() {
      comparisons += store.dictionary.forms
      return store.dictionary.forms
    },
  }
  findNearSpellings(dictionary, 'curle')
  expect(comparisons).toBe(0)
  findNearSpellings(dictionary, 'curleeww')
  expect(comparisons).toBe(store.dictionary.forms)
})
