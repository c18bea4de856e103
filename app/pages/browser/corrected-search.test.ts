import { describe, expect, it } from 'vitest'
import type { QueryReading, UnderstoodPart } from '#app/domain/query-reading.ts'
import { nameByWords, toCorrectedText } from './corrected-search.ts'

const part = (group: UnderstoodPart['group'], value: string, words: string): UnderstoodPart => {
  return { group, value, label: value, words, rest: '' }
}
const read = (
  corrected: QueryReading['corrected'],
  understood: UnderstoodPart[] = [],
  dropped: string[] = [],
): QueryReading => ({ understood, corrected, dropped })

const dress = { from: 'dres', to: 'dress' }
const black = { from: 'blak', to: 'black' }

describe('a search', () => {
  const category = part('category', 'dresses', 'dres')

  it.each<[text: string, reading: QueryReading, corrected: string]>([
    ['blak dres', read([black, dress], [part('colors', 'black', 'blak'), category]), 'black dress'],
    [
      'nortquay dres',
      read(
        [{ from: 'nortquay', to: 'northquay' }, dress],
        [part('brands', 'Northquay', 'nortquay'), category],
      ),
      'northquay dress',
    ],
    ['blak blak shoe', read([black, black]), 'black black shoe'],
    ['blak glowing hat', read([black], [], ['Glowing']), 'black hat'],
    // A dollar sign is no pattern.
    ['blak $& hat', read([black]), 'black $& hat'],
    ['Blak', read([]), 'Blak'],
  ])('LS8 is corrected without the words that it ignored: %j', (text, reading, corrected) => {
    expect(toCorrectedText(text, reading)).toBe(corrected)
  })

  it.each([
    ['black dress', [], [part('category', 'Black Dresses', 'black dress')], ['Black dress']],
    [
      'blak dres',
      [black, dress],
      [part('category', 'Black Dresses', 'blak dres')],
      ['Black dress'],
    ],
    [
      'red dres',
      [dress],
      [part('colors', 'Red', 'red'), part('category', 'Dresses', 'dres')],
      ['Red', 'Dress'],
    ],
    [
      'dress no dresses',
      [],
      [{ ...part('category', 'No dresses', 'no dresses'), isExcluded: true as const }],
      ['No dresses'],
    ],
  ])('LS2 calls the categories of %j by the words that it finds', (_, corrected, parts, labels) => {
    expect(nameByWords(read(corrected, parts)).map(({ label }) => label)).toEqual(labels)
  })
})
