import { z } from 'zod'
import { type Filters, filterGroups, filterKinds } from './filters.ts'
import { type ListQuery, sorts } from './list-query.ts'
import { formatPriceRange, parsePriceRange } from './price-range.ts'

// Apart from list-query.ts, which browsers load: the schemas stay on the server.

/** How many values of one filter are read from an address; more is nobody's honest wish. */
const maxValues = 100
const maxTextLength = 200
/** No list is longer; keeps arithmetic on a hand-written page number sane. */
const maxPage = 1_000_000

const page = z.coerce
  .number()
  .int()
  .min(1)
  .catch(1)
  .transform(value => Math.min(value, maxPage))
const sort = z.enum(sorts).catch('relevance')

/** Never fails: a hand-edited address gets the nearest list that makes sense. */
export function parseListQuery(search: URLSearchParams, category?: string): ListQuery {
  const filters = Object.fromEntries(
    filterGroups.map(group => {
      const { key, parse } = filterKinds[group]
      const values = search.getAll(key).map(value => parse(value.trim()))
      const given = group === 'prices' ? [...values, parseFreeRange(search)] : values
      return [group, [...new Set(given.filter(value => value !== undefined))].slice(0, maxValues)]
    }),
  ) as Filters
  return {
    ...(category === undefined ? {} : { category }),
    text: parseText(search.get('q') ?? ''),
    ...filters,
    sort: sort.parse(search.get('sort')),
    page: page.parse(search.get('page') ?? 1),
  }
}

/** One line without control characters or halves of characters. */
export function parseText(text: string): string {
  return text
    .slice(0, maxTextLength)
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The two fields a form without script sends: `min=20&max=80`. */
function parseFreeRange(search: URLSearchParams): string | undefined {
  const [min = '', max = ''] = [search.get('min'), search.get('max')].map(end =>
    end?.trim().replace(/^\$/, ''),
  )
  const range = parsePriceRange(`${min}-${max}`)
  return range && formatPriceRange(range)
}
