import { findCategory, getMainCategory } from '../category-tree.ts'
import { type FacetName, facets } from '../facets/facets.ts'
import { type LinkPage, linkPages } from '../link-page.ts'
import { parseText } from '../parse-text.ts'
import type { Product } from '../product.ts'
import { getRetailerName } from '../retailer-name.ts'
import type { SourceLetter } from '../source.ts'
import { formatListQuery, type ListQuery, type PartialListQuery } from './list-query.ts'
import { toLastSegment } from './product-path.ts'
import { toNameId, toSlug } from './slug.ts'

// The URLs of pages. Other files named …-links.ts
// build the other paths; links.test.ts lists them all.

export const homePath = '/'

export const brandsPath = '/brands'
export const retailersPath = '/retailers/'
/** The operators' start page, called the morning page. */
export const adminPath = '/admin'
export const themePath = '/theme'
export const cardsPerRowPath = '/cards-per-row'
/** Form actions for display preferences. */
export const choicePaths: readonly string[] = [themePath, cardsPerRowPath]

/** Builds the path of one brand's list: `/stores/24-sevres`. */
export function brandPath(name: string): string {
  return `/stores/${encodeURIComponent(toNameId(name))}`
}

/** Builds the path of one retailer's list: `/retailers/alder-finch`. */
export function retailerPath(name: string): string {
  return `/retailers/${encodeURIComponent(toNameId(name))}`
}

/** Builds a list's path: `/products/women/dresses?brand=Northquay&sort=newest&page=2`. */
export function listPath(query: PartialListQuery = {}): string {
  const search = formatListQuery(query)
  return search === '' ? categoryPath(query.category) : `${categoryPath(query.category)}?${search}`
}

/**
 * Returns the canonical path of a list: the brand's or retailer's page when nothing else is chosen.
 */
export function canonicalListPath({ brands, retailers, ...rest }: ListQuery): string {
  const [named, other] = [...brands.map(brandPath), ...retailers.map(retailerPath)]
  const isNamed = named !== undefined && other === undefined && listPath(rest) === listPath()
  return isNamed ? named : listPath({ ...rest, brands, retailers })
}

/** The query key for the filter that shows all its values. */
export const expandedKey = 'all'

/** The key of the selected size in the URL of a product's page. */
export const sizeKey = 'size'

/** Adds all values of one filter to a list: `/products/women/dresses?sort=newest&all=brand`. */
export function expandedListPath(query: Partial<ListQuery>, facet: FacetName): string {
  const path = listPath(query)
  return `${path}${path.includes('?') ? '&' : '?'}${expandedKey}=${facets[facet].key}`
}

/**
 * Builds a category's path: `/products/women` for a
 * main category, otherwise `/products/women/dresses`.
 */
function categoryPath(id: string | undefined): string {
  if (id === undefined || !findCategory(id)) return '/products'
  const main = getMainCategory(id)
  return main.id === id ? `/products/${main.id}` : `/products/${main.id}/${id}`
}

/**
 * Builds a product's path: `/product/{source}/{group}/{brand}/{retailer id}/{name}/{id}`.
 * The source and the id identify the product; the rest of the path is for readability. A
 * missing brand is replaced by the retailer's name, a missing name by the branded name.
 */
export function productPath(product: LinkedProduct): string {
  const segments = [
    getGroup(product),
    toSlug(product.brand?.name || getRetailerName(product)),
    product.retailer.id,
    toSlug(product.unbrandedName || product.brandedName),
  ]
  return productPathFrom(product.source, segments.map(encodeURIComponent), product.id)
}

/** Returns the path of a product whose four descriptive segments are already encoded. */
export function productPathFrom(
  source: SourceLetter,
  segments: readonly string[],
  id: string,
): string {
  return `/product/${[source, ...segments, toLastSegment(id)].join('/')}`
}

export type LinkedProduct = Pick<
  Product,
  | 'source'
  | 'id'
  | 'brand'
  | 'retailer'
  | 'retailerName'
  | 'unbrandedName'
  | 'brandedName'
  | 'categoryId'
  | 'genderTag'
>

/** Returns `women` unless the product is known to be men's or for the home. */
function getGroup({ categoryId, genderTag }: LinkedProduct): string {
  const main = categoryId === undefined ? undefined : getMainCategory(categoryId).id
  if (main === 'living') return 'living'
  return main === 'men' || (main === undefined && /^(men|male|mens)$/i.test(genderTag ?? ''))
    ? 'men'
    : 'women'
}

/** Builds an outbound link: a path of ours that redirects to the retailer. */
export function buyPath(source: SourceLetter, id: string): string {
  return `/out/${source}/${encodeURIComponent(id)}`
}

/** The place of an outbound link on our site. */
export interface OutPlace {
  page: LinkPage
  /** The position of the product in its list, starting at 1. */
  position?: number | undefined
  /** True if the shopper has seen the warning about the offer's link. */
  isWarned?: true | undefined
  /** The search that led to the product. */
  search?: string | undefined
}

/** Adds a link's place on our site to a `buyPath`: `/out/s/730112845?from=list.12&q=red+dress`. */
export function buyPathFrom(path: string, { page, position, isWarned, search }: OutPlace): string {
  const place = position === undefined ? page : `${page}.${position}`
  const found = search ? `&${new URLSearchParams({ q: search })}` : ''
  return `${path}?from=${place}${isWarned ? '&anyway=1' : ''}${found}`
}

/** Parses the origin of a click; 'other' for anything that `buyPathFrom` did not write. */
export function parseOutPlace(search: URLSearchParams): OutPlace {
  const text = parseText(search.get('q') ?? '')
  const [, name, position] = /^([a-z-]+)(?:\.([1-9]\d{0,5}))?$/.exec(search.get('from') ?? '') ?? []
  const page = linkPages.find(known => known === name) ?? 'other'
  return {
    page,
    ...(position === undefined ? {} : { position: Number(position) }),
    ...(search.get('anyway') === '1' ? { isWarned: true } : {}),
    ...(text === '' ? {} : { search: text }),
  }
}

/** Builds the path of all articles, or of those about a brand: `/articles/northquay`. */
export function articlesPath(brand?: string): string {
  return brand === undefined ? '/articles' : `/articles/${encodeURIComponent(toNameId(brand))}`
}

/** The path segment for articles that are not about a brand. */
export const guidesName = 'Guides'

/** Builds the path of one article: `/articles/guides/how-to-wash-cashmere`. */
export function articlePath({ brand = guidesName, uid }: { brand?: string; uid: string }): string {
  return `${articlesPath(brand)}/${encodeURIComponent(uid)}`
}

/** The RSS feed of the articles. */
export const articlesFeedPath = '/articles/feed.xml'

export const previewPath = '/preview'
export const contentWebhookPath = '/api/content/webhook'

export const companyPages = [
  'about',
  'contact',
  'advertising_disclosure',
  'terms',
  'privacy_policy',
  'accessibility',
] as const
export type CompanyPage = (typeof companyPages)[number]

export function companyPath(page: CompanyPage): string {
  return `/company/${page}`
}

/** Builds the path of a retailer's logo; the tag changes with the logo. */
export function retailerLogoPath(tag: string): string {
  return `/retailer-logo/${tag}`
}

export const howWeRankPath = '/how-we-rank'

/** Builds the path of the sales that our price record contradicts, or of one store's. */
export function refusedSalesPath({
  store,
  page,
}: {
  store?: string | undefined
  page?: number
} = {}): string {
  const search = formatListQuery({ retailers: store === undefined ? [] : [store], page })
  return search === '' ? refusedSalesBase : `${refusedSalesBase}?${search}`
}

const refusedSalesBase = '/sales-we-didnt-believe'
/** The page that explains one card's place in a search: `/why?q=red&card=1.s:730112845`. */
export const whyPath = '/why'
/** The key of the number of a shuffle of commissions, in the URL of that page. */
export const shuffleKey = 'shuffle'
/** Where assistants call our tools, and the profile that says so. */
export const agentsPath = '/ucp/mcp'
export const ucpProfilePath = '/.well-known/ucp'
export const robotsPath = '/robots.txt'
export const sitemapIndexPath = '/sitemap.xml'

/** Builds the path of a sitemap file: `/sitemaps/products-3.xml`. */
export function sitemapPath(file: string): string {
  return `/sitemaps/${file}.xml`
}

/**
 * Paths that robots.txt disallows: redirects off the site, personal
 * pages, and data. Pages that should only stay out of search results
 * use noindex, which works only if crawlers may fetch the page.
 */
export const uncrawledPaths: readonly string[] = [
  '/api/',
  '/out/',
  '/auth/',
  '/account',
  '/saved',
  adminPath,
  '/preview',
  '/test/',
  themePath,
  cardsPerRowPath,
]

/**
 * Returns the canonical URL of a page, built from the storefront's settings, never from a request.
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).href
}

/**
 * Percent-encodes an untrusted path for use in a header.
 * Returns `fallback` unless the path stays on this site.
 */
export function parseOwnPath(text: unknown, fallback: string = homePath): string {
  // Browsers drop tabs and line breaks in a URL and treat \\ as /, so "/\t/evil.example" would
  // leave the site.
  if (typeof text !== 'string' || !/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(text)) return fallback
  const { pathname, search, hash } = new URL(text, 'http://own.invalid')
  // Removing the dot segments of "/..//evil.example" would leave a host name.
  return pathname.startsWith('//') ? fallback : pathname + search + hash
}
