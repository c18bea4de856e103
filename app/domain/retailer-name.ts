import type { Product } from './product.ts'

/**
 * Finds the name that a storefront shows for a retailer; undefined
 * if operators turned the retailer off for that storefront.
 */
export type FindShownRetailer = (storefront: string, name: string) => string | undefined

/**
 * Returns a retailer's name, unified across networks:
 * the name from `vocabulary`, else the source's own.
 */
export function getRetailerName({
  retailer,
  retailerName,
}: Pick<Product, 'retailer' | 'retailerName'>): string {
  return retailerName ?? retailer.name
}

/** Returns the brand that cards show: the product's own, else its retailer's name. */
export function getShownBrand(
  product: Pick<Product, 'brand' | 'retailer' | 'retailerName'>,
): string {
  return product.brand?.name ?? getRetailerName(product)
}
