import type { SearchesQuery } from './searches-query.ts'

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
