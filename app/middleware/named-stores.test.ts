import { describe, expect, it } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { emptyListQuery, type ListQuery } from '#app/domain/urls/list-query.ts'
import { toSavableSearch } from '#app/pages/savable-search.ts'
import { readNamedStores } from './named-stores.server.ts'

const names = [
  'Brightwater',
  'Kitchen & Table',
  'Dove Street',
  'Table & Red',
  'Dress.com',
  'Table',
  'Alder & Finch',
]

/** A catalogue that knows dresses and kitchens, and whose stores sell dresses. */
function makeCatalogue() {
  const asked: ListQuery[] = []
  const ask = (query: ListQuery) => asked.push(query)
  const list = async (query: ListQuery) => {
    ask(query)
    const words = (query.text.match(/[a-z]+/gi) ?? []).filter(word => word !== 'at')
    const known = words.filter(word => /^(?:red|dress|kitchen|and|table)$/i.test(word))
    const hasAny = query.retailers.length === 0 || !words.includes('kitchen')
    return {
      products: [],
      paging: { total: hasAny ? 1 : 0, similar: 0 },
      facets: {},
      reading: {
        understood: known
          .flatMap(word =>
            word === 'red'
              ? [{ group: 'colors', value: 'red', label: 'Red', words: 'red', rest: 'dress' }]
              : [],
          )
          .concat(
            query.text === 'Dress'
              ? [
                  {
                    group: 'category',
                    value: 'dresses',
                    label: 'Dresses',
                    words: 'Dress',
                    rest: '',
                  },
                ]
              : [],
          ),
        corrected: [],
        dropped: words.filter(word => !known.includes(word)),
      },
    }
  }
  const catalogue = {
    list,
    findValues: async (query: ListQuery) => ask(query) && [],
    countTexts: async (query: ListQuery) => ask(query) && [],
    explainOrder: async (query: ListQuery) => ask(query) && { cards: [] },
    directory: async () => ({
      brands: [{ value: 'Table & Red', label: 'Table & Red', count: 1 }],
      retailers: names.map(name => ({ value: name, label: name, count: 1 })),
    }),
  } as unknown as Catalogue
  return { catalogue: readNamedStores(catalogue), asked }
}

const toQuery = (text: string, change: Partial<ListQuery> = {}): ListQuery => ({
  ...emptyListQuery,
  text,
  ...change,
})

describe('a search that names a store', () => {
  it.each([
    ['dress at Brightwater', 'dress', 'Brightwater'],
    ['brightwater dress', 'dress', 'Brightwater'],
    ['dove street dress', 'dress', 'Dove Street'],
    ['Brightwater', '', 'Brightwater'],
    ['dress from kitchen & table', 'dress', 'Kitchen & Table'],
    ['kitchen & table', '', 'Kitchen & Table'],
    ['alder finch dress', 'dress', 'Alder & Finch'],
    ['alder finch', '', 'Alder & Finch'],
    ['brightwatr dress', 'dress', 'Brightwater'],
    ['dress from brightwatr', 'dress', 'Brightwater'],
    ['"brightwater dress"', '"dress"', 'Brightwater'],
  ])('LS2 %j is limited to it in every answer', async (text, rest, store) => {
    const { catalogue, asked } = makeCatalogue()
    const query = toQuery(text)
    const limited = { ...query, text: rest, retailers: [store] }
    const calls = [
      () => catalogue.list(query),
      () => catalogue.findValues(query, 'brands'),
      () => catalogue.countTexts(query, ['']),
      () => catalogue.explainOrder(query, { source: 's', id: '1' }),
    ]
    for (const call of calls) {
      await call()
      expect(asked.at(-1)).toEqual(limited)
    }
    const { reading } = await catalogue.list(query)
    expect(reading?.understood.at(-1)).toMatchObject({ group: 'retailers', value: store, rest })
  })

  it.each([
    ['red dress', {}],
    ['red kitchen & table', {}],
    ['table & red', {}],
    ['kitchen at Brightwater', {}],
    ['brightwater dress', { retailers: ['Dove Street'] }],
    ['', {}],
    // Products match these words, with a negation and without.
    ['kitchen table', {}],
    ['red dress without table', {}],
    ['red dress not kitchen table', {}],
    ['"brightwatr dress"', {}],
  ])('LS2 %j with %j is searched as it is', async (text, change) => {
    const { catalogue, asked } = makeCatalogue()
    const query = toQuery(text, change)
    await catalogue.list(query)
    expect(asked.at(-1)).toEqual(query)
  })

  it.each([
    'dress not alder finch',
    'dress not kitchen & table',
    'dress not from table',
    'dress no brightwatr',
  ])('LS2 %j leaves out the store', async text => {
    const { catalogue, asked } = makeCatalogue()
    await catalogue.list(toQuery(text))
    expect(asked.at(-1)?.text).toBe('dress')
    expect(asked.at(-1)?.excluded.retailers).toHaveLength(1)
  })

  it('LS2 says how it corrected the name of a store, in the order of the text', async () => {
    const { catalogue } = makeCatalogue()
    const { reading } = await catalogue.list(toQuery('brightwatr dress'))
    expect(reading?.corrected).toEqual([{ from: 'brightwatr', to: 'Brightwater' }])
    const saved = await toSavableSearch(catalogue, toQuery('brightwatr dress'))
    expect(saved.query).toEqual(toQuery('dress', { retailers: ['Brightwater'] }))
  })

  it.each([
    ['red dress', 1],
    ['red table', 1],
    ['brightwater dress', 2],
    ['dress at Brightwater', 1],
  ])('LS2 %j takes %i lists', async (text, count) => {
    const { catalogue, asked } = makeCatalogue()
    await catalogue.list(toQuery(text))
    expect(asked).toHaveLength(count)
  })

  it.each(['dress not brightwater', 'dress without Brightwater', 'dress not from brightwater'])(
    'LS2 %j leaves it out, and so does the search when it is saved',
    async text => {
      const { catalogue, asked } = makeCatalogue()
      const query = toQuery(text)
      const { reading } = await catalogue.list(query)
      const excluded = { retailers: ['Brightwater'] }
      expect(asked.at(-1)).toEqual({ ...query, text: 'dress', excluded })
      expect(reading?.understood.at(-1)?.label).toBe('Not at Brightwater')
      expect((await toSavableSearch(catalogue, query)).query).toEqual(
        toQuery('dress', { excluded }),
      )
    },
  )

  it('LS2 of one word is a store, unless it is a kind', async () => {
    const { catalogue, asked } = makeCatalogue()
    await catalogue.list(toQuery('Dress'))
    expect(asked.at(-1)?.retailers).toEqual([])
    await catalogue.list(toQuery('table'))
    expect(asked.at(-1)?.retailers).toEqual(['Table'])
  })

  it('LS2 keeps the store when another part is removed', async () => {
    const { reading } = await makeCatalogue().catalogue.list(toQuery('red dress brightwater'))
    expect(reading?.understood.map(({ label, rest }) => [label, rest])).toEqual([
      ['Red', 'dress at Brightwater'],
      ['Brightwater', 'red dress'],
    ])
    const without = await makeCatalogue().catalogue.list(toQuery('red dress not brightwater'))
    expect(without.reading?.understood[0]?.rest).toBe('dress not at Brightwater')
  })

  it('SV5 is saved with the store as a filter', async () => {
    const { catalogue } = makeCatalogue()
    const { query } = await toSavableSearch(catalogue, toQuery('brightwater dress'))
    expect(query).toEqual(toQuery('dress', { retailers: ['Brightwater'] }))
  })
})
