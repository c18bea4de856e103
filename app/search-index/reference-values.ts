import { ancestorsOf, findCategory } from '#app/domain/category-tree.ts'
import { type FacetName, facets } from '#app/domain/facets/facets.ts'
import type { ExcludableFacetName, Filters } from '#app/domain/facets/filters.ts'
import { parsePriceRange } from '#app/domain/price-range.ts'
import type { ProductChange } from '#app/store/changes.server.ts'
import { toBrandKey } from '#app/vocabulary/brand.ts'
import { toRetailerKey } from '#app/vocabulary/retailer.ts'

// The facets' rules once more, in plain loops, for the reference index.

/**
 * Returns true if an offer passes the filters of a facet. If `isRelaxed` is true, the facet's
 * chosen values are ignored, but its exclusions still apply.
 */
export function isAllowed(
  offer: ProductChange,
  facet: FacetName,
  filters: Partial<Filters>,
  isRelaxed = false,
): boolean {
  const chosen = filters[facet] ?? []
  const excluded = filters.excluded?.[facet as ExcludableFacetName] ?? []
  const values = valuesOf[facet](offer, [...chosen, ...excluded])
  const hasAny = (wanted: readonly string[]) =>
    wanted.some(value => values.includes(isName(facet) ? toKey(facet, value) : value))
  if (hasAny(excluded)) return false
  const { unstated } = facets[facet]
  const others = chosen.filter(value => value !== unstated)
  if (unstated !== undefined && excluded.some(value => value !== unstated)) {
    // If any value is excluded, products that state no value pass only if "not stated" is chosen.
    // Choosing only "not stated" lets these products pass but does not filter out any others.
    if (values.includes(unstated)) return isRelaxed || chosen.includes(unstated)
    return isRelaxed || others.length === 0 || hasAny(others)
  }
  return isRelaxed || chosen.length === 0 || hasAny(chosen)
}

export function isName(facet: FacetName): facet is 'brands' | 'retailers' {
  return facet === 'brands' || facet === 'retailers'
}

/**
 * Returns a key that is the same for all spellings of a name. The key
 * includes the facet, because a retailer and its own brand can share a name.
 */
export function toKey(facet: 'brands' | 'retailers', name: string): string {
  const key = facet === 'retailers' ? toRetailerKey(name) : toBrandKey(name)
  return `${facet} ${key || name.toLowerCase()}`
}

/**
 * Returns all values of an offer, with keys in place of names.
 * Repeats the facets' rules on purpose, so that tests can check them.
 */
export const valuesOf: Record<
  FacetName,
  (offer: ProductChange, asked: readonly string[]) => readonly string[]
> = {
  retailers: ({ retailer }) => (retailer === '' ? [] : [toKey('retailers', retailer)]),
  brands: ({ brand }) => (brand === '' ? [] : [toKey('brands', brand)]),
  colors: offer => offer.colors,
  sizes: offer => offer.sizes,
  prices: ({ usdCents }, ranges) =>
    [...facets.prices.values, ...ranges].filter(text => {
      const range = parsePriceRange(text)
      return (
        range !== undefined && usdCents >= (range.min ?? 0) && usdCents <= (range.max ?? 2 ** 32)
      )
    }),
  conditions: ({ isPreOwned, isRental }) =>
    [isPreOwned && 'preowned', isRental && 'rental', !isPreOwned && !isRental && 'new'].filter(
      isText,
    ),
  deals: ({ isOnSale, discount, verifiedPercent = 0, hasDropped, trendRank }) =>
    [
      isOnSale && 'sale',
      verifiedPercent > 0 && 'verified',
      ...[20, 30, 50, 70].map(tier => isOnSale && discount >= tier && String(tier)),
      hasDropped && 'drop',
      trendRank !== undefined && 'trending',
    ].filter(isText),
  fibers: ({ fiberShares }, asked) =>
    [...(facets.fibers.listed ?? []), ...asked].filter(value => {
      const [name, least] = value.split('.')
      const isStep = Number(least) % 5 === 0
      return fiberShares.some(share => {
        const [material, percent] = share.split('.')
        return isStep && material === name && Number(percent) >= Number(least)
      })
    }),
  synthetics: ({ fiberShares, madeOf, hasSyntheticName }) => {
    const total = fiberShares.reduce((sum, share) => sum + Number(share.split('.')[1]), 0)
    const isFree = !['polyester', 'polyamide'].some(fiber => madeOf.includes(fiber))
    return total === 100 && isFree && !hasSyntheticName ? ['none'] : []
  },
  materials: ({ madeOf }) => (madeOf.length > 0 ? madeOf : ['unstated']),
  stock: ({ inStock }) => (inStock ? ['in'] : []),
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/**
 * Returns the offer's categories and all their ancestors;
 * an empty list if the category is not in the tree.
 */
export function getNodes({ categoryId, otherCategoryId }: ProductChange): string[] {
  return [categoryId, otherCategoryId].flatMap(id =>
    findCategory(id) ? ancestorsOf(id).map(node => node.id) : [],
  )
}
