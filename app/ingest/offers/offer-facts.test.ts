import { expect, it } from 'vitest'
import { makeProduct } from '#app/store/testing.ts'
import { descriptiveWords } from '#app/vocabulary/descriptive-words.ts'
import { toOfferFacts } from './offer-facts.ts'
import { findDetails } from './telling-words.ts'

type Changes = Parameters<typeof makeProduct>[1]
const read = (changes: Changes) => toOfferFacts(makeProduct('1', changes))

it.each([
  [400, true],
  [401, false],
])('PR8 reads 400 characters of a name: a word that ends with number %i', (end, isRead) => {
  const unbrandedName = ' zorbax'.padStart(end, 'y')
  expect(read({ unbrandedName })?.words.includes('zorbax')).toBe(isRead)
})

it.each([
  [2_000, true],
  [2_001, false],
])(
  'PR8 reads 2,000 characters of a description: a word that ends with number %i',
  (end, isRead) => {
    expect(read({ description: ' linen'.padStart(end, 'x') })?.said).toEqual(
      isRead ? ['linen'] : [],
    )
  },
)

it.each([29, 30, 31])('PR8 keeps 30 details of a description: %i', count => {
  const words = findDetails(descriptiveWords).slice(0, count)
  expect(words).toHaveLength(count)
  expect(read({ description: words.join(' ') })?.said).toHaveLength(Math.min(30, count))
})

it.each([
  [99, false],
  [100, true],
])('PR8 takes a description of %i characters for a list of features: %s', (length, isDescribed) => {
  expect(read({ description: 'x'.repeat(length) })).toMatchObject({ isDescribed })
})

it.each([
  ['A123', true],
  ['A1234', false],
])('PR8 takes a model number of five characters for unique: %s', (mpn, isShort) => {
  expect(read({ custom: { mpn } })?.mpnKey === null).toBe(isShort)
})
