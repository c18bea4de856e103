import { describe, expect, it } from 'vitest'
import type { Listing } from '#app/domain/listing.ts'
import { sampleProduct } from '#app/domain/testing/sample-product.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { findSearchSuggestions } from './search-suggestions.ts'
import { suggestOccasions } from './suggest-occasions.ts'
import { countTexts, directory, makeCatalogue } from './testing.ts'

const totals: Record<string, number> = { swimsuits: 40, sandals: 9, jewelry: 70, scarves: 8 }

const catalogue = {
  suggest: async () => ({ brands: [], categories: [], queries: [], products: [] }),
  directory,
  countTexts,
  list: async ({ text, category }: ListQuery) =>
    ({
      paging: { total: text === '' ? (category === undefined ? 900 : 30) : (totals[text] ?? 0) },
      facets: { categories: [] },
      products: [sampleProduct],
      reading: { understood: [], corrected: [], dropped: [] },
    }) as unknown as Listing,
}
const suggest = async (text: string) =>
  (await suggestOccasions(catalogue, text)).map(({ query }) => query.label)

describe('an occasion that stores do not name', () => {
  it.each([
    ['vacation', ['swimsuits', 'sandals']],
    ['resort', ['swimsuits', 'sandals']],
    ['vac', ['swimsuits', 'sandals']],
    ['va', []],
    ['gifts', ['jewelry', 'scarves']],
    ['jacket', []],
    ['new', ['New arrivals', 'New dresses', "New women's shoes"]],
    ['new b', []],
  ])('LS2 suggests for %j what is wanted then and sold', async (text, labels) => {
    expect(await suggest(text)).toEqual(labels)
  })

  it('LS2 lists what is new by its day', async () => {
    const [first, second] = await suggestOccasions(catalogue, 'new in')
    expect(first?.query).toMatchObject({ to: '/products?sort=newest', count: 900 })
    expect(second?.query.to).toBe('/products/women/dresses?sort=newest')
  })

  it('LS2 is suggested where nothing else completes the text', async () => {
    const { queries } = await findSearchSuggestions(catalogue, 'vacation')
    expect(queries.map(({ label }) => label)).toEqual(['swimsuits', 'sandals'])
  })
})

it('LS2 suggests for a brand that nobody sells only what follows it', async () => {
  const own = makeCatalogue(['yara tee'])
  const asked: string[] = []
  const unstocking = {
    ...own,
    suggest: async (text: string) => {
      asked.push(text)
      return own.suggest()
    },
    list: async (query: ListQuery) => {
      const listing = await own.list(query)
      const isOwn = query.text.startsWith('zara')
      const reading = { understood: [], corrected: [], dropped: [] }
      return isOwn ? { ...listing, reading: { ...reading, unstocked: ['zara'] } } : listing
    },
  }
  const { products } = await findSearchSuggestions(unstocking, 'zara')
  expect(products).toEqual([])
  asked.length = 0
  await findSearchSuggestions(unstocking, 'zara red')
  expect(asked.at(-1)).toBe('red')
})
