import { expect, it } from 'vitest'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { findSearchSuggestions } from './search-suggestions.ts'
import { countTexts, directory, makeCatalogue } from './testing.ts'

it.each<[text: string, queries: [label: string, to: string][]]>([
  [
    'red at bri',
    [
      ['red at Brightwater', '/products?q=red+at+Brightwater'],
      ['red at Bright Lane', '/products?q=red+at+Bright+Lane'],
    ],
  ],
  ['red from alder and f', [['red from Alder & Finch', '/products?q=red+from+Alder+%26+Finch']]],
  ['red at brightwater', [['red at Brightwater', '/products?q=red+at+Brightwater']]],
])('LS2 suggests for %j only stores', async (text, queries) => {
  const found = await findSearchSuggestions(makeCatalogue(['red dress']), text)
  expect(found.queries.map(({ label, to }) => [label, to])).toEqual(queries)
  expect(found.queries[0]?.count).toBe(69)
  expect(found.products.map(({ id }) => id)).toEqual(['red undefined'])
  expect([found.brands, found.categories]).toEqual([[], []])
})

it.each([
  ['alder finch', 'red undefined'],
  ['alde', sampleProduct.id],
])('LS2 suggests for %j the product %j', async (text, id) => {
  const { list, suggest } = makeCatalogue([])
  const find = (query: ListQuery) =>
    list(query.retailers.length > 0 ? { ...query, text: 'red' } : query)
  const { products } = await findSearchSuggestions(
    { list: find, suggest, directory, countTexts },
    text,
  )
  expect(products.map(product => product.id)).toEqual([id])
})

it.each([
  ['alde', 'Alder & Finch', 1],
  ['ald', '', 0],
  ['red at a', '', 0],
  ['zzzz at bright', '', 0],
])('LS2 suggests for %j the store %j', async (text, label, stores) => {
  const { list, suggest } = makeCatalogue([])
  const find = (query: ListQuery) =>
    list(query.retailers.length > 0 && query.text === '' ? { ...query, text: 'red' } : query)
  const { queries } = await findSearchSuggestions(
    { list: find, suggest, directory, countTexts },
    text,
  )
  expect(queries).toHaveLength(stores)
  if (stores > 0) expect(queries[0]).toEqual({ label, to: '/retailers/alder-finch', count: 69 })
})

it('LS2 asks for all stores once, not for every letter', async () => {
  let asked = 0
  const catalogue = {
    ...makeCatalogue([]),
    directory: () => {
      asked += 1
      return directory()
    },
  }
  for (const text of ['brig', 'brigh', 'bright']) await findSearchSuggestions(catalogue, text)
  expect(asked).toBe(1)
})
