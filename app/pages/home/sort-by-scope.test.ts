import { expect, it } from 'vitest'
import type { FacetValue, Listing } from '#app/domain/listing.ts'
import { sortByScope } from './sort-by-scope.ts'

/** Makes values that are written as their names and counts: "perfumer 9". */
const toValues = (...texts: string[]): FacetValue[] =>
  texts.map(text => {
    const [value = '', count] = text.split(' ')
    return { value, label: value, count: Number(count) }
  })

it.each([
  ['those with most products in the scope first', [['knitter 3', 'maker 1']], 'knitter 4, maker 8'],
  ['the sum of all lists', [['maker 2', 'knitter 1'], ['knitter 2']], 'knitter 4, maker 8'],
  ['none without products in the scope', [['maker 1', 'perfumer 0']], 'maker 8'],
  [
    'last those that sell less of it than the catalogue does',
    [['perfumer 3', 'maker 4', 'knitter 2']],
    'maker 8, knitter 4, perfumer 9',
  ],
])('RT1 sorts brands and stores by a storefront’s scope: %s', async (_, lists, sorted) => {
  for (const group of ['brands', 'retailers'] as const) {
    const values = toValues('perfumer 9', 'maker 8', 'knitter 4')
    const rest = lists.map(texts => ({ facets: { [group]: toValues(...texts) } }))
    const catalogue = { list: async () => rest.shift() as unknown as Listing }
    const scope = lists.map(() => ({ category: 'sweaters' }))
    const found = await sortByScope(catalogue, scope, group, values)
    expect(found.map(({ value, count }) => `${value} ${count}`).join(', ')).toBe(sorted)
  }
})
