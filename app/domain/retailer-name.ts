import type { Product } from './product.ts'

/**
 * One name for a retailer, regardless of how its networks spell it; the source's own name unless
 * `vocabulary` has a better one.
 */
export function getRetailerName({
  retailer,
  retailerName,
}: Pick<Product, 'retailer' | 'retailerName'>): string {
  return retailerName ?? retailer.name
}
