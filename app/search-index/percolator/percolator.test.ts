import { describe, expect, it } from 'vitest'
import type { SearchMatch } from '#app/domain/stored-search.ts'
import { formatListQuery } from '#app/domain/urls/list-query.ts'
import { parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import type { IndexQuery, SearchIndex } from '../index-interface.ts'
import { createChance, makeRandomChange, makeRandomQuery } from '../random-catalogue.ts'
import { createSearchIndex } from '../search-index.ts'
import { makeChange } from '../testing.ts'

const catalogues = 30
const searches = 60

/** If there are fewer full matches than this, the index lists partial matches after them. */
const fewFullMatches = 10

describe('percolate', () => {
  it.each(Array.from({ length: catalogues }, (_, seed) => [seed]))(
    'SV5 finds what the index lists, for random products and searches (%i)',
    seed => {
      const chance = createChance(seed * 31 + 7)
      const index = createSearchIndex()
      const changes = Array.from({ length: 1 + chance.below(150) }, (_, number) =>
        // The index returns all offers of a product as one hit, but here each offer is a match.
        ({ ...makeRandomChange(chance, number), groupNumber: undefined, cardNumber: undefined }),
      )
      index.apply(changes)
      const queries = Array.from({ length: searches }, () => toStored(makeRandomQuery(chance)))
      const found = run(index.percolate(queries.map(toSearch), changes))
      for (const [at, query] of queries.entries()) {
        const products = found.find(({ searchId }) => searchId === String(at))?.products ?? []
        const listed = listAll(index, query)
        const isWhole = query.text.split(' ').length === 1 || products.length >= fewFullMatches
        if (isWhole) expect({ query, products }).toEqual({ query, products: listed })
        else expect({ query, listed }).toEqual({ query, listed: expect.arrayContaining(products) })
      }
    },
  )

  it.each([
    ['a search without words or filters', '', undefined, [1, 2]],
    ['words in any order and form', 'q=shirts+linen', undefined, [1]],
    ['a price in the search text', 'q=shirt+under+50', undefined, [1]],
    ['a word that no product has', 'q=linen+zeppelin', undefined, []],
    ['a category with its descendants', '', 'womens-clothes', [2]],
    ['one spelling of a retailer', 'store=Alder+and+Finch+UK', undefined, [1, 2]],
    ['an excluded brand', 'not.brand=northquay', undefined, [2]],
    ['a price range', 'price=35-45', undefined, [1]],
  ])('SV5 matches %s', (_, query, category, expected) => {
    const index = createSearchIndex()
    const texts = { brand: '', categoryId: undefined, colors: '', materials: '', description: '' }
    const changes = [
      makeChange(1, {
        usdCents: 4_000,
        categoryId: 'mens-shirts',
        words: { ...texts, name: 'Linen Shirt' },
      }),
      makeChange(2, { brand: 'Ganni', words: { ...texts, name: 'Silk Shirt Dress' } }),
      makeChange(3, { isGone: true }),
    ]
    index.apply(changes)
    const found = run(index.percolate([{ id: 'one', category, query }], changes))
    expect(found).toEqual(expected.length > 0 ? [{ searchId: 'one', products: expected }] : [])
  })
})

/** The query is parsed from a URL, because parsing drops values that no facet has. */
function toStored({ category, ...query }: IndexQuery): IndexQuery {
  const search = new URLSearchParams(formatListQuery({ ...query, page: 1, sort: 'newest' }))
  return { ...parseListQuery(search, category), limit: 1_000, facetLimit: 0 }
}

function toSearch(query: IndexQuery, at: number) {
  return { id: String(at), category: query.category, query: formatListQuery(query) }
}

/** Returns the products that match all words, which the index lists before similar ones. */
function listAll(index: SearchIndex, query: IndexQuery): number[] {
  const { hits, paging } = index.query(query)
  return hits
    .slice(0, paging.total)
    .map(({ number }) => number)
    .sort((a, b) => a - b)
}

function run(work: ReturnType<SearchIndex['percolate']>): SearchMatch[] {
  for (;;) {
    const step = work.next()
    if (!step.done) continue
    if (step.value === 'behind') throw new Error('The index has not applied the changes.')
    return step.value
  }
}
