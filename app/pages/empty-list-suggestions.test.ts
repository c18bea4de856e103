import { expect, it } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { getPaging } from '#app/domain/paging.ts'
import { emptyListQuery, type ListQuery } from '#app/domain/urls/list-query.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import { findEmptyListSuggestions } from './empty-list-suggestions.ts'

/** A catalogue in which the lists that `hasProducts` selects have products; counts the others. */
function createCatalogue(hasProducts: (query: ListQuery) => boolean) {
  const asked: ListQuery[] = []
  const list: Catalogue['list'] = async query => {
    asked.push(query)
    const facets = {} as Awaited<ReturnType<Catalogue['list']>>['facets']
    return {
      products: [],
      paging: getPaging(1, hasProducts(query) ? 7 : 0),
      facets,
      retailerCount: 0,
    }
  }
  const suggest: Catalogue['suggest'] = async () => ({
    brands: [],
    categories: [],
    queries: [],
    products: [],
  })
  return { list, suggest, asked }
}

const five = parseListQuery(
  new URLSearchParams('q=gown&color=red&brand=Northquay&store=Corso&material=wool'),
)
const isWithout = (
  query: ListQuery,
  ...parts: ('colors' | 'brands' | 'retailers' | 'materials')[]
) => parts.every(part => query[part].length === 0)

async function getLabels(query: ListQuery, hasProducts: (query: ListQuery) => boolean) {
  const catalogue = createCatalogue(hasProducts)
  const { relaxed } = await findEmptyListSuggestions(catalogue, query)
  return { labels: relaxed.map(({ label }) => label), asked: catalogue.asked }
}

it('LS8 offers to remove one filter if that is enough', async () => {
  const { labels, asked } = await getLabels(five, query => isWithout(query, 'colors'))
  expect(labels).toEqual(['Without Red'])
  expect(asked.length).toBeLessThan(10)
})

it('LS8 offers pairs of filters to remove if none alone helps', async () => {
  const { labels } = await getLabels(
    five,
    query =>
      isWithout(query, 'colors', 'brands') || (query.text === '' && isWithout(query, 'materials')),
  )
  expect(labels.toSorted()).toEqual([
    'Without Northquay, without Red',
    'Without “gown”, without Wool',
  ])
})

it('LS8 offers what is left if most filters have to go', async () => {
  const { labels } = await getLabels(
    five,
    query => query.text === '' && isWithout(query, 'brands', 'retailers', 'materials'),
  )
  expect(labels).toEqual(['Only Red'])
})

it('LS8 tries a bounded number of lists', async () => {
  const many = parseListQuery(
    new URLSearchParams(
      'q=gown&color=red&brand=A&store=B&material=wool&size=letter:m&condition=new&deal=sale&stock=in&price=25-50&not.color=blue&not.brand=C&not.store=D',
    ),
    'dresses',
  )
  const { labels, asked } = await getLabels(many, ({ category }) => category === undefined)
  expect(labels).toContain('In all categories')
  const none = await getLabels(many, () => false)
  expect([none.labels, none.asked.length < 80, asked.length < 80]).toEqual([[], true, true])
})

it('LS8 offers nothing to remove from a search alone', async () => {
  const { labels } = await getLabels({ ...emptyListQuery, text: 'gown' }, () => false)
  expect(labels).toEqual([])
})
