import { expect, it } from 'vitest'
import { isSurelyRead } from './try-search.ts'

it.each([
  ['blak', 'black', true],
  ['rde', 'red', true],
  ['sneekers', 'sneakers', true],
  ['cashmre', 'cashmere', true],
  ['blac', 'black', true],
  // Begins underwear, and another letter is another word.
  ['unde', 'nude', false],
  ['levis', 'less', false],
  ['calvin', 'calming', false],
  ['polka', 'polar', false],
  ['beach', 'bench', false],
])('LS2 takes %j in a suggestion for a misspelt %j: %j', (from, to, isTrue) => {
  const reading = { understood: [], corrected: [{ from, to }], dropped: [] }
  expect(isSurelyRead({ reading })).toBe(isTrue)
})
