import type { EngineKind } from './engine.ts'
import { createHitFacets } from './hit-facets.ts'
import { loadPeer } from './load-peer.ts'
import { textWeights, toProductText } from './product-text.ts'

interface MiniSearchModule {
  default: {
    new (options: {
      idField: string
      fields: string[]
    }): {
      addAll(documents: object[]): void
      search(query: unknown, options: object): { id: number }[]
      autoSuggest(text: string, options: object): object[]
    }
    wildcard: symbol
  }
}

export const minisearch: EngineKind = {
  id: 'minisearch',
  name: 'MiniSearch',
  note: 'filters and counts in JavaScript over its hits, since it has none; all in memory',
  async create() {
    const { default: MiniSearch } = await loadPeer<MiniSearchModule>('minisearch')
    const index = new MiniSearch({ idField: 'number', fields: Object.keys(textWeights) })
    const facets = createHitFacets()
    return {
      isForgiving: true,
      async build(chunks) {
        for (const chunk of chunks) {
          index.addAll(
            chunk.map(product => ({ number: product.number, ...toProductText(product) })),
          )
          for (const product of chunk) facets.add(product)
        }
      },
      query(query) {
        const hits = index.search(query.text === '' ? MiniSearch.wildcard : query.text, {
          combineWith: 'AND',
          boost: textWeights,
          ...(query.isMisspelt ? { fuzzy: 0.2 } : {}),
        })
        const { numbers, counted } = facets.narrow(
          hits.map(({ id }) => id),
          query,
        )
        const from = (query.page - 1) * query.limit
        return { total: numbers.length, numbers: numbers.slice(from, from + query.limit), counted }
      },
      suggest: text => index.autoSuggest(text, { combineWith: 'AND' }).slice(0, 8).length,
    }
  },
}
