// Over 300 lines, because every URL of the site is built here and nowhere else.
import { findCategory, getMainCategory } from './category-tree.ts'
import type { ClicksQuery } from './clicks-query.ts'
import { type FacetName, facets } from './facets/facets.ts'
import { type LinkPage, linkPages } from './link-page.ts'
import { formatListQuery, type ListQuery } from './list-query.ts'
import type { OAuthProvider } from './oauth-provider.ts'
import { parseText } from './parse-text.ts'
import type { Product } from './product.ts'
import { formatProductKey, type ProductKey, parseProductKey } from './product-key.ts'
import { getRetailerName } from './retailer-name.ts'
import type { RetailersQuery } from './retailers-query.ts'
import { formatSavedQuery, type SavedQuery } from './saved-query.ts'
import type { SearchesQuery } from './searches-query.ts'
import { toNameId, toSlug } from './slug.ts'
import { isSourceLetter, type SourceLetter } from './source.ts'

/** Builds every URL of the site; `links.test.ts` lists them all. */

export const homePath = '/'

/** JSON for a section far down the home page: `/api/home/newest`. */
export function homeSectionPath(section: string): string {
  return `/api/home/${section}`
}
export const brandsPath = '/brands'
export const retailersPath = '/retailers/'
/** The component gallery, for operators. */
export const galleryPaths = {
  Components: '/kitchen/items',
  'Coming soon': '/kitchen/splash',
  Lists: '/templates/lists',
} as const
export const testSkimPath = '/test/skim'
export const testFirebasePath = '/test/firebase'
export const testScriptsPath = '/test/scripts'
export const testStoresPath = '/test/stores'
export const themePath = '/theme'
export const cardsPerRowPath = '/cards-per-row'
/** Form actions for display preferences. */
export const choicePaths: readonly string[] = [themePath, cardsPerRowPath]

export const logoutPath = '/auth/logout'

const accountTabs = ['profile', 'saved', 'alerts', 'sizes', 'settings'] as const
export type AccountTab = (typeof accountTabs)[number]

/** The account: `/account/` for the first tab, `/account?tab=settings` for another. */
export function accountPath(tab: AccountTab = 'profile'): string {
  return tab === 'profile' ? '/account/' : `/account?tab=${tab}`
}

/** The tab in a URL, or the first tab. */
export function parseAccountTab(search: URLSearchParams): AccountTab {
  return accountTabs.find(tab => tab === search.get('tab')) ?? 'profile'
}

/** `/account/photo/{tag}`; the tag changes with the photo. */
export function photoPath(tag: string): string {
  return `/account/photo/${tag}`
}

export const downloadDataPath = '/account/download'

/** A page with a logout button; opening it does not log out. */
export const logoutPagePath = '/account?logout=1'

/** True for account and login paths. */
export function isAccountPath(path: string): boolean {
  return /^\/(?:account|auth)(?:[/?]|$)/.test(path)
}

interface Return {
  /** The path to show after signing in. */
  to?: string | undefined
}

/** `/auth/login/?to=%2Fsaved%2F`; `problem` is the reason why a social login failed. */
export function loginPath({ to, problem }: Return & { problem?: string } = {}): string {
  return withReturn('/auth/login/', { problem, to })
}

/** Starts logging in with another site: `/auth/with/google?to=%2Fsaved%2F` */
export function oauthPath(provider: OAuthProvider, { to }: Return = {}): string {
  return withReturn(`/auth/with/${provider}`, { to })
}

/** The provider's redirect URI; operators register it with the provider. */
export function oauthCallbackPath(provider: OAuthProvider, query: URLSearchParams): string {
  return `/auth/callback/${provider}?${query}`
}

export function signUpPath({ to }: Return = {}): string {
  return withReturn('/auth/signUp/', { to })
}

/** The form for a new password, opened with the token from an email. */
export function resetPasswordPath({ token, to }: Return & { token?: string } = {}): string {
  return withReturn('/auth/resetPassword/', { token, to })
}

/** The page whose button confirms an email address. */
export function verifyEmailPath({ token, to }: Return & { token: string }): string {
  return withReturn('/auth/verify/', { token, to })
}

function withReturn(
  path: string,
  { to, ...rest }: Return & { token?: string | undefined; problem?: string | undefined },
): string {
  const fields = { ...rest, to: to === undefined || to === accountPath() ? undefined : to }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) search.set(name, value)
  return search.size === 0 ? path : `${path}?${search}`
}

/** Forms of the account's tabs; they have no separate pages. */
export const alertsPath = '/alerts'
export const searchesPath = '/searches'
export const wornSizesPath = '/worn-sizes'

/** Unsubscribes from the alerts in an email, without signing in. */
export function unsubscribePath(token: string): string {
  return `/unsubscribe/${token}`
}

export const feedFormats = ['atom', 'json'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** Atom feed of a saved search: `/feeds/<token>/atom`. The token is a secret. */
export function feedPath(token: string, format: FeedFormat): string {
  return `/feeds/${token}/${format}`
}

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

/** The canonical path of a list: the brand's or retailer's page when nothing else is chosen. */
export function canonicalListPath({ brands, retailers, ...rest }: ListQuery): string {
  const [named, other] = [...brands.map(brandPath), ...retailers.map(retailerPath)]
  const isNamed = named !== undefined && other === undefined && listPath(rest) === listPath()
  return isNamed ? named : listPath({ ...rest, brands, retailers })
}

/** The query key for a filter to show with all its values. */
export const expandedKey = 'all'

/** A list with all values of one filter: `/products/women/dresses?sort=newest&all=brand`. */
export function expandedListPath(query: Partial<ListQuery>, facet: FacetName): string {
  const path = listPath(query)
  return `${path}${path.includes('?') ? '&' : '?'}${expandedKey}=${facets[facet].key}`
}

/** JSON with one page of a list's cards: `/api/list?category=dresses&page=2`. */
export function listDataPath({ category, ...query }: Partial<ListQuery>): string {
  const search = new URLSearchParams(formatListQuery(query))
  if (category !== undefined) search.set('category', category)
  return `/api/list?${search}`
}

/** JSON with the panel below a menu entry: `/api/menu/womens-clothes`. */
export function menuDataPath(category: string): string {
  return `/api/menu/${category}`
}

/** JSON with search suggestions for a partial query: `/api/suggest?q=red+dr`. */
export function suggestPath(text: string): string {
  return `/api/suggest?${new URLSearchParams({ q: text })}`
}

/**
 * JSON with the values of one filter that contain a text:
 * `/api/filter?facet=brands&find=nor&category=dresses`.
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

/** `/products`, `/products/women` for a main category, `/products/women/dresses` for others. */
function categoryPath(id: string | undefined): string {
  if (id === undefined || !findCategory(id)) return '/products'
  const main = getMainCategory(id)
  return main.id === id ? `/products/${main.id}` : `/products/${main.id}/${id}`
}

/**
 * `/product/{source}/{group}/{brand}/{retailer id}/{name}/{id}`: the source and the id identify the
 * product, the rest is for people. A missing brand is replaced by the retailer's name, a missing
 * name by the branded name.
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

/** The path of a product whose four descriptive segments are already encoded. */
export function productPathFrom(
  source: SourceLetter,
  segments: readonly string[],
  id: string,
): string {
  return `/product/${[source, ...segments, encodeURIComponent(id)].join('/')}`
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

/** `women` unless the product is known to be men's or for the home. */
function getGroup({ categoryId, genderTag }: LinkedProduct): string {
  const main = categoryId === undefined ? undefined : getMainCategory(categoryId).id
  if (main === 'living') return 'living'
  return main === 'men' || (main === undefined && /^(men|male|mens)$/i.test(genderTag ?? ''))
    ? 'men'
    : 'women'
}

/** A shopper's saved products: `/saved/?show=dropped&sort=drop&page=2`. */
export function savedPath(query: Partial<SavedQuery> = {}): string {
  const search = formatSavedQuery(query)
  return search === '' ? '/saved/' : `/saved/?${search}`
}

/** Saves a product by PUT and removes it by DELETE, for scripts. */
export function savedDataPath({ source, id }: ProductKey): string {
  return `/api/saved/${source}/${encodeURIComponent(id)}`
}

/** Saves and removes products by form; the product is a form field. */
export const saveFormPath = '/save'

/** The event stream of changes to saved products since the token's change. */
export function savedEventsPath(after?: string): string {
  const path = '/api/saved/events'
  return after === undefined ? path : `${path}?${new URLSearchParams({ after })}`
}

/** JSON of a product, for the quick-view dialog. */
export function productDataPath(source: string, id: string): string {
  return `/api/product/${source}/${encodeURIComponent(id)}`
}

/** Maximum number of cards per request. */
export const maxCardKeys = 20

/** JSON with the cards of some products: `/api/cards?ids=s:1,c:2`. */
export function cardsDataPath(keys: readonly ProductKey[]): string {
  // Encoded twice, because a retailer's id may contain the separating comma.
  return `/api/cards?ids=${keys.map(key => formatProductKey(key).replaceAll('%', '%25')).join(',')}`
}

/** Parses the keys from a `cardsDataPath` and ignores anything else. */
export function parseCardKeys(search: URLSearchParams): ProductKey[] {
  const keys = (search.get('ids') ?? '').split(',', maxCardKeys).map(parseProductKey)
  return keys.filter(key => key !== undefined)
}

export interface SharedPage {
  url: string
  title: string
  text: string
  /** Without number signs. */
  hashtags: string[]
  image?: string
  /** The storefront's account on X, without the at sign. */
  handle?: string
}

/** Facebook accepts one hashtag and always takes the picture from the page. */
export function facebookShareUrl({ url, title, text, hashtags, image }: SharedPage): string {
  return withSearch('https://www.facebook.com/sharer/sharer.php', {
    u: url,
    title,
    quote: [title, text].filter(Boolean).join('. '),
    hashtag: hashtags[0] && `#${hashtags[0]}`,
    picture: image,
  })
}

/** X shows the page's own picture. */
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

/** An outbound link: a URL of ours that redirects to the retailer. */
export function buyPath(source: SourceLetter, id: string): string {
  return `/out/${source}/${encodeURIComponent(id)}`
}

/** The place of an outbound link on our site. */
export interface OutPlace {
  page: LinkPage
  /** The position of the product in its list, from 1. */
  position?: number | undefined
  /** True if the shopper has seen the warning about the offer's link. */
  isWarned?: true | undefined
  /** The search that led to the product. */
  search?: string | undefined
}

/** A `buyPath` with the place of its link: `/out/s/730112845?from=list.12&q=red+dress`. */
export function buyPathFrom(path: string, { page, position, isWarned, search }: OutPlace): string {
  const place = position === undefined ? page : `${page}.${position}`
  const found = search ? `&${new URLSearchParams({ q: search })}` : ''
  return `${path}?from=${place}${isWarned ? '&anyway=1' : ''}${found}`
}

/** Parses the origin of a click; 'other' for text that `buyPathFrom` did not write. */
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

/** The URL of a product picture without its width. Only pictures in the catalogue have one. */
export function imageAddress(source: SourceLetter, id: string, tag: string): string {
  return `${imagePrefix}${source}/${encodeURIComponent(id)}/${tag}`
}

/** The owner and tag in a picture's URL; undefined for other URLs. */
export function parseImageAddress(
  address: string,
): { source: SourceLetter | typeof contentOwner; id: string; tag: string } | undefined {
  const [, source = '', id = '', tag = ''] =
    /^\/image\/([a-z]+)\/([^/]+)\/([^/]+)$/.exec(address) ?? []
  const isOwner = source === contentOwner || isSourceLetter(source)
  return isOwner ? { source, id: decodeURIComponent(id), tag } : undefined
}

/** A picture at one of our widths: `/image/s/730112845/1vq0cmd7y2fj/480`. */
export function imagePath(address: string, width: number): string {
  return `${address}/${width}`
}

export const imagePrefix = '/image/'

/** The prefix of editors' pictures, followed by the document. */
export function contentImageAddress(documentId: string, tag: string): string {
  return `${imagePrefix}${contentOwner}/${encodeURIComponent(documentId)}/${tag}`
}

/** Replaces the source in the URLs of editors' pictures. */
export const contentOwner = 'content'

/** All articles, or those about a brand: `/articles/northquay`. */
export function articlesPath(brand?: string): string {
  return brand === undefined ? '/articles' : `/articles/${encodeURIComponent(toNameId(brand))}`
}

/** The path segment for articles that are not about a brand. */
export const guidesName = 'Guides'

/** One article: `/articles/guides/how-to-wash-cashmere`. */
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

/** A page as Markdown: `/products/women/dresses.md?sort=newest`. */
export function markdownPath(path: string): string {
  return withSuffix(path, '.md')
}

/** The newest products of a list as RSS: `/products/women/dresses.rss?brand=Northquay`. */
export function listFeedPath(path: string): string {
  return withSuffix(path, '.rss')
}

function withSuffix(path: string, suffix: string): string {
  const [pathname, search] = path.split('?')
  return `${pathname}${suffix}${search === undefined ? '' : `?${search}`}`
}

/** In px; social networks show this shape without cropping. */
export const shareImageSize = { width: 1200, height: 630 }
const sharePrefix = '/og'
const shareSuffix = '.jpg'

/** The link preview of a page: `/og/products/women/dresses.jpg`, `/og/home.jpg`. */
export function shareImagePath(path: string): string {
  const [pathname = homePath] = path.split('?')
  const page = pathname === homePath ? '/home' : pathname.replace(/\/$/, '')
  return `${sharePrefix}${page}${shareSuffix}`
}

/** The path of the page in a `shareImagePath`; undefined for other paths. */
export function parseShareImagePath(path: string): string | undefined {
  const page = /^\/og(\/.+)\.jpg$/.exec(path)?.[1]
  return page === '/home' ? homePath : page
}

/** The route that renders a list as RSS; `path` is the path of its page. */
export function listFeedDataPath(path: string): string {
  return `/api/list-feed?${new URLSearchParams({ path })}`
}

/** The route that renders a page as Markdown; `path` is the page's path. */
export function markdownDataPath(path: string): string {
  return `/api/markdown?${new URLSearchParams({ path })}`
}

/** The operators' clicks page, without default values. */
export function adminClicksPath(query?: Partial<ClicksQuery>): string {
  return withClicksQuery('/admin/clicks', query)
}

/** The story of one click, by its sub-id. */
export function adminClickPath(subId: string): string {
  return `/admin/clicks/${encodeURIComponent(subId)}`
}

/** The table of the clicks page as a CSV file. */
export function adminClicksCsvPath(query?: Partial<ClicksQuery>): string {
  return withClicksQuery('/admin/clicks.csv', query)
}

/** The operators' page of rules for our pages. */
export const adminRulesPath = '/admin/rules'

/** The operators' page of the storefronts' settings. */
export const adminStorefrontsPath = '/admin/storefronts'

/** The operators' page of bad links. */
export const adminLinksPath = '/admin/links'

/** The operators' page of proposals: retailers and offers that may be one. */
export const adminVocabularyPath = '/admin/vocabulary'

/** The operators' audit log; `before` is the id of the last entry on the previous page. */
export function adminAuditPath({ text, before }: { text?: string; before?: string } = {}): string {
  const search = new URLSearchParams()
  if (text) search.set('q', text)
  if (before) search.set('before', before)
  return search.size === 0 ? '/admin/audit' : `/admin/audit?${search}`
}

/** The operators' page of searches and synonyms; `word` fills in the form for a new synonym. */
export function adminSearchPath({
  list,
  days,
  storefront,
  word,
}: Partial<SearchesQuery> & { word?: string } = {}): string {
  const search = new URLSearchParams()
  if (list && list !== 'asked') search.set('list', list)
  if (days && days !== 7) search.set('days', String(days))
  if (storefront) search.set('site', storefront)
  if (word) search.set('word', word)
  return search.size === 0 ? '/admin/search' : `/admin/search?${search}`
}

/** The operators' morning page. */
export const adminPath = '/admin'

export const adminSourcesPath = '/admin/sources'

/**
 * The page of one source, by its name, or of a feed, by its scope. `reason` lists the rejected
 * records with that reason, beginning after the record number `after`.
 */
export function adminSourcePath(
  name: string,
  { reason, after }: { reason?: string; after?: string } = {},
): string {
  const search = new URLSearchParams()
  if (reason) search.set('reason', reason)
  if (after) search.set('after', after)
  const path = `${adminSourcesPath}/${encodeURIComponent(name)}`
  return search.size === 0 ? path : `${path}?${search}`
}

/** The operators' page of all retailers. */
export function adminRetailersPath({ text, sort, page }: Partial<RetailersQuery> = {}): string {
  const search = new URLSearchParams()
  if (text) search.set('q', text)
  if (sort && sort !== 'name') search.set('sort', sort)
  if (page && page > 1) search.set('page', String(page))
  return search.size === 0 ? '/admin/retailers' : `/admin/retailers?${search}`
}

/** One retailer, by its key. */
export function adminRetailerPath(key: string): string {
  return `/admin/retailers/${encodeURIComponent(key)}`
}

/** A retailer's logo; the tag changes with the logo. */
export function retailerLogoPath(tag: string): string {
  return `/retailer-logo/${tag}`
}

function withClicksQuery(
  path: string,
  { days = 30, by = 'day', state }: Partial<ClicksQuery> = {},
) {
  const search = new URLSearchParams()
  if (days !== 30) search.set('days', String(days))
  if (by !== 'day') search.set('by', by)
  if (state) search.set('state', state)
  return search.size === 0 ? path : `${path}?${search}`
}

export const llmsPath = '/llms.txt'
export const howWeRankPath = '/how-we-rank'
export const robotsPath = '/robots.txt'
export const sitemapIndexPath = '/sitemap.xml'

/** A file of the sitemap: `/sitemaps/products-3.xml`. */
export function sitemapPath(file: string): string {
  return `/sitemaps/${file}.xml`
}

/**
 * Paths that robots.txt disallows: redirects off the site, pages of one visitor, and data. Pages
 * that should only stay out of search results use noindex, which crawlers must fetch to see.
 */
export const uncrawledPaths: readonly string[] = [
  '/api/',
  '/out/',
  '/auth/',
  '/account',
  '/saved',
  '/admin',
  '/preview',
  '/test/',
  themePath,
  cardsPerRowPath,
]

/** The canonical URL of a page, built from the storefront's settings, never from a request. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).href
}

/** Percent-encodes an untrusted path on this site for a header, else returns `fallback`. */
export function parseOwnPath(text: unknown, fallback: string = homePath): string {
  // Browsers drop tabs and line breaks in a URL and treat \\ as /, so "/\t/evil.example" would
  // leave the site.
  if (typeof text !== 'string' || !/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(text)) return fallback
  const { pathname, search, hash } = new URL(text, 'http://own.invalid')
  // Removing the dot segments of "/..//evil.example" would leave a host name.
  return pathname.startsWith('//') ? fallback : pathname + search + hash
}
