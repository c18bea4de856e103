import { describe, expect, it } from 'vitest'
import { createWordStore } from '../terms/word-store.ts'
import { makeWords } from '../testing.ts'
import { readText } from './read-text.ts'
import { readWords } from './read-words.ts'

/** Reads a query's words and counts the scans of the dictionary, each of which reads all bitmaps. */
function countScans(text: string): number {
  const store = createWordStore()
  store.put(1, makeWords({ name: 'Tern kettle' }))
  let scans = 0
  const dictionary = new Proxy(store.dictionary, {
    get(target, key, receiver) {
      if (key === 'letterSets') scans += 1
      return Reflect.get(target, key, receiver)
    },
  })
  readWords(text, [], { ...store, dictionary })
  return scans
}

const unknown = Array.from(
  { length: 500 },
  (_, at) => `zq${'abcdefghij'[at % 10]}${'x'.repeat(at % 9)}k`,
)

describe('the work for a query’s words', () => {
  it.each([
    ['500 unknown words', unknown.join(' '), 6],
    ['one unknown word, 500 times', 'kettel '.repeat(500), 1],
    ['10,000 times one letter', 'k'.repeat(10_000), 1],
    ['10,000 separate letters', 'k '.repeat(5_000), 0],
    ['only punctuation', '!?.,;:-–—()[]{}'.repeat(700), 0],
    ['text written from right to left', 'سماعات لاسلكية '.repeat(300), 0],
    ['Chinese', '茶壶 水壶 '.repeat(900), 0],
    ['a regular expression', '^(a+)+$|(.*)*\\1{999}'.repeat(99), 0],
    ['SQL', "'; SELECT 1; -- ".repeat(99), 1],
  ])('LS2 is limited for %s', (_, text, scans) => {
    expect(countScans(text)).toBeLessThanOrEqual(scans)
  })
})

it.each([
  ['kettel', ['kettle']],
  ['"kettel"', [undefined]],
  ['“tren kettel”', [undefined, undefined]],
  ['"tern" kettel', [undefined, 'kettle']],
  // An unpaired quotation mark means inches.
  ['9" kettel', [undefined, 'kettle']],
])('LS8 corrects no word of %s that is in quotation marks', (text, expected) => {
  const store = createWordStore()
  store.put(1, makeWords({ name: 'Tern kettle' }))
  expect(readWords(text, [], store).map(({ corrected }) => corrected)).toEqual(expected)
})

it.each([23, 24, 25])('LS2 reads 24 of %i words at most', count => {
  const text = Array.from({ length: count }, (_, at) => `word${at}`).join(' ')
  expect(readWords(text, [], createWordStore())).toHaveLength(Math.min(count, 24))
})

it.each([5, 6, 7])('LS8 corrects six of %i misspelled words at most', count => {
  const store = createWordStore()
  const names = ['kettle', 'saucer', 'candle', 'basket', 'mirror', 'pillow', 'ladder']
  names.forEach((name, at) => {
    store.put(at + 1, makeWords({ name }))
  })
  const text = names
    .slice(0, count)
    .map(name => `${name}e`)
    .join(' ')
  const corrected = readWords(text, [], store).filter(word => word.corrected !== undefined)
  expect(corrected).toHaveLength(Math.min(6, count))
})

it.each([
  [400, ['kettle']],
  [401, []],
])('LS2 reads 400 characters of a query: a word that ends with number %i', (end, words) => {
  const store = createWordStore()
  store.put(1, makeWords({ name: 'Tern kettle' }))
  const read = readText(store, 'kettle'.padStart(end, '.'), false).words
  expect(read.flatMap(({ word }) => (word === 'kettle' ? word : []))).toEqual(words)
})

const refuse = (count: number) => Array.from({ length: count }, (_, at) => ` -tern${at}`).join('')

it.each([
  ['24 words', Array<string>(24).fill('tern').join(' '), undefined],
  ['25 words', Array<string>(25).fill('tern').join(' '), true],
  ['24 words and a price', `${Array<string>(24).fill('tern').join(' ')} under 50`, undefined],
  ['8 refusals', `kettle${refuse(8)}`, undefined],
  ['8 refusals, two of them twice', `kettle${refuse(8)} -tern0 -tern1`, undefined],
  ['9 refusals', `kettle${refuse(9)}`, true],
  ['400 characters', `${'k'.repeat(396)} tea  `, undefined],
  ['401 characters', `${'k'.repeat(397)} tea`, true],
])('LS8 says whether it read only the beginning of %s', (_, text, isCut) => {
  expect(readText(createWordStore(), text, false).reading.isCut).toBe(isCut)
})

it('LS2 a text has 8 refusals at most, and the words of others are not searched for', () => {
  const { refusals, words } = readText(createWordStore(), `kettle${refuse(9)}`, false)
  expect(refusals.map(({ words }) => words)).toEqual(
    Array.from({ length: 8 }, (_, at) => `tern${at}`),
  )
  expect(words.map(({ word }) => word)).toEqual(['kettle'])
})
