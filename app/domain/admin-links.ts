import type { ClicksQuery } from './clicks-query.ts'
import type { RetailersQuery } from './retailers-query.ts'
import type { SearchesQuery } from './searches-query.ts'
import type { TableQuery } from './table-query.ts'

/** Builds the path of the operators' clicks page, leaving default values out of the query. */
export function adminClicksPath(query?: Partial<ClicksQuery>): string {
  return withClicksQuery('/admin/clicks', query)
}

/** Builds the path of the page with one click's history, by its sub-id. */
export function adminClickPath(subId: string): string {
  return `/admin/clicks/${encodeURIComponent(subId)}`
}

/** Builds the path of the clicks page's table as a CSV file. */
export function adminClicksCsvPath(query?: Partial<ClicksQuery>): string {
  return withClicksQuery('/admin/clicks.csv', query)
}

/** The operators' page with SEO, legal and accessibility rules. */
export const adminRulesPath = '/admin/rules'

/** The operators' page with the storefronts' settings. */
export const adminStorefrontsPath = '/admin/storefronts'

/** The operators' page that lists bad links. */
export const adminLinksPath = '/admin/links'

/** The operators' page with proposed merges of retailers and of offers. */
export const adminVocabularyPath = '/admin/vocabulary'

/** Builds the path of the operators' page with brand names and aliases. */
export function adminBrandsPath(query?: Partial<TableQuery>): string {
  return withTableQuery('/admin/vocabulary/brands', query)
}

/** Builds the path of the operators' page with unmapped source categories. */
export function adminCategoriesPath(query?: Partial<TableQuery>): string {
  return withTableQuery('/admin/vocabulary/categories', query)
}

/** Builds the path of the audit log; `before` is the id of the last entry on the previous page. */
export function adminAuditPath({ text, before }: { text?: string; before?: string } = {}): string {
  const search = new URLSearchParams()
  if (text) search.set('q', text)
  if (before) search.set('before', before)
  return search.size === 0 ? '/admin/audit' : `/admin/audit?${search}`
}

/**
 * Builds the path of the operators' page with searches and
 * synonyms; `word` fills in the form for a new synonym.
 */
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

/** The operators' start page, called the morning page. */
export const adminPath = '/admin'

export const adminSourcesPath = '/admin/sources'

/**
 * Builds the path of the page for a source (by name) or a feed (by scope). `reason`
 * lists the rejected records with that reason, starting after record number `after`.
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

/** Builds the path of the operators' list of retailers. */
export function adminRetailersPath({ text, sort, page }: Partial<RetailersQuery> = {}): string {
  const search = new URLSearchParams()
  if (text) search.set('q', text)
  if (sort && sort !== 'name') search.set('sort', sort)
  if (page && page > 1) search.set('page', String(page))
  return search.size === 0 ? '/admin/retailers' : `/admin/retailers?${search}`
}

/** Builds the path of the operators' page about one retailer, by its key. */
export function adminRetailerPath(key: string): string {
  return `/admin/retailers/${encodeURIComponent(key)}`
}

function withTableQuery(path: string, { text, page }: Partial<TableQuery> = {}) {
  const search = new URLSearchParams()
  if (text) search.set('q', text)
  if (page && page > 1) search.set('page', String(page))
  return search.size === 0 ? path : `${path}?${search}`
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
