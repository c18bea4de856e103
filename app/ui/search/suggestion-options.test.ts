import { expect, it } from 'vitest'
import { splitCompletion } from './suggestion-options.ts'

it.each([
  ['red dress', 'red dr', 'red dr', 'ess'],
  ['red in Dresses', 'red', 'red', ' in Dresses'],
  ['red in Dresses', 'red dr', 'red in Dr', 'esses'],
  ["Women's Dresses", 'black dr', "Women's Dr", 'esses'],
  ['Northquay', 'nor', 'Nor', 'thquay'],
  ['Handbags', 'bag', 'Handbags', ''],
  ['dress', 'dress', 'dress', ''],
  ['dress', '', 'dress', ''],
  // İ has two characters in lower case.
  ['İpek dress', 'dr', 'İpek dress', ''],
])('LS2 marks what completes %j after %j', (label, text, typed, completed) => {
  expect(splitCompletion(label, text)).toEqual([typed, completed])
})
