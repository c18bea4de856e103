import { expect, it } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { facetNames } from '#app/domain/facets/facets.ts'
import { getPaging } from '#app/domain/paging.ts'
import { emptyListQuery, type ListQuery } from '#app/domain/urls/list-query.ts'
import { findNamedList } from './find-named-list.ts'

/** A catalogue with these brands and retailers, which records the lists that are asked for. */
function createCatalogue(names: readonly string[]) {
  const asked: ListQuery[] = []
  const values = names.map(value => ({ value, label: value, count: 1 }))
  const list: Catalogue['list'] = async query => {
    asked.push(query)
    const none = Object.fromEntries([...facetNames, 'categories'].map(name => [name, []]))
    const facets = none as unknown as Awaited<ReturnType<Catalogue['list']>>['facets']
    return { products: [], paging: getPaging(1, 7), facets, retailerCount: 0 }
  }
  const directory: Catalogue['directory'] = async () => ({ brands: values, retailers: values })
  const suggest: Catalogue['suggest'] = async () => {
    throw new Error('A list with products needs no suggestions')
  }
  return { list, directory, suggest, asked }
}

it.each<[group: 'brands' | 'retailers', id: string, names: string[], found: string[]]>([
  ['brands', 'hotel-wren', ['Hôtel Wren', 'Wren'], ['Hôtel Wren']],
  // Any spelling that has the brand's key.
  ['brands', 'hotelwren', ['Hôtel Wren', 'Wren'], ['Hôtel Wren']],
  ['brands', 'levi-strauss-co', ["Levi's"], ["Levi's"]],
  ['brands', 'marlow-and-fennick', ['Marlow & Fennick'], ['Marlow & Fennick']],
  ['brands', 'wren-sons', ['Wren'], []],
  // Two names with one URL share its list.
  [
    'brands',
    'marlow-fennick',
    ['Marlow & Fennick', 'Marlow Fennick'],
    ['Marlow & Fennick', 'Marlow Fennick'],
  ],
  ['retailers', 'alder-finch', ['Alder & Finch US'], ['Alder & Finch US']],
  ['retailers', 'alder', ['Alder & Finch'], []],
])('RT4 finds the list of %s at %s among %j: %j', async (group, id, names, found) => {
  const catalogue = createCatalogue(names)
  const list = await findNamedList(catalogue, group, id, emptyListQuery)
  expect(list?.title).toBe(found[0])
  expect(catalogue.asked.map(query => query[group])).toEqual(found.length === 0 ? [] : [found])
})
