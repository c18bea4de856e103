import { z } from 'zod'
import type { Facet } from '../facets/facet.ts'
import { type FacetName, facetNames, facets } from '../facets/facets.ts'
import { type Exclusions, excludableFacets } from '../facets/filters.ts'
import { parseText } from '../parse-text.ts'
import { exclusionPrefix, type ListQuery, mySizesKey, mySizesValue, sorts } from './list-query.ts'

// Separate from list-query.ts, which browsers load, so that zod stays on the server.

/**
 * The most filters that a list accepts, more than any shopper chooses. Every link of a page repeats
 * all its filters, so without a limit a URL of 8 kB becomes a page of more than a megabyte.
 */
export const filterLimits = { valuesPerFacet: 30, values: 60, characters: 1_500 }
/**
 * The highest page number that is accepted, more than any list has.
 * Limiting numbers typed by hand keeps later arithmetic exact.
 */
const maxPage = 1_000_000

const page = z.coerce
  .number()
  .int()
  .min(1)
  .catch(1)
  .transform(value => Math.min(value, maxPage))
const sort = z.enum(sorts).catch('relevance')

/** Parses a list's URL. Never fails: a hand-edited URL yields the nearest valid list. */
export function parseListQuery(search: URLSearchParams, category?: string): ListQuery {
  const { chosen, excluded } = readFilters(search)
  return {
    ...(category === undefined ? {} : { category }),
    text: parseText(search.get('q') ?? ''),
    ...(Object.fromEntries(chosen) as Record<FacetName, string[]>),
    ...(search.get(mySizesKey) === mySizesValue ? { isInMySizes: true } : {}),
    excluded: Object.fromEntries(excluded) satisfies Exclusions,
    sort: sort.parse(search.get('sort')),
    page: page.parse(search.get('page') ?? 1),
  }
}

/** Counts the valid filters that `parseListQuery` leaves out of a URL because of `filterLimits`. */
export function countLeftOut(search: URLSearchParams): number {
  return readFilters(search).leftOut
}

function readFilters(search: URLSearchParams) {
  let [values, characters, leftOut] = [0, 0, 0]
  const take = (key: string, given: readonly string[]) => {
    const taken = given.slice(0, filterLimits.valuesPerFacet).filter(value => {
      const length = key.length + encodeURIComponent(value).length + '&='.length
      const isTaken = values < filterLimits.values && characters + length <= filterLimits.characters
      if (isTaken) [values, characters] = [values + 1, characters + length]
      return isTaken
    })
    leftOut += given.length - taken.length
    return taken
  }
  const chosen = facetNames.map(name => {
    const { key, form }: Facet = facets[name]
    // Without JavaScript, a form sends its fields in place of a value.
    return [name, take(key, parseValues(name, search, '', form?.parse(search)))] as const
  })
  const excluded = excludableFacets
    .map(name => {
      const key = `${exclusionPrefix}${facets[name].key}`
      return [name, take(key, parseValues(name, search, exclusionPrefix))] as const
    })
    .filter(([, taken]) => taken.length > 0)
  return { chosen, excluded, leftOut }
}

function parseValues(
  name: FacetName,
  search: URLSearchParams,
  prefix: string,
  ...more: (string | undefined)[]
): string[] {
  const { key, parse } = facets[name]
  const values = search.getAll(`${prefix}${key}`).map(value => parse(value.trim()))
  return [...new Set([...values, ...more].filter(value => value !== undefined))]
}
