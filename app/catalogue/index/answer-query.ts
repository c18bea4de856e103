import { type FilterGroup, type Filters, filterGroups, filterKinds } from '#app/domain/filters.ts'
import { getPaging } from '#app/domain/paging.ts'
import { type Bits, createBits, hasBit, intersect, writeBit } from './bits.ts'
import type { BranchCounts } from './branch-counts.ts'
import { getNodeId, nodeCount, toNodeCode } from './category-codes.ts'
import type { FilterSets } from './filter-sets.ts'
import { type FixedGroup, findFixedValue } from './fixed-values.ts'
import { formatNames } from './format-counts.ts'
import type { IndexAnswer, IndexQuery, ValueCount } from './index-door.ts'
import type { ProductTable } from './product-table.ts'
import type { PageTaker } from './take-page.ts'
import type { Part, Tally, TallyCounts } from './tally.ts'
import type { WordMatch } from './words/word-door.ts'

/** What a search has left to be filtered. */
export interface Narrowed {
  match: WordMatch
  /** What was understood of the search and holds beside what is chosen. */
  filters: Partial<Filters>
}

type Group = FilterGroup | 'categories'

const groups: readonly Group[] = [...filterGroups, 'categories']

const partOf: Record<Group, Part> = {
  stores: 'stores',
  brands: 'brands',
  sizes: 'sizes',
  colors: 'colors',
  prices: 'signature',
  conditions: 'signature',
  deals: 'signature',
  stock: 'signature',
  categories: 'nodes',
}

/** Answers questions from the parts of the index; writes none of them. */
export function createAnswerer({
  table,
  branches,
  filterSets,
  tally,
  takePage,
}: {
  table: ProductTable
  branches: BranchCounts
  filterSets: FilterSets
  tally: Tally
  takePage: PageTaker
}): (asked: IndexQuery, search?: Narrowed) => Omit<IndexAnswer, 'reading' | 'version'> {
  return (asked, search) => {
    const found = search === undefined ? undefined : findWords(table, filterSets, search)
    const narrowing = getNarrowing(asked)
    const getList = memoise((relaxed: Group | undefined) => {
      const sets = narrowing.filter(([group]) => group !== relaxed).map(([, set]) => set)
      return intersectAll(found === undefined ? sets : [found, ...sets], table.listed)
    })
    const isNarrowedBy = new Set(narrowing.map(([group]) => group))
    const node = toNodeCode(asked.category)

    /** Counts of the list with one group relaxed. */
    const getCounts = memoise((relaxed: Group | undefined): TallyCounts => {
      const others = narrowing.filter(([group]) => group !== relaxed)
      const isBranch = others.every(([group]) => group === 'categories')
      if (found === undefined && isBranch) {
        if (others.length === 0) return { ...branches.get(0), nodes: branches.getCards() }
        if (node > 0) return { ...branches.get(node), nodes: branches.getCards() }
      }
      if (relaxed !== undefined) return tally(getList(relaxed), [partOf[relaxed]])
      const open = groups.filter(group => !isNarrowedBy.has(group)).map(group => partOf[group])
      return tally(getList(undefined), [...new Set(open)])
    })
    const getCountsOf = (group: Group) => getCounts(isNarrowedBy.has(group) ? group : undefined)

    const total = getCounts(undefined).cards
    const paging = getPaging(asked.page, total, asked.limit)
    const list = getList(undefined)
    const match = search?.match
    const numbers =
      total === 0
        ? []
        : takePage({ list, match, sort: asked.sort, offset: paging.offset, limit: asked.limit })
    const countRange = (value: string) => {
      const range = getList('prices').slice()
      intersect(range, filterSets.getChosen('prices', [value]))
      return tally(range, []).cards
    }
    const formatGroup = (group: FilterGroup): ValueCount[] => {
      const counts = getCountsOf(group)
      if (group === 'brands' || group === 'stores' || group === 'sizes')
        return formatNames(table[group], counts[group], asked[group], asked.facetLimit)
      return formatFixed(group, counts.fixed, asked[group], countRange)
    }
    return {
      hits: numbers.map(number => ({ number, storeCount: countStores(table, list, number) })),
      paging,
      facets: {
        ...(Object.fromEntries(filterGroups.map(group => [group, formatGroup(group)])) as Record<
          FilterGroup,
          ValueCount[]
        >),
        categories: formatNodes(getCountsOf('categories').nodes),
      },
    }
  }

  function getNarrowing(asked: IndexQuery): [Group, Bits][] {
    const chosen = filterGroups.filter(group => asked[group].length > 0)
    const sets = chosen.map((group): [Group, Bits] => [group, filterSets.getChosen(group, asked[group])])
    return asked.category === undefined
      ? sets
      : [['categories', filterSets.getBranch(asked.category)], ...sets]
  }
}

/** What is on offer of what a search finds, with what was understood of it. */
export function findWords(table: ProductTable, filterSets: FilterSets, { match, filters }: Narrowed): Bits {
  const found = createBits(table.listed.length * 32)
  for (const number of match.numbers) writeBit(found, number, true)
  intersect(found, table.listed)
  for (const group of filterGroups) {
    const values = filters[group] ?? []
    if (values.length > 0) intersect(found, filterSets.getChosen(group, values))
  }
  return found
}

/** `all` where there is nothing to intersect; the sets themselves are left as they are. */
function intersectAll(sets: readonly Bits[], all: Bits): Bits {
  const [first, ...others] = sets
  if (first === undefined) return all
  if (others.length === 0) return first
  const both = first.slice()
  for (const other of others) intersect(both, other)
  return both
}

function countStores({ columns, listOffers }: ProductTable, list: Bits, number: number): number {
  const offers = listOffers(number).filter(offer => hasBit(list, offer))
  return new Set(offers.map(offer => columns.store[offer])).size
}

function formatFixed(
  group: FixedGroup,
  counts: Uint32Array,
  asked: readonly string[],
  countRange: (value: string) => number,
): ValueCount[] {
  return [...new Set([...(filterKinds[group].values ?? []), ...asked])].map(value => {
    const place = findFixedValue(group, value)
    if (place !== undefined) return { value, count: counts[place] ?? 0 }
    return { value, count: group === 'prices' ? countRange(value) : 0 }
  })
}

/** Every node that holds any, in the tree's order. */
function formatNodes(counts: Uint32Array): ValueCount[] {
  const nodes: ValueCount[] = []
  for (let code = 1; code < nodeCount; code += 1) {
    const count = counts[code] ?? 0
    if (count > 0) nodes.push({ value: getNodeId(code), count })
  }
  return nodes
}

function memoise<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return key => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
