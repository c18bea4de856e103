import { findCategory } from '#app/domain/category-tree.ts'
import type { SyntheticProduct } from '../synthetic/synthetic-product.ts'

/** The fields every engine searches, with their weights relative to the description. */
export const textWeights = {
  name: 6,
  brand: 4,
  category: 4,
  colors: 3,
  materials: 2,
  description: 1,
} as const

export type ProductText = Record<keyof typeof textWeights, string>

/** Returns the text that every engine indexes. */
export function toProductText(
  product: Pick<
    SyntheticProduct,
    'name' | 'brand' | 'categoryId' | 'colorNames' | 'colors' | 'materials' | 'description'
  >,
): ProductText {
  return {
    name: product.name,
    brand: product.brand,
    category: findCategory(product.categoryId)?.title ?? '',
    colors: [product.colorNames, ...product.colors].join(' '),
    materials: product.materials,
    description: product.description,
  }
}
