import { mix } from '../world/hash.ts'
import { reach, type World } from '../world/world.ts'
import { toCategoryJson, toLocalizedCategoryJson } from './category-json.ts'
import { toProductJson } from './product-json.ts'
import { type ProductsQuery, parseProductsQuery } from './products-query.ts'

export function toProductsJson(world: World, baseUrl: string, search: URLSearchParams): object {
  const query = parseProductsQuery(search)
  const pid = search.get('pid') ?? ''
  const toJson = (index: number) => toProductJson(world, index, baseUrl, pid)
  if (search.has('prodid')) return toExplicitJson(world, query, toJson)
  const { indices, total } = query.world ? world.search(query.world, query.sort) : nothing
  const end = Math.min(query.offset + query.limit, reach)
  const rows = query.offset < end ? indices.subarray(query.offset, end) : []
  return { metadata: toMetadata(query, total), products: Array.from(rows, toJson) }
}

const nothing = { indices: new Uint32Array(0), total: 0 }

/** Returns the requested products, whether sold out or not; unknown ids are omitted. */
function toExplicitJson(
  world: World,
  query: ProductsQuery,
  toJson: (index: number) => object,
): object {
  const found = query.productIds.flatMap(id => world.findIndex(id) ?? [])
  const rows = found.slice(query.offset, query.offset + query.limit)
  return {
    metadata: {
      ...toMetadata(query, found.length),
      products: rows.map(index => ({ id: world.toId(index) })),
    },
    products: rows.map(toJson),
  }
}

export function toMetadata(
  { offset, limit, freeTextSearches, category }: ProductsQuery,
  total: number,
): object {
  return {
    offset,
    limit,
    total,
    ...(freeTextSearches.length > 0 && { freeTextSearches }),
    ...(category && {
      category: toLocalizedCategoryJson(category),
      majorCategory: toCategoryJson(category),
    }),
    showSizeFilter: category?.hasSizeFilter ?? true,
    showColorFilter: category?.hasColorFilter ?? true,
    showHeelHeightFilter: category?.hasHeelHeightFilter ?? false,
    showConditionFilter: true,
    showMaterialFilter: false,
    // Only some responses contain the upstream's internal keys.
    ...(mix(offset, total) % 2 === 0 && {
      engine: 'ELASTICSEARCH',
      twTags: {},
      rankMeta: {},
      usedExpandedSearch: false,
      usedBubble: false,
    }),
  }
}
