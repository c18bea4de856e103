import { expect, it } from 'vitest'
import { getSearchPage } from './search-page.ts'
import { parseSearchesQuery } from './searches-query.ts'

it.each([
  [99, 99],
  [100, 100],
  [101, 100],
])('AD3 shows 100 searches at most: %i', async (count, shown) => {
  const rows = Array.from({ length: count }, (_, at) => ({ query: `dress ${at}` }))
  const store = {
    fetchSearches: async (_: unknown, limit: number) => rows.slice(0, limit),
    synonyms: { all: () => [] },
  }
  const page = await getSearchPage(store as never, parseSearchesQuery(new URLSearchParams()))
  expect(page.rows).toHaveLength(shown)
})
