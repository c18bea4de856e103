import type { Facet } from '../facets/facet.ts'
import { facetNames, facets } from '../facets/facets.ts'
import { excludableFacets } from '../facets/filters.ts'
import { isDataPath, toPagePath } from './data-path.ts'
import { expandedKey, shuffleKey, sizeKey } from './links.ts'
import { exclusionPrefix, mySizesKey } from './list-query.ts'

/** The keys of a list's query string, including those that its forms send without JavaScript. */
const listKeys = [
  'q',
  ...facetNames.map(name => facets[name].key),
  ...excludableFacets.map(name => `${exclusionPrefix}${facets[name].key}`),
  ...facetNames.flatMap(name => (facets[name] as Facet).form?.keys ?? []),
  ...[mySizesKey, 'sort', 'page', expandedKey],
]

/** The pages and data that are the same for all signed-out visitors, with their query keys. */
const sharedPages: readonly [path: RegExp, keys: readonly string[]][] = [
  [/^\/$/, []],
  [/^\/products(?:\/[^/]+){0,2}$/, listKeys],
  [/^\/stores(?:\/[^/]+){1,2}$/, listKeys],
  [/^\/retailers\/[^/]+$/, listKeys],
  [/^\/product(?:\/[^/]+){6}$/, [sizeKey]],
  [/^\/(?:brands|retailers)$/, ['q']],
  [/^\/articles(?:\/[^/]+){0,2}$/, []],
  [/^\/company(?:\/[^/]+)?$/, []],
  [/^\/how-we-rank$/, []],
  [/^\/sales-we-didnt-believe$/, [facets.retailers.key, 'page']],
  [/^\/why$/, ['card', shuffleKey, 'category', ...listKeys]],
  [/^\/api\/list$/, ['category', ...listKeys]],
  [/^\/api\/filter$/, ['facet', 'find', 'category', ...listKeys]],
  [/^\/api\/suggest$/, ['q']],
  [/^\/api\/cards$/, ['ids']],
  [/^\/api\/(?:home|menu)\/[^/]+$/, []],
  [/^\/api\/product(?:\/[^/]+){2}$/, []],
]

/** The key with which a client navigation chooses the routes whose data it needs. */
const dataKey = '_routes'

/**
 * Returns the query keys that a page reads; undefined for a path whose response may depend on
 * anything else, such as an account, a form, a token or a file.
 *
 *     /products/women.data   → q, brand and so on, _routes      /account   → undefined
 *     /how-we-rank           → none                             /sitemaps/a.xml   → undefined
 */
export function findSharedKeys(pathname: string): readonly string[] | undefined {
  const isData = isDataPath(pathname)
  const path = isData ? toPagePath(pathname) : pathname.replace(/\.md$/, '')
  const page = path.replace(/\/_$|^\/_root$/, '/')
  const bare = page === '/' ? page : page.replace(/\/$/, '')
  if (/\.(?:rss|xml)$/.test(bare)) return undefined
  const keys = sharedPages.find(([pattern]) => pattern.test(bare))?.[1]
  return keys && isData ? [...keys, dataKey] : keys
}
