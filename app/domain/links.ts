import { findCategory, getMainCategory } from './category-tree.ts'
import type { FilterGroup } from './filters.ts'
import { formatListQuery, type ListQuery } from './list-query.ts'
import type { Product } from './product.ts'
import { formatProductKey, type ProductKey, parseProductKey } from './product-key.ts'
import { toNameId, toSlug } from './slug.ts'
import type { SourceLetter } from './source.ts'

/** Every address the site has is made here, and `links.test.ts` lists them all. */

export const homePath = '/'
export const brandsPath = '/brands'
export const retailersPath = '/retailers/'
export const themePath = '/theme'

/** One brand's list: `/stores/24-sevres`. */
export function brandPath(name: string): string {
  return `/stores/${encodeURIComponent(toNameId(name))}`
}

/** One retailer's list: `/retailers/alder-finch`. */
export function retailerPath(name: string): string {
  return `/retailers/${encodeURIComponent(toNameId(name))}`
}

/** A list: `/products/women/dresses?brand=Northquay&sort=newest&page=2`. */
export function listPath(query: Partial<ListQuery> = {}): string {
  const search = formatListQuery(query)
  return search === '' ? categoryPath(query.category) : `${categoryPath(query.category)}?${search}`
}

/** The one address a list is known by: that of its brand or retailer where nothing else is chosen. */
export function canonicalListPath({ brands, stores, ...rest }: ListQuery): string {
  const [named, other] = [...brands.map(brandPath), ...stores.map(retailerPath)]
  const isNamed = named !== undefined && other === undefined && listPath(rest) === listPath()
  return isNamed ? named : listPath({ ...rest, brands, stores })
}

/** The cards of one page of a list, as data: `/api/list?category=dresses&page=2`. */
export function listDataPath({ category, ...query }: Partial<ListQuery>): string {
  const search = new URLSearchParams(formatListQuery(query))
  if (category !== undefined) search.set('category', category)
  return `/api/list?${search}`
}

/** What a shopper may mean who has written so far, as data: `/api/suggest?q=red+dr`. */
export function suggestPath(text: string): string {
  return `/api/suggest?${new URLSearchParams({ q: text })}`
}

/** The values of one filter whose names hold a text, as data: `/api/filter?group=brands&find=nor&category=dresses`. */
export function filterValuesPath(
  { category, ...query }: ListQuery,
  group: FilterGroup,
  find: string,
): string {
  const search = new URLSearchParams({ group, find, ...(category === undefined ? {} : { category }) })
  return `/api/filter?${search}&${formatListQuery({ ...query, page: 1 })}`
}

/** `/products`, `/products/women` for a main category, `/products/women/dresses` for one below it. */
function categoryPath(id: string | undefined): string {
  if (id === undefined || !findCategory(id)) return '/products'
  const main = getMainCategory(id)
  return main.id === id ? `/products/${main.id}` : `/products/${main.id}/${id}`
}

/**
 * `/product/{source}/{group}/{brand}/{retailer id}/{name}/{id}`: the first and the last find the product, the rest is
 * for people. Brand falls back to the retailer's name, name to the branded name.
 */
export function productPath(product: LinkedProduct): string {
  const segments = [
    product.source,
    getGroup(product),
    toSlug(product.brand?.name || product.retailer.name),
    product.retailer.id,
    toSlug(product.unbrandedName || product.brandedName),
    product.id,
  ]
  return `/product/${segments.map(encodeURIComponent).join('/')}`
}

export type LinkedProduct = Pick<
  Product,
  'source' | 'id' | 'brand' | 'retailer' | 'unbrandedName' | 'brandedName' | 'categoryId' | 'genderTag'
>

/** Women, unless the product is known to be men's or for the home. */
function getGroup({ categoryId, genderTag }: LinkedProduct): string {
  const main = categoryId === undefined ? undefined : getMainCategory(categoryId).id
  if (main === 'living') return 'living'
  return main === 'men' || (main === undefined && /^(men|male|mens)$/i.test(genderTag ?? ''))
    ? 'men'
    : 'women'
}

/** A product as data, for the dialog over a list. */
export function productDataPath(source: string, id: string): string {
  return `/api/product/${source}/${encodeURIComponent(id)}`
}

/** So many cards are asked for at once, and no more are answered. */
export const maxCardKeys = 20

/** The cards of some products, as data: `/api/cards?ids=s:1,c:2`. */
export function cardsDataPath(keys: readonly ProductKey[]): string {
  // Encoded once more, since an id of a retailer's may hold the comma that parts them.
  return `/api/cards?ids=${keys.map(key => formatProductKey(key).replaceAll('%', '%25')).join(',')}`
}

/** What `cardsDataPath` asked for, whatever else an address says. */
export function parseCardKeys(search: URLSearchParams): ProductKey[] {
  const keys = (search.get('ids') ?? '').split(',', maxCardKeys).map(parseProductKey)
  return keys.filter(key => key !== undefined)
}

export interface SharedPage {
  url: string
  title: string
  text: string
  /** Without their number signs. */
  hashtags: string[]
  image?: string
  /** The site's own name at X, without its at sign. */
  handle?: string
}

/** Facebook takes one hashtag, and reads the picture from the page whatever it is told here. */
export function facebookShareUrl({ url, title, text, hashtags, image }: SharedPage): string {
  return withSearch('https://www.facebook.com/sharer/sharer.php', {
    u: url,
    title,
    quote: [title, text].filter(Boolean).join('. '),
    hashtag: hashtags[0] && `#${hashtags[0]}`,
    picture: image,
  })
}

/** X shows the picture of the page itself. */
export function xShareUrl({ url, title, text, hashtags, handle }: SharedPage): string {
  return withSearch('https://x.com/intent/post', {
    text: [title, text].filter(Boolean).join('. '),
    url,
    hashtags: hashtags.join(','),
    via: handle,
  })
}

function withSearch(address: string, fields: Record<string, string | undefined>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(fields)) if (value) url.searchParams.set(name, value)
  return url.href
}

/** The way out to the retailer: our own address, which sends the visitor on. */
export function buyPath(source: SourceLetter, id: string): string {
  return `/out/${source}/${encodeURIComponent(id)}`
}

/** A picture of a product, all but its width; only pictures the catalogue knows have one. */
export function imageAddress(source: SourceLetter, id: string, tag: string): string {
  return `${imagePrefix}${source}/${encodeURIComponent(id)}/${tag}`
}

/** A picture in one of our widths: `/image/s/730112845/1vq0cmd7y2fj/480`. */
export function imagePath(address: string, width: number): string {
  return `${address}/${width}`
}

export const imagePrefix = '/image/'

export const companyPages = ['about', 'contact', 'advertising_disclosure', 'terms', 'privacy_policy'] as const
export type CompanyPage = (typeof companyPages)[number]

export function companyPath(page: CompanyPage): string {
  return `/company/${page}`
}

/** The one address a page has for search engines, built from the storefront's settings and never from a request. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).href
}

/** A path of our own, from text a visitor could have written; anything else leads home. */
export function parseOwnPath(text: unknown): string {
  // A browser drops tabs and line ends inside an address and reads \\ as /, so "/\t/evil.example" would leave the site.
  return typeof text === 'string' && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(text) ? text : homePath
}
