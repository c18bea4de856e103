import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { Product } from '#app/domain/product.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { IndexUnavailableError } from '#app/search-index/index-state.ts'

/**
 * Counts the products in stock in a product's category for each of its size ids. Returns nothing
 * while the index is unavailable, because the page works without the counts.
 */
export async function countSimilarBySize(
  catalogue: Pick<Catalogue, 'list'>,
  { categoryId, sizes }: Pick<Product, 'categoryId' | 'sizes'>,
): Promise<ReadonlyMap<string, number>> {
  const wanted = [...new Set(sizes.flatMap(({ sizeId }) => sizeId ?? []))]
  if (wanted.length === 0) return new Map()
  const inCategory = categoryId === undefined ? {} : { category: categoryId }
  // Values are counted as if their own facet had no filter, and chosen ones are always listed.
  const query = { ...emptyListQuery, ...inCategory, stock: ['in'], sizes: wanted }
  try {
    const { facets } = await catalogue.list(query, 1)
    return new Map(facets.sizes.map(({ value, count }) => [value, count]))
  } catch (error) {
    if (error instanceof IndexUnavailableError) return new Map()
    throw error
  }
}
