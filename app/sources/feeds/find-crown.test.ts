import { expect, it } from 'vitest'
import { findCrown } from './find-crown.ts'

it.each([
  ['1 299,00 kr', 'sv-SE', 'SEK'],
  ['kr 99,-', 'nb', 'NOK'],
  ['99 kr.', 'da', 'DKK'],
  ['99 KR', 'is', 'ISK'],
  ['99 kr', 'de', undefined],
  ['99 kr', undefined, undefined],
  ['99', 'sv', undefined],
  ['99 krona', 'sv', undefined],
  [undefined, 'sv', undefined],
])('PR4 takes %j in a feed in %s for %s', (price, language, currency) => {
  expect(findCrown(price, language)).toBe(currency)
})
