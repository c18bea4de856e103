import { findCategory } from '#app/domain/category-tree.ts'
import type { Product } from '#app/domain/product.ts'

/** The columns that operators' mappings use or change. Field names are column names. */
export interface MappingColumns {
  brand: string
  /** The brand before an alias replaced it. */
  given_brand: string | null
  /**
   * The source's category, for a product without one of our categories or with only a department.
   */
  unmapped_path: string | null
  /** The source's category, for a product that an operator's mapping has placed in one of ours. */
  mapped_path: string | null
  /** The key of the brand that was read from the name. */
  name_brand: string | null
  /** The keys of the brands with which the name may begin, if the source states no brand. */
  name_starts: string[] | null
}

export function toMappingColumns(product: Product): MappingColumns {
  const brand = getIndexedBrand(product)
  const { beforeMapping = product } = product
  const givenBrand = product.nameBrand?.name ?? getIndexedBrand(beforeMapping)
  const path = findUnmappedPath({ ...product, categoryId: beforeMapping.categoryId }) ?? null
  const isMapped = beforeMapping.categoryId !== product.categoryId
  return {
    brand,
    given_brand: givenBrand === brand ? null : givenBrand,
    unmapped_path: isMapped ? null : path,
    mapped_path: isMapped ? path : null,
    name_brand: product.nameBrand?.id ?? null,
    name_starts: product.nameStarts ?? null,
  }
}

/** Returns the brand name that lists filter by; empty if the brand is unknown. */
export function getIndexedBrand({ brand }: { brand?: Product['brand'] | undefined }): string {
  return brand?.name ?? ''
}

/** The maximum length of a path, short enough to fit into an index entry. */
const maxLength = 500

/**
 * Returns the source's category of a product that the vocabulary maps
 * to no category or only to a department; empty if the source does not
 * state one. Undefined for products with a more specific category.
 */
export function findUnmappedPath({
  categoryId,
  categories,
}: Pick<Product, 'categories'> & { categoryId?: string | undefined }): string | undefined {
  if (findCategory(categoryId)?.parent !== undefined) return undefined
  return (categories[0]?.fullName ?? '').slice(0, maxLength).toWellFormed()
}
