import { categories } from '#app/domain/category-tree.ts'
import { type FacetName, facetNames, facets } from '#app/domain/facets/facets.ts'
import { excludableFacets } from '#app/domain/facets/filters.ts'
import { emptyListQuery, sorts } from '#app/domain/urls/list-query.ts'
import type { ProductChange } from '#app/store/changes.server.ts'
import { categoryPairs } from '#app/vocabulary/category-pairs.ts'
import type { IndexQuery } from './index-interface.ts'
import { makeChange } from './testing.ts'

/** Random choices that can be reproduced from a seed. */
export interface Chance {
  /** Returns an integer from 0 to `end - 1`. */
  below(end: number): number
  pick<T>(values: readonly T[]): T
  /** Picks up to three of the values; fewer are more likely. */
  some<T>(values: readonly T[]): T[]
  is(share: number): boolean
}

/** Creates a Mulberry32 random number generator. */
export function createChance(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  const pick = <T>(values: readonly T[]) => values[below(values.length)] as T
  return {
    below,
    pick,
    some: values => Array.from({ length: Math.floor(next() ** 3 * 4) }, () => pick(values)),
    is: share => next() < share,
  }
}

const brands = [
  'Northquay',
  'NORTHQUAY',
  'Chloé',
  'CHLOE',
  'Zara',
  'A.P.C.',
  'APC',
  '',
  'constructor',
  'Ganni',
  'Eytys',
]
const retailers = [
  'Alder & Finch',
  'Alder and Finch UK',
  'Birch',
  'cedar',
  'CEDAR',
  'Café Dogwood',
  'Cafe Dogwood',
  'Northquay',
  '',
]
const nodes = categories.filter((_, index) => index % 20 === 0).map(({ id }) => id)
const sizes = ['letter:s', 'letter:m', 'us:8', 'us:10', 'shoe-us:8.5', 'one']
const shares = [
  [],
  [],
  ['wool.80', 'polyamide.20'],
  ['wool.84'],
  ['cotton.100'],
  ['wool.4', 'cotton.96'],
]
const fabrics = ['cotton', 'wool', 'polyester', 'polyamide']
const exclusions = [
  'no polyester',
  'without wool or cotton',
  'not red',
  'nylon-free',
  'not midi',
  '-linen',
  'without silk shirt',
]
/** Parts of a text that become filters. */
const written = ['no synthetics', 'used', 'on sale', 'under 60', 'in stock', 'at least 50% wool']
const words = ['linen', 'midi', 'dress', 'red', 'shirt', 'silk', 'Größe', 'jeans', '501']
/**
 * There are only a few prices, so that many products
 * cost the same or have a price at the edge of a range.
 */
const prices = [0, 1, 2_499, 2_500, 2_501, 5_000, 9_999, 10_000, 20_000, 49_999, 50_000, 1_000_000]
const colors = facets.colors.values ?? []

/** Each field has so few possible values that every combination is frequent. */
export function makeRandomChange(chance: Chance, number: number): ProductChange {
  const isOnSale = chance.is(0.4)
  const [womens, mens] = chance.pick(categoryPairs)
  const discount = isOnSale ? chance.pick([0, 10, 20, 29, 30, 50, 70, 99]) : 0
  const isForBoth = chance.is(0.2)
  const groupNumber = chance.is(0.5) ? chance.below(12) : undefined
  return makeChange(number, {
    isGone: chance.is(0.15),
    groupNumber,
    // The offers of a group are on one card, which may contain other groups and single products.
    cardNumber:
      groupNumber === undefined ? chance.pick([undefined, chance.below(12)]) : groupNumber % 8,
    brand: chance.pick(brands),
    retailer: chance.pick(retailers),
    categoryId: isForBoth ? womens : chance.pick([...nodes, undefined, 'no-such-node']),
    otherCategoryId: isForBoth ? mens : undefined,
    ...makeColors(chance),
    sizes: [...new Set(chance.some(sizes))],
    madeOf: [...new Set(chance.some(fabrics))],
    fiberShares: chance.pick(shares),
    ...(chance.is(0.1) ? { hasSyntheticName: true } : {}),
    isPreOwned: chance.is(0.2),
    isRental: chance.is(0.1),
    usdCents: chance.pick(prices),
    isOnSale,
    discount,
    // Cards may state a percent less than the source does, which may round up.
    ...(chance.is(0.3) ? { verifiedPercent: Math.max(0, discount - chance.below(2)) } : {}),
    hasDropped: chance.is(0.2),
    newnessDay: 20_000 + chance.below(300),
    popularity: chance.pick([0, 0, 100, 1_000, 1_000_000]),
    trendRank: chance.is(0.1) ? 1 + chance.below(40) : undefined,
    inStock: chance.is(0.8),
    words: {
      name: [chance.pick(words), ...chance.some(words)].join(' '),
      brand: '',
      categoryId: undefined,
      colors: '',
      materials: chance.some(words).join(' '),
      description: '',
    },
  })
}

/** No picture shows some of the colors. */
function makeColors(chance: Chance): Pick<ProductChange, 'colors' | 'unseenColors'> {
  const found = [...new Set(chance.some(colors))]
  return { colors: found, unseenColors: found.filter(() => chance.is(0.3)) }
}

/**
 * Includes queries that no shopper would make: unknown values, repeated values, pages and limits of
 * any size.
 */
export function makeRandomQuery(chance: Chance): IndexQuery {
  const ownValues: Record<FacetName, readonly string[]> = {
    brands: [...brands, 'Nobody', 'northQUAY'],
    retailers: [...retailers, 'Birch (US)', 'Nobody', 'nobody'],
    colors: [...colors, 'mauve'],
    prices: [...facets.prices.values, '20-100', '25-25', '-0', '9000000-', 'nonsense'],
    sizes: [...sizes, 'us:99'],
    conditions: facets.conditions.values ?? [],
    deals: [...(facets.deals.values ?? []), '999'],
    stock: ['in'],
    materials: [...fabrics, 'silk', 'unstated'],
    fibers: ['wool.5', 'wool.50', 'wool.80', 'wool.85', 'cotton.100', 'silk.50', 'wool.81'],
    synthetics: ['none', 'some'],
  }
  const filters = Object.fromEntries(
    facetNames.map(name => [
      name,
      chance.is(0.25) ? [...new Set(chance.some(ownValues[name]))] : [],
    ]),
  )
  const excluded = Object.fromEntries(
    excludableFacets
      .filter(() => chance.is(0.1))
      .map(name => [name, [...new Set(chance.some(ownValues[name]))]]),
  )
  return {
    ...emptyListQuery,
    ...filters,
    excluded,
    ...(chance.is(0.5)
      ? { category: chance.pick([...nodes, 'women', 'men', 'womens-shoes', 'no-such-node']) }
      : {}),
    text: chance.is(0.3)
      ? [
          chance.pick(words),
          ...chance.some(words),
          ...chance.some(exclusions),
          ...chance.some(written),
        ].join(' ')
      : '',
    sort: chance.pick(sorts),
    page: chance.pick([1, 1, 2, 3, 1_000_000]),
    limit: chance.pick([1, 5, 50]),
    facetLimit: chance.pick([0, 2, 100]),
    ...(chance.is(0.3)
      ? { mergedRetailers: [[...new Set(chance.some(ownValues.retailers))]] }
      : {}),
    ...(chance.is(0.2) ? { hiddenRetailers: chance.some(ownValues.retailers) } : {}),
  }
}
