import { z } from 'zod'
import { type FacetName, facetNames, facets } from './facets/facets.ts'
import { type Exclusions, excludableFacets } from './facets/filters.ts'
import { exclusionPrefix, type ListQuery, mySizesKey, mySizesValue, sorts } from './list-query.ts'
import { parseText } from './parse-text.ts'
import { formatPriceRange, parsePriceRange } from './price-range.ts'

// Separate from list-query.ts, which browsers load, so that zod stays on the server.

/** The maximum number of values per facet, more than any shopper chooses. */
const maxValues = 100
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
  const chosen = facetNames.map(name => {
    const range = name === 'prices' ? parseFreeRange(search) : undefined
    return [name, parseValues(name, search, '', range)]
  })
  const excluded = excludableFacets
    .map(name => [name, parseValues(name, search, exclusionPrefix)] as const)
    .filter(([, values]) => values.length > 0)
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

function parseValues(
  name: FacetName,
  search: URLSearchParams,
  prefix: string,
  ...more: (string | undefined)[]
): string[] {
  const { key, parse } = facets[name]
  const values = search.getAll(`${prefix}${key}`).map(value => parse(value.trim()))
  const valid = [...values, ...more].filter(value => value !== undefined)
  return [...new Set(valid)].slice(0, maxValues)
}

/** Parses the two fields that a form sends when JavaScript is off: `min=20&max=80`. */
function parseFreeRange(search: URLSearchParams): string | undefined {
  const [min = '', max = ''] = [search.get('min'), search.get('max')].map(end =>
    end?.trim().replace(/^\$/, ''),
  )
  const range = parsePriceRange(`${min}-${max}`)
  return range && formatPriceRange(range)
}
