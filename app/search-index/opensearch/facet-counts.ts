import { categories } from '#app/domain/category-tree.ts'
import type { Facet } from '#app/domain/facets/facet.ts'
import { type FacetName, facetNames, facets } from '#app/domain/facets/facets.ts'
import { isExcludable } from '#app/domain/facets/filters.ts'
import { countRetailers } from '../counts/count-retailers.ts'
import { formatCounts } from '../counts/format-counts.ts'
import type { Dictionary } from '../dictionary.ts'
import type { IndexAnswer, IndexQuery, ValueCount } from '../index-interface.ts'
import { isNamedPart } from '../parts.ts'
import { readValues, type SearchResult } from './engine-responses.ts'
import { type FacetNames, toFacetField, toValueKeys } from './facet-fields.ts'
import { isRange, matchValues, type OfferQuery } from './offer-queries.ts'

export type CountedGroup = FacetName | 'categories'
export const countedGroups: readonly CountedGroup[] = [...facetNames, 'categories']

/** How many more values than shown are asked for, to see whether values share the last count. */
const spareValues = 40
/** All values of a facet; OpenSearch allows no more buckets than 65,535 in one answer. */
const allValues = 60_000
/** Each shard reports this many values, so that sums of several shards are exact. */
const shardValues = 10_000

const cards = { cards: { reverse_nested: {} } }

/** Asks to count the cards of each value of some facets, among the cards' offers that match. */
export function countGroups(
  groups: readonly CountedGroup[],
  matching: OfferQuery,
  requested: IndexQuery,
  isComplete: boolean,
): Record<string, unknown> {
  const aggs = Object.fromEntries(groups.flatMap(group => countGroup(group, requested, isComplete)))
  return {
    offers: { nested: { path: 'offers' }, aggs: { matching: { filter: matching, aggs } } },
  }
}

function countGroup(
  group: CountedGroup,
  requested: IndexQuery,
  isComplete: boolean,
): [name: string, aggregation: object][] {
  if (group === 'categories')
    return [[group, countTerms('offers.categories', { size: categories.length })]]
  const field = toFacetField(group)
  const listed = listRequested(group, requested)
  if (isRange(group)) {
    const filters = Object.fromEntries(
      listFixed(group, listed).map(value => [value, matchValues(group, [value])]),
    )
    return [[group, { filters: { filters }, aggs: cards }]]
  }
  const isOpen = isCutOff(group) && !isComplete
  const most = Math.min(requested.facetLimit, allValues)
  const size = isOpen ? Math.min(most + spareValues, allValues) : allValues
  const keys = [...new Set(toValueKeys(group, listed))]
  return [
    [group, countTerms(field, { size })],
    // A chosen value is shown even if many other values have more cards.
    ...(isOpen && keys.length > 0
      ? [
          [`${group} chosen`, countTerms(field, { size: keys.length, include: keys })] as [
            string,
            object,
          ],
        ]
      : []),
  ]
}

function countTerms(field: string, { size, include }: { size: number; include?: string[] }) {
  const order = [{ cards: 'desc' }, { _key: 'asc' }]
  const shard_size = Math.max(size, shardValues)
  return {
    terms: { field, size, shard_size, order, ...(include ? { include } : {}) },
    aggs: cards,
  }
}

/** The counts of one facet's values. */
export interface GroupCounts {
  counts: Map<string, number>
  /** False if values that share the last count shown may be missing. */
  isComplete: boolean
}

export function readGroup(
  group: CountedGroup,
  result: SearchResult,
  { facetLimit }: Pick<IndexQuery, 'facetLimit'>,
): GroupCounts {
  const { buckets } = readValues(result, group)
  const counts = new Map<string, number>()
  if (!Array.isArray(buckets)) {
    for (const [value, bucket] of Object.entries(buckets))
      counts.set(value, bucket.cards?.doc_count ?? 0)
    return { counts, isComplete: true }
  }
  for (const bucket of buckets) counts.set(String(bucket.key), bucket.cards?.doc_count ?? 0)
  const asked = Math.min(facetLimit + spareValues, allValues)
  const last = buckets.at(-1)?.cards?.doc_count
  const lastShown = buckets[facetLimit - 1]?.cards?.doc_count
  const isComplete = !isCutOff(group) || buckets.length !== asked || (lastShown ?? 1) > (last ?? 0)
  const { aggregations } = result
  if (aggregations && `${group} chosen` in (aggregations.offers.matching ?? {})) {
    const chosen = readValues(result, `${group} chosen`).buckets
    for (const bucket of Array.isArray(chosen) ? chosen : [])
      counts.set(String(bucket.key), bucket.cards?.doc_count ?? 0)
  }
  return { counts, isComplete }
}

/** True if a facet's values are asked for up to a limit. Retailers are counted, so all are needed. */
function isCutOff(group: CountedGroup): boolean {
  return group !== 'categories' && group !== 'retailers' && facets[group].values === undefined
}

/** Formats all counts as our own index does. */
export function formatFacets(
  counts: ReadonlyMap<CountedGroup, ReadonlyMap<string, number>>,
  names: FacetNames,
  requested: IndexQuery,
): IndexAnswer['facets'] {
  const none = new Map<string, number>()
  const ofFacets = facetNames.map(facet => [
    facet,
    formatFacet(facet, counts.get(facet) ?? none, names, requested),
  ])
  const nodes = counts.get('categories') ?? none
  return {
    ...(Object.fromEntries(ofFacets) as Record<FacetName, ValueCount[]>),
    categories: categories.flatMap(({ id }) => {
      const count = nodes.get(id) ?? 0
      return count > 0 ? [{ value: id, count }] : []
    }),
  }
}

function formatFacet(
  facet: FacetName,
  counts: ReadonlyMap<string, number>,
  names: FacetNames,
  requested: IndexQuery,
): ValueCount[] {
  const listed = listRequested(facet, requested)
  if (facets[facet].values)
    return listFixed(facet, listed).map(value => {
      const [key = value] = toValueKeys(facet, [value])
      return { value, count: counts.get(key) ?? 0 }
    })
  if (!isNamedPart(facet)) return []
  const dictionary = names[facet]
  return formatCounts(
    dictionary,
    countByCode(facet, counts, dictionary),
    listed,
    requested.facetLimit,
  )
}

function countByCode(
  facet: FacetName,
  counts: ReadonlyMap<string, number>,
  dictionary: Dictionary,
): Uint32Array {
  const byCode = new Uint32Array(dictionary.size)
  const codes = toCodes(facet, dictionary)
  for (const [key, count] of counts) {
    const code = codes.get(key)
    if (code !== undefined) byCode[code] = count
  }
  return byCode
}

/** Counts the retailers of a list as our own index does. */
export function countListRetailers(
  counts: ReadonlyMap<string, number>,
  { retailers }: FacetNames,
  requested: IndexQuery,
): number {
  return countRetailers(retailers, countByCode('retailers', counts, retailers), requested)
}

/** Lists the values of a facet that is shown whole, and those chosen or excluded. */
function listFixed(facet: FacetName, requested: readonly string[]): string[] {
  const { values = [], listed = values }: Facet = facets[facet]
  return [...new Set([...listed, ...requested])]
}

function listRequested(facet: FacetName, requested: IndexQuery): string[] {
  const excluded = isExcludable(facet) ? (requested.excluded[facet] ?? []) : []
  return [...requested[facet], ...excluded]
}

/** Returns true if a count has a name that these names lack, because it is newer than they are. */
export function hasUnknownNames(
  counts: ReadonlyMap<CountedGroup, ReadonlyMap<string, number>>,
  names: FacetNames,
): boolean {
  return [...counts].some(([group, values]) => {
    if (group === 'categories' || !isNamedPart(group) || facets[group].values) return false
    const codes = toCodes(group, names[group])
    return [...values.keys()].some(key => !codes.has(key))
  })
}

const knownCodes = new WeakMap<Dictionary, Map<string, number>>()

/** Maps the keys under which values are indexed to their codes. */
function toCodes(facet: FacetName, dictionary: Dictionary): ReadonlyMap<string, number> {
  const codes = knownCodes.get(dictionary) ?? new Map<string, number>()
  if (codes.size === 0)
    for (const [code, name] of dictionary.names.entries()) {
      const [key] = toValueKeys(facet, [name])
      if (key !== undefined) codes.set(key, code)
    }
  knownCodes.set(dictionary, codes)
  return codes
}
