import type { CheckedPage } from './checked-page.ts'

/** The result of crawling one storefront, for rules that compare pages. */
export interface CrawledSite {
  /** The origin of canonical URLs: https://www.fashion8.com */
  siteUrl: string
  /** The origins of all our storefronts. */
  ownOrigins: readonly string[]
  /** Keyed by path with query. */
  pages: ReadonlyMap<string, CheckedPage>
  /** The statuses of all responses, including redirects and files. */
  statuses: ReadonlyMap<string, number>
}

export function isBuyPath(href: string): boolean {
  return href.startsWith('/out/')
}

/** Returns the path of a URL on this storefront; undefined for other URLs. */
export function toOwnPath(href: string, { siteUrl }: Pick<CrawledSite, 'siteUrl'>) {
  if (!URL.canParse(href, siteUrl)) return undefined
  const url = new URL(href, siteUrl)
  return url.origin === new URL(siteUrl).origin ? url.pathname + url.search : undefined
}

export function isForeign(href: string, ownOrigins: readonly string[]): boolean {
  const url = URL.parse(href, ownOrigins[0])
  return url !== null && /^https?:$/.test(url.protocol) && !ownOrigins.includes(url.origin)
}

/** Returns true for two or more filters, a search or a sort order; false for a single filter. */
export function isCombination(path: string): boolean {
  const { searchParams } = new URL(path, 'http://own.invalid')
  const keys = [...searchParams.keys()].filter(key => key !== 'page')
  return keys.length > 1 || keys.some(key => key === 'q' || key === 'sort')
}

function isIndexed(page: CheckedPage, site: CrawledSite): boolean {
  const [canonical] = page.canonicals
  const isOwn = canonical !== undefined && toOwnPath(canonical, site) === page.path
  return page.status === 200 && !page.isNoindex && isOwn
}

/** Returns the path of another indexed page with the same text, if this page is indexed too. */
export function findTwins(
  page: CheckedPage,
  site: CrawledSite,
  getText: (page: CheckedPage) => string | undefined,
): string[] {
  const text = getText(page)
  if (!text || !isIndexed(page, site)) return []
  const twin = [...site.pages.values()].find(
    other => other.path !== page.path && getText(other) === text && isIndexed(other, site),
  )
  return twin ? [twin.path] : []
}

export function countBrand(text: string, brand: string | undefined): number {
  return brand === undefined ? 0 : text.toLowerCase().split(brand.toLowerCase()).length - 1
}

export function hasAll(rel: readonly string[], names: readonly string[]): boolean {
  return names.every(name => rel.includes(name))
}

export function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
