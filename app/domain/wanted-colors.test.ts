import { expect, it } from 'vitest'
import type { UnderstoodPart } from './query-reading.ts'
import { getWantedColors } from './wanted-colors.ts'

const part = (group: UnderstoodPart['group'], value: string, isExcluded = false) => ({
  group,
  value,
  label: value,
  words: value,
  rest: '',
  ...(isExcluded ? { isExcluded: true as const } : {}),
})

it.each<[string, string[], string | undefined, UnderstoodPart[], string[]]>([
  ['nothing', [], undefined, [], []],
  ['a chosen color', ['red'], 'dresses', [], ['red']],
  ['a color of the search', ['red'], undefined, [part('colors', 'blue')], ['red', 'blue']],
  ['an excluded color', [], undefined, [part('colors', 'blue', true)], []],
  ['a category of the search', [], undefined, [part('category', 'black-dresses')], ['black']],
  ['an excluded category', [], undefined, [part('category', 'black-dresses', true)], []],
  ['the category of the list', [], 'black-dresses', [], ['black']],
  // Denim is not always blue, nor luggage brown.
  ['a category named after a material', [], 'denim-jackets', [part('category', 'luggage')], []],
  ['one color twice', ['black'], 'black-dresses', [], ['black']],
])('LS4 reads the wanted colors from %s', (_, colors, category, understood, wanted) => {
  const query = { colors, ...(category === undefined ? {} : { category }) }
  expect(getWantedColors(query, { understood })).toEqual(wanted)
})
