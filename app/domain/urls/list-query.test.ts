import { expect, it } from 'vitest'
import { emptyListQuery, formatListQuery, getShownSort } from './list-query.ts'

it.each([
  ['plain', 'Northquay'],
  ['spaces', 'Alder Finch'],
  ...[...`&=+%#/?~!'()*-._:;,@$"<>[]{}|^\``].map(sign => [`the sign ${sign}`, `a${sign}b`]),
  ['other letters', 'Sèvres コム 👗'],
  ['an empty value', ''],
])('LS2 formatListQuery writes what URLSearchParams does, for %s', (_, value) => {
  expect(formatListQuery({ text: 'red dress', brands: [value] })).toBe(
    String(
      new URLSearchParams([
        ['q', 'red dress'],
        ['brand', value],
      ]),
    ),
  )
})

it.each([
  ['sales', { deals: ['sale'] }, 'discount', 'deal=sale'],
  ['large and verified sales', { deals: ['50', 'verified'] }, 'discount', 'deal=50&deal=verified'],
  ['a search', { deals: ['sale'], text: 'coat' }, 'relevance', 'q=coat&deal=sale'],
  ['other deals', { deals: ['drop', 'trending'] }, 'relevance', 'deal=drop&deal=trending'],
  ['everything', {}, 'relevance', ''],
  [
    'a chosen order',
    { deals: ['sale'], sort: 'newest' as const },
    'newest',
    'deal=sale&sort=newest',
  ],
  ['the usual order', { deals: ['sale'], sort: 'discount' as const }, 'discount', 'deal=sale'],
  [
    'an unusual one',
    { deals: ['drop'], sort: 'discount' as const },
    'discount',
    'deal=drop&sort=discount',
  ],
])('LS7 the list of %s is sorted as its URL and its menu say', (_, change, sort, url) => {
  const query = { ...emptyListQuery, ...change }
  expect(getShownSort(query)).toBe(sort)
  expect(formatListQuery(query)).toBe(url)
})
