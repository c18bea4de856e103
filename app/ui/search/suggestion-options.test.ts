import { expect, it } from 'vitest'
import { splitCompletion, toSuggestionGroups } from './suggestion-options.ts'

it.each([
  ['red dress', 'red dr', 'red dr', 'ess'],
  ['red in Dresses', 'red', 'red', ' in Dresses'],
  ['red in Dresses', 'red dr', 'red in Dr', 'esses'],
  ["Women's Dresses", 'black dr', "Women's Dr", 'esses'],
  ['Northquay', 'nor', 'Nor', 'thquay'],
  ['Handbags', 'bag', 'Handbags', ''],
  ['black in Shoes', 'blak', 'bla', 'ck in Shoes'],
  ['blue', 'blak', 'blue', ''],
  ['dress', 'dress', 'dress', ''],
  ['dress', '', 'dress', ''],
  // İ has two characters in lower case.
  ['İpek dress', 'dr', 'İpek dress', ''],
])('LS2 marks what completes %j after %j', (label, text, typed, completed) => {
  expect(splitCompletion(label, text)).toEqual([typed, completed])
})

it.each([
  ['a verified sale', { salePrice: '$40', percentOff: 20 }, '$40', true],
  ['an unverified sale', { salePrice: '$40' }, '$40', false],
  ['no sale', {}, '$50', false],
])('LS2 PD13 colors the price of %s', (_, sale, note, isSale) => {
  const price = { price: '$50', isSoldOut: false, ...sale }
  const product = {
    source: 's' as const,
    id: '1',
    brand: 'Northquay',
    name: 'Wrap Dress',
    path: '/',
    buyPath: '/out',
    retailer: 'Heron',
    isPreOwned: false,
    isRental: false,
    price,
  }
  const suggestions = { queries: [], brands: [], categories: [], products: [product] }
  const [group] = toSuggestionGroups(suggestions)
  expect(group?.options[0]).toMatchObject({ note, isSale })
})
