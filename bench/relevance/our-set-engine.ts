import type { ProductChange } from '#app/catalogue/changes.server.ts'
import { createCatalogueIndex } from '#app/catalogue/index/catalogue-index.ts'
import { findColor } from '#app/domain/color.ts'
import { noFilters } from '#app/domain/filters.ts'
import { decodeEntities } from '#app/sources/decode-entities.ts'
import { toBrandName } from '#app/sources/vocabulary/brand.ts'
import { toColorIds } from '#app/sources/vocabulary/color-words.ts'
import { mapCategory } from '#app/sources/vocabulary/map-category.ts'
import { parseSize } from '#app/sources/vocabulary/size-scale.ts'
import type { SetProduct } from './read-set.ts'
import type { SetEngine } from './set-engine.ts'

/** The index the shops run on, with products read as those of a feed are: our categories, colours, brands and sizes. */
export function createOurSetEngine(products: readonly SetProduct[]): SetEngine {
  const index = createCatalogueIndex()
  index.apply(products.map((product, at) => toChange(product, at + 1)))
  return {
    name: 'ours',
    search(text, limit) {
      const query = { ...noFilters, text, sort: 'relevance', page: 1, limit, facetLimit: 100 } as const
      return index.query(query).hits.map(({ number }) => products[number - 1]?.id ?? '')
    },
  }
}

function toChange(product: SetProduct, number: number): ProductChange {
  const { name, category, color } = product
  const brand = toBrandName(product.brand) ?? ''
  const categoryId = mapCategory({ paths: [category.split(/\s*[>›|/]\s*/)], title: name })
  const colors = toColorIds(color).flatMap(id => findColor(id)?.name.toLowerCase() ?? [])
  return {
    number,
    changedAt: number,
    isGone: false,
    groupNumber: undefined,
    brand,
    retailer: 'Store',
    categoryId,
    colors,
    sizes: product.sizes.flatMap(size => parseSize(size, { categoryId }) ?? []),
    isPreOwned: false,
    isRental: false,
    // Without a price a product passes every "under": a set without prices then judges the other words.
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
