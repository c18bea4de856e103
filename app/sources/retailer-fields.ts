import type { Named, Product } from '#app/domain/product.ts'
import { normalizeRetailerName } from '#app/vocabulary/retailer.ts'

/** The retailer as the source spells it, plus the canonical name where that differs. */
export function toRetailerFields(retailer: Named): Pick<Product, 'retailer' | 'retailerName'> {
  const name = normalizeRetailerName(retailer.name)
  return name === undefined || name === retailer.name
    ? { retailer }
    : { retailer, retailerName: name }
}
