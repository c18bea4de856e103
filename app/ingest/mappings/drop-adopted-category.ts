import type { Product } from '#app/domain/product.ts'

/** Returns the product without a category that it has only from products with the same name. */
export function dropAdoptedCategory(product: Product): Product {
  if (!product.hasAdoptedCategory) return product
  const { categoryId: _adopted, hasAdoptedCategory: _mark, ...own } = product
  return own
}
