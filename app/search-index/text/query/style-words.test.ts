import { expect, it } from 'vitest'
import { makeWordIndex, rankWords } from '../testing.ts'

const names = [
  'Linen Mini Dress',
  'Above-Knee Linen Dress',
  'Linen Maxi Dress',
  'Floor-Length Linen Dress',
  'V-Neck Wool Sweater',
  'Wool Sweater with Mock Neck',
  'Funnel Neck Wool Sweater',
  'Cotton Blouse with Balloon Sleeves',
  'Puff Sleeve Cotton Blouse',
  'Dogtooth Wool Skirt',
  'Houndstooth Wool Skirt',
  'Black Tie Tuxedo',
  'Formal Tuxedo',
]
const index = makeWordIndex(names.map(name => ({ name })))

it.each([
  ['mini dress', ['Linen Mini Dress', 'Above-Knee Linen Dress']],
  ['maxi dress', ['Linen Maxi Dress', 'Floor-Length Linen Dress']],
  ['vneck sweater', ['V-Neck Wool Sweater']],
  ['mock neck sweater', ['Wool Sweater with Mock Neck', 'Funnel Neck Wool Sweater']],
  ['puff sleeve blouse', ['Puff Sleeve Cotton Blouse', 'Cotton Blouse with Balloon Sleeves']],
  ['houndstooth skirt', ['Houndstooth Wool Skirt', 'Dogtooth Wool Skirt']],
  ['formal tuxedo', ['Formal Tuxedo', 'Black Tie Tuxedo']],
])('LS2 finds other wordings of %s', (text, found) => {
  const ranked = rankWords(index, text).map(number => names[number - 1])
  expect(ranked.slice(0, found.length)).toEqual(found)
})
