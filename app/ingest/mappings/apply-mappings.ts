import type { MappedFields, Named, Product } from '#app/domain/product.ts'
import { dropAbsent } from '#app/sources/drop-absent.ts'
import { findUnmappedPath, getIndexedBrand } from '#app/store/mapping-columns.ts'
import { toBrandKey } from '#app/vocabulary/brand.ts'
import { findNameStarts, type NameStart } from '#app/vocabulary/name-starts.ts'
import { readSizeId } from '#app/vocabulary/read-size-id.ts'
import { wellKnownBrandKeys } from '#app/vocabulary/well-known-brands.ts'
import { toScope } from '../sync-scope.ts'
import { dropAdoptedCategory } from './drop-adopted-category.ts'

/** The operators' brand aliases and category mappings and the known brands, as one immutable value. */
export interface Mappings {
  /** The number of changes to the mappings so far. */
  version: number
  /** The display name of each aliased brand, keyed by its name in the vocabulary's spelling. */
  brands: ReadonlyMap<string, string>
  /** Ids of our categories, keyed by `toPathKey`. */
  categories: ReadonlyMap<string, string>
  /**
   * The brands to read from the names of products without one, keyed by `toBrandKey`,
   * with their display names; undefined for a brand that only our own list has.
   */
  known: ReadonlyMap<string, string | undefined>
}

/** The brands of our own list. */
export const listedBrands: readonly [string, undefined][] = [...wellKnownBrandKeys].map(key => [
  key,
  undefined,
])

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
  const plain = undoMappings(product)
  const starts = findPossibleBrands(plain)
  const given = starts.length === 0 ? plain : { ...plain, nameStarts: starts.map(({ key }) => key) }
  const read = readNameBrand(given, starts, mappings.known)
  const named = { ...given, ...read }
  const brandName = mappings.brands.get(getIndexedBrand(named))
  const path = findUnmappedPath(given)
  const categoryId =
    path === undefined ? undefined : mappings.categories.get(toPathKey(toScope(given), path))
  if (read === undefined && brandName === undefined && categoryId === undefined) return given
  const { brand, brandedName, unbrandedName, sizes } = given
  return {
    ...named,
    ...(brandName === undefined ? {} : rebrand(named, brandName)),
    ...(categoryId === undefined ? {} : { categoryId, sizes: parseSizes(sizes, categoryId) }),
    beforeMapping: dropAbsent<MappedFields>({
      ...{ brand, brandedName, sizes },
      categoryId: given.categoryId,
      ...(read && { unbrandedName }),
    }),
  }
}

/**
 * Returns the starts of the name that may be the product's brand, longest first; none if the source
 * states the brand. CJ's advertisers repeat their own name as the brand of whatever they sell.
 */
function findPossibleBrands({
  source,
  brand,
  name,
  retailer,
}: Pick<Product, 'source' | 'name' | 'retailer'> & { brand?: Named | undefined }): NameStart[] {
  const isStated =
    brand !== undefined && (source !== 'c' || toBrandKey(brand.name) !== toBrandKey(retailer.name))
  return isStated ? [] : findNameStarts(name)
}

/** Reads the brand from the start of the name if the source states none. */
function readNameBrand(
  given: Product,
  starts: readonly NameStart[],
  known: Mappings['known'],
): Pick<Product, 'brand' | 'nameBrand' | 'brandedName' | 'unbrandedName'> | undefined {
  const start = starts.find(({ key }) => known.has(key))
  if (start === undefined) return undefined
  const brand = { id: start.key, name: known.get(start.key) ?? start.name }
  return { brand, nameBrand: brand, brandedName: given.name, unbrandedName: start.rest }
}

/**
 * Returns the product as its source's normalizer made it. The
 * fields keep their order, because the content hash depends on it.
 */
function undoMappings(product: Product): Product {
  const {
    beforeMapping,
    nameBrand: _nameBrand,
    nameStarts: _nameStarts,
    ...mapped
  } = dropAdoptedCategory(product)
  if (beforeMapping === undefined) return mapped
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
    const sizeId = size.sizeId ?? readSizeId(size.name, { categoryId })
    return sizeId === undefined ? size : { ...size, sizeId }
  })
}
