import { expect, it } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { toSavableSearch } from './savable-search.ts'

const catalogue = {
  list: async () => {
    throw new Error('only texts are read')
  },
} as unknown as Catalogue

it.each([
  ['deal=sale', undefined, 'Sale'],
  ['deal=sale&color=red', undefined, 'Sale, Red'],
  ['deal=sale', 'dresses', "Women's Dresses, On sale"],
  ['deal=50&store=Alder+%26+Finch', undefined, 'Store sales of 50% or more at Alder & Finch'],
  ['deal=sale&deal=drop', undefined, 'All products, On sale, Price drops'],
  ['condition=preowned&deal=sale', undefined, 'Sale, Pre-owned'],
  ['brand=Northquay&deal=sale', undefined, 'Northquay, On sale'],
])('SV5 titles the saved list of %s in %s once', async (search, category, title) => {
  const query = parseListQuery(new URLSearchParams(search), category)
  expect((await toSavableSearch(catalogue, query)).title).toBe(title)
})
