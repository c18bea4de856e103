import type { FacetName } from '#app/domain/facets/facets.ts'
import { withoutWords } from '#app/domain/find-words.ts'
import type { FacetValue } from '#app/domain/listing.ts'
import { narrowToStore } from '#app/domain/narrow-to-store.ts'
import type { QueryReading, UnderstoodPart } from '#app/domain/query-reading.ts'
import type { ListQuery, ReadValue } from '#app/domain/urls/list-query.ts'
import { toBrandKey } from '#app/vocabulary/brand.ts'

/**
 * Returns the query of the filters beside a list: a store or another filter that the text names is a
 * choice like any other there, so undoing it leaves the rest of the text. Undefined if there is none.
 *
 *     q=coat under 100   → q=coat, price=-100        q=coats at brightwater → q=coats, store=Brightwater
 *     q=red dress        → q=red dress, read: red, since "red" is looked for in the words of products
 *
 * A facet that has chosen values keeps only these: the list must match both them and the text. `brands`
 * are those that the filter lists, in whose spelling a brand is chosen.
 */
export function chooseReadFilters(
  query: ListQuery,
  reading: Pick<QueryReading, 'understood'> | undefined,
  brands: readonly Pick<FacetValue, 'value' | 'label'>[] = [],
): ListQuery | undefined {
  const understood = reading?.understood ?? []
  const parts = understood.filter(part => isFilter(part, query))
  const read = understood.filter(part => isRead(part, query)).map(part => toReadValue(part, brands))
  if (parts.length + read.length === 0) return undefined
  const words = new Set(parts.map(part => part.words))
  const text = [...words].reduce(withoutWords, query.text)
  let marked: ListQuery = { ...query, text, ...(read.length > 0 ? { read } : {}) }
  for (const { group, value, isExcluded } of parts)
    if (group === 'retailers')
      marked = narrowToStore(marked, { value, rest: text, ...(isExcluded ? { isExcluded } : {}) })
    else marked = { ...marked, [group]: [...marked[group as FacetName], value] }
  return marked
}

/** The facets that are looked for in the words of products, and whose exclusion refuses words, too. */
const readFacets = ['brands', 'colors', 'materials'] as const
const inWords = new Set<UnderstoodPart['group']>([...readFacets, 'category', 'style', 'word'])

function isRead({ group }: UnderstoodPart, query: ListQuery): boolean {
  const facet = readFacets.find(name => name === group)
  return facet !== undefined && query[facet].length === 0 && query.excluded[facet] === undefined
}

function toReadValue(
  { group, value, words, isExcluded }: UnderstoodPart,
  brands: readonly Pick<FacetValue, 'value' | 'label'>[],
): ReadValue {
  const key = toBrandKey(value)
  const own = group === 'brands' ? brands.find(({ label }) => toBrandKey(label) === key) : undefined
  return {
    facet: group as FacetName,
    value: own?.value ?? value,
    words,
    ...(isExcluded ? { isExcluded } : {}),
  }
}

function isFilter({ group, isExcluded }: UnderstoodPart, query: ListQuery): boolean {
  if (inWords.has(group)) return false
  if (group === 'retailers') return true
  return isExcluded === undefined && query[group as FacetName].length === 0
}
