import { expect, it } from 'vitest'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import type { IndexQuery } from './index-interface.ts'
import { createSearchIndex } from './search-index.ts'
import { makeChange } from './testing.ts'

const index = createSearchIndex()
// One card: two blue offers, which are compared, and a cheaper listing that states no color.
index.apply([
  makeChange(1, { cardNumber: 9, groupNumber: 7, colors: ['blue'], usdCents: 20_000 }),
  makeChange(2, { cardNumber: 9, groupNumber: 7, colors: ['blue'], usdCents: 18_000 }),
  makeChange(3, { cardNumber: 9, usdCents: 9_900 }),
])

function ask(requested: Partial<IndexQuery>) {
  const answer = index.query({ ...emptyListQuery, limit: 50, facetLimit: 24, ...requested })
  return {
    shown: answer.hits.map(({ number }) => number),
    colors: answer.facets.colors.flatMap(({ value, count }) =>
      count > 0 ? [`${value} ${count}`] : [],
    ),
  }
}

it.each<[string, Partial<IndexQuery>, ReturnType<typeof ask>]>([
  ['one card', { sort: 'price-up' }, { shown: [3], colors: ['blue 1'] }],
  ['its color', { colors: ['blue'], sort: 'price-up' }, { shown: [2], colors: ['blue 1'] }],
  [
    'its color at the price of the other listing',
    { colors: ['blue'], prices: ['0-100'] },
    { shown: [], colors: [] },
  ],
  ['the price of the other listing', { prices: ['0-100'] }, { shown: [3], colors: [] }],
  ['every color but its own', { excluded: { colors: ['blue'] } }, { shown: [3], colors: [] }],
])('PR8 LS3 a color claims no listing that does not state it: %s', (_, requested, expected) => {
  expect(ask(requested)).toEqual(expected)
})
