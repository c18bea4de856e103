/** The kinds of pages that rules distinguish; a `state` has a query other than `page`. */
export const pageKinds = [
  'home',
  'list',
  'brand',
  'retailer',
  'product',
  'directory',
  'articles',
  'article',
  'company',
  'guide',
  'state',
  'missing',
  'sitemap',
] as const
export type PageKind = (typeof pageKinds)[number]

/** A path that does not exist, to check the response to it. */
export const missingPath = '/no-such-page'

const patterns: readonly [PageKind, RegExp][] = [
  ['home', /^\/$/],
  ['list', /^\/products(?:\/[^/]+){0,2}$/],
  ['brand', /^\/stores(?:\/[^/]+){1,2}$/],
  ['retailer', /^\/retailers\/[^/]+$/],
  ['product', /^\/product(?:\/[^/]+){6}$/],
  ['directory', /^\/(?:brands|retailers)$/],
  ['articles', /^\/articles(?:\/[^/]+)?$/],
  ['article', /^\/articles(?:\/[^/]+){2}$/],
  ['company', /^\/company(?:\/[^/]+)?$/],
  ['guide', /^\/(?:how-we-rank|sales-we-didnt-believe)$/],
  ['missing', new RegExp(`^${missingPath}$`)],
]

/** Returns the kind of page at a path with its query; undefined for files and forms. */
export function findPageKind(path: string): PageKind | undefined {
  const { pathname, searchParams } = new URL(path, 'http://own.invalid')
  if (/\.[a-z]+$/.test(pathname)) return undefined
  const bare = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
  const kind = patterns.find(([, pattern]) => pattern.test(bare))?.[0]
  const isState = [...searchParams.keys()].some(key => key !== 'page')
  return kind !== undefined && isState ? 'state' : kind
}
