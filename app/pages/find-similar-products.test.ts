import { expect, it } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { makeProduct } from '#app/store/testing.ts'
import { findSimilarProducts } from './find-similar-products.ts'

const make = (kind: string, count: number) =>
  Array.from({ length: count }, (_, at) => makeProduct(`${kind}-${at}`))

/** Returns the kinds of products that are shown, given how many the index finds. */
async function find(found: number): Promise<Record<string, number>> {
  const catalogue: Partial<Catalogue> = {
    similar: async (_source, _id, limit) => make('similar', found).slice(0, limit) as never,
    list: async ({ brands }, limit) =>
      ({ products: make(brands.length > 0 ? 'brand' : 'popular', 30).slice(0, limit) }) as never,
  }
  const similar = await findSimilarProducts(catalogue as Catalogue, makeProduct('one'))
  const counts: Record<string, number> = {}
  for (const { id } of similar?.cards ?? []) {
    const [kind = ''] = id.split('-')
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

it.each([
  [13, { similar: 12 }],
  [12, { similar: 12 }],
  [11, { similar: 11, brand: 1 }],
  [8, { similar: 8, brand: 4 }],
  [7, { similar: 7, brand: 4, popular: 1 }],
  [0, { brand: 4, popular: 8 }],
])(
  'PD9 shows twelve products beside %i similar ones, four of the brand at most',
  async (found, shown) => {
    expect(await find(found)).toEqual(shown)
  },
)
