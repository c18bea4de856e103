import type { FacetName } from '../facets/facets.ts'
import { formatProductKey, type ProductKey, parseProductKey } from '../product-key.ts'
import { formatListQuery, type ListQuery } from './list-query.ts'
import { toLastSegment } from './product-path.ts'

// The URLs of the JSON that pages load later.

/** Builds the path of the JSON for a section far down the home page: `/api/home/newest`. */
export function homeSectionPath(section: string): string {
  return `/api/home/${section}`
}

/**
 * Builds the path of the JSON for a page of a list's cards: `/api/list?category=dresses&page=2`.
 */
export function listDataPath({ category, ...query }: Partial<ListQuery>): string {
  const search = new URLSearchParams(formatListQuery(query))
  if (category !== undefined) search.set('category', category)
  return `/api/list?${search}`
}

/** Builds the path of the JSON for the panel below a menu entry: `/api/menu/womens-clothes`. */
export function menuDataPath(category: string): string {
  return `/api/menu/${category}`
}

/** Builds the path of the JSON with suggestions for a partial query: `/api/suggest?q=red+dr`. */
export function suggestPath(text: string): string {
  return `/api/suggest?${new URLSearchParams({ q: text })}`
}

/**
 * Builds the path of the JSON with a filter's values that contain the
 * typed text: `/api/filter?facet=brands&find=nor&category=dresses`.
 */
export function filterValuesPath(
  { category, ...query }: ListQuery,
  facet: FacetName,
  find: string,
): string {
  const search = new URLSearchParams({
    facet,
    find,
    ...(category === undefined ? {} : { category }),
  })
  return `/api/filter?${search}&${formatListQuery({ ...query, page: 1 })}`
}

/** Builds the path of a product's JSON, for the quick-view dialog. */
export function productDataPath(source: string, id: string): string {
  return `/api/product/${source}/${toLastSegment(id)}`
}

/** Maximum number of cards per request. */
const maxCardKeys = 20

/** Builds the path of the JSON with the cards of these products: `/api/cards?ids=s:1,c:2`. */
export function cardsDataPath(keys: readonly ProductKey[]): string {
  // The id is encoded twice, because a retailer's id may contain the separating comma.
  return `/api/cards?ids=${keys.map(key => formatProductKey(key).replaceAll('%', '%25')).join(',')}`
}

/** Parses the keys from a `cardsDataPath` and ignores anything else. */
export function parseCardKeys(search: URLSearchParams): ProductKey[] {
  const keys = (search.get('ids') ?? '').split(',', maxCardKeys).map(parseProductKey)
  return keys.filter(key => key !== undefined)
}
