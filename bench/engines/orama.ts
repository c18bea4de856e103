import { facets as filters } from '#app/domain/facets/facets.ts'
import { parsePriceRange } from '#app/domain/price-range.ts'
import type { SyntheticProduct } from '../synthetic/synthetic-product.ts'
import { getCategoryIds } from './category-ids.ts'
import { getDeals } from './deals.ts'
import type { EngineKind, EngineQuery } from './engine.ts'
import { loadPeer } from './load-peer.ts'
import { textWeights, toProductText } from './product-text.ts'

interface OramaModule {
  create(options: { schema: Record<string, string> }): object
  insertMultiple(db: object, documents: object[], batchSize: number): Promise<unknown>
  search(
    db: object,
    options: object,
  ): Promise<{ count: number; hits: { id: string }[]; facets?: Record<string, { count: number }> }>
}

const schema = {
  ...Object.fromEntries(Object.keys(textWeights).map(field => [field, 'string'])),
  brands: 'enum',
  retailers: 'enum',
  hues: 'enum[]',
  sizes: 'enum[]',
  conditions: 'enum',
  deals: 'enum[]',
  stock: 'enum',
  categories: 'enum',
  cents: 'number',
}

export const orama: EngineKind = {
  id: 'orama',
  name: 'Orama',
  note: 'its own filters and facets, which are not relaxed for their own group; several ranges of price are not offered',
  async create() {
    const { create, insertMultiple, search } = await loadPeer<OramaModule>('@orama/orama')
    const db = create({ schema })
    return {
      isForgiving: true,
      async build(chunks) {
        for (const chunk of chunks) await insertMultiple(db, chunk.map(toDocument), 1_000)
      },
      async query(query) {
        const long = { limit: query.facetLimit }
        const { count, hits, facets } = await search(db, {
          term: query.text,
          properties: Object.keys(textWeights),
          boost: textWeights,
          threshold: 0,
          ...(query.isMisspelt ? { tolerance: 1 } : {}),
          where: toWhere(query),
          facets: {
            ...{ brands: long, retailers: long, sizes: long, categories: long },
            ...{ hues: {}, conditions: {}, deals: {}, stock: {} },
            cents: {
              ranges: filters.prices.values.map(toEnds).map(([from, to]) => ({ from, to })),
            },
          },
          limit: query.limit,
          offset: (query.page - 1) * query.limit,
        })
        const counted = Object.values(facets ?? {}).reduce((sum, facet) => sum + facet.count, 0)
        return { total: count, numbers: hits.map(({ id }) => Number(id)), counted }
      },
      async suggest(text) {
        const { hits } = await search(db, {
          term: text,
          properties: ['name', 'brand', 'category'],
          limit: 8,
        })
        return hits.length
      },
    }
  },
}

function toDocument(product: SyntheticProduct) {
  return {
    id: String(product.number),
    ...toProductText(product),
    brands: product.brand,
    retailers: product.store,
    hues: product.colors,
    sizes: product.sizes,
    conditions: product.condition,
    deals: getDeals(product),
    stock: product.inStock ? 'in' : 'out',
    categories: product.categoryId,
    cents: product.usdCents,
  }
}

function toWhere(query: EngineQuery): Record<string, unknown> {
  const { category, prices } = query
  const single = {
    brands: query.brands,
    retailers: query.retailers,
    conditions: query.conditions,
    stock: query.stock,
  }
  const several = { hues: query.colors, sizes: query.sizes, deals: query.deals }
  return Object.fromEntries([
    ...Object.entries({
      ...single,
      categories: category === undefined ? [] : getCategoryIds(category),
    })
      .filter(([, values]) => values.length > 0)
      .map(([field, values]) => [field, { in: values }]),
    ...Object.entries(several)
      .filter(([, values]) => values.length > 0)
      .map(([field, values]) => [field, { containsAny: values }]),
    ...prices.slice(0, 1).map(price => ['cents', { between: toEnds(price) }]),
  ])
}

function toEnds(price: string): [from: number, to: number] {
  const { min = 0, max = 1e9 } = parsePriceRange(price) ?? {}
  return [min, max]
}
