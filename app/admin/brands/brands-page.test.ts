import { expect, it } from 'vitest'
import { getBrandsPage } from './brands-page.ts'

it.each([
  [19, 19],
  [20, 20],
  [21, 20],
])('AD2 shows 20 proposals at most: %i', async (count, shown) => {
  const names = Array.from({ length: count }, (_, at) => [`Vale ${at}`, `Vaale ${at}`] as const)
  const brands = names.flat().map(value => ({ value, label: value, count: 1 }))
  const proposals = names.map(([name, spelling]) => ({ spelling, name }))
  const page = await getBrandsPage(
    {
      fetchBrands: async () => brands,
      fetchAliasProposals: async () => proposals as never,
      brandAliases: { fetch: async () => ({ aliases: [], waiting: 0, version: 1 }) } as never,
    },
    { text: '', page: 1 } as never,
  )
  expect(page.proposals).toHaveLength(shown)
})
