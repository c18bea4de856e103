import { describe, expect, it } from 'vitest'
import type { QueryReading, UnderstoodPart } from '#app/domain/query-reading.ts'
import { quoteText, toCorrectedText, toCorrectedTitle, unquoteText } from './corrected-search.ts'

const part = (group: UnderstoodPart['group'], value: string, words: string): UnderstoodPart => {
  return { group, value, label: value, words, rest: '' }
}
const read = (
  corrected: QueryReading['corrected'],
  understood: UnderstoodPart[] = [],
  dropped: string[] = [],
): QueryReading => ({ understood, corrected, dropped })

const dress = part('category', 'dresses', 'dres')
const black = { from: 'blak', to: 'black' }

describe('a corrected search', () => {
  it.each<[text: string, reading: QueryReading, corrected: string, title: string]>([
    [
      'blak dres',
      read([black, { from: 'dres', to: 'dress' }], [part('colors', 'black', 'blak'), dress]),
      'black dress',
      'Black dresses',
    ],
    [
      'nortquay dres',
      read(
        [
          { from: 'nortquay', to: 'northquay' },
          { from: 'dres', to: 'dress' },
        ],
        [part('brands', 'Northquay', 'nortquay'), dress],
      ),
      'northquay dress',
      'Northquay dresses',
    ],
    ['blak blak shoe', read([black, black]), 'black black shoe', 'Black black shoe'],
    ['blak glowing hat', read([black], [], ['Glowing']), 'black hat', 'Black hat'],
    // A dollar sign is no pattern.
    ['blak $& hat', read([black]), 'black $& hat', 'Black $& hat'],
    ['Blak', read([]), 'Blak', ''],
  ])('LS8 of %j says one thing', (text, reading, corrected, title) => {
    expect(toCorrectedText(text, reading)).toBe(corrected)
    expect(toCorrectedTitle(text, reading) ?? '').toBe(title)
  })

  it.each([
    ['blak dres', '"blak dres"'],
    ['blak "dres"', '"blak dres"'],
  ])('LS8 leads from %j to the words as typed', (text, quoted) => {
    expect(quoteText(text)).toBe(quoted)
    expect(unquoteText(quoted)).toBe('blak dres')
  })

  it('LS8 keeps marks that are not around the whole text', () => {
    expect(unquoteText('15" bag')).toBe('15" bag')
  })
})
