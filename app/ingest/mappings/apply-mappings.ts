import type { MappedFields, Product } from '#app/domain/product.ts'
import { dropAbsent } from '#app/sources/drop-absent.ts'
import { findUnmappedPath, getIndexedBrand } from '#app/store/mapping-columns.ts'
import { toBrandKey } from '#app/vocabulary/brand.ts'
import { parseSize } from '#app/vocabulary/size-scale.ts'
import { toScope } from '../sync-scope.ts'

/** The operators' brand aliases and category mappings, as one immutable value. */
export interface Mappings {
  /** The number of changes to the mappings so far. */
  version: number
  /** The display name of each aliased brand, keyed by its name in the vocabulary's spelling. */
  brands: ReadonlyMap<string, string>
  /** Ids of our categories, keyed by `toPathKey`. */
  categories: ReadonlyMap<string, string>
}

export const noMappings: Mappings = { version: 0, brands: new Map(), categories: new Map() }

/**
 * Identifies a category within one source, because two
 * sources may mean different things by the same path.
 */
export function toPathKey(scope: string, path: string): string {
  return `${scope}\n${path}`
}

/**
 * Returns a product with the operators' mappings in place of any earlier ones, so the
 * result is the same for a product that was just normalized and for a stored one.
 * Titles stay as the source wrote them, unless we had prepended the old brand to them.
 */
export function applyMappings(product: Product, mappings: Mappings): Product {
  const given = undoMappings(product)
  const brandName = mappings.brands.get(getIndexedBrand(given))
  const path = findUnmappedPath(given)
  const categoryId =
    path === undefined ? undefined : mappings.categories.get(toPathKey(toScope(given), path))
  if (brandName === undefined && categoryId === undefined) return given
  const { brand, brandedName, sizes } = given
  return {
    ...given,
    ...(brandName === undefined ? {} : rebrand(given, brandName)),
    ...(categoryId === undefined ? {} : { categoryId, sizes: parseSizes(sizes, categoryId) }),
    beforeMapping: dropAbsent<MappedFields>({
      ...{ brand, brandedName, sizes },
      categoryId: given.categoryId,
    }),
  }
}

/**
 * Returns the product as its source's normalizer made it. The
 * fields keep their order, because the content hash depends on it.
 */
function undoMappings(product: Product): Product {
  const { beforeMapping, ...mapped } = product
  if (beforeMapping === undefined) return product
  const replaced = { brand: undefined, categoryId: undefined, ...beforeMapping }
  return dropAbsent<Product>({ ...mapped, ...replaced })
}

function rebrand(
  { brand, name, brandedName }: Product,
  shown: string,
): Pick<Product, 'brand' | 'brandedName'> {
  const isDerived = brandedName === `${brand?.name} ${name}`
  return {
    brand: { id: toBrandKey(shown), name: shown },
    brandedName: isDerived ? `${shown} ${name}` : brandedName,
  }
}

/**
 * Assigns scales to sizes that have none, because the scale
 * of a bare number depends on the product's category.
 */
function parseSizes(sizes: Product['sizes'], categoryId: string): Product['sizes'] {
  return sizes.map(size => {
    const sizeId = size.sizeId ?? parseSize(size.name, { categoryId })
    return sizeId === undefined ? size : { ...size, sizeId }
  })
}
