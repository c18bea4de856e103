import { facets } from '#app/domain/facets/facets.ts'
import type { Filters } from '#app/domain/facets/filters.ts'
import { parsePriceRange } from '#app/domain/price-range.ts'
import type { SyntheticProduct } from '../synthetic/synthetic-product.ts'
import { getCategoryIds } from './category-ids.ts'
import { getDeals } from './deals.ts'
import type { EngineQuery } from './engine.ts'

/** The facets that every engine has to filter and count. */
const groups = [
  'retailers',
  'brands',
  'colors',
  'prices',
  'sizes',
  'conditions',
  'deals',
  'stock',
  'categories',
] as const
export type Group = (typeof groups)[number]

/**
 * Filters and counts for engines that only search, as an application would: in one pass over the
 * hits, with codes instead of names, and ignoring a facet's own filter when its values are counted.
 */
export interface HitFacets {
  add(product: SyntheticProduct): void
  /** Filters the hits without changing their order, and returns how many values were counted. */
  narrow(hits: Iterable<number>, query: EngineQuery): { numbers: number[]; counted: number }
}

export function createHitFacets(): HitFacets {
  const codes = new Map<string, number>()
  const names: { group: Group; value: string }[] = []
  const values: Record<Group, Uint32Array[]> = Object.fromEntries(
    groups.map(group => [group, []]),
  ) as never
  const ranges = facets.prices.values.map(value => ({
    value,
    ...parsePriceRange(value),
  }))

  function encode(group: Group, value: string): number {
    const key = `${group} ${value}`
    const known = codes.get(key)
    if (known !== undefined) return known
    codes.set(key, names.length)
    return names.push({ group, value }) - 1
  }

  function add(product: SyntheticProduct): void {
    const { number, usdCents } = product
    const own: Record<Group, string[]> = {
      retailers: [product.store],
      brands: [product.brand],
      colors: product.colors,
      prices: ranges
        .filter(({ min = 0, max = Number.POSITIVE_INFINITY }) => usdCents >= min && usdCents <= max)
        .map(({ value }) => value),
      sizes: product.sizes,
      conditions: [product.condition],
      deals: getDeals(product),
      stock: product.inStock ? ['in'] : [],
      categories: [product.categoryId],
    }
    for (const group of groups)
      values[group][number] = Uint32Array.from(own[group], value => encode(group, value))
  }

  function narrow(hits: Iterable<number>, query: EngineQuery) {
    const chosen = toChosen(query)
    const asked = groups.filter(group => chosen[group] !== undefined)
    const counts = new Uint32Array(names.length)
    const numbers: number[] = []
    for (const number of hits) {
      let missed: Group | undefined
      let misses = 0
      for (const group of asked) {
        if (values[group][number]?.some(code => chosen[group]?.has(code))) continue
        missed = group
        misses += 1
      }
      if (misses > 1) continue
      if (misses === 0) numbers.push(number)
      for (const group of missed === undefined ? groups : [missed])
        for (const code of values[group][number] ?? []) counts[code] = (counts[code] ?? 0) + 1
    }
    return { numbers, counted: counts.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0) }
  }

  function toChosen(query: Filters & { category?: string }): Partial<Record<Group, Set<number>>> {
    const asked: Record<Group, string[]> = {
      ...query,
      categories: query.category === undefined ? [] : getCategoryIds(query.category),
    }
    return Object.fromEntries(
      groups
        .filter(group => asked[group].length > 0)
        .map(group => [
          group,
          new Set(asked[group].map(value => codes.get(`${group} ${value}`) ?? -1)),
        ]),
    )
  }

  return { add, narrow }
}
