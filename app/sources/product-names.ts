import type { Product } from '#app/domain/product.ts'

/**
 * A product's name with and without the brand, whichever form the source sends.
 *
 *     Northquay Harbour Shirt, Northquay  → Northquay Harbour Shirt · Harbour Shirt
 *     Harbour Shirt, Northquay            → Northquay Harbour Shirt · Harbour Shirt
 *     Harbour Shirt                       → Harbour Shirt · Harbour Shirt
 */
export function toProductNames(
  name: string,
  brand: string | undefined,
  retailerBrand: string | undefined,
): Pick<Product, 'name' | 'brandedName' | 'unbrandedName'> {
  for (const spelling of [retailerBrand, brand]) {
    if (spelling === undefined || !name.toLowerCase().startsWith(`${spelling.toLowerCase()} `))
      continue
    const unbranded = name.slice(spelling.length).replace(/^[\s\-–—:|]+/, '')
    if (unbranded !== '') return { name, brandedName: name, unbrandedName: unbranded }
  }
  return { name, brandedName: brand === undefined ? name : `${brand} ${name}`, unbrandedName: name }
}
