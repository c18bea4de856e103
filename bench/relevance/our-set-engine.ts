import { findColor } from '#app/domain/color.ts'
import { decodeEntities } from '#app/domain/decode-entities.ts'
import { noFilters } from '#app/domain/facets/filters.ts'
import { createSearchIndex } from '#app/search-index/search-index.ts'
import type { ProductChange } from '#app/store/changes.server.ts'
import { toBrandName } from '#app/vocabulary/brand.ts'
import { toColorIds } from '#app/vocabulary/color-words.ts'
import { mapCategory } from '#app/vocabulary/map-category.ts'
import { parseSize } from '#app/vocabulary/size.ts'
import type { SetProduct } from './read-set.ts'
import type { SetEngine } from './set-engine.ts'

/** Creates our index as in production; the products are normalized like those of a feed. */
export function createOurSetEngine(products: readonly SetProduct[]): SetEngine {
  const index = createSearchIndex()
  index.apply(products.map((product, at) => toSetChange(product, at + 1)))
  return {
    search(text, limit) {
      const query = {
        ...noFilters,
        text,
        sort: 'relevance',
        page: 1,
        limit,
        facetLimit: 100,
      } as const
      return index.query(query).hits.map(({ number }) => products[number - 1]?.id ?? '')
    },
  }
}

/** Converts a set's product to the change that a store would report. */
export function toSetChange(product: SetProduct, number: number): ProductChange {
  const { name, category, color } = product
  const brand = toBrandName(product.brand) ?? ''
  const categoryId = mapCategory({ paths: [category.split(/\s*[>›|/]\s*/)], title: name })
  const colors = toColorIds(color).flatMap(id => findColor(id)?.name.toLowerCase() ?? [])
  return {
    number,
    changedAt: number,
    isGone: false,
    groupNumber: undefined,
    cardNumber: undefined,
    brand,
    retailer: 'Store',
    categoryId,
    colors,
    sizes: product.sizes.flatMap(size => parseSize(size, { categoryId }) ?? []),
    madeOf: [],
    fiberShares: [],
    isPreOwned: false,
    isRental: false,
    // A product without a price satisfies every price limit, so a
    // query's price limits have no effect in sets without prices.
    usdCents: product.usdCents ?? 0,
    isOnSale: false,
    discount: 0,
    hasDropped: false,
    newnessDay: 0,
    popularity: 0,
    trendRank: undefined,
    inStock: true,
    words: {
      name,
      brand,
      categoryId,
      category,
      colors: [color, ...colors].join(' '),
      materials: '',
      description: decodeEntities(product.description.replace(/<[^>]*>/g, ' ')),
    },
  }
}
