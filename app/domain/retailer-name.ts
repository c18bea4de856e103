import type { Product } from './product.ts'

/** A retailer's name, unified across networks: the `vocabulary` name, else the source's own. */
export function getRetailerName({
  retailer,
  retailerName,
}: Pick<Product, 'retailer' | 'retailerName'>): string {
  return retailerName ?? retailer.name
}
