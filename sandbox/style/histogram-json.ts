import { brands } from '../world/brands.ts'
import { canonicalColors } from '../world/canonical-colors.ts'
import { categories } from '../world/categories.ts'
import { heelHeights, none } from '../world/columns.ts'
import { priceFilters } from '../world/price-filters.ts'
import { isDeal, isInBucket } from '../world/query.ts'
import { scaleNames } from '../world/recipes.ts'
import { retailers } from '../world/retailers.ts'
import { getSizeScale } from '../world/sizes.ts'
import type { World } from '../world/world.ts'
import { getPriceFilterName } from './price-filter-json.ts'
import { toMetadata } from './products-json.ts'
import { parseProductsQuery, percentDeals } from './products-query.ts'

interface Bar {
  id: string
  name: string
  url?: string
  parentId?: string
  count: number
}

/** The minimum count of a listed value, unless the request sets a different minimum. */
const defaultFloor = 2

/** Counts a query's products by filter value, for the requested parts only. */
export function toHistogramJson(world: World, baseUrl: string, search: URLSearchParams): object {
  const query = parseProductsQuery(search)
  const requested = new Set(search.getAll('filters').flatMap(text => text.split(',')))
  const floor = Number(search.get('floor') ?? defaultFloor) || 0
  const { columns } = world
  let total = 0
  const tally = {
    Brand: new Map<number, number>(),
    Retailer: new Map<number, number>(),
    Price: new Map<number, number>(),
    Discount: new Map<number, number>(),
    Size: new Map<number, number>(),
    Color: new Map<number, number>(),
    HeelHeight: new Map<number, number>(),
    Category: new Map<number, number>(),
  }
  if (query.world) {
    world.forEachMatch(query.world, i => {
      total += 1
      const brand = columns.brand[i] ?? none
      if (brand !== none) count(tally.Brand, brand)
      count(tally.Retailer, columns.retailer[i] ?? 0)
      const heel = columns.heel[i] ?? 0
      if (heel > 0) count(tally.HeelHeight, heel)
      const price = columns.price[i] ?? 0
      for (const bucket of priceFilters)
        if (isInBucket(bucket, price)) count(tally.Price, bucket.id)
      for (const deal of percentDeals) if (isDeal(columns, deal, i)) count(tally.Discount, deal.id)
      for (const { id } of canonicalColors)
        if ((columns.colors[i] ?? 0) & (1 << id)) count(tally.Color, id)
      const scale = scaleNames[columns.scale[i] ?? 0]
      const sizes = columns.sizes[i] ?? 0
      if (scale && sizes > 0) {
        for (const [at, size] of getSizeScale(scale).canonical.entries()) {
          if (sizes & (1 << at)) count(tally.Size, size.id)
        }
      }
      countAncestors(tally.Category, columns.category[i] ?? none, columns.alsoCategory[i] ?? none)
    })
  }

  const url = (filter: string) => `${baseUrl}/browse/?fl=${filter}`
  const bars: Record<keyof typeof tally, () => Bar[]> = {
    Brand: () =>
      toBars(
        brands,
        tally.Brand,
        b => b.index,
        b => ({ id: String(b.id), name: b.name, url: url(`b${b.id}`) }),
      ),
    Retailer: () =>
      toBars(
        retailers,
        tally.Retailer,
        r => r.index,
        r => ({ id: String(r.id), name: r.name, url: url(`r${r.id}`) }),
      ),
    Price: () =>
      toBars(
        priceFilters,
        tally.Price,
        p => p.id,
        p => ({
          id: String(p.id),
          name: getPriceFilterName(p.minUsd, p.maxUsd),
          url: url(`p${p.id}`),
        }),
      ),
    Discount: () =>
      toBars(
        percentDeals,
        tally.Discount,
        d => d.id,
        d => ({ id: String(d.id), name: d.name, url: url(`d${d.id}`) }),
      ),
    Size: () =>
      toBars(
        allSizes,
        tally.Size,
        s => s.id,
        s => ({ id: String(s.id), name: s.name, url: url(`s${s.id}`) }),
      ),
    Color: () =>
      toBars(
        canonicalColors,
        tally.Color,
        c => c.id,
        c => ({ id: String(c.id), name: c.name, url: url(`c${c.id}`) }),
      ),
    HeelHeight: () =>
      toBars(
        heelHeights,
        tally.HeelHeight,
        h => h.id,
        h => ({ id: String(h.id), name: h.name, url: url(`h${h.id}`) }),
      ),
    Category: () =>
      toBars(
        categories,
        tally.Category,
        c => c.index,
        c => ({
          id: c.id,
          name: c.name,
          ...(c.parentId !== undefined && { parentId: c.parentId }),
        }),
      ),
  }
  const parts = Object.entries(bars)
    .filter(([name]) => requested.has(name))
    .map(
      ([name, toPart]) => [toPartName(name), toPart().filter(bar => bar.count >= floor)] as const,
    )
  return { metadata: toMetadata(query, total), ...Object.fromEntries(parts) }
}

const allSizes = [
  ...new Map(
    scaleNames.flatMap(name => getSizeScale(name).canonical.map(size => [size.id, size] as const)),
  ).values(),
]

function toBars<T>(
  values: readonly T[],
  counts: Map<number, number>,
  toKey: (value: T) => number,
  toBar: (value: T) => Omit<Bar, 'count'>,
): Bar[] {
  return values.flatMap(value => {
    const found = counts.get(toKey(value))
    return found ? [{ ...toBar(value), count: found }] : []
  })
}

function count(counts: Map<number, number>, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/**
 * Counts a product once in each ancestor, even if several of its categories share that ancestor.
 */
function countAncestors(counts: Map<number, number>, ...leaves: number[]): void {
  const nodes = new Set<number>()
  for (const leaf of leaves) for (const at of ancestors[leaf] ?? []) nodes.add(at)
  for (const at of nodes) count(counts, at)
}

const ancestors = categories.map(node =>
  categories
    .filter(other => other.index <= node.index && node.index < other.end)
    .map(other => other.index),
)

/** Returns the key of a histogram: HeelHeight → heelHeightHistogram */
function toPartName(filter: string): string {
  return `${filter.charAt(0).toLowerCase()}${filter.slice(1)}Histogram`
}
