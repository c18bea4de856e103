import { type FacetName, type FacetNameOf, facetNames, facets } from '#app/domain/facets/facets.ts'
import { type Filters, isExcludable } from '#app/domain/facets/filters.ts'
import { getPaging, isEmptyList } from '#app/domain/paging.ts'
import { isUsualOrder } from '#app/domain/urls/list-query.ts'
import { getWantedColors } from '#app/domain/wanted-colors.ts'
import { addFilters } from './add-filters.ts'
import { findAttribute } from './attributes.ts'
import { type Bits, countBits, intersect, listBits, subtract, writeBit } from './bits.ts'
import { hasAnyOffer } from './card-offers.ts'
import { getNodeId, nodeCount, toNodeCode } from './category-codes.ts'
import type { BranchCounts } from './counts/branch-counts.ts'
import { countRetailers } from './counts/count-retailers.ts'
import type { CountedPart, FacetCounter, FacetCounts } from './counts/facet-counter.ts'
import type { FilterSets } from './counts/filter-sets.ts'
import { formatCounts } from './counts/format-counts.ts'
import { createFixedFormatter } from './counts/format-fixed.ts'
import type { KeptCounts } from './counts/kept-counts.ts'
import { createStoreCounter, type StoreOffer } from './counts/store-counter.ts'
import { findWords, type Narrowed } from './find-words.ts'
import type { IndexAnswer, IndexHit, IndexQuery, ValueCount } from './index-interface.ts'
import type { Paginator } from './paginator.ts'
import { isNamedPart, toPart } from './parts.ts'
import type { ProductTable } from './product-table.ts'
import { type Range, readAcross } from './read-across.ts'
import { copyBits } from './reused-arrays.ts'
import { isInStock } from './sort-keys.ts'
import { countLeads, findUnseen } from './unseen-colors.ts'

type Group = FacetName | 'categories'

const groups: readonly Group[] = [...facetNames, 'categories']

function toCountedPart(group: Group): CountedPart {
  return group === 'categories' ? 'nodes' : toPart(group)
}

const newOffer = findAttribute('conditions', 'new') ?? -1

const allParts = [...new Set(groups.map(toCountedPart))]

/** Answers queries from the parts of the index, without modifying any of them. */
export function createQueryExecutor({
  table,
  branches,
  filterSets,
  facetCounter,
  keptCounts,
  getPage,
}: {
  table: ProductTable
  branches: BranchCounts
  filterSets: FilterSets
  facetCounter: FacetCounter
  keptCounts: KeptCounts
  getPage: Paginator
}): (requested: IndexQuery, search?: Narrowed) => Omit<IndexAnswer, 'reading' | 'version'> {
  const formatFixed = createFixedFormatter(table)

  return (requested, search) => {
    // The filters in a text narrow as chosen ones do, so that their facet is counted without them.
    const ofText = search?.filters ?? {}
    const words = search && findWords(table, filterSets, { match: search.match, filters: {} })
    const found = words?.full
    const narrowing = [...getNarrowing(requested), ...narrowByFacets(ofText)]
    const getList = memoize((relaxed: Group | undefined) => {
      const sets = narrowing
        .filter(({ group }) => !relaxed || group !== relaxed)
        .map(({ bits }) => bits)
      return intersectAll(found === undefined ? sets : [found, ...sets], table.listed)
    })
    const isNarrowedBy = new Set(narrowing.map(({ group }) => group))
    const node = toNodeCode(requested.category)

    /** Counts the list with one facet relaxed. */
    const getCounts = memoize((relaxed: Group | undefined): FacetCounts => {
      const others = narrowing.filter(({ group }) => !relaxed || group !== relaxed)
      const isBranch = others.every(({ group }) => group === 'categories')
      if (found === undefined && isBranch) {
        if (others.length === 0) return { ...branches.get(0), nodes: branches.getCards() }
        if (node > 0) return { ...branches.get(node), nodes: branches.getCards() }
      }
      const open = relaxed ? [relaxed] : groups.filter(group => !isNarrowedBy.has(group))
      const parts = open.length === groups.length ? allParts : [...new Set(open.map(toCountedPart))]
      const toKey = () => `${relaxed} ${getKey(requested, search)}`
      return keptCounts.count(toKey, getList(relaxed), parts)
    })
    const getCountsOf = (group: Group) => getCounts(isNarrowedBy.has(group) ? group : undefined)

    const list = getList(undefined)
    const similar =
      words?.partial === undefined
        ? undefined
        : findSimilar(
            list,
            words.partial,
            narrowing.map(({ bits }) => bits),
          )
    const paging = getPaging(
      requested.page,
      getCounts(undefined).cards,
      requested.limit,
      similar === undefined ? 0 : facetCounter(similar, []).cards,
    )
    const getNumbers = (part: Bits, shown: Bits, { offset, limit }: Range): number[] =>
      getPage({ list: part, shown, match: search?.match, sort: requested.sort, offset, limit })
    const countStores = createStoreCounter(table.names.retailers.find, requested)
    const wanted = getWantedColors(requested, search?.match.reading)
    /** Reads cards of a part; in the usual order, those come last that only come in a wanted color. */
    function getHits(part: Bits, total: number, range: Range): IndexHit[] {
      const last = isUsualOrder(requested) ? findUnseen(table, part, wanted) : undefined
      const numbers =
        last === undefined
          ? getNumbers(part, part, range)
          : readAcross(range, total - countLeads(table, part, last), {
              before: first => getNumbers(part, without(part, last), first),
              after: rest => getNumbers(part, last, rest),
            })
      return numbers.map(number => ({ number, ...countStores(listStoreOffers(number)) }))
    }
    /** Reads the page from the matches and then, across the border, from similar products. */
    const readPage = () =>
      readAcross(paging, paging.total, {
        before: range => getHits(list, paging.total, range),
        after: range => (similar ? getHits(similar, paging.similar, range) : []),
      })
    const countRange = (facet: FacetNameOf<'range'>, value: string) => {
      const range = copyBits(getList(facet))
      intersect(range, filterSets.getChosen(facet, [value]))
      return facetCounter(range, []).cards
    }
    const shown = addFilters(requested, ofText)
    const formatFacet = (facet: FacetName): ValueCount[] => {
      const counts = getCountsOf(facet)
      const excluded = isExcludable(facet) ? (shown.excluded[facet] ?? []) : []
      const listed = [...shown[facet], ...excluded]
      if (facets[facet].values) return formatFixed(facet, counts, listed, countRange)
      if (!isNamedPart(facet)) return []
      const { [facet]: own, met } = counts
      return formatCounts(table.names[facet], own, listed, requested.facetLimit, met?.[facet])
    }
    return {
      hits: isEmptyList(paging) ? [] : readPage(),
      paging,
      facets: {
        ...(Object.fromEntries(facetNames.map(name => [name, formatFacet(name)])) as Record<
          FacetName,
          ValueCount[]
        >),
        categories: formatNodes(getCountsOf('categories').nodes),
      },
      totalOfAllCategories: getCountsOf('categories').cards,
      retailerCount: countRetailers(
        table.names.retailers,
        getCountsOf('retailers').retailers,
        requested,
      ),
    }
  }

  /**
   * Returns the bitmaps that narrow a query's list. `group` is the facet whose counts ignore the
   * bitmap; it is undefined for exclusions, which always apply.
   */
  function getNarrowing(requested: IndexQuery): { group: Group | undefined; bits: Bits }[] {
    const narrowing = narrowByFacets(requested)
    if (requested.category === undefined) return narrowing
    return [{ group: 'categories', bits: filterSets.getBranch(requested.category) }, ...narrowing]
  }

  function narrowByFacets(filters: Partial<Filters>): { group: Group | undefined; bits: Bits }[] {
    return facetNames.flatMap(facet =>
      filterSets
        .listNarrowing(facet, filters)
        .map(({ isRelaxable, bits }) => ({ group: isRelaxable ? facet : undefined, bits })),
    )
  }

  /**
   * Keeps the partial matches of a search, in place, that pass the same filters as the list and are
   * on no card of the list.
   */
  function findSimilar(list: Bits, similar: Bits, sets: readonly Bits[]): Bits {
    for (const set of sets) intersect(similar, set)
    const grouped = copyBits(similar)
    intersect(grouped, table.grouped)
    const numbers = new Uint32Array(countBits(grouped))
    listBits(grouped, numbers)
    for (const number of numbers)
      if (hasAnyOffer(table.cards, list, number)) writeBit(similar, number, false)
    return similar
  }

  /**
   * Lists the offers of a product. Other colors on the card do not count: the stores that sell them
   * may not sell this one.
   */
  function listStoreOffers(number: number): StoreOffer<number | undefined>[] {
    const { columns, sets, listOffers } = table
    const group = columns.offerGroup[number] ?? 0
    const offers = group === 0 ? [number] : listOffers(number)
    return offers
      .filter(offer => columns.offerGroup[offer] === group)
      .map(offer => ({
        retailer: columns.retailers[offer],
        cents: columns.prices[offer] ?? 0,
        inStock: isInStock(columns, offer),
        isNew: Array.from(sets.attributes.get(columns.attributes[offer] ?? 0)).includes(newOffer),
      }))
  }
}

/** Returns what identifies the list of a query, whatever its order and page. */
function getKey(
  { text, category, excluded, ...others }: IndexQuery,
  search: Narrowed | undefined,
): string {
  const chosen = facetNames.map(facet => others[facet])
  return JSON.stringify([search ? [text, search.filters] : [], category, excluded, chosen])
}

function without(part: Bits, others: Bits): Bits {
  const left = copyBits(part)
  subtract(left, others)
  return left
}

/** Returns `all` if there are no bitmaps to intersect. Does not modify the given bitmaps. */
function intersectAll(sets: readonly Bits[], all: Bits): Bits {
  const [first, ...others] = sets
  if (first === undefined) return all
  if (others.length === 0) return first
  const both = copyBits(first)
  for (const other of others) intersect(both, other)
  return both
}

/** Returns every node that has cards, in tree order. */
function formatNodes(counts: Uint32Array): ValueCount[] {
  const nodes: ValueCount[] = []
  for (let code = 1; code < nodeCount; code += 1) {
    const count = counts[code] ?? 0
    if (count > 0) nodes.push({ value: getNodeId(code), count })
  }
  return nodes
}

function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return key => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
