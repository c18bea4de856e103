import type { ClicksQuery } from './clicks-query.ts'

/** Builds the path of the operators' clicks page, leaving default values out of the query. */
export function adminClicksPath(query?: Partial<ClicksQuery>): string {
  return withQuery('/admin/clicks', query)
}

/** Builds the path of the clicks page's table as a CSV file. */
export function adminClicksCsvPath(query?: Partial<ClicksQuery>): string {
  return withQuery('/admin/clicks.csv', query)
}

/** Builds the path of the page with one click's history, by its sub-id. */
export function adminClickPath(subId: string): string {
  return `/admin/clicks/${encodeURIComponent(subId)}`
}

function withQuery(path: string, { days = 30, by = 'day', state }: Partial<ClicksQuery> = {}) {
  const search = new URLSearchParams()
  if (days !== 30) search.set('days', String(days))
  if (by !== 'day') search.set('by', by)
  if (state) search.set('state', state)
  return search.size === 0 ? path : `${path}?${search}`
}
