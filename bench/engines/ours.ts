import { createSearchIndex } from '#app/search-index/search-index.ts'
import { makeSyntheticProduct } from '../synthetic/synthetic-product.ts'
import { toSyntheticChange } from '../synthetic/to-change.ts'
import type { EngineKind } from './engine.ts'

export const ours: EngineKind = {
  id: 'ours',
  name: 'ours',
  note: 'offers of one product folded into cards; words understood, corrected, and left out where nothing has them all',
  async create() {
    const index = createSearchIndex()
    return {
      isForgiving: true,
      isReading: true,
      async build(chunks) {
        for (const chunk of chunks) index.apply(chunk.map(toSyntheticChange))
      },
      change() {
        const first = toSyntheticChange(makeSyntheticProduct(1, index.size))
        index.apply([{ ...first, changedAt: index.version + 1 }])
      },
      query(query) {
        const { hits, paging, facets } = index.query({ ...query, sort: 'relevance' })
        return {
          total: paging.total,
          numbers: hits.map(({ number }) => number),
          counted: Object.values(facets).reduce((sum, values) => sum + values.length, 0),
        }
      },
      suggest(text) {
        const { brands, categories, queries, products } = index.suggest(text, 8)
        return brands.length + categories.length + queries.length + products.length
      },
    }
  },
}
