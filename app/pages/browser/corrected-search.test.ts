import { describe, expect, it } from 'vitest'
import type { QueryReading, UnderstoodPart } from '#app/domain/query-reading.ts'
import { nameByWords, toCorrectedText, toReadTitle } from './corrected-search.ts'

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

describe('what a search says', () => {
  const category = part('category', 'dresses', 'dres')

  it.each<[text: string, parts: UnderstoodPart[], title: string]>([
    [
      'black dress',
      [part('colors', 'black', 'black'), part('category', 'dresses', 'dress')],
      'Black dresses',
    ],
    [
      'BLACK Dress',
      [part('colors', 'black', 'BLACK'), part('category', 'dresses', 'Dress')],
      'Black dresses',
    ],
    ['dress', [part('category', 'dresses', 'dress')], 'Dresses'],
    [
      'mens coat',
      [part('category', 'men', 'mens'), part('category', 'mens-coats', 'coat')],
      "Men's coats",
    ],
    [
      'dress for women',
      [part('category', 'dresses', 'dress'), part('category', 'women', 'women')],
      'Dresses for women',
    ],
    [
      'kids dress',
      [part('category', 'kids', 'kids'), part('category', 'dresses', 'dress')],
      'Kids dresses',
    ],
    // The category is called Sneakers.
    ['trainers', [part('category', 'womens-sneakers', 'trainers')], 'Trainers'],
    [
      'coats at brightwater',
      [part('category', 'wool-coats', 'coats'), part('retailers', 'Brightwater', 'at brightwater')],
      'Coats at Brightwater',
    ],
    [
      'northquay dress under 100',
      [
        part('brands', 'Northquay', 'northquay'),
        part('category', 'dresses', 'dress'),
        part('prices', '0-100', 'under 100'),
      ],
      'Northquay dresses under 100',
    ],
    [
      'navy suits men',
      [
        part('colors', 'blue', 'navy'),
        part('category', 'mens-suits', 'suits'),
        part('category', 'men', 'men'),
      ],
      "Men's navy suits",
    ],
    [
      'boots 50% off',
      [part('category', 'boots', 'boots'), part('deals', '50', '50% off')],
      'Boots, store sales of 50% or more',
    ],
    ['silk', [part('materials', 'silk', 'silk')], 'Silk'],
    // Not understood in full
    ['a dress', [part('category', 'dresses', 'dress')], ''],
    ['dress pockets', [part('category', 'dresses', 'dress')], ''],
    [
      'dress no silk',
      [
        part('category', 'dresses', 'dress'),
        { ...part('materials', 'silk', 'no silk'), isExcluded: true },
      ],
      '',
    ],
    ['pockets', [], ''],
  ])('LS1 has a title if %j is understood in full', (text, understood, title) => {
    expect(toReadTitle(text, read([], understood)) ?? '').toBe(title)
  })

  it.each<[lacking: Partial<QueryReading>]>([
    [{ dropped: ['silk'] }],
    [{ unstocked: ['silk'] }],
    [{ isCut: true }],
  ])('LS1 has no title of its own if %j was not searched', lacking => {
    const understood = [part('materials', 'silk', 'silk'), part('category', 'dresses', 'dress')]
    expect(toReadTitle('silk dress', { ...read([], understood), ...lacking })).toBeUndefined()
  })

  it.each<[text: string, reading: QueryReading, corrected: string, title: string]>([
    [
      'blak dres',
      read([black, dress], [part('colors', 'black', 'blak'), category]),
      'black dress',
      'Black dresses',
    ],
    [
      'nortquay dres',
      read(
        [{ from: 'nortquay', to: 'northquay' }, dress],
        [part('brands', 'Northquay', 'nortquay'), category],
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
    expect(toReadTitle(text, reading) ?? '').toBe(title)
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
