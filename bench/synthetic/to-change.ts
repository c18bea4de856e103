import type { ProductChange } from '#app/store/changes.server.ts'
import type { SyntheticProduct } from './synthetic-product.ts'

/** Converts a synthetic product to the change the store would report. */
export function toSyntheticChange(product: SyntheticProduct): ProductChange {
  const { name, brand, categoryId, materials, description, discount } = product
  const colors = [product.colorNames, ...product.colors].join(' ')
  return {
    number: product.number,
    changedAt: product.number,
    isGone: false,
    groupNumber: product.groupNumber,
    cardNumber: product.groupNumber,
    brand,
    retailer: product.store,
    categoryId,
    colors: product.colors,
    sizes: product.sizes,
    madeOf: [],
    fiberShares: [],
    isPreOwned: product.condition === 'preowned',
    isRental: product.condition === 'rental',
    usdCents: product.usdCents,
    isOnSale: discount > 0,
    discount,
    hasDropped: product.hasDropped,
    newnessDay: product.newnessDay,
    popularity: product.popularity,
    trendRank: product.trendRank,
    inStock: product.inStock,
    words: { name, brand, categoryId, colors, materials, description },
  }
}
