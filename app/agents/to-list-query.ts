import { findCategory } from '#app/domain/category-tree.ts'
import { isCurrencyCode, toUsdCents } from '#app/domain/currency.ts'
import { facetNames, facets } from '#app/domain/facets/facets.ts'
import { formatPriceRange } from '#app/domain/price-range.ts'
import type { ListQuery } from '#app/domain/urls/list-query.ts'
import { countLeftOut, parseListQuery } from '#app/domain/urls/parse-list-query.ts'
import type { SearchArguments } from './catalog-arguments.ts'
import { type CatalogMessage, UnusableArgumentsError } from './catalog-tool.ts'

type Catalog = SearchArguments['catalog']

/** The filters of our lists that assistants may use, by key. Prices have a form of their own. */
const filterKeys = new Map(
  facetNames.filter(name => name !== 'prices').map(name => [facets[name].key, name] as const),
)

/**
 * Translates a search into the query of a list, which then has the same products in the same order
 * as the page. Throws an `UnusableArgumentsError` for a value that we cannot read, because a list
 * without that filter would show products that were not asked for.
 */
export function toListQuery(
  { query = '', filters = {}, context }: Catalog,
  page: number,
): { query: ListQuery; messages: CatalogMessage[] } {
  const { categories = [], price, ...others } = filters
  const search = new URLSearchParams({ q: query, page: String(page) })
  const messages: CatalogMessage[] = []
  for (const [key, given] of Object.entries(others)) {
    const name = filterKeys.get(key)
    if (name === undefined) messages.push(describeUnknownFilter(key))
    else for (const value of readValues(key, given, facets[name].parse)) search.append(key, value)
  }
  if (price && (price.min !== undefined || price.max !== undefined))
    search.append(facets.prices.key, toDollars(price, context?.currency))
  if (countLeftOut(search) > 0)
    throw new UnusableArgumentsError('catalog.filters: these are too many values; use fewer')
  const [category] = categories
  if (category !== undefined && !findCategory(category))
    throw new UnusableArgumentsError(
      `catalog.filters.categories: there is no category “${category}”; use the “value” of a product’s categories`,
    )
  const list = parseListQuery(search, category)
  if (list.text === '' && categories.length === 0 && search.size <= 2)
    throw new UnusableArgumentsError('catalog: give a query or a filter')
  return { query: list, messages }
}

function readValues(
  key: string,
  given: unknown,
  parse: (text: string) => string | undefined,
): string[] {
  const values: unknown[] = Array.isArray(given) ? given : [given]
  return values.map(value => {
    const read = typeof value === 'string' ? parse(value.trim()) : undefined
    if (read === undefined)
      throw new UnusableArgumentsError(
        `catalog.filters.${key}: ${JSON.stringify(value)?.slice(0, 100)} is no value of this filter`,
      )
    return read
  })
}

function toDollars(
  { min, max }: NonNullable<NonNullable<Catalog['filters']>['price']>,
  given = 'USD',
): string {
  const currency = given.toUpperCase()
  if (!isCurrencyCode(currency))
    throw new UnusableArgumentsError(
      `catalog.context.currency: there is no exchange rate for ${currency}`,
    )
  const range = formatPriceRange({
    ...(min === undefined ? {} : { min: toUsdCents(min, currency) }),
    ...(max === undefined ? {} : { max: toUsdCents(max, currency) }),
  })
  const read = facets.prices.parse(range)
  if (read === undefined)
    throw new UnusableArgumentsError('catalog.filters.price: no product costs that much')
  return read
}

function describeUnknownFilter(key: string): CatalogMessage {
  const known = ['categories', 'price', ...filterKeys.keys()].join(', ')
  return {
    type: 'warning',
    code: 'filter_ignored',
    content: `There is no filter “${key.slice(0, 50)}”; the filters are ${known}`,
  }
}
